import { createCartClient } from '@sitewright/cart-client'
import { createShopMock } from '@sitewright/cart-client/testing'
import { afterEach, beforeEach, expect, test } from 'vitest'

let shop, client, stop

beforeEach(() => {
  shop = createShopMock()
  client = createCartClient({ fetch: shop.fetch })
  stop = client.start()
})
afterEach(() => stop())

test('five presses are five mugs', async () => {
  const presses = [1, 2, 3, 4, 5].map(() => client.cart.add({ itemId: 'mug', sku: 'mug-blue' }))
  expect(client.cart.snapshot().cart.totalQuantity).toBe(5)
  await Promise.all(presses)
  expect(shop.cart().totalQuantity).toBe(5)
})

test('a lost answer sells one mug, not two', async () => {
  shop.useOnce('answerLost', 'addEntry')
  const added = await client.cart.add({ itemId: 'mug', sku: 'mug-blue' })
  expect(added.ok).toBe(true)
  expect(shop.cart().totalQuantity).toBe(1)
})

test('a shop that is down is a failure with a name', async () => {
  shop.use('serverDown', 'addEntry')
  const added = await client.cart.add({ itemId: 'mug', sku: 'mug-blue' })
  expect(added.failure.kind).toBe('server-down')
})
