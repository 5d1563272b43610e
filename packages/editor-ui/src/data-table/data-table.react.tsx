'use client'

import { useStore } from '@sitewright/machine/react'
import { useEffect, useId, useMemo, useRef, useState, type Key, type ReactNode } from 'react'
import { Button } from '../button/button.react.tsx'
import { Failure } from '../fetch-state/failure.react.tsx'
import { sharedMessages, tableMessages } from '../messages.ts'
import { chevronPath, Icon } from '../part/icon.react.tsx'
import { useLocale, useMessages } from '../provider/provider.react.tsx'
import {
  createDataTable,
  firstQuery,
  queryChanges,
  type DataSource,
  type LoadRows,
} from './data-table.browser.ts'
import { connectDataTable } from './data-table.connect.ts'
import { cellTextOf, type DataColumn, type DataQuery } from './data-table.ts'
import { defaultPageSizes, isPageSize, pageSizeOf } from './paging.ts'
import { isSameSort, type Sort } from './sort.ts'

const ownMessages = { ...sharedMessages, ...tableMessages }

/** A column of a `DataTable`. */
export interface DataTableColumn<Row> extends DataColumn<Row> {
  /**
   * Draws a cell.
   * @default the value as text
   */
  readonly cell?: ((row: Row) => ReactNode) | undefined
}

/** Props of `DataTable`. */
export interface DataTableProps<Row> {
  /** Name of the table. */
  readonly caption: string
  /** Columns of the table, in their order. */
  readonly columns: readonly DataTableColumn<Row>[]
  /**
   * Rows in memory. A new list replaces the old one.
   * @default none
   */
  readonly rows?: readonly Row[] | undefined
  /**
   * Fetches a page of rows in place of `rows`. Keep it with `useCallback`: another function fetches the page anew. Give the table
   * another `key` to begin at the first page, as for another filter.
   * @default none
   */
  readonly load?: LoadRows<Row> | undefined
  /** Returns what tells a row from all others. */
  readonly rowKey: (row: Row) => Key
  /**
   * Rows per page to choose from.
   * @default [10, 25, 50, 100]
   */
  readonly pageSizes?: readonly number[] | undefined
  /**
   * The page that is shown, counted from 1. Without it, the table keeps its own.
   * @default none
   */
  readonly page?: number | undefined
  /**
   * The page at first.
   * @default 1
   */
  readonly defaultPage?: number | undefined
  /**
   * Rows per page. Without it, the table keeps its own.
   * @default none
   */
  readonly pageSize?: number | undefined
  /**
   * Rows per page at first.
   * @default the first of `pageSizes`
   */
  readonly defaultPageSize?: number | undefined
  /**
   * The order of the rows, or null for the order that they have. Without it, the table keeps its own.
   * @default none
   */
  readonly sort?: Sort | null | undefined
  /**
   * The order of the rows at first.
   * @default the order that they have
   */
  readonly defaultSort?: Sort | undefined
  /**
   * Is called with another order, or undefined for the order that the rows have.
   * @default none
   */
  readonly onSort?: ((sort: Sort | undefined) => void) | undefined
  /**
   * Is called with another page, also after sorting or by another number of rows per page, and with the nearest page in place
   * of one that does not exist.
   * @default none
   */
  readonly onPage?: ((page: number) => void) | undefined
  /**
   * Is called with another number of rows per page.
   * @default none
   */
  readonly onPageSize?: ((pageSize: number) => void) | undefined
  /**
   * Receives the errors of failed loads.
   * @default the console
   */
  readonly report?: ((error: unknown) => void) | undefined
}

/**
 * A table with sorting and pages.
 *
 * @example
 * ```tsx
 * <DataTable
 *   caption="Orders"
 *   columns={[{ id: 'customer', header: 'Customer', value: ({ customer }) => customer }]}
 *   rows={[{ id: 1, customer: 'Ada' }]}
 *   rowKey={({ id }) => id}
 * />
 * ```
 */
export function DataTable<Row>(props: DataTableProps<Row>): ReactNode {
  const { caption, columns, rowKey } = props
  const pageSizes = props.pageSizes ?? defaultPageSizes
  const messages = useMessages(ownMessages)
  const locale = useLocale()
  const id = useId()
  const table = useDataTable(props)
  const attributes = connectDataTable<Row>(table, table, { id, caption, messages, locale })
  return (
    <div {...attributes.root}>
      <div {...attributes.scroll}>
        <table>
          <caption {...attributes.caption} />
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column.id} scope="col" {...attributes.header(column)}>
                  <Header column={column} sort={attributes.sort(column)} />
                </th>
              ))}
            </tr>
          </thead>
          <Rows rows={table.rows} columns={columns} rowKey={rowKey} locale={locale} />
        </table>
      </div>
      <Failure text={attributes.problem} retry={table.refetch} refocus={focusRows} />
      <div {...attributes.pager}>
        <label data-editor="table-page-size" htmlFor={attributes.pageSize.id}>
          <span>{messages['editor.table.rowsPerPage']}</span>
          <select {...attributes.pageSize}>
            {sizesWith(pageSizes, table.pageSize).map((size) => (
              <option key={size} value={size}>
                {cellTextOf(size, locale)}
              </option>
            ))}
          </select>
        </label>
        <p {...attributes.range} />
        <Button kind="plain" {...attributes.previous}>
          <Icon path={chevronPath} />
        </Button>
        <Button kind="plain" {...attributes.next}>
          <Icon path={chevronPath} />
        </Button>
      </div>
    </div>
  )
}

const focusRows = (part: HTMLElement): void =>
  part.querySelector<HTMLElement>('[data-editor=table-scroll]')?.focus()

/** A size that is set but not offered can be chosen as well. */
function sizesWith(sizes: readonly number[], size: number): readonly number[] {
  const offered = sizes.filter(isPageSize)
  return offered.includes(size) ? offered : [...offered, size].sort((a, b) => a - b)
}

/** The query of a table: what the caller controls, and for the rest what the table keeps itself. */
function useQuery<Row>(props: DataTableProps<Row>) {
  const { pageSizes, defaultPage, defaultPageSize, defaultSort } = props
  const [own, setOwn] = useState(() =>
    firstQuery({
      page: defaultPage,
      pageSize: pageSizeOf(defaultPageSize, ...(pageSizes ?? [])),
      sort: defaultSort,
    }),
  )
  const { page, pageSize, sort } = props
  const query: DataQuery = {
    page: page ?? own.page,
    pageSize: pageSizeOf(pageSize, own.pageSize),
    sort: sort === undefined ? own.sort : (sort ?? undefined),
  }
  const change = (next: DataQuery): void => {
    setOwn(next)
    if (!isSameSort(next.sort, query.sort)) props.onSort?.(next.sort)
    if (next.pageSize !== query.pageSize) props.onPageSize?.(next.pageSize)
    if (next.page !== query.page) props.onPage?.(next.page)
  }
  return [query, change] as const
}

function useDataTable<Row>(props: DataTableProps<Row>) {
  const { columns, rows, load } = props
  const locale = useLocale()
  const [query, change] = useQuery(props)
  const { page, pageSize, sort } = query
  const [table] = useState(() => createDataTable<Row>({ ...props, ...query, locale }))
  useEffect(() => table.start(), [table])
  useEffect(() => table.setQuery({ page, pageSize, sort }), [table, page, pageSize, sort])
  useEffect(
    () => table.setSource({ columns, rows, load, locale } satisfies DataSource<Row>),
    [table, columns, rows, load, locale],
  )
  const state = useStore(table)
  // Without rows there is one page: those that come later have the page that was asked for.
  const shown = load || state.count > 0 ? state.page : page
  useNearestPage(shown, page, () => change({ ...query, page: shown }))
  return {
    ...state,
    refetch: table.refetch,
    ...queryChanges(
      () => query,
      () => table.snapshot().first,
      change,
    ),
  }
}

/** Calls back when another page is shown than the one that was asked for: that one does not exist. */
function useNearestPage(shown: number, asked: number, onNearest: () => void): void {
  const known = useRef({ asked, shown: asked })
  useEffect(() => {
    // The table follows another page in the render after the one that asks for it.
    const isFollowed = known.current.asked === asked
    const isOther = shown !== asked && shown !== known.current.shown
    known.current = { asked, shown: isFollowed ? shown : asked }
    if (isFollowed && isOther) onNearest()
  })
}

interface HeaderProps<Row> {
  readonly column: DataTableColumn<Row>
  readonly sort: ReturnType<ReturnType<typeof connectDataTable<Row>>['sort']>
}

function Header<Row>({ column: { header, isSortable = true }, sort }: HeaderProps<Row>): ReactNode {
  if (!isSortable) return header
  return (
    <button {...sort}>
      {header}
      <Icon path={chevronPath} />
    </button>
  )
}

interface RowsProps<Row> extends Pick<DataTableProps<Row>, 'columns' | 'rowKey'> {
  readonly rows: readonly Row[]
  readonly locale: string | undefined
}

/** The body is kept while the state around it changes. */
function Rows<Row>({ rows, columns, rowKey, locale }: RowsProps<Row>): ReactNode {
  return useMemo(
    () => (
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)}>
            {columns.map(({ id, align, cell, value }) => (
              <td key={id} data-align={align}>
                {cell ? cell(row) : cellTextOf(value(row), locale)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    ),
    [rows, columns, rowKey, locale],
  )
}
