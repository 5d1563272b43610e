import { describe, expect, test, vi } from 'vitest'
import { buildCart, buildEntry } from '../../testing.ts'
import { mug, openCart, quiet } from '../../mock/open-cart.test-support.ts'

const mugs = buildEntry({ quantity: 2 })
const print = buildEntry({ id: 'entry-2', itemId: 'print' })
const both = buildCart({ entries: [print, mugs] })
const refused = { ok: false, failure: { kind: 'refused', status: 409 } } as const
const crumb = { ok: false, failure: { kind: 'crumb', cookiesEnabled: true } } as const

type Open = ReturnType<typeof openCart>

/** A cart of two entries. */
function openFull() {
  const open = openCart()
  open.cart.receive({ cart: both, at: 900 })
  return open
}

/** Presses that come to one request; `nth` answers the requests in their order, and returns their quantities. */
async function pressAll({ cart, writes }: Open, quantities: readonly number[], answers: readonly boolean[]) {
  const presses = quantities.map((quantity) => cart.add({ ...mug, quantity }))
  for (const isAccepted of answers) {
    await quiet()
    writes.answer(isAccepted ? { ok: true, value: { cart: both } } : refused)
  }
  await quiet()
  const sent = (writes.call.mock.calls as unknown as [{ quantity: number }][]).map(
    ([{ quantity }]) => quantity,
  )
  return { sent, outcomes: await Promise.all(presses.map(async (press) => (await press).ok)) }
}

describe('an accepted operation', () => {
  test('is told to other tabs with its cart, the time of the request and the entry that it changed', async () => {
    const open = openCart()
    void open.cart.add(mug)
    await quiet()
    open.writes.answer({ ok: true, value: { cart: both } })
    await quiet()
    expect(open.publish.mock.calls).toEqual([
      [{ cart: both, at: 1000, changed: ['["mug","mug-blue","null"]'] }],
    ])
  })

  test('reaches its caller, and is kept for no other page, where a tab cannot be told of it', async () => {
    const report = vi.fn()
    const open = openCart({ report })
    const problem = new DOMException('It could not be cloned.', 'DataCloneError')
    open.publish.mockImplementation(() => {
      throw problem
    })
    const adding = open.cart.add(mug)
    await quiet()
    open.writes.answer({ ok: true, value: { cart: both } })
    expect((await adding).ok).toBe(true)
    await quiet()
    expect(report.mock.calls).toEqual([[problem]])
    expect(open.persist).toHaveBeenLastCalledWith([])
  })

  test('has the entry that was added, which a server may leave out, and no other operation has one', async () => {
    const open = openFull()
    const [adding, changing] = [open.cart.add(mug), open.cart.setFields(print.id, { note: 'Ada' })]
    await quiet()
    open.writes.answer({ ok: true, value: { cart: both } })
    await quiet()
    open.writes.answer({ ok: true, value: { cart: both } })
    expect(await adding).toEqual({ ok: true, value: { cart: both, entry: mugs } })
    expect(await changing).toEqual({ ok: true, value: { cart: both, entry: undefined } })
  })

  // spec: CRT-004
  test('that removes emits the entry that is gone, and one that changes a quantity nothing', async () => {
    const open = openFull()
    const rest = buildCart({ entries: [print] })
    void open.cart.setQuantity(mugs.id, 3)
    open.cart.flush()
    await quiet()
    open.writes.answer({ ok: true, value: { cart: both } })
    await quiet()
    expect(open.events).toEqual([])
    void open.cart.remove(mugs.id)
    await quiet()
    open.writes.answer({ ok: true, value: { cart: rest } })
    await quiet()
    expect(open.events).toEqual([{ kind: 'removed', entry: mugs, cart: rest }])
  })
})

// spec: CRT-004
test('a removal of an entry that the page before was still adding emits the entry that is gone', async () => {
  const open = openFull()
  const rest = buildCart({ entries: [print] })
  const operation = { kind: 'remove', entryId: 'pending:900-1' } as const
  open.cart.restore([{ operation, key: '["mug","mug-blue","null"]' }])
  await quiet()
  expect(open.writes.call.mock.calls).toEqual([[{ kind: 'remove', entryId: mugs.id }]])
  open.writes.answer({ ok: true, value: { cart: rest } })
  await quiet()
  expect(open.events).toEqual([{ kind: 'removed', entry: mugs, cart: rest }])
})

describe('a failed operation', () => {
  test('emits an event for each press', async () => {
    const open = openCart()
    void open.cart.add(mug)
    void open.cart.add({ ...mug, quantity: 2 })
    await quiet()
    open.writes.answer(crumb)
    await quiet()
    const { failure } = crumb
    expect(open.events).toEqual([
      { kind: 'failed', operation: { kind: 'add', line: mug }, failure },
      { kind: 'failed', operation: { kind: 'add', line: { ...mug, quantity: 2 } }, failure },
    ])
    expect(open.publish).not.toHaveBeenCalled()
  })

  test('that changes a quantity is not tried in pieces, however many presses it is of', async () => {
    const open = openFull()
    void open.cart.setQuantity(mugs.id, 4)
    void open.cart.setQuantity(mugs.id, 5)
    open.cart.flush()
    await quiet()
    open.writes.answer(refused)
    await quiet()
    expect(open.writes.call).toHaveBeenCalledOnce()
    expect(open.events.map(({ kind }) => kind)).toEqual(['failed', 'failed'])
  })
})

describe('presses that are refused as a whole', () => {
  test('are tried in halves, without those that want as much as one that was refused alone', async () => {
    const open = openCart()
    // 15 of all, 6 of the first two, 5 of the first: the seven are not asked for, the two are.
    const { sent, outcomes } = await pressAll(open, [5, 1, 7, 2], [false, false, false, true, true])
    expect(sent).toEqual([15, 6, 5, 1, 2])
    expect(outcomes).toEqual([false, true, false, true])
    expect(open.events.map(({ kind }) => kind)).toEqual(['failed', 'failed', 'added', 'added'])
  })

  test('leave those of another item alone', async () => {
    const open = openCart()
    const other = open.cart.add({ itemId: 'print', quantity: 9 })
    const { sent } = await pressAll(open, [5, 1], [true, false, false, true])
    expect(sent).toEqual([9, 6, 5, 1])
    expect((await other).ok).toBe(true)
  })

  test('go on where a piece fails for another reason', async () => {
    const open = openCart()
    const presses = [open.cart.add(mug), open.cart.add(mug)]
    for (const answer of [refused, crumb, { ok: true, value: { cart: both } }] as const) {
      await quiet()
      open.writes.answer(answer)
    }
    expect((await Promise.all(presses)).map(({ ok }) => ok)).toEqual([false, true])
  })

  test('leave alone what is no piece of them, also if it wants more', async () => {
    const open = openCart()
    const pressing = pressAll(open, [5, 1], [false, false, true])
    await quiet()
    const later = open.cart.add({ itemId: 'print', quantity: 9 })
    expect((await pressing).outcomes).toEqual([false, true])
    await quiet()
    open.writes.answer({ ok: true, value: { cart: both } })
    expect((await later).ok).toBe(true)
  })
})
