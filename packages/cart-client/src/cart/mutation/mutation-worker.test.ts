import { describe, expect, test, vi } from 'vitest'
import { buildCart, buildEntry } from '../../testing.ts'
import { mug, openCart, quiet } from '../../mock/open-cart.test-support.ts'
import type { Operation } from '../../operation/operation.ts'

const MUG = '["mug","mug-blue","null"]'
const entry = buildEntry()
const one = buildCart({ entries: [entry] })
const two = buildCart({ entries: [buildEntry({ quantity: 2 })] })
const lost = { ok: false, failure: { kind: 'network' } } as const

type Open = ReturnType<typeof openCart>

/** Adds a mug, and loses the answer: the cart that is read instead is the answer given, or cannot be read either. */
async function addUnheard({ cart, reads, writes }: Open, reading: Parameters<Open['reads']['answer']>[0]) {
  const [sent, read] = [writes.call.mock.calls.length, reads.call.mock.calls.length]
  const adding = cart.add(mug)
  await vi.waitFor(() => expect(writes.call).toHaveBeenCalledTimes(sent + 1))
  writes.answer(lost)
  await vi.waitFor(() => expect(reads.call).toHaveBeenCalledTimes(read + 1))
  reads.answer(reading)
  return adding
}

/** Continues an operation of the page before, which has read its cart: this one has not. */
async function continueWith({ cart }: Open, operation: Operation) {
  cart.restore([{ operation, key: MUG }])
  await quiet()
}

const update = { kind: 'quantity', entryId: entry.id, quantity: 2 } as const

describe('an add of which neither an answer nor the cart could be read', () => {
  // spec: CRT-091 CRT-092
  test('is told to other tabs, and makes the next one unclear until half a minute later', async () => {
    const open = openCart()
    open.cart.receive({ cart: one, at: 900 })
    expect(await addUnheard(open, lost)).toEqual(lost)
    expect(open.publish.mock.calls).toEqual([[{ uncertain: [MUG] }]])
    open.pass(29_999)
    expect(await addUnheard(open, { ok: true, value: two })).toEqual(lost)
    const three = buildCart({ entries: [buildEntry({ quantity: 3 })] })
    open.pass(1)
    expect(await addUnheard(open, { ok: true, value: three })).toMatchObject({ ok: true })
  })
})

test('a second doubt about an entry lasts for its own half minute', async () => {
  const open = openCart()
  open.cart.receive({ cart: one, at: 900 })
  open.cart.receive({ uncertain: [MUG] })
  open.pass(20_000)
  open.cart.receive({ uncertain: [MUG] })
  open.pass(20_000)
  expect(await addUnheard(open, { ok: true, value: two })).toEqual(lost)
  open.pass(10_000)
  const three = buildCart({ entries: [buildEntry({ quantity: 3 })] })
  expect(await addUnheard(open, { ok: true, value: three })).toMatchObject({ ok: true })
})

describe('an operation that was left behind by a page that had read its cart', () => {
  test('on an entry waits until the cart is read', async () => {
    const open = openCart()
    await continueWith(open, update)
    expect(open.writes.call).not.toHaveBeenCalled()
    expect(open.reads.call).toHaveBeenCalledOnce()
    open.reads.answer({ ok: true, value: one })
    await vi.waitFor(() => expect(open.writes.call.mock.calls).toEqual([[update]]))
  })

  test('is not sent without a cart, and says why it could not be read', async () => {
    const open = openCart()
    await continueWith(open, update)
    open.reads.answer(lost)
    await vi.waitFor(() =>
      expect(open.cart.snapshot()).toMatchObject({
        readFailure: { kind: 'network' },
        isOffline: true,
        failed: { failure: { kind: 'network' } },
      }),
    )
    expect(open.writes.call).not.toHaveBeenCalled()
  })

  test.each([
    ['of the same time gives way to it', 1000, one],
    ['which is newer stays', 1001, two],
  ])('waits for a cart: one of another tab %s', async (_, at, shown) => {
    const open = openCart()
    await continueWith(open, update)
    open.cart.receive({ cart: two, at })
    open.reads.answer({ ok: true, value: one })
    await vi.waitFor(() => expect(open.writes.call).toHaveBeenCalledOnce())
    expect(open.cart.snapshot().settled).toEqual(shown)
  })

  test.each([
    ['an addition', { kind: 'add', line: mug }, 'writes'],
    ['discount codes', { kind: 'discounts', codes: ['ADA'] }, 'discounts'],
  ] as const)('is sent at once if it is %s, which need no cart', async (_, operation, calls) => {
    const open = openCart()
    await continueWith(open, operation)
    expect(open.reads.call).not.toHaveBeenCalled()
    expect(open[calls].call).toHaveBeenCalledOnce()
  })
})

describe('a cart that was disposed', () => {
  test('while it sends neither publishes nor persists nor emits the answer', async () => {
    const open = openCart()
    void open.cart.add(mug)
    await vi.waitFor(() => expect(open.writes.call).toHaveBeenCalledOnce())
    open.cart.dispose()
    const count = open.persist.mock.calls.length
    open.writes.answer({ ok: true, value: { cart: one } })
    await quiet()
    expect(open.persist).toHaveBeenCalledTimes(count)
    expect([open.publish.mock.calls, open.events]).toEqual([[], []])
  })

  test('while it is read for an operation that waits emits nothing', async () => {
    const open = openCart()
    await continueWith(open, update)
    open.cart.dispose()
    open.reads.answer({ ok: true, value: { ...one, isPurchased: true } })
    await quiet()
    expect(open.events).toEqual([])
  })
})
