import { storable } from './body.ts'

/** One page of a list. The cursor is the last row of the page before, so that what changes meanwhile repeats no row. */
export interface Page<Row> {
  readonly rows: readonly Row[]
  readonly hasNextPage: boolean
  readonly nextPageCursor: string | null
}

export const PAGE_SIZE = 20

const cursorOf = (values: readonly string[]): string =>
  Buffer.from(JSON.stringify(values)).toString('base64url')

/** Reads a cursor. One that is none begins at the first page. */
export function readCursor(cursor: string | undefined): readonly string[] {
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor ?? '', 'base64url').toString())
    return Array.isArray(values) ? storable(values.map(String)) : []
  } catch {
    return []
  }
}

/** Makes a page of rows, of which there is one more if there is a next page. */
export function pageOf<Row>(found: readonly Row[], keyOf: (row: Row) => readonly string[]): Page<Row> {
  const rows = found.slice(0, PAGE_SIZE)
  const last = rows.at(-1)
  const hasNextPage = found.length > PAGE_SIZE
  return { rows, hasNextPage, nextPageCursor: hasNextPage && last ? cursorOf(keyOf(last)) : null }
}
