import { describe, expect, test } from 'vitest'
import { areReviewsShown } from '../review/review.ts'
import { buildMerchandising, buildProduct, buildVariant } from '../mock/build.testing.ts'
import { priceOf, productStatus, restockBlockOf, scarcityOf, shownImageId } from './product.ts'

describe('a product shown', () => {
  const soldOut = buildVariant({ qtyInStock: 0 })
  const sale = buildVariant({ onSale: true, salePriceMoney: { value: '15.00', currency: 'USD' } })

  // spec: CRT-042
  test.each([
    ['soldOut', buildProduct({ variants: [{ ...soldOut, onSale: true }] })],
    ['soldOut', buildProduct({ variants: [] })],
    ['sale', buildProduct({ variants: [soldOut, sale] })],
    ['none', buildProduct()],
    ['none', buildProduct({ productType: 4, variants: [sale] })],
    ['sale', buildProduct({ productType: 2, variants: [], onSale: true })],
  ] as const)('is marked %s', (mark, product) => {
    expect(productStatus(product)).toBe(mark)
  })

  test.each([
    ['null', { decimalValue: null }],
    ['no amount', {}],
    ['an empty text', { decimalValue: '' }],
    ['a word', 'free'],
    ['more than can be counted', { decimalValue: '99999999999999999' }],
    ['no currency', { value: '1.00', currency: 'usd' }],
  ])('has the next valid price if one holds %s', (_, price) => {
    const broken = buildVariant({ priceMoney: price as never, price: { decimalValue: '3.50' } })
    expect(priceOf(buildProduct(), broken, 'EUR')).toEqual({ decimalValue: '3.50', currencyCode: 'EUR' })
    expect(priceOf(buildProduct({ price: price as never }), undefined, 'EUR')).toBeUndefined()
  })

  test('costs its sale price while on sale, in either shape of money', () => {
    expect(priceOf(buildProduct(), sale, 'USD')).toEqual({ value: '15.00', currency: 'USD' })
    const { priceMoney: _, ...plain } = buildVariant()
    expect(priceOf(buildProduct(), { ...plain, price: { decimalValue: '3.50' } }, 'EUR')).toEqual({
      decimalValue: '3.50',
      currencyCode: 'EUR',
    })
    expect(priceOf(buildProduct({ variants: [] }), undefined, 'USD')).toBeUndefined()
  })

  test('shows one image: that of its variant, else the first', () => {
    expect(shownImageId(buildVariant({ mainImageId: 'b' }), ['a', 'b'])).toBe('b')
    expect(shownImageId(buildVariant({ mainImageId: 'z' }), ['a', 'b'])).toBe('a')
    expect(shownImageId(undefined, [])).toBeUndefined()
  })

  // spec: CRT-003
  test('shows scarcity by the settings of its owner', () => {
    const merchandising = buildMerchandising()
    expect(scarcityOf(merchandising, buildVariant())?.scarcityText).toBe('Only a few left')
    expect(scarcityOf(merchandising, buildVariant({ attributes: { Colour: 'Red' } }))).toBeUndefined()
    expect(scarcityOf(merchandising, undefined)).toBeUndefined()
    expect(scarcityOf({ ...merchandising, scarcityEnabled: false }, buildVariant())).toBeUndefined()
  })

  // spec: CRT-002 CRT-007
  test('offers a restock sign-up for a variant that is sold out, and for no other', () => {
    const red = buildVariant({ sku: 'mug-red', qtyInStock: 0 })
    expect(restockBlockOf(buildMerchandising(), red)?.variantId).toBe('mug-red')
    expect(restockBlockOf(buildMerchandising(), { ...red, qtyInStock: 1 })).toBeUndefined()
    expect(restockBlockOf(buildMerchandising(), { ...red, unlimited: true })).toBeUndefined()
    expect(restockBlockOf(buildMerchandising(), buildVariant({ qtyInStock: 0 }))).toBeUndefined()
  })

  // spec: CRT-008
  test.each([
    [true, false, true],
    [true, true, false],
    [false, false, false],
  ])('reviews enabled %s, kill switch %s: shown %s', (areReviewsEnabled, killSwitch, shown) => {
    expect(areReviewsShown({ areReviewsEnabled, killSwitch })).toBe(shown)
  })
})
