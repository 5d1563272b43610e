import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { Work } from '../../area.ts'
import { benchRows, cellsOf, drawn, tableHost, type BenchRow } from './rows.ts'

const number = new Intl.NumberFormat()

/** A table as it is written without a library. */
const tableOf = (rows: readonly BenchRow[]) => (
  <table>
    <caption>Orders</caption>
    <thead>
      <tr>
        {['Order', 'Customer', 'City', 'Items', 'Total'].map((header) => (
          <th key={header}>{header}</th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ id, customer, city, items, total }) => (
        <tr key={id}>
          <td>{number.format(id)}</td>
          <td>{customer}</td>
          <td>{city}</td>
          <td>{number.format(items)}</td>
          <td>{number.format(total)}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

export const mount: Work<number, string> = (count) => {
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
