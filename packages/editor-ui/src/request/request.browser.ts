import type { Clock, Cleanup } from '@sitewright/machine'
import { createStore, type Store } from '@sitewright/machine/store'
import { createFetchState, type FetchStore } from '@sitewright/site/fetch-state'
import type { RequestsSnapshot, RequestState } from './request.ts'

/** Settings of `createRequests`. */
export interface RequestsOptions {
  /**
   * Receives the errors of failed requests.
   * @default the console
   */
  readonly report?: ((error: unknown) => void) | undefined
  /**
   * Timers, for tests.
   * @default those of the browser
   */
  readonly clock?: Clock | undefined
}

/** Requests that change something. A later one with the same key ends the earlier one; the others go on. */
export interface Requests<About> extends Store<RequestsSnapshot<About>> {
  /** Sends a request. What it resolves to applies its answer, unless it was ended before. */
  readonly send: (key: string, about: About, request: (signal: AbortSignal) => Promise<() => void>) => void
  /** Sends a failed request again. */
  readonly retry: (key: string) => void
  /** Aborts a request, or forgets that it failed. */
  readonly dismiss: (key: string) => void
  /** Aborts all requests. */
  readonly stop: Cleanup
}

/** Creates a list of requests. One that does not end fails after a minute. */
export function createRequests<About>({ report, clock }: RequestsOptions): Requests<About> {
  const { subscribe, snapshot, update } = createStore<RequestsSnapshot<About>>({})
  const running = new Map<string, FetchStore<() => void>>()

  function show(key: string, state: RequestState<About> | undefined): void {
    update((states) => ({ ...states, [key]: state }))
  }

  function dismiss(key: string): void {
    if (!running.has(key)) return
    running.get(key)?.stop()
    running.delete(key)
    show(key, undefined)
  }

  return {
    subscribe,
    snapshot,
    dismiss,
    send: (key, about, request) => {
      running.get(key)?.stop()
      const fetching = createFetchState(request, { report, clock })
      running.set(key, fetching)
      fetching.subscribe(() => {
        const { status, value } = fetching.snapshot()
        if (status !== 'success') {
          show(key, { about, status })
          return
        }
        dismiss(key)
        value()
      })
      void fetching.refetch()
    },
    retry: (key) => void running.get(key)?.refetch(),
    stop: () => {
      for (const fetching of running.values()) fetching.stop()
      running.clear()
      update(() => ({}))
    },
  }
}
