import { isRecord, parseJson } from '@sitewright/site/reader'

export type Track = 'call' | 'cart' | 'form' | 'event' | 'page'

/** Outcome of a span. An operation is merged if the request of another one covered it. */
export type Outcome = 'good' | 'merged' | 'refused' | 'bad'

/** One row of the timeline: something that took time, or an instant. */
export interface Span {
  readonly id: string
  readonly track: Track
  readonly label: string
  /** Milliseconds since 1970, so that a timeline continues from page to page. */
  readonly from: number
  readonly to?: number | undefined
  readonly outcome?: Outcome | undefined
  readonly detail?: string | undefined
  /** Id of the request, if several operations shared it. */
  readonly batch?: string | undefined
}

type Ending = Pick<Span, 'outcome' | 'detail' | 'batch'>

/** Log of the last spans. */
export interface Log {
  /** Begins a span, and returns the function that ends it. */
  readonly begin: (track: Track, label: string, detail?: string) => (ending: Ending) => void
  readonly note: (track: Track, label: string, outcome?: Outcome, detail?: string) => void
  readonly spans: () => readonly Span[]
  readonly subscribe: (listener: () => void) => () => void
  readonly clear: () => void
}

const KEPT = 200

/** Creates a log that continues with the spans of earlier pages. */
export function createLog(earlier: readonly Span[] = []): Log {
  const now = () => performance.timeOrigin + performance.now()
  const page = now().toString(36)
  let all = earlier
  let last = 0
  const listeners = new Set<() => void>()
  const put = (next: readonly Span[]) => {
    all = next.slice(-KEPT)
    for (const listener of listeners) listener()
  }
  return {
    begin: (track, label, detail) => {
      const id = `${page}.${++last}`
      put([...all, { id, track, label, from: now(), detail }])
      return (ending) =>
        put(
          all.map((each) =>
            each.id === id ? { ...each, ...ending, detail: ending.detail ?? detail, to: now() } : each,
          ),
        )
    },
    note: (track, label, outcome, detail) => {
      const at = now()
      put([...all, { id: `${page}.${++last}`, track, label, from: at, to: at, outcome, detail }])
    },
    spans: () => all,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    clear: () => put([]),
  }
}

const KEY = 'sill-log'

const TRACKS: readonly unknown[] = ['call', 'cart', 'form', 'event', 'page'] satisfies Track[]

const isSpan = (value: unknown): value is Span =>
  isRecord(value) &&
  typeof value.id === 'string' &&
  typeof value.label === 'string' &&
  typeof value.from === 'number' &&
  TRACKS.includes(value.track)

/** Spans that earlier pages of this tab saved. */
export function restoreSpans(): readonly Span[] {
  const stored = parseJson(sessionStorage.getItem(KEY) ?? '')
  return Array.isArray(stored) ? stored.filter(isSpan) : []
}

/** Saves the last spans for the next page. A span without an end is ended now. */
export function saveSpans(log: Log): void {
  const left = performance.timeOrigin + performance.now()
  const kept = log.spans().slice(-60)
  sessionStorage.setItem(KEY, JSON.stringify(kept.map((each) => ({ to: left, ...each }))))
}
