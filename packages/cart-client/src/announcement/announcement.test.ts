import { expect, test } from 'vitest'
import { createCartClient } from '../index.ts'
import type { CartEntry } from '../entry/cart.contract.ts'
import { mug, openCalls, quiet } from '../mock/open-cart.test-support.ts'
import { buildCart, buildEntry } from '../testing.ts'
import { createAnnouncements } from './announcement.browser.ts'

const prints = buildEntry({ id: 'entry-2', itemId: 'print', chosenVariant: { attributes: {} }, quantity: 3 })
const mugOf = (quantity: number) => buildEntry({ quantity, title: 'Mug' })
const cartOf = (...entries: CartEntry[]) => buildCart({ entries })

/** A page whose cart is answered by the test, and what it has announced. */
function openPage(starts = 1) {
  const { reads, writes, transport } = openCalls()
  const client = createCartClient({ transport, clock: () => () => undefined })
  const announcements = createAnnouncements(client)
  const spoken: string[] = []
  announcements.subscribe(() => spoken.push(announcements.snapshot()))
  announcements.start()
  for (let count = 0; count < starts; count += 1) client.start()
  return { cart: client.cart, reads, writes, spoken }
}

/** A page that has read its cart. */
async function openRead(...entries: CartEntry[]) {
  const page = openPage()
  await quiet()
  page.reads.answer({ ok: true, value: cartOf(...entries) })
  await quiet()
  return page
}

// spec: CRT-103 CRT-106
test.each([1, 2])(
  'an add whose answer comes while the cart is read first is announced once, with all items; started by %i parts',
  async (starts) => {
    const { cart, reads, writes, spoken } = openPage(starts)
    void cart.add(mug)
    await quiet()
    expect(reads.call).toHaveBeenCalledOnce()
    writes.answer({ ok: true, value: { cart: cartOf(prints, mugOf(1)) } })
    await quiet()
    reads.answer({ ok: true, value: cartOf(prints) })
    await quiet()
    expect(spoken).toEqual(['Mug was added to your cart. 4 items in cart'])
  },
)

// spec: CRT-103 CRT-106
test('an add whose answer comes after a newer cart of another tab is announced, with all items', async () => {
  const { cart, writes, spoken } = await openRead()
  void cart.add(mug)
  await quiet()
  cart.receive({ cart: cartOf(prints), at: Date.now() + 1000 })
  writes.answer({ ok: true, value: { cart: cartOf(prints, mugOf(1)) } })
  await quiet()
  expect(spoken).toEqual(['Mug was added to your cart. 4 items in cart'])
})

test('two adds of one product, which one request did, are announced with the items of both', async () => {
  const { cart, writes, spoken } = await openRead(prints)
  void cart.add(mug)
  void cart.add(mug)
  await quiet()
  expect(writes.call).toHaveBeenCalledOnce()
  writes.answer({ ok: true, value: { cart: cartOf(prints, mugOf(2)) } })
  await quiet()
  expect(spoken).toEqual(['Mug was added to your cart. 5 items in cart'])
})

// spec: CRT-106
test.each([
  ['a new quantity', 1, 'One item in cart'],
  ['a removal', 0, '0 items in cart'],
])('%s is announced when it is answered, also while the cart is read again', async (_, quantity, text) => {
  const { cart, reads, writes, spoken } = await openRead(prints)
  void cart.refresh()
  await quiet()
  expect(reads.call).toHaveBeenCalledTimes(2)
  void cart.setQuantity(prints.id, quantity)
  await quiet()
  writes.answer({ ok: true, value: { cart: cartOf(...(quantity ? [{ ...prints, quantity }] : [])) } })
  await quiet()
  expect(spoken).toEqual([text])
  reads.answer({ ok: true, value: cartOf(prints) })
  await quiet()
  expect(spoken).toEqual([text])
})
