import { timers, type Clock } from '@sitewright/machine'
import { createStore, type Store } from '@sitewright/machine/store'
import { reportToConsole, type Report } from '../report.browser.ts'

/** State of a fetch. `value` is the last known one. */
export type FetchState<Value> =
  | {
      readonly status: 'pending'
      /** The value of the fetch before. Undefined for the first one. */
      readonly value?: Value | undefined
    }
  | { readonly status: 'success'; readonly value: Value }
  | {
      readonly status: 'failed'
      /** What the promise was rejected with. */
      readonly error: unknown
      /** The last value that was fetched, if there was one. */
      readonly value?: Value | undefined
    }

/** Fetches a value. A rejected promise is a failure. */
export type Load<Value> = (signal: AbortSignal) => Promise<Value>

/** Store of the state of a fetch. */
export interface FetchStore<Value> extends Store<FetchState<Value>> {
  /** Fetches, the first time or again. The result of an earlier fetch is dropped. Rejects only if `report` throws. */
  readonly refetch: () => Promise<void>
  /** Aborts the fetch under way and keeps the state. */
  readonly stop: () => void
}

/** Settings of `createFetchState`. */
export interface FetchStateOptions {
  /** Receives the errors of failed fetches. */
  readonly report?: Report | undefined
  /**
   * Time after which a fetch fails with a `TimeoutError`.
   * @default 60 seconds
   */
  readonly timeoutMs?: number | undefined
  /** Timers; a test gives a fake clock. */
  readonly clock?: Clock | undefined
}

/**
 * Creates a store of the state of a fetch: pending, then success or failed. Call `refetch` to begin.
 *
 * @example
 * ```ts
 * import { createFetchState } from '@sitewright/site/fetch-state'
 * import { unwrap } from '@sitewright/site/http'
 * import { fetchLanguages } from '@sitewright/site/multilingual'
 *
 * const languages = createFetchState(async (signal) => unwrap(await fetchLanguages(http, { signal })))
 * languages.subscribe(() => console.log(languages.snapshot().status))
 * languages.refetch()
 * ```
 */
export function createFetchState<Value>(
  load: Load<Value>,
  { report = reportToConsole, timeoutMs = 60_000, clock = timers }: FetchStateOptions = {},
): FetchStore<Value> {
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
    const cleanup = clock(() => own.abort(new DOMException('It took too long.', 'TimeoutError')), timeoutMs)
    const stopped = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error))
    })
    // A load may throw, and may ignore the signal.
    const loading = new Promise<Value>((resolve) => resolve(load(signal)))
    const next = await Promise.race([stopped, loading]).then(
      (value): FetchState<Value> => ({ status: 'success', value }),
      (error: unknown): FetchState<Value> => ({ status: 'failed', error, value: snapshot().value }),
    )
    cleanup()
    if (current !== own) return
    set(next)
    if (next.status === 'failed') report(next.error)
  }

  return { snapshot, subscribe, refetch, stop }
}
