import { createElement as h } from 'react'
import { Cell, Column, Row, Table, TableBody, TableHeader } from 'react-aria-components'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { benchRows, cellsOf, drawn, tableHost } from '../rows.ts'

const number = new Intl.NumberFormat()
const columns = ['id', 'customer', 'city', 'items', 'total']

const tableOf = (rows) =>
  h(
    Table,
    { 'aria-label': 'Orders' },
    h(
      TableHeader,
      null,
      columns.map((id, index) => h(Column, { key: id, id, isRowHeader: index === 0 }, id)),
    ),
    h(
      TableBody,
      null,
      rows.map((row) =>
        h(
          Row,
          { key: row.id, id: row.id },
          columns.map((id) =>
            h(Cell, { key: id }, typeof row[id] === 'number' ? number.format(row[id]) : row[id]),
          ),
        ),
      ),
    ),
  )

export const mount = (count) => {
  const rows = benchRows(count)
  return async () => {
    const root = createRoot(tableHost())
    flushSync(() => root.render(tableOf(rows)))
    await drawn()
    const cells = cellsOf(tableHost())
    flushSync(() => root.unmount())
    return cells
  }
}
