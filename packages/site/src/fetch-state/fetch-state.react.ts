'use client'

import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import {
  createFetchState,
  type FetchState,
  type FetchStateOptions,
  type Load,
} from './fetch-state.browser.ts'

/** A fetched value, with the way to fetch it anew. */
export type FetchedState<Value> = FetchState<Value> & { readonly refetch: () => void }

/**
 * Fetches when the component is mounted and whenever `load` is another function: keep it with `useCallback`.
 * On a server it stays pending. The options of the first render count.
 */
export function useFetchState<Value>(load: Load<Value>, options?: FetchStateOptions): FetchedState<Value> {
  const [settings] = useState(options)
  const fetching = useMemo(() => createFetchState(load, settings), [load, settings])
  useEffect(() => {
    void fetching.refetch()
    return fetching.stop
  }, [fetching])
  const state = useSyncExternalStore(fetching.subscribe, fetching.state, fetching.state)
  return useMemo(() => ({ ...state, refetch: () => void fetching.refetch() }), [state, fetching])
}
