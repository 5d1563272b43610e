import type { Clock } from '@sitewright/machine'
import { createFakeClock } from '@sitewright/machine/testing'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { createDataTable, type DataTableOptions, type LoadRows } from './data-table.browser.ts'
import type { DataPage } from './data-table.ts'

interface Order {
  readonly id: number
  readonly customer: string
}

const orders = (count: number): Order[] =>
  Array.from({ length: count }, (_, id) => ({ id, customer: `Customer ${(id * 7) % count}` }))
const columns = [
  { id: 'id', header: 'Order', value: ({ id }: Order) => id },
  { id: 'customer', header: 'Customer', value: ({ customer }: Order) => customer },
]
const create = (options: Partial<DataTableOptions<Order>>) => createDataTable<Order>({ columns, ...options })
const ids = ({ rows }: DataPage<Order>) => rows.map(({ id }) => id)

describe('a table of rows in memory', () => {
  // spec: EDT-013
  test('shows the page that was asked for, of the rows per page that were chosen', () => {
    const table = create({ rows: orders(53) })
    expect(table.snapshot()).toMatchObject({
      page: 1,
      pageCount: 6,
      pageSize: 10,
      first: 1,
      last: 10,
      count: 53,
    })
    table.goTo(6)
    expect(ids(table.snapshot())).toEqual([50, 51, 52])
    table.setPageSize(25)
    expect(table.snapshot()).toMatchObject({ page: 3, first: 51, last: 53 })
  })

  test('sorts all rows, and shows the first page of the new order', () => {
    const table = create({ rows: orders(53) })
    table.goTo(3)
    table.sortBy('id')
    table.sortBy('id')
    expect(table.snapshot()).toMatchObject({ page: 1, sort: { columnId: 'id', direction: 'descending' } })
    expect(ids(table.snapshot()).slice(0, 2)).toEqual([52, 51])
  })

  test('begins with the sort that it was given', () => {
    const table = create({ rows: orders(3), sort: { columnId: 'id', direction: 'descending' } })
    expect(ids(table.snapshot())).toEqual([2, 1, 0])
  })

  test('shows the nearest page when rows have gone', () => {
    const table = create({ rows: orders(53) })
    table.goTo(6)
    table.setSource({ columns, rows: orders(12) })
    expect(table.snapshot()).toMatchObject({ page: 2, first: 11, last: 12 })
  })

  test('begins at the page that it was given, also with rows that come later', () => {
    const table = create({ rows: [], page: 3 })
    expect(table.snapshot()).toMatchObject({ page: 1, count: 0 })
    table.setSource({ columns, rows: orders(53) })
    expect(table.snapshot()).toMatchObject({ page: 3, first: 21 })
  })

  test('shows another query at once, and tells of none that it shows already', () => {
    const table = create({ rows: orders(53) })
    const told = vi.fn()
    table.subscribe(told)
    const sort = { columnId: 'id', direction: 'descending' } as const
    table.setQuery({ page: 2, pageSize: 25, sort })
    expect(table.snapshot()).toMatchObject({ page: 2, pageSize: 25, first: 26, last: 50, sort })
    expect(ids(table.snapshot())[0]).toBe(27)
    table.setQuery({ page: 2, pageSize: 25, sort: { ...sort } })
    expect(told).toHaveBeenCalledOnce()
    table.setQuery({ page: 1, pageSize: 25, sort: undefined })
    expect(ids(table.snapshot())[0]).toBe(0)
  })

  test('sorts anew by the rules of another language', () => {
    const rows = orders(2).map((order, index) => ({ ...order, customer: index === 0 ? 'Zoe' : 'Ärla' }))
    const table = create({ rows, sort: { columnId: 'customer', direction: 'ascending' }, locale: 'de' })
    expect(ids(table.snapshot())).toEqual([1, 0])
    table.setSource({ columns, rows, locale: 'sv' })
    expect(ids(table.snapshot())).toEqual([0, 1])
  })

  test('leaves the rows given as they are', () => {
    const rows = Object.freeze(orders(3))
    const table = create({ rows })
    table.sortBy('customer')
    expect(ids({ rows, count: 3 })).toEqual([0, 1, 2])
  })

  test('sorts many rows in slices, with the old ones shown meanwhile', () => {
    const { clock, pass } = createFakeClock()
    const table = create({ rows: orders(100_000), clock })
    table.sortBy('customer')
    expect(table.snapshot()).toMatchObject({ status: 'pending', first: 1, count: 100_000 })
    expect(ids(table.snapshot())[0]).toBe(0)
    pass(1)
    const { status, rows } = table.snapshot()
    expect(status).toBe('success')
    expect(rows.map(({ customer }) => customer).slice(0, 3)).toEqual([
      'Customer 0',
      'Customer 1',
      'Customer 2',
    ])
  })

  test('pauses between the slices of many rows, so that the browser can answer meanwhile', () => {
    const { clock, pass } = createFakeClock()
    // Each reading of the time is 3 ms after the one before.
    let now = 0
    const time = vi.spyOn(performance, 'now').mockImplementation(() => (now += 3))
    onTestFinished(() => time.mockRestore())
    let slices = 0
    const counted: Clock = (then, ms) => {
      slices += 1
      return clock(then, ms)
    }
    const table = create({ rows: orders(100_000), clock: counted })
    table.sortBy('customer')
    while (table.snapshot().status === 'pending') pass(1)
    // 100,000 rows take some 750 steps, of which a slice of 8 ms has three.
    expect(slices).toBeGreaterThan(100)
  })

  test('ends a sort in favour of a later one', () => {
    const { clock, pass } = createFakeClock()
    const table = create({ rows: orders(6000), clock })
    table.sortBy('customer')
    table.sortBy('id')
    table.sortBy('id')
    pass(1)
    expect(ids(table.snapshot())[0]).toBe(5999)
  })

  test('sorts many rows in slices also at first, with the rows as they are meanwhile', () => {
    const { clock, pass } = createFakeClock()
    const table = create({ rows: orders(6000), sort: { columnId: 'id', direction: 'descending' }, clock })
    expect([table.snapshot().status, ids(table.snapshot())[0]]).toEqual(['pending', 0])
    const stop = table.start()
    while (table.snapshot().status === 'pending') pass(1)
    expect(ids(table.snapshot())[0]).toBe(5999)
    stop()
  })

  test('sorts with the next start what was stopped halfway', () => {
    const { clock, pass } = createFakeClock()
    const table = create({ rows: orders(6000), clock })
    const stop = table.start()
    table.sortBy('id')
    table.sortBy('id')
    stop()
    expect(table.snapshot().status).toBe('pending')
    table.start()
    while (table.snapshot().status === 'pending') pass(1)
    expect(ids(table.snapshot())[0]).toBe(5999)
  })
})

describe('a table that fetches its rows', () => {
  function byHand() {
    const asked: {
      page: number
      signal: AbortSignal
      answer: (page: DataPage<Order>) => void
      fail: () => void
    }[] = []
    const load: LoadRows<Order> = ({ page }, signal) =>
      new Promise((answer, reject) => {
        asked.push({ page, signal, answer, fail: () => reject(new Error('no rows')) })
      })
    return { asked, load }
  }
  const settle = () => new Promise((then) => setTimeout(then))

  test.each([{ rows: [] }, { rows: null, count: 3 }, { error: 'no' }, null])(
    'has failed with an answer that is no page: %j',
    async (answer) => {
      const load = vi.fn(() => Promise.resolve(answer as unknown as DataPage<Order>))
      const table = create({ load, report: () => {} })
      table.start()
      await vi.waitFor(() => expect(table.snapshot().status).toBe('failed'))
      expect(load).toHaveBeenCalledOnce()
    },
  )

  test('shows the answer to the last question, whichever comes first', async () => {
    const { asked, load } = byHand()
    const table = create({ load })
    table.start()
    asked[0]!.answer({ rows: orders(10), count: 53 })
    await vi.waitFor(() => expect(table.snapshot().status).toBe('success'))
    table.goTo(2)
    table.goTo(3)
    expect(asked[1]!.signal.aborted).toBe(true)
    asked[2]!.answer({ rows: [{ id: 20, customer: '' }], count: 53 })
    await vi.waitFor(() => expect(ids(table.snapshot())).toEqual([20]))
    asked[1]!.answer({ rows: [{ id: 10, customer: '' }], count: 53 })
    await settle()
    expect(ids(table.snapshot())).toEqual([20])
  })

  test('keeps its rows while others are on their way', async () => {
    const { asked, load } = byHand()
    const table = create({ load })
    table.start()
    asked[0]!.answer({ rows: orders(10), count: 53 })
    await vi.waitFor(() => expect(table.snapshot().status).toBe('success'))
    table.goTo(2)
    expect(table.snapshot()).toMatchObject({ status: 'pending', page: 2, first: 1, last: 10 })
  })

  test('can be asked again after a failure', async () => {
    const { asked, load } = byHand()
    const table = create({ load, report: () => {} })
    table.start()
    asked[0]!.fail()
    await vi.waitFor(() => expect(table.snapshot().status).toBe('failed'))
    table.refetch()
    asked[1]!.answer({ rows: orders(1), count: 1 })
    await vi.waitFor(() => expect(table.snapshot()).toMatchObject({ status: 'success', count: 1 }))
  })

  test('fails when a load never ends', async () => {
    const { clock, pass } = createFakeClock()
    const table = create({ load: () => new Promise(() => {}), report: () => {}, clock })
    table.start()
    pass(60_000)
    await vi.waitFor(() => expect(table.snapshot().status).toBe('failed'))
  })

  test('asks for the last page when the one it asked for has gone', async () => {
    const { asked, load } = byHand()
    const table = create({ load })
    table.start()
    asked[0]!.answer({ rows: orders(10), count: 30 })
    await vi.waitFor(() => expect(table.snapshot().status).toBe('success'))
    table.goTo(3)
    asked[1]!.answer({ rows: [], count: 20 })
    await vi.waitFor(() => expect(asked[2]?.page).toBe(2))
  })

  test('loads another query once, and none for the query that it has', async () => {
    const { asked, load } = byHand()
    const table = create({ load, page: 2 })
    table.start()
    asked[0]!.answer({ rows: orders(10), count: 53 })
    await vi.waitFor(() => expect(table.snapshot().status).toBe('success'))
    table.setQuery({ page: 2, pageSize: 10, sort: undefined })
    table.setQuery({ page: 1, pageSize: 50, sort: { columnId: 'id', direction: 'ascending' } })
    table.setQuery({ page: 1, pageSize: 50, sort: { columnId: 'id', direction: 'ascending' } })
    expect(asked.map(({ page }) => page)).toEqual([2, 1])
  })

  test('aborts the load when it is stopped', () => {
    const { asked, load } = byHand()
    create({ load }).start()()
    expect(asked[0]!.signal.aborted).toBe(true)
  })
})

describe('a value that throws while rows are sorted', () => {
  const broken = [{ id: 'id', header: 'Order', value: ({ id }: Order) => need(id) }]
  function need(id: number): number {
    if (id === 3) throw new Error('broken row')
    return -id
  }

  test.each([
    ['at once', 20],
    ['in slices', 6000],
  ])('is a failure that is reported, and can be tried again, %s', (_, count) => {
    const { clock, pass } = createFakeClock()
    const report = vi.fn()
    const table = create({ columns: broken, rows: orders(count), report, clock })
    table.start()
    table.sortBy('id')
    pass(1000)
    expect(table.snapshot()).toMatchObject({ status: 'failed', count })
    expect(report).toHaveBeenCalledExactlyOnceWith(new Error('broken row'))
    table.setSource({ columns: broken, rows: orders(3) })
    expect(table.snapshot()).toMatchObject({ status: 'success', count: 3 })
    expect(ids(table.snapshot())).toEqual([2, 1, 0])
  })

  test('leaves the rows in the order that they have, also at first', () => {
    const report = vi.fn()
    const sort = { columnId: 'id', direction: 'ascending' } as const
    const table = create({ columns: broken, rows: orders(5), sort, report })
    expect(table.snapshot().status).toBe('failed')
    expect(ids(table.snapshot())).toEqual([0, 1, 2, 3, 4])
    table.goTo(1)
    expect(table.snapshot().status).toBe('failed')
    expect(report).toHaveBeenCalledOnce()
  })
})

test.each([[0], [-5], [NaN], [null], [Infinity]])('%j rows per page are ten', (pageSize) => {
  const table = create({ rows: orders(53), pageSize: pageSize as never })
  expect(table.snapshot()).toMatchObject({ pageSize: 10, pageCount: 6, last: 10 })
  table.setPageSize(25)
  table.setPageSize(pageSize as never)
  expect(table.snapshot()).toMatchObject({ page: 1, pageSize: 10 })
})

test('a page whose count is below zero is none', async () => {
  const report = vi.fn()
  const table = create({ load: () => Promise.resolve({ rows: orders(1), count: -1 }), report })
  table.start()
  await vi.waitFor(() => expect(table.snapshot().status).toBe('failed'))
})
