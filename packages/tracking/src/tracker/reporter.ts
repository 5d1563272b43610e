import type { Undo } from '@sitewright/machine'
import type { EventDraft, EventReport, TrackedEvent } from '../event/event.ts'
import { serialize } from '../event/serialize.ts'

/** Refusals that are meant, and thus no warning. */
const INTENDED: readonly unknown[] = ['disabled', 'page', 'account', 'consent']

/** Receives what becomes of each event. None of its functions throws. */
export interface Reporter {
  readonly observe: (listener: (report: EventReport) => void) => Undo
  readonly report: (
    event: EventDraft | TrackedEvent,
    status: EventReport['status'],
    reason?: string,
    destination?: string,
  ) => void
  /** Runs something, and warns of what it throws. */
  readonly attempt: <Value>(compute: () => Value) => Value | undefined
}

/** Hooks of the page that receive failures. */
export interface ReporterOptions {
  readonly warn?: ((message: string) => void) | undefined
  readonly report?: ((error: unknown) => void) | undefined
}

/** Creates a reporter to observers, and to the page's hooks for what could not be sent. */
export function createReporter(
  { warn: warnPage, report: reportError }: ReporterOptions,
  defaultWarn: (message: string) => void,
): Reporter {
  const listeners = new Set<(report: EventReport) => void>()

  /** Runs a hook of the page, which must not disturb the tracker. */
  function guard(run: () => void): void {
    try {
      run()
    } catch {
      // There is nothing left to report it to.
    }
  }

  function warn(message: string, error: unknown = new Error(message)): void {
    guard(() => (warnPage ?? defaultWarn)(message))
    guard(() => reportError?.(error))
  }

  return {
    attempt: (compute) => {
      try {
        return compute()
      } catch (error) {
        warn(`Tracking: ${String(error)}`, error)
        return undefined
      }
    },
    observe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    report: (event, status, reason, destination = 'destination' in event ? event.destination : undefined) => {
      const isFailure = status === 'failed' || (status === 'refused' && !INTENDED.includes(reason))
      if (isFailure)
        warn(`Tracking: ${event.name} did not reach ${destination ?? 'any destination'} (${reason}).`)
      if (listeners.size === 0) return
      const { id, version, name, time } = event
      const payload = typeof event.payload === 'string' ? event.payload : (serialize(event.payload) ?? '')
      for (const listener of listeners)
        guard(() => listener({ event: { id, version, name, time, payload }, destination, status, reason }))
    },
  }
}
