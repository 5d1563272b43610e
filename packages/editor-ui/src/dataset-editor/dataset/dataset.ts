import { storedList, storedText } from '../../part/stored.ts'

/** Data of a chart: one series for each column, one label for each row. Cells hold what was typed. */
export interface Dataset {
  /** Names of the series: one for each column. */
  readonly series: readonly string[]
  /** Labels and cells, row by row. */
  readonly rows: readonly DatasetRow[]
}

/** One row of a dataset. */
export interface DatasetRow {
  /** Name of the row. */
  readonly label: string
  /** One cell for each series. */
  readonly values: readonly string[]
}

/** Largest size of a dataset. */
export interface DatasetLimits {
  /**
   * Largest number of rows.
   * @default no limit
   */
  readonly maxRows?: number | undefined
  /**
   * Largest number of series.
   * @default no limit
   */
  readonly maxColumns?: number | undefined
}

/** A limit as a whole number, or undefined for none. */
export function limitOf(stored: number | undefined): number | undefined {
  const limit = Math.floor(stored ?? NaN)
  return Number.isNaN(limit) ? undefined : Math.max(0, limit)
}

/** The limits of a dataset as whole numbers. */
export const limitsOf = ({ maxRows, maxColumns }: DatasetLimits): DatasetLimits => ({
  maxRows: limitOf(maxRows),
  maxColumns: limitOf(maxColumns),
})

const cellOf = (stored: unknown): string => (typeof stored === 'number' ? String(stored) : storedText(stored))

/** A list with a change of its items, or the same list if none has changed. */
function changed<Item>(list: readonly Item[], change: (item: Item) => Item): readonly Item[] {
  const next = list.map(change)
  return next.every((item, index) => item === list[index]) ? list : next
}

const cellsOf = (stored: readonly string[] | undefined): readonly string[] =>
  changed(storedList(stored), cellOf)

function rowOf(stored: DatasetRow | null): DatasetRow {
  const label = cellOf(stored?.label)
  const values = cellsOf(stored?.values)
  return label === stored?.label && values === stored.values ? stored : { label, values }
}

/** A stored dataset. What it lacks is empty, and its numbers are texts. */
export function datasetOf(stored: Dataset | null): Dataset {
  const series = cellsOf(stored?.series)
  const rows = changed(storedList(stored?.rows), rowOf)
  return series === stored?.series && rows === stored.rows ? stored : { series, rows }
}

const isSameList = (one: readonly string[], other: readonly string[]): boolean =>
  one === other || (one.length === other.length && one.every((text, index) => text === other[index]))

/** Checks that two datasets hold the same. */
export const isSameDataset = (one: Dataset, other: Dataset): boolean =>
  one === other ||
  (isSameList(one.series, other.series) &&
    one.rows.length === other.rows.length &&
    one.rows.every((row, index) => isSameRow(row, other.rows[index])))

const isSameRow = (one: DatasetRow, other: DatasetRow | undefined): boolean =>
  one === other || (one.label === other?.label && isSameList(one.values, other.values))

/** Problems of a dataset, in the order in which it is checked. */
export type DatasetProblem = 'column' | 'row' | 'empty' | 'missing'

/** Position in the grid. Row 0 holds the names of the series, column 0 the labels. */
export interface CellPosition {
  readonly row: number
  readonly column: number
}

/** Checks a dataset: it has a column and a row, some data, and a number in each cell. 0 is a number. */
export function checkDataset({ series, rows }: Dataset): DatasetProblem | undefined {
  if (series.length === 0) return 'column'
  if (rows.length === 0) return 'row'
  if (rows.every(({ values }) => !rowNumbers(values, series.length).includes(undefined))) return undefined
  const isEmpty = rows.every(({ values }) =>
    values.every((cell, column) => column >= series.length || cell.trim() === ''),
  )
  return isEmpty ? 'empty' : 'missing'
}

const SYMBOLS = /[%\p{Sc}]/gu
/** A space or an apostrophe before three digits. */
const THOUSANDS_GAP = /(\d)[\s'’](?=\d{3}(?!\d))/g
/** Spaces between two digits. */
const GAP = /\d\s+\d/

/** A number with an optional decimal point and exponent. */
const PLAIN = /^[-+]?(\d+(\.\d*)?|\.\d+)(e[-+]?\d+)?$/i
/** Thousands separated by commas: `1,234.5`. */
const COMMA_THOUSANDS = /^[-+]?\d{1,3}(,\d{3})+(\.\d+)?$/
/** Thousands separated by points. A single point without a comma is a decimal point. */
const POINT_THOUSANDS = /^[-+]?\d{1,3}((\.\d{3})+,\d+|(\.\d{3}){2,})$/
const DECIMAL_COMMA = /^[-+]?\d*,\d+$/

/**
 * Reads a number as spreadsheets write it: `1,234.5`, `1.234,5`, `€ 5`, `12 %`, `(5)` for −5. A single comma before three
 * digits separates thousands, a single point is decimal. A space between other digits separates two numbers, which are none.
 */
export function parseNumber(text: string): number | undefined {
  if (text === '') return undefined
  if (PLAIN.test(text)) return finite(Number(text))
  const accounting = /^\((.*)\)$/.exec(text.trim())?.[1]
  const spaced = (accounting ?? text).replace(SYMBOLS, '').replace(THOUSANDS_GAP, '$1')
  if (GAP.test(spaced)) return undefined
  const plain = toPlainNumber(spaced.replace(/\s+/g, '').replace(/^\u2212/, '-'))
  const number = plain === undefined ? undefined : finite(Number(plain))
  return accounting === undefined || number === undefined ? number : -number
}

const finite = (number: number): number | undefined => (Number.isFinite(number) ? number : undefined)

function toPlainNumber(text: string): string | undefined {
  if (PLAIN.test(text)) return text
  if (COMMA_THOUSANDS.test(text)) return text.replaceAll(',', '')
  if (POINT_THOUSANDS.test(text)) return text.replaceAll('.', '').replace(',', '.')
  return DECIMAL_COMMA.test(text) ? text.replace(',', '.') : undefined
}

/** The numbers of the cells of a row. */
type RowNumbers = readonly (number | undefined)[]

/** Numbers that were read, by the cells of their row. An edit changes one row, and the others need not be read again. */
const numbersByRow = new WeakMap<readonly string[], RowNumbers>()

function rowNumbers(values: readonly string[], count: number): RowNumbers {
  const known = numbersByRow.get(values)
  if (known?.length === count) return known
  const numbers = Array.from({ length: count }, (_, column) => parseNumber(values[column] ?? ''))
  numbersByRow.set(values, numbers)
  return numbers
}

/** A dataset as it is drawn: numbers, or undefined for a cell without one. */
export const numbersOf = ({ series, rows }: Dataset): readonly RowNumbers[] =>
  rows.map(({ values }) => rowNumbers(values, series.length))
