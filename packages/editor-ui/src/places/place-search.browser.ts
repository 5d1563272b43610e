import { timers, type Clock, type Cleanup } from '@sitewright/machine'
import { createStore, type Store } from '@sitewright/machine/store'
import { createFetchState } from '@sitewright/site/fetch-state'
import type { PlacePrediction } from '@sitewright/site/places'
import { requireList } from '../part/answer.ts'
import { storedItems } from '../part/stored.ts'

/** Suggests places for an incomplete input. A rejected promise is a failure. */
export type SuggestPlaces = (input: string, signal: AbortSignal) => Promise<readonly PlacePrediction[]>

/** State of a search for places. `places` are the last known ones. */
export interface PlaceSearchState {
  readonly status: 'idle' | 'pending' | 'success' | 'failed'
  readonly places: readonly PlacePrediction[]
}

/** A search for places. */
export interface PlaceSearch extends Store<PlaceSearchState> {
  /** Searches after a pause in typing. An earlier search is dropped. */
  readonly find: (input: string, suggest: SuggestPlaces) => void
  /** Searches for the last input again, at once. */
  readonly retry: () => void
  /** Drops the search under way, and what it has found. */
  readonly clear: () => void
  /** Starts the search. The returned function stops it. */
  readonly start: () => Cleanup
}

/** Settings of `createPlaceSearch`. */
export interface PlaceSearchOptions {
  readonly clock?: Clock | undefined
  /**
   * Pause in typing after which a search begins.
   * @default 200
   */
  readonly pauseMs?: number | undefined
  /**
   * Receives the errors of failed searches.
   * @default the console
   */
  readonly report?: ((error: unknown) => void) | undefined
}

/** The places that have a description to show. */
const placesOf = (answer: readonly PlacePrediction[]): readonly PlacePrediction[] =>
  storedItems(requireList(answer), 'description')

const idle: PlaceSearchState = { status: 'idle', places: [] }

/**
 * Creates a search for places: the last input wins, in whatever order the answers arrive. A search that does not end
 * fails after a minute.
 */
export function createPlaceSearch(options: PlaceSearchOptions = {}): PlaceSearch {
  const { clock = timers, pauseMs = 200, report } = options
  const { snapshot, subscribe, set } = createStore<PlaceSearchState>(idle)
  let cancelPause: Cleanup | undefined
  let last: { readonly input: string; readonly suggest: SuggestPlaces } | undefined
  const fetching = createFetchState(
    async (signal) => (last ? placesOf(await last.suggest(last.input, signal)) : []),
    { report, clock },
  )
  fetching.subscribe(() => {
    const { status, value = [] } = fetching.snapshot()
    const found = { success: value, failed: [], pending: snapshot().places }
    set({ status, places: found[status] })
  })

  function drop(): void {
    cancelPause?.()
    fetching.stop()
  }
  const search = (): void => void fetching.refetch()

  function clear(): void {
    drop()
    set(idle)
  }

  function find(text: string, suggest: SuggestPlaces): void {
    const input = text.trim()
    last = { input, suggest }
    drop()
    if (input) cancelPause = clock(search, pauseMs)
    else set(idle)
  }

  return { snapshot, subscribe, find, retry: search, clear, start: () => drop }
}
