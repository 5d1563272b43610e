import { describe, expect, test, vi } from 'vitest'
import { sharedMessages, tableMessages } from '../messages.ts'
import { event } from '../part/press.test-support.ts'
import { connectDataTable } from './data-table.connect.ts'
import { tableSnapshot, type DataColumn, type DataTableSnapshot } from './data-table.ts'

interface Order {
  readonly total: number
}
const total: DataColumn<Order> = { id: 'total', header: 'Total', value: (row) => row.total, align: 'end' }
const placed: DataColumn<Order> = { ...total, id: 'placed', header: 'Placed', align: undefined }
const middle = tableSnapshot<Order>(
  { page: 2, pageSize: 10, sort: { columnId: 'total', direction: 'descending' } },
  { rows: [], count: 1234 },
  'success',
)

function connect(view: Partial<DataTableSnapshot<Order>> = {}) {
  const api = { sortBy: vi.fn(), goTo: vi.fn(), setPageSize: vi.fn() }
  const texts = {
    id: 'orders',
    caption: 'Orders',
    messages: { ...sharedMessages, ...tableMessages },
    locale: 'en',
  }
  return { api, ...connectDataTable({ ...middle, ...view }, api, texts) }
}

test('the table scrolls in a region that its caption names', () => {
  const { root, scroll, caption, pager } = connect()
  expect(root).toEqual({ 'data-editor': 'data-table', 'data-state': 'success' })
  expect(scroll).toEqual({
    'data-editor': 'table-scroll',
    role: 'region',
    'aria-labelledby': 'orders-caption',
    'aria-busy': false,
    tabIndex: 0,
  })
  expect(caption).toEqual({ id: 'orders-caption', children: 'Orders' })
  expect(pager).toEqual({ 'data-editor': 'table-pager', role: 'group', 'aria-label': 'Pages of Orders' })
  expect(connect({ status: 'pending' }).scroll['aria-busy']).toBe(true)
})

// spec: EDT-013
test('the header by which rows are sorted says so, and each can be pressed', () => {
  const { header, sort, cell, api } = connect()
  expect([header(total), header(placed)]).toEqual([
    { 'data-align': 'end', 'aria-sort': 'descending' },
    { 'data-align': undefined, 'aria-sort': undefined },
  ])
  expect(sort(total)).toMatchObject({
    'data-editor': 'table-sort',
    'data-direction': 'descending',
    type: 'button',
    title: 'Sort by Total',
  })
  expect(sort(placed)['data-direction']).toBeUndefined()
  expect(connect({ sort: undefined }).header(total)['aria-sort']).toBeUndefined()
  expect(cell(total)).toEqual({ 'data-align': 'end' })
  sort(placed).onClick?.(event())
  expect(api.sortBy.mock.calls).toEqual([['placed']])
})

describe('the pager', () => {
  // spec: EDT-013
  test('turns to the pages around, and chooses the rows of each', () => {
    const { previous, next, pageSize, api } = connect()
    expect(previous).toMatchObject({ type: 'button', 'aria-label': 'Previous page', 'aria-disabled': false })
    expect(next).toMatchObject({ type: 'button', 'aria-label': 'Next page', 'aria-disabled': false })
    expect(pageSize).toMatchObject({ 'data-editor': 'control', id: 'orders-page-size', value: '10' })
    previous.onClick?.(event())
    next.onClick?.(event())
    pageSize.onChange?.(event('25'))
    expect(api.goTo.mock.calls).toEqual([[1], [3]])
    expect(api.setPageSize.mock.calls).toEqual([[25]])
  })

  test.each([
    ['previous', { page: 1 }],
    ['next', { page: 124, pageCount: 124 }],
  ] as const)('has no %s page at %j', (name, view) => {
    const { api, ...attributes } = connect(view)
    expect(attributes[name]['aria-disabled']).toBe(true)
    attributes[name].onClick?.(event())
    expect(api.goTo).not.toHaveBeenCalled()
  })

  test.each([
    [{}, 'Rows 11–20 of 1,234'],
    [{ count: 0 }, 'There are no rows.'],
    [{ count: 0, status: 'pending' }, 'Loading…'],
    [{ count: 0, status: 'failed' }, ''],
  ] as const)('announces for %j: %s', (view, children) => {
    expect(connect(view).range).toEqual({ 'data-editor': 'table-range', role: 'status', children })
  })
})

// spec: EDT-071
test('only a load that has failed is a problem', () => {
  expect(connect({ status: 'failed' }).problem).toBe('Unable to load results')
  expect(connect().problem).toBeUndefined()
})
