/** Value of a cell, by which rows are sorted. */
export type CellValue = string | number | boolean | Date | null | undefined

/** Direction in which a column is sorted, in the words of `aria-sort`. */
export type SortDirection = 'ascending' | 'descending'

/** The column by which rows are sorted. */
export interface Sort {
  readonly columnId: string
  readonly direction: SortDirection
}

type SortKey = string | number | undefined

/** Number of comparisons between two pauses: less than a millisecond for texts. */
const COMPARISONS_PER_STEP = 2000

/** Returns the sort after a press on the header of a column: ascending first, then the other direction. */
export const nextSort = (sort: Sort | undefined, columnId: string): Sort => ({
  columnId,
  direction: sort?.columnId === columnId && sort.direction === 'ascending' ? 'descending' : 'ascending',
})

/** Checks for the same column in the same direction. */
export const isSameSort = (one: Sort | undefined, other: Sort | undefined): boolean =>
  one?.columnId === other?.columnId && one?.direction === other?.direction

function sortKey(value: CellValue): SortKey {
  if (value instanceof Date) return sortKey(value.getTime())
  if (typeof value === 'boolean') return Number(value)
  if (value === '' || value === null || Number.isNaN(value)) return undefined
  return value
}

/** Compares two cells. Numbers precede texts; cells without a value are last in both directions. */
function createCompare(direction: SortDirection, locale: string | undefined) {
  const collator = new Intl.Collator(locale, { numeric: true })
  const sign = direction === 'ascending' ? 1 : -1
  return (a: SortKey, b: SortKey): number => {
    if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined)
    // The difference of two infinities is no number.
    if (a === b) return 0
    if (typeof a === 'number') return sign * (typeof b === 'number' ? a - b : -1)
    return sign * (typeof b === 'number' ? 1 : collator.compare(a, b))
  }
}

/** Value that rows are sorted by. */
export interface SortOptions<Row> {
  readonly value: (row: Row) => CellValue
  readonly direction: SortDirection
  /** @default the language of the browser */
  readonly locale?: string | undefined
}

/**
 * Sorts rows in small steps, so that the caller may pause between them: a stable merge sort. The rows given stay as they
 * are.
 */
export function* sortInSteps<Row>(
  rows: readonly Row[],
  { value, direction, locale }: SortOptions<Row>,
): Generator<undefined, readonly Row[]> {
  const keys = rows.map((row) => sortKey(value(row)))
  const compare = createCompare(direction, locale)
  const isInOrder = (a: number, b: number): boolean => compare(keys[a], keys[b]) <= 0
  let from = Uint32Array.from(rows.keys())
  let to = new Uint32Array(rows.length)
  for (let width = 1; width < rows.length; width *= 2) {
    yield* mergeRuns(from, to, width, isInOrder)
    ;[from, to] = [to, from]
  }
  return Array.from(from, (index) => rows[index]).filter((row): row is Row => row !== undefined)
}

/** Merges each pair of neighbouring runs of `width` from one list into the other. */
function* mergeRuns(
  from: Uint32Array,
  to: Uint32Array,
  width: number,
  isInOrder: (a: number, b: number) => boolean,
): Generator<undefined, void> {
  let untilPause = COMPARISONS_PER_STEP
  for (let start = 0; start < from.length; start += 2 * width) {
    const middle = Math.min(start + width, from.length)
    const end = Math.min(start + 2 * width, from.length)
    let left = start
    let right = middle
    for (let index = start; index < end; index += 1) {
      const a = from[left] ?? 0
      const b = from[right] ?? 0
      const takesLeft = left < middle && (right >= end || isInOrder(a, b))
      to[index] = takesLeft ? a : b
      if (takesLeft) left += 1
      else right += 1
      if ((untilPause -= 1) === 0) {
        untilPause = COMPARISONS_PER_STEP
        yield
      }
    }
  }
}

/** Sorts rows without a pause. */
export function sortRows<Row>(rows: readonly Row[], options: SortOptions<Row>): readonly Row[] {
  const steps = sortInSteps(rows, options)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
