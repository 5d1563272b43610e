import { describe, expect, test } from 'vitest'
import { buildCart, buildEntry, buildProduct, buildVariant } from '../mock/build.testing.ts'
import { openShop } from '../mock/open-shop.test-support.ts'
import { fetchStock } from './stock.browser.ts'
import { isAvailable, quantityInCart, withStock } from './stock.ts'

describe('stock', () => {
  // spec: CRT-079
  test.each([
    [{ unlimited: true, qtyInStock: 0 }, 5, true],
    [{ unlimited: false, qtyInStock: 3 }, 2, true],
    [{ unlimited: false, qtyInStock: 3 }, 3, false],
    [{ qtyInStock: 0 }, 0, false],
    [{}, 0, false],
  ])('%j with %i in the cart: %s', (stock, inCart, available) => {
    expect(isAvailable(stock, inCart)).toBe(available)
  })

  test('counts an item and variant with any additional fields', () => {
    const cart = buildCart({
      entries: [
        buildEntry({ quantity: 2 }),
        buildEntry({ id: 'entry-2', quantity: 3, additionalFields: '{"engraving":"Ada"}' }),
        buildEntry({ id: 'entry-3', quantity: 7, chosenVariant: { sku: 'mug-red', attributes: {} } }),
      ],
    })
    expect(quantityInCart(cart, { itemId: 'mug', sku: 'mug-blue' })).toBe(5)
  })

  // spec: CRT-095
  test('a newer stock is applied by sku, and without one to the only variant', () => {
    const news = [{ sku: 'mug-red', unlimited: false, qtyInStock: 0 }]
    expect(withStock(buildProduct(), news).variants.map(({ qtyInStock }) => qtyInStock)).toEqual([5, 0])
    const only = buildProduct({ variants: [buildVariant({ sku: null })] })
    expect(withStock(only, [{ unlimited: false, qtyInStock: 1 }]).variants[0]?.qtyInStock).toBe(1)
    const two = [
      { unlimited: false, qtyInStock: 1 },
      { unlimited: false, qtyInStock: 2 },
    ]
    expect(withStock(only, two)).toEqual(only)
    expect(withStock(buildProduct(), [{ unlimited: false, qtyInStock: 1 }])).toEqual(buildProduct())
    const unnamed = buildProduct({ variants: [buildVariant({ sku: null }), buildVariant({ sku: null })] })
    expect(withStock(unnamed, [{ sku: null, unlimited: false, qtyInStock: 1 }])).toEqual(unnamed)
  })

  // spec: CRT-095
  test('is asked for by item', async () => {
    const { shop, client } = openShop()
    expect(await fetchStock(client, 'mug')).toEqual([
      { sku: 'mug-blue', unlimited: false, qtyInStock: 5 },
      { sku: 'mug-red', unlimited: false, qtyInStock: 5 },
    ])
    expect(shop.calls[0]).toMatchObject({ name: 'fetchStock', query: { itemId: 'mug' } })
  })

  test('that cannot be fetched is reported, and the page keeps its own', async () => {
    const { shop, client, report } = openShop()
    shop.use('unexpected', 'fetchStock')
    expect(await fetchStock(client, 'mug')).toBeUndefined()
    expect(report).toHaveBeenCalledTimes(1)
  })
})
