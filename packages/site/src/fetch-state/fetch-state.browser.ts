import { timers, type Clock, type Undo } from '@sitewright/machine'
import { createStore } from '@sitewright/machine/store'
import { reportToConsole, type Report } from '../report.browser.ts'

/** Something that is being fetched, was, or could not be. `value` is the last one known. */
export type FetchState<Value> =
  | { readonly status: 'pending'; readonly value?: Value | undefined }
  | { readonly status: 'success'; readonly value: Value }
  | { readonly status: 'failed'; readonly error: unknown; readonly value?: Value | undefined }

/** Fetches a value. A promise that rejects is a failure. */
export type Load<Value> = (signal: AbortSignal) => Promise<Value>

/** A value that is fetched when it is asked for. */
export interface Fetching<Value> {
  readonly state: () => FetchState<Value>
  readonly subscribe: (listener: () => void) => Undo
  /** Fetches, for the first time or anew. What an earlier fetch still brings is dropped. Never rejects. */
  readonly refetch: () => Promise<void>
  /** Calls off what is under way, and leaves the state as it is. */
  readonly stop: () => void
}

/** Who is told of failures, and how long a fetch may take. */
export interface FetchStateOptions {
  readonly report?: Report | undefined
  /** 60 seconds unless given. After that it has failed with a `TimeoutError`. */
  readonly timeoutMs?: number | undefined
  readonly clock?: Clock | undefined
}

/** Keeps the state of a fetch: pending, then success or failed. It begins with the first `refetch`. */
export function createFetchState<Value>(
  load: Load<Value>,
  { report = reportToConsole, timeoutMs = 60_000, clock = timers }: FetchStateOptions = {},
): Fetching<Value> {
  const { snapshot, subscribe, set } = createStore<FetchState<Value>>({ status: 'pending' }, report)
  let current: AbortController | undefined

  function stop(): void {
    current?.abort()
    current = undefined
  }

  async function refetch(): Promise<void> {
    stop()
    const own = (current = new AbortController())
    set({ status: 'pending', value: snapshot().value })
    const { signal } = own
    const undo = clock(() => own.abort(new DOMException('It took too long.', 'TimeoutError')), timeoutMs)
    const stopped = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error))
    })
    // A load may throw, and may not listen to the signal.
    const loading = new Promise<Value>((resolve) => resolve(load(signal)))
    const next = await Promise.race([stopped, loading]).then(
      (value): FetchState<Value> => ({ status: 'success', value }),
      (error: unknown): FetchState<Value> => ({ status: 'failed', error, value: snapshot().value }),
    )
    undo()
    if (current !== own) return
    if (next.status === 'failed') report(next.error)
    set(next)
  }

  return {
    state: snapshot,
    subscribe,
    refetch,
    stop,
  }
}
