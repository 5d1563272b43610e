import type { Cleanup } from '@sitewright/machine'
import { createListeners } from '@sitewright/machine/store'
import { attempt } from '../attempt.ts'
import type { EventDraft, EventReport, TrackedEvent } from '../event/event.ts'
import { serialize } from '../event/serialize.ts'

/** Refusals that are meant, and thus no warning. */
const INTENDED: readonly unknown[] = ['disabled', 'page', 'account', 'consent']

/** An event, which may be on its way to a destination. */
type ReportedEvent = (EventDraft | TrackedEvent) & { readonly destination?: string | undefined }

/** Receives what becomes of each event. None of its functions throws. */
export interface Reporter {
  readonly observe: (listener: (report: EventReport) => void) => Cleanup
  readonly report: (
    event: ReportedEvent,
    status: EventReport['status'],
    reason?: string,
    destination?: string,
    error?: unknown,
  ) => void
  /** Runs something, and warns of what it throws. */
  readonly attempt: <Value>(compute: () => Value) => Value | undefined
}

/** Hooks of the page that receive failures. */
export interface ReporterOptions {
  /** @default console.warn */
  readonly warn?: ((message: string) => void) | undefined
  readonly report?: ((error: unknown) => void) | undefined
}

/** Creates a reporter to observers, and to the page's hooks for what could not be sent. */
export function createReporter({
  warn: warnPage = console.warn,
  report: reportError,
}: ReporterOptions): Reporter {
  const { subscribe, notify } = createListeners<[EventReport]>(() => undefined)
  let isObserved = false
  let hasOverflowed = false

  /** Calls the hooks of the page. What they throw must not disturb the tracker. */
  function warn(message: string, error: unknown = new Error(message)): void {
    attempt(() => warnPage(message))
    attempt(() => reportError?.(error))
  }

  return {
    attempt: (compute) => attempt(compute, (error) => warn(`Tracking: ${String(error)}`, error)),
    observe: (listener) => {
      isObserved = true
      return subscribe(listener)
    },
    report: (event, status, reason, destination = event.destination, error?: unknown) => {
      const { id, version, name, time, payload } = event
      const isFailure = status === 'failed' || (status === 'refused' && !INTENDED.includes(reason))
      // A burst may overflow by thousands.
      if (isFailure && !(hasOverflowed && reason === 'overflow'))
        warn(`Tracking: ${name} was not sent${destination ? ` to ${destination}` : ''} (${reason}).`, error)
      if (reason === 'overflow') hasOverflowed = true
      // A burst has thousands of reports, which a page without observers does not build.
      if (!isObserved) return
      notify({
        event: {
          id,
          version,
          name,
          time,
          // Written as text only where it is shown.
          get payload() {
            return typeof payload === 'string' ? payload : (serialize(payload) ?? '')
          },
        },
        destination,
        status,
        reason,
      })
    },
  }
}
