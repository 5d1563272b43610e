import { describe, expect, test, vi } from 'vitest'
import { buildCart, buildEntry } from '../../testing.ts'
import type { Cart } from '../../entry/cart.contract.ts'
import type { CartStore } from '../cart-store.ts'
import { mug, openCart, quiet } from '../../mock/open-cart.test-support.ts'
import type { PersistedQueue } from '../../operation/persisted-queue.ts'

const MUG = '["mug","mug-blue","null"]'

const one = buildCart({ entries: [buildEntry()] })
const { id } = buildEntry()
const two = buildCart({ entries: [buildEntry({ quantity: 2 })] })
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
  test.each([
    ['was purchased', { ...one, isPurchased: true }],
    ['is gone', undefined],
  ])('is gone in the other tabs as well if it %s', async (_, value) => {
    const open = openCart()
    const reading = open.cart.refresh()
    await vi.waitFor(() => expect(open.reads.call).toHaveBeenCalledOnce())
    open.reads.answer({ ok: true, value })
    await reading
    expect(open.publish.mock.calls).toEqual([[{ cart: undefined, at: 1000 }]])
  })

  test('tells the other tabs nothing that they can read themselves', async () => {
    const open = openCart()
    const reading = open.cart.refresh()
    await vi.waitFor(() => expect(open.reads.call).toHaveBeenCalledOnce())
    open.reads.answer({ ok: true, value: one })
    await reading
    expect(open.publish).not.toHaveBeenCalled()
  })

  // The time of that one is when its tab received it, which says nothing of when the server sent it.
  test('is read again if another tab has brought one meanwhile', async () => {
    const open = openCart()
    const reading = open.cart.refresh()
    await vi.waitFor(() => expect(open.reads.call).toHaveBeenCalledOnce())
    open.cart.receive({ cart: three, at: 1001 })
    open.reads.answer({ ok: true, value: one })
    await vi.waitFor(() => expect(open.reads.call).toHaveBeenCalledTimes(2))
    expect(quantityIn(open)).toBe(3)
    open.reads.answer({ ok: true, value: two })
    expect(await reading).toEqual({ ok: true, value: two })
    expect(quantityIn(open)).toBe(2)
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
    const print = {
      operation: { kind: 'add', line: { itemId: 'print' } },
      key: '["print","","null"]',
    } as const
    cart.restore([
      { ...print, until: 31_000 },
      { operation: { kind: 'add', line: mug }, key: MUG },
    ])
    expect(publish.mock.calls).toEqual([[{ uncertain: ['["print","","null"]'] }]])
    await quiet()
    expect(writes.call).not.toHaveBeenCalled()
  })

  test('is continued at once where nothing was running', async () => {
    const { cart, writes, publish } = openCart()
    cart.restore([{ operation: { kind: 'add', line: mug }, key: MUG }])
    await vi.waitFor(() => expect(writes.call).toHaveBeenCalledOnce())
    expect(publish).not.toHaveBeenCalled()
  })
})

describe('an operation whose page ends while it is sent', () => {
  /** What a page persists that ends while an operation is under way, whose cart was the one given. */
  async function leaveWhile(
    before: Cart | undefined,
    act: (cart: CartStore) => unknown = (cart) => cart.add({ ...mug, quantity: 2 }),
  ): Promise<PersistedQueue> {
    const { cart, writes, persist } = openCart()
    if (before) cart.receive({ cart: before, at: 900 })
    void act(cart)
    cart.flush()
    await quiet()
    expect(writes.call).toHaveBeenCalledOnce()
    return persist.mock.lastCall?.[0] ?? []
  }

  type Open = ReturnType<typeof openCart>

  /** Reads the cart in a page: the server has the one given. */
  async function read({ cart, reads }: Open, value: Cart | undefined): Promise<void> {
    void cart.refresh()
    await quiet()
    reads.answer({ ok: true, value })
    await quiet()
  }

  /** The next page, a second after it was opened, when it has read its cart. */
  async function nextPage(queue: PersistedQueue, value: Cart | undefined): Promise<Open> {
    const open = openCart()
    open.cart.restore(queue)
    open.pass(1000)
    await quiet()
    open.reads.answer({ ok: true, value })
    await quiet()
    return open
  }

  /** Half a minute after the page was opened its cart is read again. */
  async function halfAMinuteLater(open: Open, value: Cart | undefined): Promise<void> {
    open.pass(29_000)
    await quiet()
    open.reads.answer({ ok: true, value })
    await quiet()
  }

  const kinds = ({ events }: Open) => events.map(({ kind }) => kind)

  test('is stored with what was there before it', async () => {
    expect(await leaveWhile(one)).toEqual([
      {
        operation: { kind: 'add', line: { ...mug, quantity: 2 } },
        key: MUG,
        until: 31_000,
        had: 1,
        cartId: 'cart-1',
      },
    ])
  })

  test('is announced by the next page, whose cart has it, and not sent again', async () => {
    const open = await nextPage(await leaveWhile(one), three)
    expect(kinds(open)).toEqual(['added', 'late-added'])
    expect(open.events.at(-1)).toMatchObject({ line: mug, quantity: 2, entry: { quantity: 3 }, cart: three })
    await halfAMinuteLater(open, three)
    expect(open.writes.call).not.toHaveBeenCalled()
    expect(open.persist.mock.lastCall).toEqual([[]])
  })

  test('is sent again half a minute after it was sent, if the cart lacks it then, and announced', async () => {
    const open = await nextPage(await leaveWhile(one), one)
    open.pass(28_999)
    await quiet()
    expect(open.writes.call).not.toHaveBeenCalled()
    open.pass(1)
    await quiet()
    open.reads.answer({ ok: true, value: one })
    await quiet()
    expect(open.writes.call.mock.calls).toEqual([[expect.objectContaining({ kind: 'add', quantity: 2 })]])
    open.writes.answer({ ok: true, value: { cart: three } })
    await quiet()
    expect(kinds(open)).toEqual(['added', 'late-added'])
  })

  test('is not sent again if it arrives within that time', async () => {
    const open = await nextPage(await leaveWhile(one), one)
    await halfAMinuteLater(open, three)
    expect(kinds(open)).toEqual(['added', 'late-added'])
    expect(open.writes.call).not.toHaveBeenCalled()
  })

  test('is sent again as soon as the page has read its cart, if that time is over', async () => {
    const queue = (await leaveWhile(one)).map((each) => ({ ...each, until: 2000 }))
    const open = await nextPage(queue, one)
    expect(open.writes.call).toHaveBeenCalledOnce()
  })

  test('waits for a cart that can be read', async () => {
    const open = await nextPage(await leaveWhile(one), one)
    open.pass(29_000)
    await quiet()
    open.reads.answer(lost)
    await quiet()
    expect(open.writes.call).not.toHaveBeenCalled()
    await read(open, one)
    expect(open.writes.call).toHaveBeenCalledOnce()
  })

  test('is left to the page after the next one, which does not start anew to wait', async () => {
    const queue = await leaveWhile(one)
    const open = await nextPage(queue, one)
    expect(open.persist.mock.lastCall).toEqual([queue])
  })

  test('is given back to a page that is left and comes back, and to no other', async () => {
    const queue = await leaveWhile(one)
    const open = await nextPage(queue, one)
    void open.cart.add({ itemId: 'print', quantity: 2 })
    const print = { kind: 'add', line: { itemId: 'print', quantity: 2 } } as const
    expect(open.cart.release()).toEqual([...queue, { operation: print, key: '["print","","null"]' }])
    await halfAMinuteLater(open, one)
    expect(open.writes.call).not.toHaveBeenCalled()
  })

  test.each([
    ['another quantity of its entry', buildCart({ entries: [buildEntry({ quantity: 2 })] })],
    ['another id', { ...one, id: 'cart-2' }],
  ])('is reported as unknown if the cart has %s, and not sent', async (_, cart) => {
    const open = await nextPage(await leaveWhile(one), one)
    await halfAMinuteLater(open, cart)
    expect(open.writes.call).not.toHaveBeenCalled()
    expect(kinds(open)).toEqual(['failed'])
    expect(open.cart.snapshot().failed).toMatchObject({
      operation: { kind: 'add', line: mug },
      failure: { kind: 'timeout' },
      isUnclear: true,
    })
    expect(open.persist.mock.lastCall).toEqual([[]])
  })

  test('that is unknown is sent again by a retry, unless the cart has it by then', async () => {
    const open = await nextPage(await leaveWhile(one), one)
    await halfAMinuteLater(open, two)
    void open.cart.retry()
    await quiet()
    open.reads.answer({ ok: true, value: three })
    await quiet()
    expect(open.writes.call).not.toHaveBeenCalled()
    expect(open.cart.snapshot().failed).toBeUndefined()
  })

  test('gives way to the next change of its entry by the shopper', async () => {
    const open = await nextPage(await leaveWhile(one), one)
    void open.cart.add(mug)
    await quiet()
    open.writes.answer({ ok: true, value: { cart: two } })
    await quiet()
    await halfAMinuteLater(open, two)
    expect(open.writes.call).toHaveBeenCalledOnce()
    expect(kinds(open)).toEqual(['added'])
  })

  test('gives way to several changes of which one is about its entry', async () => {
    const open = await nextPage(await leaveWhile(one), one)
    void open.cart.addAll([{ itemId: 'print' }, mug])
    expect(open.persist.mock.lastCall?.[0]).toHaveLength(2)
  })

  test('does not give way to the change of another entry, here or in another tab', async () => {
    const open = await nextPage(await leaveWhile(one), one)
    void open.cart.add({ itemId: 'print' })
    await quiet()
    open.writes.answer({ ok: true, value: { cart: one } })
    await quiet()
    open.cart.receive({ cart: one, at: 3000 })
    await halfAMinuteLater(open, one)
    expect(open.writes.call).toHaveBeenCalledTimes(2)
  })

  test('gives way to a change of its entry in another tab', async () => {
    const open = await nextPage(await leaveWhile(one), one)
    open.cart.receive({ cart: three, at: 2002 })
    await halfAMinuteLater(open, three)
    expect([open.writes.call.mock.calls, open.events]).toEqual([[], []])
  })

  test('gives way to changes of its entry in another tab after which it has its old quantity', async () => {
    const open = await nextPage(await leaveWhile(one), one)
    open.cart.receive({ cart: one, at: 2002, changed: [MUG] })
    await halfAMinuteLater(open, one)
    expect([open.writes.call.mock.calls, open.events]).toEqual([[], []])
  })

  test('gives way, and what waits for it is merged with the change of the shopper', async () => {
    const queue = await leaveWhile(one)
    const change = { kind: 'quantity', entryId: id, quantity: 4 } as const
    const open = await nextPage([...queue, { operation: change, key: MUG }], one)
    void open.cart.setQuantity(id, 5)
    open.cart.flush()
    await quiet()
    open.writes.answer({ ok: true, value: { cart: one } })
    await quiet()
    expect(open.writes.call.mock.calls).toEqual([[{ ...change, quantity: 5 }]])
  })

  test('lets wait what was pressed after it for its entry, and nothing else', async () => {
    const queue = await leaveWhile(one)
    const again = { operation: { kind: 'add', line: mug }, key: MUG } as const
    const print = {
      operation: { kind: 'add', line: { itemId: 'print' } },
      key: '["print","","null"]',
    } as const
    const open = await nextPage([...queue, again, print], one)
    expect(open.writes.call.mock.calls).toEqual([[expect.objectContaining({ itemId: 'print' })]])
    open.writes.answer({ ok: true, value: { cart: one } })
    await quiet()
    expect(open.persist.mock.lastCall).toEqual([[...queue, again]])
    await halfAMinuteLater(open, one)
    expect(open.writes.call.mock.calls.slice(1)).toEqual([[expect.objectContaining({ quantity: 3 })]])
  })

  test('that is a removal lets follow at once what waits for it, if the entry is gone', async () => {
    const queue = await leaveWhile(one, (cart) => cart.remove(id))
    const again = { operation: { kind: 'add', line: mug }, key: MUG } as const
    const open = await nextPage([...queue, again], buildCart({ entries: [] }))
    expect(open.writes.call.mock.calls).toEqual([[expect.objectContaining({ kind: 'add' })]])
  })

  test('waits for the first cart of its page, also if its entry is gone', async () => {
    const open = openCart()
    open.cart.restore(await leaveWhile(one, (cart) => cart.remove(id)))
    await quiet()
    expect(open.persist.mock.lastCall?.[0]).toMatchObject([{ until: 31_000 }])
  })

  test('of a visitor without a cart is sent again into one that another tab has made since', async () => {
    const queue = await leaveWhile(undefined, (cart) => {
      cart.skip()
      return cart.add(mug)
    })
    const prints = buildCart({ entries: [buildEntry({ itemId: 'print' })] })
    const open = await nextPage(queue, prints)
    await halfAMinuteLater(open, prints)
    expect(open.writes.call).toHaveBeenCalledOnce()
  })

  test('is reported as unknown if the cart is gone, as one that was bought', async () => {
    const prints = buildCart({ entries: [buildEntry({ itemId: 'print' })] })
    const open = await nextPage(await leaveWhile(prints), prints)
    await halfAMinuteLater(open, undefined)
    expect(open.writes.call).not.toHaveBeenCalled()
    expect(open.cart.snapshot().failed).toMatchObject({ isUnclear: true })
  })

  describe('before its page has read the cart', () => {
    test('is sent again if the cart lacks its entry', async () => {
      const queue = await leaveWhile(undefined)
      expect(queue).toEqual([expect.not.objectContaining({ had: expect.anything() as number })])
      const open = await nextPage(queue, undefined)
      await halfAMinuteLater(open, undefined)
      expect(open.writes.call).toHaveBeenCalledOnce()
    })

    test('is neither sent again nor announced if the cart has as much of it', async () => {
      const open = await nextPage(await leaveWhile(undefined), three)
      await halfAMinuteLater(open, three)
      expect(open.writes.call).not.toHaveBeenCalled()
      expect(open.events).toEqual([])
    })

    test('is unknown if the cart has less of it', async () => {
      const open = await nextPage(await leaveWhile(undefined), one)
      await halfAMinuteLater(open, one)
      expect(open.writes.call).not.toHaveBeenCalled()
      expect(open.cart.snapshot().failed).toMatchObject({ isUnclear: true })
    })
  })

  test('proves nothing if another page may have changed the same entry', async () => {
    const { cart, writes, persist } = openCart()
    cart.receive({ cart: one, at: 900 })
    cart.receive({ uncertain: [MUG] })
    void cart.add(mug)
    await vi.waitFor(() => expect(writes.call).toHaveBeenCalledOnce())
    expect(persist.mock.lastCall?.[0]).toEqual([
      { operation: { kind: 'add', line: { ...mug, quantity: 1 } }, key: MUG, until: 31_000 },
    ])
  })

  const engraved = buildCart({ entries: [buildEntry({ additionalFields: '{"note":"Ada"}' })] })

  test.each<[string, (cart: CartStore) => unknown, Cart, number]>([
    ['a quantity', (cart) => cart.setQuantity(id, 2), two, 0],
    ['a quantity', (cart) => cart.setQuantity(id, 2), one, 1],
    ['a quantity that another one has overtaken', (cart) => cart.setQuantity(id, 2), three, 0],
    ['a removal', (cart) => cart.remove(id), buildCart({ entries: [] }), 0],
    ['a removal', (cart) => cart.remove(id), one, 1],
    ['fields', (cart) => cart.setFields(id, { note: 'Ada' }), engraved, 0],
    ['fields', (cart) => cart.setFields(id, { note: 'Ada' }), one, 1],
  ])('with %s is sent again if the cart shows that it has not arrived (%#)', async (_, act, cart, times) => {
    const open = await nextPage(await leaveWhile(one, act), cart)
    await halfAMinuteLater(open, cart)
    expect(open.writes.call).toHaveBeenCalledTimes(times)
  })

  test('before it was sent is sent and announced by the next page', async () => {
    const { cart, writes, events } = openCart()
    cart.restore([{ operation: { kind: 'add', line: mug }, key: MUG }])
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
