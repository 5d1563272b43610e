import { DataTable, type DataTableProps } from '@sitewright/editor-ui/data-table'
import '@sitewright/editor-ui/styles.css'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { Work } from '../../area.ts'
import { benchRows, cellsOf, drawn, tableHost, tableText, type BenchRow } from './rows.ts'

const columns: DataTableProps<BenchRow>['columns'] = [
  { id: 'id', header: 'Order', value: ({ id }) => id },
  { id: 'customer', header: 'Customer', value: ({ customer }) => customer },
  { id: 'city', header: 'City', value: ({ city }) => city },
  { id: 'items', header: 'Items', value: ({ items }) => items, align: 'end' },
  { id: 'total', header: 'Total', value: ({ total }) => total, align: 'end' },
]

const tableOf = (rows: readonly BenchRow[], pageSize: number) => (
  <DataTable caption="Orders" columns={columns} rows={rows} rowKey={({ id }) => id} pageSizes={[pageSize]} />
)

export const mount: Work<number, string> = (count) => {
  const rows = benchRows(count)
  return async () => {
    const root = createRoot(tableHost())
    flushSync(() => root.render(tableOf(rows, rows.length)))
    await drawn()
    const cells = cellsOf(tableHost())
    flushSync(() => root.unmount())
    return cells
  }
}

export const mountSame: Work<number, readonly string[]> = (count) => {
  const rows = benchRows(count)
  return async () => {
    const root = createRoot(tableHost())
    flushSync(() => root.render(tableOf(rows, rows.length)))
    await drawn()
    const texts = [cellsOf(tableHost()), ...tableText(tableHost())]
    flushSync(() => root.unmount())
    return texts
  }
}

export const sort: Work<number, string> = (count) => {
  flushSync(() => createRoot(tableHost()).render(tableOf(benchRows(count), 10)))
  return async () => {
    const buttons = [...tableHost().querySelectorAll<HTMLElement>('th button')]
    // A press on another column, so that each run sorts in the same direction.
    buttons[0]?.click()
    await settled()
    buttons[1]?.click()
    await settled()
    return cellsOf(tableHost())
  }
}

async function settled(): Promise<void> {
  await drawn()
  if (tableHost().querySelector('[aria-busy=true]')) await settled()
}
