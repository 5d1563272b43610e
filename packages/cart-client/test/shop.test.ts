import { expect, test } from 'vitest'
import { buildCart, buildEntry, buildProduct, buildVariant, createShop } from '../src/testing/index.ts'

const product = buildProduct({ id: 'bowl', variants: [buildVariant({ sku: 'bowl-1' })] })
const line = { itemId: 'bowl', sku: null, quantity: 1, additionalFields: '' }

test('the shop sells the only variant of a product to a page that names none', () => {
  const shop = createShop({ products: [product] })
  expect(shop.add(line)).toMatchObject({ ok: true, value: { newlyAdded: { itemId: 'bowl', quantity: 1 } } })
})

test('the shop sells none of several variants to a page that names none', () => {
  const several = buildProduct({
    id: 'bowl',
    variants: [buildVariant({ sku: 'bowl-1' }), buildVariant({ sku: 'bowl-2' })],
  })
  expect(createShop({ products: [several] }).add(line)).toMatchObject({ ok: false, failure: { status: 404 } })
})

test('the shop gives no entry an id that the cart has already', () => {
  const cart = buildCart({ entries: [buildEntry({ id: 'entry-1' }), buildEntry({ id: 'entry-2' })] })
  const shop = createShop({ products: [product], cart })
  shop.add(line)
  const ids = shop.cart()?.entries.map(({ id }) => id) ?? []
  expect(new Set(ids).size).toBe(3)
})
