import { describe, expect, test, vi } from 'vitest'
import { buildCart, buildEntry } from '../testing.ts'
import { mug, openCart } from './open-cart.test-support.ts'
import type { PersistedQueue } from './persisted-queue.ts'

const one = buildCart({ entries: [buildEntry()] })
const three = buildCart({ entries: [buildEntry({ quantity: 3 })] })
const lost = { ok: false, failure: { kind: 'network' } } as const
const crumb = { ok: false, failure: { kind: 'crumb', cookiesEnabled: true } } as const

/** Adds a mug while the cart is being read. Neither the answer nor the cart can be read. */
async function loseAdd({ cart, reads, writes, pass }: ReturnType<typeof openCart>) {
  await vi.waitFor(() => expect(reads.call).toHaveBeenCalled())
  pass(1)
  const adding = cart.add(mug)
  await vi.waitFor(() => expect(writes.call).toHaveBeenCalledOnce())
  writes.answer(lost)
  await vi.waitFor(() => expect(reads.call).toHaveBeenCalledTimes(2))
  reads.answerLast(lost)
  expect(await adding).toEqual(lost)
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

  test('is read again after a change of which neither the answer nor the cart could be read', async () => {
    const open = openCart()
    const reading = open.cart.refresh()
    await loseAdd(open)
    open.reads.answer({ ok: true, value: one })
    await vi.waitFor(() => expect(open.reads.call).toHaveBeenCalledTimes(3))
    open.reads.answer({ ok: true, value: three })
    expect(await reading).toEqual({ ok: true, value: three })
    expect(open.cart.snapshot()).toMatchObject({ status: 'ready', isRevalidating: false })
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

describe('a cart that is disposed', () => {
  test('ends a reading that waits for a change, without a request', async () => {
    const open = openCart()
    open.cart.receive({ cart: one, at: 900 })
    const [{ id }] = one.entries as [(typeof one.entries)[0]]
    const changing = open.cart.setQuantity(id, 2)
    await vi.waitFor(() => expect(open.writes.call).toHaveBeenCalledOnce())
    open.writes.answer({ ok: true, value: { cart: one } })
    await changing
    void open.cart.setQuantity(id, 3)
    const reading = open.cart.refresh()
    open.cart.dispose()
    expect(await reading).toEqual({ ok: false, failure: { kind: 'aborted' } })
    expect(await open.cart.refresh()).toEqual({ ok: false, failure: { kind: 'aborted' } })
    expect(open.reads.call).not.toHaveBeenCalled()
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
    expect(publish.mock.calls).toEqual([[{ uncertain: ['["mug","mug-blue","null"]'] }]])
  })

  test('is continued by the next one, which tells what may still change', async () => {
    const { cart, writes, publish } = openCart()
    const unsent = [{ operation: { kind: 'add', line: mug }, key: '["mug","mug-blue","null"]' }] as const
    cart.restore({ unsent, uncertain: ['["print","","null"]'] })
    expect(publish.mock.calls).toEqual([[{ uncertain: ['["print","","null"]'] }]])
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

  /** The persisted queue of a page that is left while two mugs are being added to a cart. */
  async function leaveWhileAdding(before: typeof one | undefined) {
    const { cart, writes, persist } = openCart()
    if (before) cart.receive({ cart: before, at: 900 })
    void cart.add({ ...mug, quantity: 2 })
    await vi.waitFor(() => expect(writes.call).toHaveBeenCalledOnce())
    const persisted = persist.mock.lastCall?.[0]
    if (!persisted) throw new Error('Nothing was persisted.')
    return persisted
  }

  /** Kinds of the events of the next page, whose server has a cart. */
  async function nextPage(queue: PersistedQueue, value: typeof one | undefined) {
    const open = openCart()
    open.cart.restore(queue)
    open.pass(1000)
    await vi.waitFor(() => expect(open.reads.call).toHaveBeenCalledOnce())
    open.reads.answer({ ok: true, value })
    await vi.waitFor(() => expect(open.cart.snapshot().status).toBe('ready'))
    await Promise.resolve()
    return open.events
  }

  test('while it was sent is announced by the next page, whose cart has it', async () => {
    const events = await nextPage(await leaveWhileAdding(one), three)
    expect(events.map(({ kind }) => kind)).toEqual(['added', 'late-added'])
    expect(events.at(-1)).toMatchObject({ line: mug, quantity: 2, entry: { quantity: 3 }, cart: three })
  })

  test('while it was sent is not announced by a page whose cart lacks it', async () => {
    expect(await nextPage(await leaveWhileAdding(one), one)).toEqual([])
    expect(await nextPage(await leaveWhileAdding(one), undefined)).toEqual([])
  })

  test('proves nothing if the cart before it is unknown', async () => {
    expect(await nextPage(await leaveWhileAdding(undefined), three)).toEqual([])
  })

  test('proves nothing if another page may have added the same', async () => {
    const { cart, writes, persist } = openCart()
    cart.receive({ cart: one, at: 900 })
    cart.receive({ uncertain: [MUG] })
    void cart.add(mug)
    await vi.waitFor(() => expect(writes.call).toHaveBeenCalledOnce())
    expect(persist.mock.lastCall?.[0].sent).toEqual([])
  })

  test('before it was sent is sent and announced by the next page', async () => {
    const { cart, writes, events } = openCart()
    cart.restore({ unsent: [{ operation: { kind: 'add', line: mug }, key: MUG }], uncertain: [] })
    await vi.waitFor(() => expect(writes.call).toHaveBeenCalledOnce())
    writes.answer({ ok: true, value: { cart: one } })
    await vi.waitFor(() => expect(events.map(({ kind }) => kind)).toEqual(['added', 'late-added']))
    expect(events.at(-1)).toMatchObject({ line: mug, quantity: 1, cart: one })
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

  test('does not send again what a reading under way was too early to find', async () => {
    const open = openCart()
    open.cart.receive({ cart: one, at: 900 })
    void open.cart.refresh()
    await loseAdd(open)
    const retrying = open.cart.retry()
    open.reads.answer({ ok: true, value: one })
    await vi.waitFor(() => expect(open.reads.call).toHaveBeenCalledTimes(3))
    open.reads.answer({ ok: true, value: three })
    expect(await retrying).toMatchObject({ ok: true, value: { cart: three } })
    expect(open.writes.call).toHaveBeenCalledOnce()
  })

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

  test('that finds the change in the cart announces it, as its answer would have', async () => {
    const open = await openUnclear()
    const retrying = open.cart.retry()
    await vi.waitFor(() => expect(open.reads.call).toHaveBeenCalledTimes(2))
    open.reads.answer({ ok: true, value: one })
    expect(await retrying).toEqual({ ok: true, value: { cart: one, entry: one.entries[0] } })
    expect(open.events.slice(-1)).toEqual([
      { kind: 'added', line: mug, quantity: 1, entry: one.entries[0], cart: one },
    ])
    expect(open.cart.snapshot().failed).toBeUndefined()
  })

  test('that is pressed twice sends the change once', async () => {
    const open = await openUnclear()
    const [first, second] = [open.cart.retry(), open.cart.retry()]
    await vi.waitFor(() => expect(open.reads.call).toHaveBeenCalledTimes(2))
    open.reads.answer({ ok: true, value: undefined })
    await vi.waitFor(() => expect(open.writes.call).toHaveBeenCalledTimes(2))
    expect(open.writes.call).toHaveBeenLastCalledWith(expect.objectContaining({ quantity: 1 }))
    open.writes.answer({ ok: true, value: { cart: one } })
    expect(await first).toMatchObject({ ok: true })
    expect(await second).toBeUndefined()
  })

  test('leaves the failure of another operation, which comes meanwhile', async () => {
    const open = await openUnclear()
    const retrying = open.cart.retry()
    await vi.waitFor(() => expect(open.reads.call).toHaveBeenCalledTimes(2))
    const adding = open.cart.add({ itemId: 'print' })
    await vi.waitFor(() => expect(open.writes.call).toHaveBeenCalledTimes(2))
    open.writes.answer(crumb)
    await adding
    open.reads.answer({ ok: true, value: one })
    await vi.waitFor(() => expect(open.reads.call).toHaveBeenCalledTimes(3))
    open.reads.answer({ ok: true, value: one })
    expect(await retrying).toMatchObject({ ok: true })
    expect(open.cart.snapshot().failed).toMatchObject({ operation: { line: { itemId: 'print' } } })
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
