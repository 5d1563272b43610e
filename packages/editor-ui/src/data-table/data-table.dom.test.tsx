import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { useState, type ReactNode } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { EditorProvider } from '../provider/provider.react.tsx'
import type { LoadRows } from './data-table.browser.ts'
import { DataTable, type DataTableProps } from './data-table.react.tsx'
import type { DataQuery } from './data-table.ts'

interface Order {
  readonly id: number
  readonly total: number
  readonly at: Date | null
}

const orders: readonly Order[] = Array.from({ length: 53 }, (_, id) => ({
  id,
  total: (id * 37) % 53,
  at: id === 0 ? null : new Date(Date.UTC(2026, 0, id, 12)),
}))
const props: DataTableProps<Order> = {
  caption: 'Orders',
  columns: [
    { id: 'id', header: 'Order', value: ({ id }) => id, cell: ({ id }) => <a href={`#${id}`}>#{id}</a> },
    { id: 'total', header: 'Total', value: ({ total }) => total * 1000, align: 'end' },
    { id: 'at', header: 'Date', value: ({ at }) => at, isSortable: false },
  ],
  rows: orders,
  rowKey: ({ id }) => id,
}
const show = (more: Partial<DataTableProps<Order>> = {}) =>
  render(
    <EditorProvider locale="en">
      <DataTable {...props} {...more} />
    </EditorProvider>,
  )
const range = () => screen.getByRole('status').textContent
const bodyRows = () => within(screen.getAllByRole('rowgroup')[1]!).getAllByRole('row')

test('takes `pageSizes` of null as none', () => {
  show({ pageSizes: null as unknown as undefined })
  expect(bodyRows()).toHaveLength(10)
})

test('says which rows it shows', () => {
  show()
  expect(screen.getByRole('table', { name: 'Orders' })).toBeTruthy()
  expect(screen.getByRole('status').textContent).toBe('Rows 1–10 of 53')
  expect(bodyRows()).toHaveLength(10)
})

// spec: EDT-013
test('has a choice of rows per page, buttons to turn pages, and headers that sort', () => {
  const onSort = vi.fn()
  const onPage = vi.fn()
  show({ onSort, onPage })
  fireEvent.change(screen.getByLabelText('Rows per page'), { target: { value: '25' } })
  expect(bodyRows()).toHaveLength(25)
  fireEvent.click(screen.getByRole('button', { name: 'Next page' }))
  expect(screen.getByRole('status').textContent).toBe('Rows 26–50 of 53')
  expect(onPage).toHaveBeenCalledExactlyOnceWith(2)
  fireEvent.click(screen.getByRole('button', { name: 'Total' }))
  expect(screen.getByRole('columnheader', { name: 'Total' }).getAttribute('aria-sort')).toBe('ascending')
  expect(onSort).toHaveBeenCalledExactlyOnceWith({ columnId: 'total', direction: 'ascending' })
  expect(
    bodyRows()
      .map((row) => row.children[1]?.textContent)
      .slice(0, 2),
  ).toEqual(['0', '1,000'])
})

test('reports each page that is shown, also after sorting, and the rows per page', () => {
  const onPage = vi.fn()
  const onPageSize = vi.fn()
  show({ onPage, onPageSize })
  fireEvent.click(screen.getByRole('button', { name: 'Next page' }))
  fireEvent.click(screen.getByRole('button', { name: 'Total' }))
  fireEvent.click(screen.getByRole('button', { name: 'Next page' }))
  fireEvent.change(screen.getByLabelText('Rows per page'), { target: { value: '100' } })
  expect([onPage.mock.calls, onPageSize.mock.calls]).toEqual([[[2], [1], [2], [1]], [[100]]])
})

describe('a table whose caller decides', () => {
  test('stays as it is until the caller gives it another page, size or order', () => {
    const onPage = vi.fn()
    const onPageSize = vi.fn()
    const onSort = vi.fn()
    show({ page: 2, pageSize: 25, sort: null, onPage, onPageSize, onSort })
    expect(range()).toBe('Rows 26–50 of 53')
    fireEvent.click(screen.getByRole('button', { name: 'Next page' }))
    fireEvent.click(screen.getByRole('button', { name: 'Total' }))
    fireEvent.change(screen.getByLabelText('Rows per page'), { target: { value: '10' } })
    expect(range()).toBe('Rows 26–50 of 53')
    expect(screen.getByRole('columnheader', { name: 'Total' }).getAttribute('aria-sort')).not.toBe(
      'ascending',
    )
    expect(onPage.mock.calls).toEqual([[3], [1], [3]])
    expect(onSort.mock.calls).toEqual([[{ columnId: 'total', direction: 'ascending' }]])
    expect(onPageSize.mock.calls).toEqual([[10]])
  })

  test('shows what it is given, and loads it once', async () => {
    const load = vi.fn<LoadRows<Order>>(({ page, pageSize }) =>
      Promise.resolve({ rows: orders.slice((page - 1) * pageSize, page * pageSize), count: orders.length }),
    )
    function Orders(): ReactNode {
      const [query, setQuery] = useState<DataQuery>({ page: 5, pageSize: 10, sort: undefined })
      const change = (next: Partial<DataQuery>) => setQuery((last) => ({ ...last, ...next }))
      return (
        <DataTable
          {...props}
          rows={undefined}
          load={load}
          page={query.page}
          pageSize={query.pageSize}
          sort={query.sort && { ...query.sort }}
          onPage={(page) => change({ page })}
          onPageSize={(pageSize) => change({ pageSize })}
          onSort={(sort) => change({ sort })}
        />
      )
    }
    render(<Orders />)
    await screen.findByText('Rows 41–50 of 53')
    fireEvent.change(screen.getByLabelText('Rows per page'), { target: { value: '25' } })
    await screen.findByText('Rows 26–50 of 53')
    fireEvent.click(screen.getByRole('button', { name: 'Total' }))
    await screen.findByText('Rows 1–25 of 53')
    const sort = { columnId: 'total', direction: 'ascending' }
    expect(load.mock.calls.map(([query]) => query)).toEqual([
      { page: 5, pageSize: 10, sort: undefined },
      { page: 2, pageSize: 25, sort: undefined },
      { page: 1, pageSize: 25, sort },
    ])
  })

  test('reports the nearest page once when its own does not exist, and none without rows', () => {
    const onPage = vi.fn()
    const table = (rows: readonly Order[]) => <DataTable {...props} rows={rows} page={9} onPage={onPage} />
    const { rerender } = render(table([]))
    expect(onPage).not.toHaveBeenCalled()
    rerender(table(orders))
    rerender(table(orders))
    expect(range()).toBe('Rows 51–53 of 53')
    expect(onPage.mock.calls).toEqual([[6]])
  })
})

test('begins at the page that it is given at first', () => {
  show({ defaultPage: 6 })
  expect(range()).toBe('Rows 51–53 of 53')
  fireEvent.click(screen.getByRole('button', { name: 'Previous page' }))
  expect(range()).toBe('Rows 41–50 of 53')
})

test('keeps the focus on a button that has no more pages', () => {
  show({ rows: orders.slice(0, 20) })
  const next = screen.getByRole('button', { name: 'Next page' })
  next.focus()
  fireEvent.click(next)
  fireEvent.click(next)
  expect(next.getAttribute('aria-disabled')).toBe('true')
  expect(document.activeElement).toBe(next)
  expect(screen.getByRole('status').textContent).toBe('Rows 11–20 of 20')
})

test('draws cells, and writes values in the language of the provider', () => {
  show()
  expect(screen.getByRole('link', { name: '#1' })).toBeTruthy()
  expect(bodyRows()[1]?.textContent).toBe('#137,000Jan 1, 2026')
  expect(bodyRows()[0]?.children[2]?.textContent).toBe('')
})

test('writes the rows per page in the digits of the provider', () => {
  render(
    <EditorProvider locale="ar-EG">
      <DataTable {...props} pageSizes={[10, 25]} />
    </EditorProvider>,
  )
  const options = screen.getAllByRole<HTMLOptionElement>('option')
  expect(options.map(({ value, text }) => [value, text])).toEqual([
    ['10', '١٠'],
    ['25', '٢٥'],
  ])
})

test('has no button on a column that is not sortable', () => {
  show()
  expect(screen.queryByRole('button', { name: 'Date' })).toBeNull()
})

test('says that there are no rows', () => {
  show({ rows: [] })
  expect(screen.getByRole('status').textContent).toBe('There are no rows.')
})

test('follows rows that are replaced', () => {
  const { rerender } = render(<DataTable {...props} />)
  rerender(<DataTable {...props} rows={orders.slice(0, 3)} />)
  expect(bodyRows()).toHaveLength(3)
})

// spec: EDT-071
test('says that results cannot be loaded, and loads them when asked again', async () => {
  const answers = [
    Promise.reject(new Error('no rows')),
    Promise.resolve({ rows: orders.slice(0, 1), count: 1 }),
  ]
  show({ rows: undefined, load: () => answers.shift()!, report: () => {} })
  expect(screen.getByRole('status').textContent).toBe('Loading…')
  const notice = await screen.findByText('Unable to load results')
  expect(notice.closest('[role=alert]')).toBeTruthy()
  act(() => screen.getByRole('button', { name: 'Try again' }).click())
  await screen.findByText('Rows 1–1 of 1')
  expect(screen.queryByText('Unable to load results')).toBeNull()
})

test('turns pages with a `load` that is another function in each render', async () => {
  const asked: number[] = []
  function Orders(): ReactNode {
    const [page, setPage] = useState(1)
    const load: LoadRows<Order> = ({ page: at }) => {
      asked.push(at)
      return Promise.resolve({ rows: orders.slice(at * 10 - 10, at * 10), count: orders.length })
    }
    return (
      <DataTable {...props} caption={`Orders, page ${page}`} rows={undefined} load={load} onPage={setPage} />
    )
  }
  render(<Orders />)
  await screen.findByText('Rows 1–10 of 53')
  fireEvent.click(screen.getByRole('button', { name: 'Next page' }))
  await screen.findByText('Rows 11–20 of 53')
  await screen.findByRole('table', { name: 'Orders, page 2' })
  expect(asked.slice(1)).not.toContain(1)
})

test('is hydrated as a server rendered it, then is in the language of the browser', () => {
  const { NumberFormat } = Intl
  const format = vi.spyOn(Intl, 'NumberFormat')
  onTestFinished(() => format.mockRestore())
  const setLanguage = (own: string) =>
    format.mockImplementation(function (locale = own, options) {
      return new NumberFormat(locale, options)
    })
  const rows = Array.from({ length: 1200 }, (_, id) => ({ id, total: 1, at: null }))
  const table = <DataTable {...props} rows={rows} />
  const container = document.createElement('div')
  setLanguage('fr')
  container.innerHTML = renderToString(table)
  expect(container.textContent).toContain('of 1,200')
  setLanguage('de')
  const onRecoverableError = vi.fn()
  const roots: Root[] = []
  act(() => {
    roots.push(hydrateRoot(container, table, { onRecoverableError }))
  })
  onTestFinished(() => act(() => roots[0]?.unmount()))
  expect(onRecoverableError).not.toHaveBeenCalled()
  expect(container.textContent).toContain('of 1.200')
})

test('a number of rows per page that is none is the first that can be chosen', () => {
  const onPage = vi.fn()
  show({ pageSize: NaN, pageSizes: [0, NaN, 25, 50], onPage })
  expect(bodyRows()).toHaveLength(25)
  const sizes = [...screen.getByLabelText<HTMLSelectElement>('Rows per page').options]
  expect(sizes.map(({ value }) => value)).toEqual(['25', '50'])
  expect(onPage).not.toHaveBeenCalled()
})
