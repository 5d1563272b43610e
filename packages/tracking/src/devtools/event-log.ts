import type { Cleanup } from '@sitewright/machine'
import { createStore, type Store } from '@sitewright/machine/store'
import type { EventReport } from '../event/event.ts'
import type { Tracker } from '../tracker/tracker.ts'

/** Statuses of events, in the order in which they are shown. */
export const eventStatuses = ['sent', 'queued', 'held', 'failed', 'refused'] as const

/** One event on its way to one destination, with its last status. */
export interface LoggedEvent extends EventReport {
  /** Identifies the event and its destination in the list, as a key for the renderer. */
  readonly key: string
}

/** Snapshot of an event log. */
export interface EventLogSnapshot {
  /** Newest first. */
  readonly events: readonly LoggedEvent[]
  /** Number of events of each status. */
  readonly counts: Readonly<Record<EventReport['status'], number>>
  /** Status of the events that are shown. Undefined for all. */
  readonly filter: EventReport['status'] | undefined
  /** True while the list is open. */
  readonly isOpen: boolean
}

/** A live list of what becomes of events. */
export interface EventLog extends Store<EventLogSnapshot> {
  /** Shows events of one status only, or all of them for undefined. */
  readonly setFilter: (filter: EventReport['status'] | undefined) => void
  /** Opens the list, or closes it. */
  readonly toggle: () => void
  /** Forgets the events so far. */
  readonly clear: () => void
  /** Listens to a tracker. */
  readonly start: () => Cleanup
}

/** Settings of `createEventLog`. */
export interface EventLogOptions {
  /** Number of events that are kept. @default 200 */
  readonly maxEvents?: number | undefined
  /**
   * Opens the list at first.
   *
   * @default false
   */
  readonly isOpen?: boolean | undefined
}

/**
 * Creates the log of a tracker.
 *
 * @example
 * ```ts
 * import { createEventLog } from '@sitewright/tracking/devtools'
 *
 * const log = createEventLog(tracker, { maxEvents: 50 })
 * const stop = log.start()
 * log.subscribe(() => console.log(log.snapshot()))
 * ```
 */
export function createEventLog(
  { observe }: Pick<Tracker<object>, 'observe'>,
  { maxEvents = 200, isOpen = false }: EventLogOptions = {},
): EventLog {
  let events: ReadonlyMap<string, LoggedEvent> = new Map()
  const { subscribe, snapshot, update, set } = createStore<EventLogSnapshot>(
    { events: [], counts: count([]), filter: undefined, isOpen },
    () => undefined,
  )

  function show(next: ReadonlyMap<string, LoggedEvent>): void {
    events = next
    update((before) => ({
      ...before,
      events: [...next.values()].reverse(),
      counts: count([...next.values()]),
    }))
  }

  function add(report: EventReport): void {
    const next = new Map(events)
    // An event without a destination goes on as one for each.
    if (report.destination !== undefined) next.delete(report.event.id)
    const key =
      report.destination === undefined ? report.event.id : `${report.event.id} ${report.destination}`
    next.set(key, { ...report, key })
    const [oldest = ''] = next.keys()
    if (next.size > maxEvents) next.delete(oldest)
    show(next)
  }

  return {
    subscribe,
    snapshot,
    setFilter: (filter) => set({ ...snapshot(), filter }),
    toggle: () => set({ ...snapshot(), isOpen: !snapshot().isOpen }),
    clear: () => show(new Map()),
    start: () => observe(add),
  }
}

function count(events: readonly LoggedEvent[]): EventLogSnapshot['counts'] {
  const counts = { sent: 0, queued: 0, held: 0, failed: 0, refused: 0 }
  for (const { status } of events) counts[status] += 1
  return counts
}

/** Payload as it is shown: indented, if it is JSON. */
export function formatPayload(payload: string): string {
  try {
    return JSON.stringify(JSON.parse(payload), null, 2)
  } catch {
    return payload
  }
}

/** Time of day of an event, to the millisecond. Counted from the end, because years beyond 9999 have a sign. */
export const formatTime = (time: number): string =>
  Number.isFinite(time) && Math.abs(time) <= 8.64e15 ? new Date(time).toISOString().slice(-13, -1) : ''
