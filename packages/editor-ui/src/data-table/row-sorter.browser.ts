import type { Clock, Undo } from '@sitewright/machine'
import { sortInSteps, sortRows, type SortOptions } from './sort.ts'

/** Rows that are sorted at once. More are sorted in slices. */
export const SORTED_AT_ONCE = 5000
/** Time of a slice: two of them fit into a frame. */
const SLICE_MS = 8

/** Sorts the rows of a table, one order at a time. */
export interface RowSorter<Row> {
  /**
   * Sorts rows, in place of those before. Returns undefined if they are so many that `done` receives them later. Without
   * an order they stay as they are.
   */
  readonly sort: (
    rows: readonly Row[],
    order: SortOptions<Row> | undefined,
    done: (rows: readonly Row[]) => void,
  ) => readonly Row[] | undefined
  /** Stops. Returns true if rows were still being sorted. */
  readonly stop: () => boolean
}

/** Creates a sorter. Between the slices of many rows the browser answers to the user. */
export function createRowSorter<Row>(clock: Clock): RowSorter<Row> {
  let undo: Undo | undefined

  function stop(): boolean {
    const wasSorting = undo !== undefined
    undo?.()
    undo = undefined
    return wasSorting
  }

  return {
    stop,
    sort: (rows, order, done) => {
      stop()
      if (!order) return rows
      if (rows.length <= SORTED_AT_ONCE) return sortRows(rows, order)
      undo = sortInSlices(sortInSteps(rows, order), clock, (sorted) => {
        undo = undefined
        done(sorted)
      })
      return undefined
    },
  }
}

/** Sorts in slices. The returned function ends it. */
function sortInSlices<Row>(
  steps: Iterator<undefined, readonly Row[]>,
  clock: Clock,
  done: (rows: readonly Row[]) => void,
): Undo {
  let undo: Undo | undefined
  function slice(): void {
    const end = performance.now() + SLICE_MS
    let step = steps.next()
    while (!step.done && performance.now() < end) step = steps.next()
    if (step.done) done(step.value)
    else undo = clock(slice, 0)
  }
  undo = clock(slice, 0)
  return () => undo?.()
}
