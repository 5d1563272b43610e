import { describe, expect, test, vi } from 'vitest'
import { buildCart, buildEntry } from '../../testing.ts'
import { mug, openCart, quiet } from '../../mock/open-cart.test-support.ts'

const lost = { ok: false, failure: { kind: 'network' } } as const
const down = { ok: false, failure: { kind: 'server-down', status: 503 } } as const
const mugs = () => buildEntry({ quantity: 2 })
const print = () => buildEntry({ id: 'entry-2', itemId: 'print' })
const both = () => buildCart({ entries: [mugs(), print()] })
const empty = buildCart({ entries: [] })

const keysIn = ({ cart }: ReturnType<typeof openCart>) =>
  cart.snapshot().cart?.entries.map(({ itemId, key }) => [itemId, key])

describe('the state of a cart', () => {
  test('is connected before anything is sent, and revalidates while it is read', async () => {
    const { cart, reads } = openCart()
    expect(cart.snapshot()).toMatchObject({ isOffline: false, isRevalidating: false })
    const reading = cart.refresh()
    expect(cart.snapshot()).toMatchObject({ isRevalidating: true })
    await quiet()
    reads.answer({ ok: true, value: empty })
    await reading
    expect(cart.snapshot()).toMatchObject({ isRevalidating: false, status: 'ready' })
  })

  test.each([
    [lost, true],
    [down, false],
  ])('after %j is offline: %s', async (answer, isOffline) => {
    const { cart, reads } = openCart()
    const reading = cart.refresh()
    await quiet()
    reads.answer(answer)
    await reading
    expect(cart.snapshot()).toMatchObject({ isOffline, status: 'failed' })
  })

  test('calls no subscriber once it was disposed', () => {
    const { cart } = openCart()
    const subscriber = vi.fn()
    cart.subscribe(subscriber)
    cart.receive({ cart: both(), at: 900 })
    expect(subscriber).toHaveBeenCalledOnce()
    cart.dispose()
    cart.receive({ cart: empty, at: 901 })
    expect(subscriber).toHaveBeenCalledOnce()
  })
})

describe('the time of a cart', () => {
  test('is later than that of another tab, also if the clock of this one is behind', async () => {
    const { cart, writes, publish } = openCart()
    cart.receive({ cart: both(), at: 5000 })
    void cart.add(mug)
    await quiet()
    const answer = both()
    writes.answer({ ok: true, value: { cart: answer } })
    await quiet()
    expect(publish.mock.calls).toMatchObject([[{ at: 5001 }]])
  })

  test('is that of a request with an unknown outcome: what another tab read before it is out of date', async () => {
    const { cart, reads, writes } = openCart()
    cart.receive({ cart: both(), at: 900 })
    const adding = cart.add(mug)
    await quiet()
    writes.answer(lost)
    await quiet()
    reads.answer(lost)
    await adding
    cart.receive({ cart: empty, at: 1000 })
    expect(cart.snapshot().cart?.entries).toHaveLength(2)
    cart.receive({ cart: empty, at: 1001 })
    expect(cart.snapshot().cart?.entries).toHaveLength(0)
  })
})

describe('an entry', () => {
  test('keeps the key under which it was shown before the server had it, and one that was there its own', async () => {
    const open = openCart()
    open.cart.receive({ cart: buildCart({ entries: [mugs()] }), at: 900 })
    const adding = Promise.all([open.cart.add(mug), open.cart.add({ itemId: 'print' })])
    const before = keysIn(open)
    expect(before).toHaveLength(2)
    await quiet()
    open.writes.answer({ ok: true, value: { cart: buildCart({ entries: [mugs()] }), entry: mugs() } })
    await quiet()
    open.writes.answer({ ok: true, value: { cart: both(), entry: print() } })
    await adding
    expect(keysIn(open)).toEqual(before)
    expect(before?.[0]).toEqual(['mug', 'entry-1'])
  })

  test('that has not changed keeps its object, also in another place', () => {
    const { cart } = openCart()
    cart.receive({ cart: both(), at: 900 })
    const [first, second] = cart.snapshot().settled!.entries
    cart.receive({ cart: buildCart({ entries: [print(), mugs()] }), at: 901 })
    const entries = cart.snapshot().settled!.entries
    expect(entries[0]).toBe(second)
    expect(entries[1]).toBe(first)
  })

  test('that has changed has a new object, and a cart without an old one is the server’s own', () => {
    const { cart } = openCart()
    cart.receive({ cart: both(), at: 900 })
    const changed = buildCart({ entries: [buildEntry({ quantity: 3 }), { ...print(), title: 'Poster' }] })
    cart.receive({ cart: changed, at: 901 })
    expect(cart.snapshot().settled).toBe(changed)
  })
})
