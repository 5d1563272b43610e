import { createCartClient } from '@sitewright/cart-client'
import { createShopMock } from '@sitewright/cart-client/testing'
import { expect, onTestFinished, test } from 'vitest'

const mug = { itemId: 'mug', sku: 'mug-blue' }

/** A shop, and the cart of a visitor who is there until the test has finished. */
function openShop() {
  const shop = createShopMock()
  const { cart, start } = createCartClient({ fetch: shop.fetch })
  onTestFinished(start())
  return { shop, cart }
}

test('five presses are five mugs', async () => {
  const { shop, cart } = openShop()
  const presses = [1, 2, 3, 4, 5].map(() => cart.add(mug))
  expect(cart.snapshot().cart.totalQuantity).toBe(5)
  await Promise.all(presses)
  expect(shop.cart().totalQuantity).toBe(5)
})

test('a lost answer sells one mug, not two', async () => {
  const { shop, cart } = openShop()
  shop.useOnce('answerLost', 'addEntry')
  expect(await cart.add(mug)).toMatchObject({ ok: true })
  expect(shop.cart().totalQuantity).toBe(1)
})

test('a shop that is down is a failure with a name', async () => {
  const { shop, cart } = openShop()
  shop.use('serverDown', 'addEntry')
  expect(await cart.add(mug)).toMatchObject({ ok: false, failure: { kind: 'server-down' } })
})
