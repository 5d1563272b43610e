'use client'

import { useStore } from '@sitewright/machine/react'
import { useEffect, useId, useMemo, useRef, useState, type Key, type ReactNode } from 'react'
import { Button } from '../button/button.react.tsx'
import { Failure } from '../fetch-state/failure.react.tsx'
import { sharedMessages, tableMessages } from '../messages.ts'
import { chevronPath, Icon } from '../part/icon.react.tsx'
import { useLocale, useMessages } from '../provider/provider.react.tsx'
import { createDataTable, type DataSource, type LoadRows } from './data-table.browser.ts'
import { connectDataTable } from './data-table.connect.ts'
import { cellTextOf, type DataColumn } from './data-table.ts'
import { defaultPageSizes } from './paging.ts'
import type { Sort } from './sort.ts'

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
  readonly columns: readonly DataTableColumn<Row>[]
  /** Rows in memory. A new list replaces the old one. */
  readonly rows?: readonly Row[] | undefined
  /**
   * Fetches a page of rows in place of `rows`. Keep it with `useCallback`: another function fetches the page anew. Give the table
   * another `key` to begin at the first page, as for another filter.
   */
  readonly load?: LoadRows<Row> | undefined
  readonly rowKey: (row: Row) => Key
  /**
   * Rows per page to choose from.
   * @default [10, 25, 50, 100]
   */
  readonly pageSizes?: readonly number[] | undefined
  /**
   * Rows per page at first.
   * @default the first of `pageSizes`
   */
  readonly defaultPageSize?: number | undefined
  readonly defaultSort?: Sort | undefined
  readonly onSort?: ((sort: Sort | undefined) => void) | undefined
  /** Is called when another page is shown, also by sorting or by another number of rows per page. */
  readonly onPage?: ((page: number) => void) | undefined
  readonly onPageSize?: ((pageSize: number) => void) | undefined
  /**
   * Receives the errors of failed loads.
   * @default the console
   */
  readonly report?: ((error: unknown) => void) | undefined
}

/** A table with sorting and pages. */
export function DataTable<Row>(props: DataTableProps<Row>): ReactNode {
  const { caption, columns, rowKey, pageSizes = defaultPageSizes } = props
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
      <Failure text={attributes.problem} retry={table.refetch} />
      <div {...attributes.pager}>
        <label data-editor="table-page-size" htmlFor={attributes.pageSize.id}>
          <span>{messages['editor.table.rowsPerPage']}</span>
          <select {...attributes.pageSize}>
            {sizesWith(pageSizes, table.pageSize).map((size) => (
              <option key={size}>{size}</option>
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

/** A size that is set but not offered can be chosen as well. */
const sizesWith = (sizes: readonly number[], size: number): readonly number[] =>
  sizes.includes(size) ? sizes : [...sizes, size].sort((a, b) => a - b)

function useDataTable<Row>(props: DataTableProps<Row>) {
  const {
    columns,
    rows,
    load,
    pageSizes,
    defaultPageSize = pageSizes?.[0],
    defaultSort,
    onSort,
    onPage,
    onPageSize,
  } = props
  const locale = useLocale()
  const [table] = useState(() =>
    createDataTable<Row>({ ...props, pageSize: defaultPageSize, sort: defaultSort, locale }),
  )
  useEffect(() => table.start(), [table])
  useEffect(
    () => table.setSource({ columns, rows, load, locale } satisfies DataSource<Row>),
    [table, columns, rows, load, locale],
  )
  const state = useStore(table)
  useChange(state.page, onPage)
  return {
    ...state,
    refetch: table.refetch,
    goTo: table.goTo,
    setPageSize: (pageSize: number) => {
      table.setPageSize(pageSize)
      onPageSize?.(pageSize)
    },
    sortBy: (columnId: string) => {
      table.sortBy(columnId)
      onSort?.(table.snapshot().sort)
    },
  }
}

/** Calls back when a value is another one than at the last render. */
function useChange<Value>(value: Value, onChange: ((value: Value) => void) | undefined): void {
  const last = useRef(value)
  useEffect(() => {
    if (last.current === value) return
    last.current = value
    onChange?.(value)
  }, [value, onChange])
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
