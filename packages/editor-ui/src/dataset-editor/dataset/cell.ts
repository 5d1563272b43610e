import type { CellPosition, Dataset, DatasetLimits, DatasetRow } from './dataset.ts'

/** A rectangle of cells. Either corner may be the first. */
export interface CellRange {
  readonly from: CellPosition
  readonly to: CellPosition
}

/** A rectangle of cells, ordered. The last row and column belong to it. */
export interface CellBounds {
  readonly top: number
  readonly left: number
  readonly bottom: number
  readonly right: number
}

/** A dataset after a change, which may have been too large for its limits. */
export interface Change {
  readonly dataset: Dataset
  readonly isTruncated: boolean
}

/** Orders the corners of a range. */
export const boundsOf = ({ from, to }: CellRange): CellBounds => ({
  top: Math.min(from.row, to.row),
  left: Math.min(from.column, to.column),
  bottom: Math.max(from.row, to.row),
  right: Math.max(from.column, to.column),
})

/** Checks that a cell lies within bounds. */
export const isWithin = ({ row, column }: CellPosition, { top, left, bottom, right }: CellBounds): boolean =>
  row >= top && row <= bottom && column >= left && column <= right

/** Text of a cell: of a series' name in row 0, of a label in column 0. */
export function cellText({ series, rows }: Dataset, { row, column }: CellPosition): string {
  if (row === 0) return column === 0 ? '' : (series[column - 1] ?? '')
  const found = rows[row - 1]
  return (column === 0 ? found?.label : found?.values[column - 1]) ?? ''
}

/** Texts of a rectangle, row by row. */
export function cellTexts(dataset: Dataset, { top, left, bottom, right }: CellBounds): readonly string[][] {
  return span(top, bottom).map((row) => span(left, right).map((column) => cellText(dataset, { row, column })))
}

const span = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index)

/** Cuts a dataset to its limits. */
export function truncate(
  dataset: Dataset,
  { maxRows = Infinity, maxColumns = Infinity }: DatasetLimits,
): Change {
  const { series, rows } = dataset
  const isTruncated = rows.length > maxRows || series.length > maxColumns
  if (!isTruncated) return { dataset, isTruncated }
  const kept = rows
    .slice(0, maxRows)
    .map(({ label, values }) => ({ label, values: values.slice(0, maxColumns) }))
  return { dataset: { series: series.slice(0, maxColumns), rows: kept }, isTruncated }
}

/** Enlarges a dataset by empty rows and columns. It never shrinks. Rows that are large enough stay the same. */
function enlarge({ series, rows }: Dataset, rowCount: number, columnCount: number): Dataset {
  const columns = Math.max(series.length, columnCount)
  const fill = (texts: readonly string[]): readonly string[] =>
    texts.length === columns
      ? texts
      : [
          ...texts.slice(0, columns),
          ...Array.from({ length: columns - Math.min(columns, texts.length) }, () => ''),
        ]
  const enlarged = ({ label, values }: DatasetRow): DatasetRow => ({ label, values: fill(values) })
  // One row for all: rows are replaced, never written to.
  const added = new Array<DatasetRow>(Math.max(0, rowCount - rows.length)).fill(
    enlarged({ label: '', values: [] }),
  )
  return {
    series: fill(series),
    rows: [...rows.map((row) => (row.values.length === columns ? row : enlarged(row))), ...added],
  }
}

/** Writes texts from a cell to the right and downwards. The dataset grows as far as its limits allow. */
export function withTexts(
  dataset: Dataset,
  at: CellPosition,
  texts: readonly (readonly string[])[],
  limits: DatasetLimits = {},
): Change {
  const width = texts.reduce((widest, row) => Math.max(widest, row.length), 0)
  const large = enlarge(dataset, at.row + texts.length - 1, at.column + width - 1)
  const textAt = (row: number, column: number): string | undefined =>
    texts[row - at.row]?.[column - at.column]
  const series = large.series.map((name, index) => textAt(0, index + 1) ?? name)
  const rows = large.rows.map((row, index) =>
    texts[index + 1 - at.row] === undefined
      ? row
      : {
          label: textAt(index + 1, 0) ?? row.label,
          values: row.values.map((value, column) => textAt(index + 1, column + 1) ?? value),
        },
  )
  return truncate({ series, rows }, limits)
}

/** Empties the cells of a rectangle. */
export function clearCells(dataset: Dataset, bounds: CellBounds): Dataset {
  const { top, left } = bounds
  const blank = cellTexts(dataset, bounds).map((row) => row.map(() => ''))
  return withTexts(dataset, { row: top, column: left }, blank).dataset
}

/** Returns the items with others in the place of some. */
const splice = <Item>(
  items: readonly Item[],
  from: number,
  count: number,
  ...added: readonly Item[]
): readonly Item[] => [...items.slice(0, from), ...added, ...items.slice(from + count)]

/** Inserts an empty row before the one with this index. */
export const insertRow = ({ series, rows }: Dataset, index: number): Dataset => ({
  series,
  rows: splice(rows, index, 0, { label: '', values: series.map(() => '') }),
})

/** Removes rows of data. */
export const removeRows = ({ series, rows }: Dataset, from: number, count: number): Dataset => ({
  series,
  rows: splice(rows, from, count),
})

const mapValues = (
  rows: readonly DatasetRow[],
  change: (values: readonly string[]) => readonly string[],
): readonly DatasetRow[] => rows.map(({ label, values }) => ({ label, values: change(values) }))

/** Inserts an empty series before the one with this index. */
export const insertColumn = ({ series, rows }: Dataset, index: number): Dataset => ({
  series: splice(series, index, 0, ''),
  rows: mapValues(rows, (values) => splice(values, index, 0, '')),
})

/** Removes series. */
export const removeColumns = ({ series, rows }: Dataset, from: number, count: number): Dataset => ({
  series: splice(series, from, count),
  rows: mapValues(rows, (values) => splice(values, from, count)),
})
