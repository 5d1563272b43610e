'use client'

import { useStore } from '@sitewright/machine/react'
import { useEffect, useMemo, useState } from 'react'
import {
  createFetchState,
  type FetchState,
  type FetchStateOptions,
  type Load,
} from './fetch-state.browser.ts'

/** State of a fetch, with a function to fetch again. */
export type FetchedState<Value> = FetchState<Value> & {
  /** Fetches again. The last value stays until there is another one. */
  readonly refetch: () => void
}

/**
 * Fetches on mount and whenever `load` changes: keep it with `useCallback`. On a server the state stays pending.
 * The options of the first render apply.
 *
 * @example
 * ```tsx
 * import { useFetchState } from '@sitewright/site/react'
 *
 * const load = async (signal: AbortSignal) => (await fetch('/name', { signal })).text()
 *
 * export function Name() {
 *   const { status, value, refetch } = useFetchState(load)
 *   return status === 'failed' ? <button onClick={refetch}>Try again</button> : <p>{value}</p>
 * }
 * ```
 */
export function useFetchState<Value>(load: Load<Value>, options?: FetchStateOptions): FetchedState<Value> {
  const [settings] = useState(options)
  const fetching = useMemo(() => createFetchState(load, settings), [load, settings])
  useEffect(() => {
    void fetching.refetch()
    return fetching.stop
  }, [fetching])
  const state = useStore(fetching)
  return useMemo(() => ({ ...state, refetch: () => void fetching.refetch() }), [state, fetching])
}
