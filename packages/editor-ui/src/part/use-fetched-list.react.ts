'use client'

import type { FetchStateOptions, Load } from '@sitewright/site/fetch-state'
import { useFetchState, type FetchedState } from '@sitewright/site/react'
import { useCallback } from 'react'
import { requireList } from './answer.ts'

/** Fetches a list on mount, and whenever `load` changes. An answer that is no list is a failure. */
export function useFetchedList<Item>(
  load: Load<readonly Item[]>,
  options?: FetchStateOptions,
): FetchedState<readonly Item[]> {
  return useFetchState(
    useCallback(async (signal: AbortSignal) => requireList(await load(signal)), [load]),
    options,
  )
}
