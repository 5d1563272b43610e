export type Lane = 'call' | 'cart' | 'event' | 'page'

/** How a sighting ended: an operation that another one's request did for as well is merged. */
export type Outcome = 'good' | 'merged' | 'refused' | 'bad'

/** What the observatory sees: something that took time, or a moment. */
export interface Sighting {
  readonly id: string
  readonly lane: Lane
  readonly label: string
  /** Milliseconds since 1970: a timeline goes on from page to page. */
  readonly from: number
  readonly to?: number | undefined
  readonly outcome?: Outcome | undefined
  readonly detail?: string | undefined
  /** Operations of one batch were answered by one request. */
  readonly batch?: string | undefined
}

type Ending = Pick<Sighting, 'outcome' | 'detail' | 'batch'>

/** Remembers the last sightings, for whoever looks. */
export interface Log {
  /** Begins a sighting; the answer ends it. */
  readonly begin: (lane: Lane, label: string, detail?: string) => (ending: Ending) => void
  readonly note: (lane: Lane, label: string, outcome?: Outcome, detail?: string) => void
  readonly sightings: () => readonly Sighting[]
  readonly subscribe: (listener: () => void) => () => void
  readonly clear: () => void
}

const KEPT = 200

/** A log that begins with what earlier pages saw. */
export function createLog(earlier: readonly Sighting[] = []): Log {
  const now = () => performance.timeOrigin + performance.now()
  const page = now().toString(36)
  let all = earlier
  let last = 0
  const listeners = new Set<() => void>()
  const put = (next: readonly Sighting[]) => {
    all = next.slice(-KEPT)
    for (const listener of listeners) listener()
  }
  return {
    begin: (lane, label, detail) => {
      const id = `${page}.${++last}`
      put([...all, { id, lane, label, from: now(), detail }])
      return (ending) =>
        put(
          all.map((each) =>
            each.id === id ? { ...each, ...ending, detail: ending.detail ?? detail, to: now() } : each,
          ),
        )
    },
    note: (lane, label, outcome, detail) => {
      const at = now()
      put([...all, { id: `${page}.${++last}`, lane, label, from: at, to: at, outcome, detail }])
    },
    sightings: () => all,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    clear: () => put([]),
  }
}

const KEY = 'sill-log'

/** What the pages before this one saw, in this tab. */
export function recallSightings(): readonly Sighting[] {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as Sighting[]
  } catch {
    return []
  }
}

/** Keeps the last sightings for the next page; what had no answer yet ends where the page does. */
export function keepSightings(log: Log): void {
  const left = performance.timeOrigin + performance.now()
  const kept = log.sightings().slice(-60)
  sessionStorage.setItem(KEY, JSON.stringify(kept.map((each) => ({ to: left, ...each }))))
}
