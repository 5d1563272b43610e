import { createFakeClock } from '@sitewright/machine/testing'
import { describe, expect, test, vi } from 'vitest'
import { createCartStore } from '../index.ts'
import { buildCart, buildEntry } from '../testing.ts'
import type { CartTransport, Reading } from '../cart-transport/cart-transport.ts'
import type { CartStoreEvent } from './cart-event.ts'
import type { CartNews } from './cart-news.ts'
import type { Settlement } from './operation.ts'
import type { PersistedQueue } from './persisted-queue.ts'

const one = buildCart({ entries: [buildEntry()] })
const three = buildCart({ entries: [buildEntry({ quantity: 3 })] })
const crumb = { ok: false, failure: { kind: 'crumb', cookiesEnabled: true } } as const
const mug = { itemId: 'mug', sku: 'mug-blue' }

/** Calls of a kind that wait for the test to answer them, oldest first. */
function createCalls<Answer>() {
  const answers: ((answer: Answer) => void)[] = []
  return {
    call: vi.fn(() => new Promise<Answer>((resolve) => answers.push(resolve))),
    answer: (answer: Answer) => answers.shift()?.(answer),
  }
}

/** A cart whose server answers when the test says so, at a time of 1000. */
function openCart({ isBlocked = false } = {}) {
  const reads = createCalls<Reading>()
  const writes = createCalls<Settlement>()
  const gate = createCalls<undefined>()
  const publish = vi.fn<(news: CartNews) => void>()
  const persist = vi.fn<(queue: PersistedQueue) => void>()
  const events: CartStoreEvent[] = []
  const transport: CartTransport = { fetch: reads.call, send: writes.call }
  const { clock, pass } = createFakeClock()
  const cart = createCartStore({
    transport,
    publish,
    persist,
    emit: (event) => events.push(event),
    clock,
    now: () => 1000,
    exclusive: async (work) => {
      if (isBlocked) await gate.call()
      await work()
    },
  })
  return { cart, reads, writes, publish, persist, events, pass, gate }
}

const quantityIn = ({ cart }: ReturnType<typeof openCart>) => cart.snapshot().cart?.totalQuantity

describe('a cart that is being read', () => {
  test('gives way to a newer one of another tab', async () => {
    const open = openCart()
    const reading = open.cart.refresh()
    await vi.waitFor(() => expect(open.reads.call).toHaveBeenCalledOnce())
    open.cart.receive({ cart: three, at: 1001 })
    open.reads.answer({ ok: true, value: one })
    expect(await reading).toEqual({ ok: true, value: three })
    expect(quantityIn(open)).toBe(3)
    expect(open.reads.call).toHaveBeenCalledOnce()
  })

  test('replaces one of the same time', async () => {
    const open = openCart()
    const reading = open.cart.refresh()
    await vi.waitFor(() => expect(open.reads.call).toHaveBeenCalledOnce())
    open.cart.receive({ cart: three, at: 1000 })
    open.reads.answer({ ok: true, value: one })
    expect(await reading).toEqual({ ok: true, value: one })
    expect(quantityIn(open)).toBe(1)
  })

  test('is read again after a change that was refused meanwhile', async () => {
    const open = openCart()
    const reading = open.cart.refresh()
    await vi.waitFor(() => expect(open.reads.call).toHaveBeenCalledOnce())
    const adding = open.cart.add(mug)
    await vi.waitFor(() => expect(open.writes.call).toHaveBeenCalledOnce())
    open.writes.answer(crumb)
    expect((await adding).ok).toBe(false)
    open.reads.answer({ ok: true, value: one })
    await vi.waitFor(() => expect(open.reads.call).toHaveBeenCalledTimes(2))
    open.reads.answer({ ok: true, value: three })
    expect(await reading).toEqual({ ok: true, value: three })
  })

  test('is read again after a change that waits for another tab', async () => {
    const open = openCart({ isBlocked: true })
    const reading = open.cart.refresh()
    await vi.waitFor(() => expect(open.reads.call).toHaveBeenCalledOnce())
    const adding = open.cart.add(mug)
    await vi.waitFor(() => expect(open.gate.call).toHaveBeenCalledOnce())
    open.reads.answer({ ok: true, value: one })
    open.gate.answer(undefined)
    await vi.waitFor(() => expect(open.writes.call).toHaveBeenCalledOnce())
    open.writes.answer(crumb)
    expect((await adding).ok).toBe(false)
    await vi.waitFor(() => expect(open.reads.call).toHaveBeenCalledTimes(2))
    open.reads.answer({ ok: true, value: three })
    expect(await reading).toEqual({ ok: true, value: three })
  })

  test('is not applied once the cart was disposed', async () => {
    const open = openCart()
    const reading = open.cart.refresh()
    await vi.waitFor(() => expect(open.reads.call).toHaveBeenCalledOnce())
    open.cart.dispose()
    open.reads.answer({ ok: true, value: one })
    expect(await reading).toEqual({ ok: false, failure: { kind: 'aborted' } })
    expect(open.cart.snapshot().cart).toBeUndefined()
  })
})

describe('a message from another tab', () => {
  test.each([
    [999, 1],
    [1000, 1],
    [1001, 3],
  ])('with a cart of the time %d leaves %d mugs, where the own is of 1000', (at, quantity) => {
    const open = openCart()
    open.cart.receive({ cart: one, at: 1000 })
    open.cart.receive({ cart: three, at })
    expect(quantityIn(open)).toBe(quantity)
  })
})

describe('a page that closes', () => {
  test('tells other tabs which entries its running request may change, and nothing without one', async () => {
    const { cart, writes, publish } = openCart()
    cart.release()
    expect(publish).not.toHaveBeenCalled()
    void cart.add(mug)
    await vi.waitFor(() => expect(writes.call).toHaveBeenCalledOnce())
    void cart.add({ itemId: 'print' })
    cart.release()
    expect(publish.mock.calls).toEqual([[{ uncertain: ['["mug","mug-blue","null"]'], totals: [Infinity] }]])
  })

  test('is continued by the next one, which tells what may still change', async () => {
    const { cart, writes, publish } = openCart()
    const unsent = [{ operation: { kind: 'add', line: mug }, key: '["mug","mug-blue","null"]' }] as const
    cart.restore({ unsent, uncertain: ['["print","","null"]'] })
    expect(publish.mock.calls).toEqual([[{ uncertain: ['["print","","null"]'], totals: [Infinity] }]])
    await Promise.resolve()
    expect(writes.call).not.toHaveBeenCalled()
  })

  test('is continued at once where nothing was running', async () => {
    const { cart, writes, publish } = openCart()
    const unsent = [{ operation: { kind: 'add', line: mug }, key: '["mug","mug-blue","null"]' }] as const
    cart.restore({ unsent, uncertain: [] })
    await vi.waitFor(() => expect(writes.call).toHaveBeenCalledOnce())
    expect(publish).not.toHaveBeenCalled()
  })
})

describe('an add whose page is left', () => {
  const MUG = '["mug","mug-blue","null"]'
  type Page = ReturnType<typeof openCart>

  const cartOf = (quantity: number) => buildCart({ entries: [buildEntry({ quantity })] })
  const kinds = ({ events }: Page) => events.map(({ kind }) => kind)
  /** Quantities of the adds that a page has announced as late. */
  const lateIn = ({ events }: Page) =>
    events.flatMap((event) => (event.kind === 'late-added' ? [event.quantity] : []))

  /** What a page would persist now. */
  function persistedBy({ persist }: Page): PersistedQueue {
    const persisted = persist.mock.lastCall?.[0]
    if (!persisted) throw new Error('Nothing was persisted.')
    return JSON.parse(JSON.stringify(persisted)) as PersistedQueue
  }

  /** Leaves a page whose cart is known while mugs are being added. */
  async function leaveWhileAdding(open: Page, quantity: number): Promise<PersistedQueue> {
    void open.cart.add({ ...mug, quantity })
    await vi.waitFor(() => expect(open.writes.call).toHaveBeenCalled())
    const persisted = persistedBy(open)
    open.cart.release()
    return persisted
  }

  function openAt(before: typeof one | undefined, ...queues: readonly PersistedQueue[]): Page {
    const open = openCart()
    if (before) open.cart.receive({ cart: before, at: 900 })
    for (const queue of queues) open.cart.restore(queue)
    return open
  }

  /** The next page, which has waited for what is on the way and read its cart. */
  async function nextPage(queue: PersistedQueue, value: typeof one | undefined): Promise<Page> {
    const open = openAt(undefined, queue)
    open.pass(1000)
    await vi.waitFor(() => expect(open.reads.call).toHaveBeenCalledOnce())
    open.reads.answer({ ok: true, value })
    await vi.waitFor(() => expect(open.cart.snapshot().status).toBe('ready'))
    await Promise.resolve()
    return open
  }

  const leftWith = (before: typeof one | undefined, quantity = 2): Promise<PersistedQueue> =>
    leaveWhileAdding(openAt(before), quantity)

  test('while it was sent is announced by the next page, whose cart has it', async () => {
    const next = await nextPage(await leftWith(one), three)
    expect(kinds(next)).toEqual(['added', 'late-added'])
    expect(next.events.at(-1)).toMatchObject({ line: mug, quantity: 2, entry: { quantity: 3 }, cart: three })
    expect(persistedBy(next)).toEqual({ unsent: [], uncertain: [], sent: [] })
    next.cart.receive({ cart: three, at: 2000 })
    expect(lateIn(next)).toEqual([2])
  })

  test('while it was sent is not announced by a page whose cart lacks it', async () => {
    expect(kinds(await nextPage(await leftWith(one), one))).toEqual([])
    expect(kinds(await nextPage(await leftWith(one), undefined))).toEqual([])
  })

  test('proves nothing if the cart before it is unknown', async () => {
    expect(kinds(await nextPage(await leftWith(undefined), three))).toEqual([])
  })

  test('proves nothing after a request of another page that no cart proves', async () => {
    const open = openAt(one)
    open.cart.receive({ uncertain: [MUG] })
    expect((await leaveWhileAdding(open, 1)).sent).toEqual([])
  })

  test('before it was sent is sent and announced by the next page', async () => {
    const open = openAt(undefined, {
      unsent: [{ operation: { kind: 'add', line: mug }, key: MUG }],
      uncertain: [],
    })
    await vi.waitFor(() => expect(open.writes.call).toHaveBeenCalledOnce())
    open.writes.answer({ ok: true, value: { cart: one } })
    await vi.waitFor(() => expect(kinds(open)).toEqual(['added', 'late-added']))
    expect(open.events.at(-1)).toMatchObject({ line: mug, quantity: 1, cart: one })
  })

  test('is announced once for each press, sent or not', async () => {
    const open = openAt(one)
    for (const quantity of [1, 2]) void open.cart.add({ ...mug, quantity })
    await vi.waitFor(() => expect(open.writes.call).toHaveBeenCalled())
    for (const quantity of [3, 4]) void open.cart.add({ ...mug, quantity })
    const next = await nextPage(persistedBy(open), cartOf(4))
    expect(lateIn(next)).toEqual([1, 2])
    await vi.waitFor(() => expect(next.writes.call).toHaveBeenCalledOnce())
    next.writes.answer({ ok: true, value: { cart: cartOf(11) } })
    await vi.waitFor(() => expect(lateIn(next)).toEqual([1, 2, 3, 4]))
  })

  // spec: TRK-012
  test('is announced by the next page, and a second one of the same by the page after it', async () => {
    const second = await nextPage(await leftWith(one), three)
    const third = await nextPage(await leaveWhileAdding(second, 1), cartOf(4))
    expect([lateIn(second), lateIn(third)]).toEqual([[2], [1]])
  })

  test('is announced by the first page that stays until it knows its cart', async () => {
    const reloaded = openAt(undefined, await leftWith(one))
    const persisted = persistedBy(reloaded)
    reloaded.cart.release()
    reloaded.cart.receive({ cart: three, at: 2000 })
    expect(kinds(reloaded)).toEqual([])
    expect(lateIn(await nextPage(persisted, three))).toEqual([2])
  })

  test.each([
    ['both', 4, [2, 1]],
    ['one of the two', 3, [2]],
    ['neither', 1, []],
  ])('may arrive after a second one: a cart with %s announces as many', async (_, quantity, late) => {
    const second = await nextPage(await leftWith(one), one)
    const persisted = await leaveWhileAdding(second, 1)
    expect(persisted.sent?.map(({ total }) => total)).toEqual([3, 4])
    const third = await nextPage(persisted, cartOf(quantity))
    expect([lateIn(second), lateIn(third)]).toEqual([[], late])
    third.cart.receive({ cart: cartOf(4), at: 2000 })
    expect(lateIn(third)).toEqual([2, 1])
  })

  test('is not proved by what the next page adds itself, nor by a quantity that it sets', async () => {
    const next = await nextPage(await leftWith(one), one)
    void next.cart.add({ ...mug, quantity: 2 })
    await vi.waitFor(() => expect(next.writes.call).toHaveBeenCalledOnce())
    next.writes.answer({ ok: true, value: { cart: three } })
    await vi.waitFor(() => expect(kinds(next)).toEqual(['added']))
    void next.cart.setQuantity('entry-1', 9)
    await vi.waitFor(() => expect(next.writes.call).toHaveBeenCalledTimes(2))
    next.writes.answer({ ok: true, value: { cart: cartOf(9) } })
    await vi.waitFor(() => expect(next.cart.snapshot().settled?.totalQuantity).toBe(9))
    expect(lateIn(next)).toEqual([])
  })

  test.each([[false], [true]])(
    'in each of two tabs is announced once by the page that takes both over (the later one first: %s)',
    async (isReversed) => {
      const [first, second] = [openAt(one), openAt(one)]
      const left = [await leaveWhileAdding(first, 2)]
      for (const [news] of first.publish.mock.calls) second.cart.receive(news)
      left.push(await leaveWhileAdding(second, 1))
      const next = openAt(undefined, ...(isReversed ? left.reverse() : left))
      next.cart.receive({ cart: three, at: 2000 })
      expect(lateIn(next)).toEqual([2])
      next.cart.receive({ cart: cartOf(4), at: 2001 })
      expect(lateIn(next)).toEqual([2, 1])
    },
  )

  test('in each of two tabs is announced once by the page that follows in its tab', async () => {
    const [first, other] = [openAt(one), openAt(one)]
    const queue = await leaveWhileAdding(first, 2)
    const second = openAt(undefined, queue)
    for (const [news] of second.publish.mock.calls) other.cart.receive(news)
    const third = openAt(undefined, await leaveWhileAdding(other, 1))
    for (const page of [second, third]) page.cart.receive({ cart: cartOf(4), at: 2000 })
    expect([lateIn(second), lateIn(third)]).toEqual([[2], [1]])
  })

  test('in a cart that was only stopped and started again is announced by its answer alone', async () => {
    const open = openAt(one)
    open.cart.restore(await leaveWhileAdding(open, 2))
    open.writes.answer({ ok: true, value: { cart: three } })
    await vi.waitFor(() => expect(kinds(open)).toEqual(['added']))
    open.pass(1000)
    await vi.waitFor(() => expect(open.reads.call).toHaveBeenCalledOnce())
    open.reads.answer({ ok: true, value: cartOf(9) })
    await vi.waitFor(() => expect(open.cart.snapshot().settled?.totalQuantity).toBe(9))
    expect(kinds(open)).toEqual(['added'])
  })

  test('is handed on for half a minute', async () => {
    const next = await nextPage(await leftWith(one), one)
    const { sent } = persistedBy(next)
    expect(sent).toEqual([{ line: { ...mug, quantity: 2 }, key: MUG, total: 3, until: 31_000 }])
    next.pass(30_000)
    expect(persistedBy(next)).toEqual({ unsent: [], uncertain: [], sent: [] })
    const late = openAt(undefined, { unsent: [], uncertain: [MUG], sent: [{ ...sent![0]!, until: 1000 }] })
    expect(persistedBy(late).sent).toEqual([])
    late.cart.receive({ cart: three, at: 2000 })
    expect(lateIn(late)).toEqual([2])
  })
})

describe('a retry', () => {
  /** A cart with a request whose outcome is unknown: neither its answer nor the cart could be read. */
  async function openUnclear() {
    const open = openCart()
    const adding = open.cart.add(mug)
    await vi.waitFor(() => expect(open.writes.call).toHaveBeenCalledOnce())
    open.writes.answer({ ok: false, failure: { kind: 'network' } })
    await vi.waitFor(() => expect(open.reads.call).toHaveBeenCalledOnce())
    open.reads.answer({ ok: false, failure: { kind: 'network' } })
    await adding
    expect(open.cart.snapshot().failed).toMatchObject({ isUnclear: true })
    return open
  }

  test('of nothing does nothing', async () => {
    const { cart, reads, writes } = openCart()
    expect(await cart.retry()).toBeUndefined()
    expect([reads.call.mock.calls, writes.call.mock.calls]).toEqual([[], []])
  })

  test('sends nothing while the cart cannot be read', async () => {
    const open = await openUnclear()
    const retrying = open.cart.retry()
    await vi.waitFor(() => expect(open.reads.call).toHaveBeenCalledTimes(2))
    open.reads.answer({ ok: false, failure: { kind: 'offline' } })
    expect(await retrying).toEqual({ ok: false, failure: { kind: 'offline' } })
    expect(open.writes.call).toHaveBeenCalledOnce()
    expect(open.cart.snapshot().failed).toBeDefined()
  })

  test('sends the change again if the cart does not contain it', async () => {
    const open = await openUnclear()
    const retrying = open.cart.retry()
    await vi.waitFor(() => expect(open.reads.call).toHaveBeenCalledTimes(2))
    open.reads.answer({ ok: true, value: undefined })
    await vi.waitFor(() => expect(open.writes.call).toHaveBeenCalledTimes(2))
    open.writes.answer({ ok: true, value: { cart: one } })
    expect(await retrying).toMatchObject({ ok: true })
    expect(open.cart.snapshot().failed).toBeUndefined()
  })
})

test('an entry of a cart that was not read cannot be changed', async () => {
  const { cart, writes } = openCart()
  expect(await cart.setQuantity('entry-1', 2)).toEqual({ ok: false, failure: { kind: 'gone' } })
  expect(writes.call).not.toHaveBeenCalled()
})

test('a quantity of 9999 may be added, and one above it names what may', () => {
  const { cart } = openCart()
  expect(() => void cart.add({ ...mug, quantity: 9999 })).not.toThrow()
  expect(() => void cart.add({ ...mug, quantity: 10_000 })).toThrow(
    'Give a whole quantity from 1 to 9999: readQuantity reads what a shopper typed.',
  )
})
