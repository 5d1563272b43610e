import type { Clock, Cleanup } from '@sitewright/machine'
import { sortInSteps, type SortOptions } from './sort.ts'

/** Rows that are sorted at once. More are sorted in slices. */
export const SORTED_AT_ONCE = 5000
/** Time of a slice: two of them fit into a frame. */
const SLICE_MS = 8

/** Sorts the rows of a table, one order at a time. */
export interface RowSorter<Row> {
  /** Sorts rows in slices, in place of those before. `failed` receives what a value of theirs throws. */
  readonly sort: (
    rows: readonly Row[],
    order: SortOptions<Row>,
    done: (rows: readonly Row[]) => void,
    failed: (error: unknown) => void,
  ) => void
  /** Stops. Returns true if rows were still being sorted. */
  readonly stop: () => boolean
}

/** Creates a sorter. Between the slices of many rows the browser answers to the user. */
export function createRowSorter<Row>(clock: Clock): RowSorter<Row> {
  let cleanup: Cleanup | undefined

  function stop(): boolean {
    const wasSorting = cleanup !== undefined
    cleanup?.()
    cleanup = undefined
    return wasSorting
  }

  return {
    stop,
    sort: (rows, order, done, failed) => {
      stop()
      const ending =
        <Result>(then: (result: Result) => void) =>
        (result: Result): void => {
          cleanup = undefined
          then(result)
        }
      cleanup = sortInSlices(sortInSteps(rows, order), clock, ending(done), ending(failed))
    },
  }
}

/** Sorts in slices. The returned function ends it. */
function sortInSlices<Row>(
  steps: Iterator<undefined, readonly Row[]>,
  clock: Clock,
  done: (rows: readonly Row[]) => void,
  failed: (error: unknown) => void,
): Cleanup {
  let cleanup: Cleanup | undefined
  function slice(): void {
    const end = performance.now() + SLICE_MS
    let step: IteratorResult<undefined, readonly Row[]>
    try {
      do step = steps.next()
      while (!step.done && performance.now() < end)
    } catch (error) {
      failed(error)
      return
    }
    if (step.done) done(step.value)
    else cleanup = clock(slice, 0)
  }
  cleanup = clock(slice, 0)
  return () => cleanup?.()
}
