import { createCartClient } from '@sitewright/cart-client'
import { buildProduct, createShopMock } from '@sitewright/cart-client/testing'
import { createHttp } from '@sitewright/site/http'
import { expect, test } from 'vitest'
import { createLog } from './log.ts'
import { createLoggedCart } from './logged-cart.ts'

/** The cart of a shop that sells a mug in two colours. */
function openLogged() {
  const shop = createShopMock({ state: { products: [buildProduct()] } })
  const { cart } = createCartClient({
    http: createHttp({ baseUrl: 'https://shop.example', fetch: shop.fetch }),
  })
  const log = createLog()
  return { log, logged: createLoggedCart(cart, log) }
}

test('lines that are added together are a span each', async () => {
  const { log, logged } = openLogged()
  await logged.addAll([
    { itemId: 'mug', sku: 'mug-blue' },
    { itemId: 'mug', sku: 'mug-red' },
  ])
  expect(log.spans()).toMatchObject([
    { track: 'cart', label: 'add', outcome: 'good' },
    { track: 'cart', label: 'add', outcome: 'good' },
  ])
})

test('discount codes are a span, also where the server takes none', async () => {
  const { log, logged } = openLogged()
  await logged.setDiscountCodes(['SPRING'])
  expect(log.spans()).toMatchObject([{ label: 'discounts', outcome: 'bad', detail: 'unsupported' }])
})
