import { describe, expect, test } from 'vitest'
import { buildCart, buildEntry, buildProduct, buildVariant } from '../mock/build.testing.ts'
import { checkAddRequest } from '../add-to-cart/add-request.ts'
import { openShop } from '../mock/open-shop.test-support.ts'
import { fetchStock } from './stock.browser.ts'
import { isAvailable, quantityInCart, withStock } from './stock.ts'
import { messages } from '../messages.ts'
import { selectionText } from '../variant/selection.ts'

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

  // spec: CRT-075
  test('a lack of stock is reported before a problem of the quantity', () => {
    const cart = buildCart({ entries: [buildEntry({ quantity: 5 })] })
    const checked = checkAddRequest({
      product: buildProduct(),
      selection: { Colour: 'Blue' },
      quantity: 'x',
      cart,
    })
    expect(!checked.ok && selectionText(checked.failure, messages)).toBe(
      'Sorry, we do not have enough of that item available.',
    )
  })

  // spec: CRT-075 CRT-071
  test('options of a product that is sold out are not asked for', () => {
    const gone = buildProduct({
      variants: ['Blue', 'Red'].map((Colour) =>
        buildVariant({ sku: Colour, attributes: { Colour }, qtyInStock: 0 }),
      ),
    })
    expect(checkAddRequest({ product: gone, selection: {}, cart: undefined })).toEqual({
      ok: false,
      failure: { kind: 'not-enough' },
    })
  })

  test('digital products and gift cards do not run out', () => {
    const print = buildProduct({ productType: 2, variants: [], variantOptionOrdering: [] })
    expect(checkAddRequest({ product: print, selection: {}, cart: undefined }).ok).toBe(true)
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
