import '@sitewright/editor-ui/styles.css'
import { useId, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { Work } from '../../area.ts'
import { benchRows, cellsOf, drawn, tableHost, tableText, type BenchRow } from './rows.ts'

// The table of ours, written by hand: its elements, names and looks, and buttons that sort and turn the page.

const number = new Intl.NumberFormat()

type Column = keyof BenchRow
const columns: readonly (readonly [Column, string, align?: 'end'])[] = [
  ['id', 'Order'],
  ['customer', 'Customer'],
  ['city', 'City'],
  ['items', 'Items', 'end'],
  ['total', 'Total', 'end'],
]

const textOf = (value: string | number): string => (typeof value === 'number' ? number.format(value) : value)

const orderOf = (one: string | number, other: string | number): number =>
  typeof one === 'number' && typeof other === 'number'
    ? one - other
    : String(one).localeCompare(String(other))

const Icon = (): ReactNode => (
  <svg aria-hidden="true" data-editor="icon" viewBox="0 0 24 24" width="24" height="24">
    <path d="M6 9l6 6 6-6" />
  </svg>
)

interface TurnProps {
  readonly label: string
  readonly isEnd: boolean
  readonly turn: () => void
}

const Turn = ({ label, isEnd, turn }: TurnProps): ReactNode => (
  <button
    type="button"
    data-editor="button"
    data-kind="plain"
    aria-label={label}
    aria-disabled={isEnd}
    onClick={() => {
      if (!isEnd) turn()
    }}
  >
    <Icon />
  </button>
)

/** The area that scrolls when the table is wider. */
const scroll = { 'data-editor': 'table-scroll', role: 'region', 'aria-busy': false, tabIndex: 0 }

interface TableProps {
  readonly rows: readonly BenchRow[]
  readonly sizes: readonly number[]
}

function Table({ rows, sizes }: TableProps): ReactNode {
  const id = useId()
  const [sort, setSort] = useState<{ readonly column: Column; readonly isUp: boolean }>()
  const [page, setPage] = useState(0)
  const [size, setSize] = useState(sizes[0] ?? 10)
  const sorted = sort
    ? [...rows].sort((one, other) => orderOf(one[sort.column], other[sort.column]) * (sort.isUp ? 1 : -1))
    : rows
  const first = page * size
  const last = Math.min(rows.length, first + size)
  const directionOf = (column: Column) =>
    sort?.column === column ? (sort.isUp ? 'ascending' : 'descending') : undefined
  return (
    <div data-editor="data-table" data-state="success">
      <div {...scroll} aria-labelledby={`${id}-caption`}>
        <table>
          <caption id={`${id}-caption`}>Orders</caption>
          <thead>
            <tr>
              {columns.map(([column, header, align]) => (
                <th key={column} scope="col" data-align={align} aria-sort={directionOf(column)}>
                  <button
                    data-editor="table-sort"
                    data-direction={directionOf(column)}
                    type="button"
                    title={`Sort by ${header}`}
                    onClick={() => setSort({ column, isUp: directionOf(column) !== 'ascending' })}
                  >
                    {header}
                    <Icon />
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sorted.slice(first, last).map((row) => (
              <tr key={row.id}>
                {columns.map(([column, , align]) => (
                  <td key={column} data-align={align}>
                    {textOf(row[column])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div data-editor="failure" role="alert" />
      <div data-editor="table-pager" role="group" aria-label="Pages of Orders">
        <label data-editor="table-page-size" htmlFor={`${id}-size`}>
          <span>Rows per page</span>
          <select
            data-editor="control"
            id={`${id}-size`}
            value={size}
            onChange={({ target }) => setSize(Number(target.value))}
          >
            {sizes.map((one) => (
              <option key={one} value={one}>
                {number.format(one)}
              </option>
            ))}
          </select>
        </label>
        <p data-editor="table-range" role="status">
          Rows {number.format(first + 1)}–{number.format(last)} of {number.format(rows.length)}
        </p>
        <Turn label="Previous page" isEnd={page === 0} turn={() => setPage(page - 1)} />
        <Turn label="Next page" isEnd={last === rows.length} turn={() => setPage(page + 1)} />
      </div>
    </div>
  )
}

export const mountSame: Work<number, readonly string[]> = (count) => {
  const rows = benchRows(count)
  return async () => {
    const root = createRoot(tableHost())
    flushSync(() => root.render(<Table rows={rows} sizes={[count]} />))
    await drawn()
    const texts = [cellsOf(tableHost()), ...tableText(tableHost())]
    flushSync(() => root.unmount())
    return texts
  }
}
