import { isRecord } from '@sitewright/site/reader'
import type { CellValue, Sort } from './sort.ts'
import { pageRange, type PageRange } from './paging.ts'

/** A column of a table. */
export interface DataColumn<Row> {
  /** Id of the column, unique in the table. */
  readonly id: string
  /** Text of the column's header. */
  readonly header: string
  /** Value by which rows are sorted, and the text of the cell unless it is drawn. */
  readonly value: (row: Row) => CellValue
  /**
   * Lets the user sort by this column.
   *
   * @default true
   */
  readonly isSortable?: boolean | undefined
  /**
   * Side to which cells are aligned: `end` for numbers.
   * @default 'start'
   */
  readonly align?: 'start' | 'end' | undefined
}

/** The rows that a table asks for. */
export interface DataQuery {
  /** Counted from 1. */
  readonly page: number
  /** Largest number of rows to return. */
  readonly pageSize: number
  /** Undefined for the order of the source. */
  readonly sort: Sort | undefined
}

/** Rows of one page, and the number of all rows. */
export interface DataPage<Row> {
  /** At most as many as `pageSize`, in their order. */
  readonly rows: readonly Row[]
  /** Number of rows on all pages together. */
  readonly count: number
}

/**
 * Returns the page of an answer.
 * @throws `Error` for any other answer, so that its load has failed
 */
export function requirePage<Row>(answer: DataPage<Row>): DataPage<Row> {
  const { rows, count }: Readonly<Record<string, unknown>> = isRecord(answer) ? answer : {}
  if (!Array.isArray(rows) || !Number.isFinite(count) || Number(count) < 0) {
    throw new Error('An answer is no page of rows: it lacks `rows` or `count`.')
  }
  return answer
}

/** State of a table. While rows are on their way, those before them stay. */
export interface DataTableSnapshot<Row> extends DataPage<Row>, PageRange {
  /** Whether the rows are on their way, there, or could not be loaded. */
  readonly status: 'pending' | 'success' | 'failed'
  /** Rows per page. */
  readonly pageSize: number
  /** Column that the rows are sorted by, and its direction. */
  readonly sort: Sort | undefined
}

/** Snapshot of a table with these rows. */
export const tableSnapshot = <Row>(
  { page, pageSize, sort }: DataQuery,
  { rows, count }: DataPage<Row>,
  status: DataTableSnapshot<Row>['status'],
): DataTableSnapshot<Row> => ({ status, rows, count, pageSize, sort, ...pageRange(page, pageSize, count) })

/** Text of a cell in the given language. */
export function cellTextOf(value: CellValue, locale?: string): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return Number.isNaN(value) ? '' : numberFormat(locale).format(value)
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : dateFormat(locale).format(value)
  return String(value)
}

const numberFormats = new Map<string | undefined, Intl.NumberFormat>()
const dateFormats = new Map<string | undefined, Intl.DateTimeFormat>()

/** A format is expensive to make: 1,000 rows share one. */
function numberFormat(locale: string | undefined): Intl.NumberFormat {
  let format = numberFormats.get(locale)
  if (!format) numberFormats.set(locale, (format = new Intl.NumberFormat(locale)))
  return format
}

function dateFormat(locale: string | undefined): Intl.DateTimeFormat {
  let format = dateFormats.get(locale)
  if (!format) dateFormats.set(locale, (format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' })))
  return format
}
