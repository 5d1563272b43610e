/** Rows per page that a table offers. */
export const defaultPageSizes: readonly number[] = [10, 25, 50, 100]

/** A page of a list, counted from 1. */
export interface PageRange {
  readonly page: number
  /** Number of pages, at least 1. */
  readonly pageCount: number
  /** Number of the first row, counted from 1. 0 without rows. */
  readonly first: number
  /** Number of the last row, counted from 1. 0 without rows. */
  readonly last: number
}

/** Range of a page. One that does not exist becomes the nearest that does. */
export function pageRange(page: number, pageSize: number, count: number): PageRange {
  const pageCount = Math.max(1, Math.ceil(count / pageSize))
  const existing = Math.min(pageCount, Math.max(1, Math.trunc(page) || 1))
  const first = count === 0 ? 0 : (existing - 1) * pageSize + 1
  return { page: existing, pageCount, first, last: Math.min(count, existing * pageSize) }
}

/** Checks for a number of rows that a page can have. */
export const isPageSize = (size: number | undefined): size is number =>
  size !== undefined && size >= 1 && size < Infinity

/** Rows per page: the first number that can be one. */
export const pageSizeOf = (...sizes: readonly (number | undefined)[]): number =>
  Math.trunc([...sizes, ...defaultPageSizes].find(isPageSize) ?? 10)

/** The page that holds a row under another number of rows per page. */
export const pageOfRow = (row: number, pageSize: number): number =>
  Math.floor(Math.max(0, row - 1) / pageSize) + 1
