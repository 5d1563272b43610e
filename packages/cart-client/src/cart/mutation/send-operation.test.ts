import { describe, expect, test } from 'vitest'
import { buildCart, buildEntry } from '../../testing.ts'
import { openCart, quiet } from '../../mock/open-cart.test-support.ts'

const MUG = '["mug","mug-blue","null"]'
const entry = buildEntry()
const one = buildCart({ entries: [entry] })
const two = buildCart({ entries: [buildEntry({ quantity: 2 })] })
const empty = buildCart({ entries: [] })
const lost = { ok: false, failure: { kind: 'network' } } as const

/** A cart with one entry. */
function openOne(options?: Parameters<typeof openCart>[0]) {
  const open = openCart(options)
  open.cart.receive({ cart: one, at: 900 })
  return open
}

describe('an operation on an entry that another tab has removed meanwhile', () => {
  async function changeRemoved(change: (open: ReturnType<typeof openCart>) => Promise<unknown>) {
    const open = openOne({ isBlocked: true })
    const changing = change(open)
    await quiet()
    open.cart.receive({ cart: empty, at: 901 })
    open.gate.answer(undefined)
    const outcome = await changing
    expect(open.writes.call).not.toHaveBeenCalled()
    return { outcome, events: open.events }
  }

  test('has removed it, without a request or an event, if it is a removal', async () => {
    const { outcome, events } = await changeRemoved(({ cart }) => cart.remove(entry.id))
    expect(outcome).toEqual({ ok: true, value: { cart: empty, entry: undefined } })
    expect(events).toEqual([])
  })

  test('fails otherwise', async () => {
    const { outcome } = await changeRemoved(({ cart }) => cart.setFields(entry.id, { note: 'Ada' }))
    expect(outcome).toEqual({ ok: false, failure: { kind: 'gone' } })
  })
})

test('discount codes of a page that knew how to send them fail on one that does not', async () => {
  const open = openOne({ hasDiscounts: false })
  open.cart.restore([{ operation: { kind: 'discounts', codes: ['ADA'] }, key: '["",""]' }])
  await quiet()
  expect(open.events).toMatchObject([{ kind: 'failed', failure: { kind: 'unsupported' } }])
})

// spec: CRT-091
test('a new quantity whose answer is lost is done if the cart has it, whatever another page may be doing', async () => {
  const open = openOne()
  open.cart.receive({ uncertain: [MUG] })
  const changing = open.cart.setQuantity(entry.id, 2)
  open.cart.flush()
  await quiet()
  open.writes.answer(lost)
  await quiet()
  open.reads.answer({ ok: true, value: two })
  expect(await changing).toMatchObject({ ok: true, value: { cart: two, entry: { quantity: 2 } } })
})

test.each([
  [404, 1],
  [409, 0],
])('a new quantity that is refused by %d asks for the cart %d times', async (status, times) => {
  const open = openOne()
  void open.cart.setQuantity(entry.id, 2)
  open.cart.flush()
  await quiet()
  open.writes.answer({ ok: false, failure: { kind: 'refused', status } })
  await quiet()
  expect(open.reads.call).toHaveBeenCalledTimes(times)
})

describe('a transport that answers with another result than it should', () => {
  test.each([
    undefined,
    null,
    5,
    {},
    { ok: false },
    { cart: one },
    { ok: true, value: {} },
    { ok: true, value: { cart: {} } },
    { ok: true, value: { cart: { ...one, entries: null } } },
  ])('fails, and the next change is sent: %j', async (answer) => {
    const open = openOne()
    const [first, second] = [
      open.cart.setFields(entry.id, { note: 'Ada' }),
      open.cart.add({ itemId: 'print' }),
    ]
    await quiet()
    open.writes.answer(answer as never)
    await quiet()
    open.reads.answer(answer as never)
    expect((await first).ok).toBe(false)
    await quiet()
    open.writes.answer({ ok: true, value: { cart: two } })
    expect((await second).ok).toBe(true)
  })

  test('fails with the kind `contract` where the cart is missing, and is asked once', async () => {
    const open = openOne()
    const adding = open.cart.add({ itemId: 'print' })
    const coding = open.cart.setDiscountCodes(['ADA'])
    await quiet()
    open.writes.answer({ ok: true } as never)
    await quiet()
    open.reads.answer({ ok: true, value: one })
    expect(await adding).toEqual({ ok: false, failure: { kind: 'contract', path: '' } })
    await quiet()
    open.discounts.answer({ ok: true, value: undefined } as never)
    await quiet()
    open.reads.answer({ ok: true, value: one })
    expect(await coding).toEqual({ ok: false, failure: { kind: 'contract', path: '' } })
    expect(open.writes.call).toHaveBeenCalledOnce()
    expect(open.discounts.call).toHaveBeenCalledOnce()
    expect(open.cart.snapshot().cart?.isPending).toBe(false)
  })

  test.each([{}, { entries: null }])('cannot be read from: %j', async (value) => {
    const open = openOne()
    const reading = open.cart.refresh()
    await quiet()
    open.reads.answer({ ok: true, value } as never)
    expect(await reading).toEqual({ ok: false, failure: { kind: 'contract', path: '' } })
    expect(open.cart.snapshot().cart?.entries).toMatchObject(one.entries)
  })
})
