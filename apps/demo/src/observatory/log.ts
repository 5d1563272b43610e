/** What the observatory sees: something that took time, or a moment. */
export interface Sighting {
  readonly id: number
  readonly lane: 'call' | 'cart' | 'page'
  readonly label: string
  /** Milliseconds since the page began. */
  readonly from: number
  readonly to?: number | undefined
  readonly outcome?: 'good' | 'bad' | 'merged' | undefined
  readonly detail?: string | undefined
}

/** Remembers the last sightings, for whoever looks. */
export interface Log {
  /** Begins a sighting; the answer ends it. */
  readonly begin: (
    lane: Sighting['lane'],
    label: string,
    detail?: string,
  ) => (outcome: Sighting['outcome'], detail?: string) => void
  readonly note: (
    lane: Sighting['lane'],
    label: string,
    outcome?: Sighting['outcome'],
    detail?: string,
  ) => void
  readonly sightings: () => readonly Sighting[]
  readonly subscribe: (listener: () => void) => () => void
}

const KEPT = 200

export function createLog(now: () => number = () => performance.now()): Log {
  let all: readonly Sighting[] = []
  let last = 0
  const listeners = new Set<() => void>()
  const put = (next: readonly Sighting[]) => {
    all = next.slice(-KEPT)
    for (const listener of listeners) listener()
  }
  return {
    begin: (lane, label, detail) => {
      const id = ++last
      put([...all, { id, lane, label, from: now(), detail }])
      return (outcome, more) =>
        put(
          all.map((each) =>
            each.id === id ? { ...each, to: now(), outcome, detail: more ?? each.detail } : each,
          ),
        )
    },
    note: (lane, label, outcome, detail) => {
      const at = now()
      put([...all, { id: ++last, lane, label, from: at, to: at, outcome, detail }])
    },
    sightings: () => all,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
