import { describe, expect, test } from 'vitest'
import { areReviewsShown } from '../review/review.ts'
import { buildMerchandising, buildProduct, buildVariant } from '../mock/build.testing.ts'
import { isLess, readableMoney } from './price.ts'
import { priceOf, productStatus, sameAttributes, scarcityOf, shownImageId } from './product.ts'

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
    ['none', buildProduct({ productType: 2, variants: [sale] })],
    ['none', buildProduct({ onSale: true })],
  ] as const)('is marked %s', (mark, product) => {
    expect(productStatus(product)).toBe(mark)
  })

  test.each([
    ['nothing', null],
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

  test('costs less than another price in the same currency only', () => {
    const usd = (value: string) => ({ value, currency: 'USD' })
    expect(isLess(usd('1.00'), usd('1.01'))).toBe(true)
    expect(isLess(usd('1.00'), usd('1.00'))).toBe(false)
    expect(isLess(usd('1.00'), { value: '2.00', currency: 'EUR' })).toBe(false)
    expect(isLess(usd('1.00'), { decimalValue: '2.00', currencyCode: 'USD' })).toBe(true)
    expect(readableMoney(usd('1.00'))).toEqual(usd('1.00'))
    expect(readableMoney(usd('99999999999999999'))).toBeUndefined()
    expect(readableMoney('1.00')).toBeUndefined()
  })

  test('costs what is known of it, the price of its variant first', () => {
    const usd = (value: string) => ({ value, currency: 'USD' })
    const priced = buildProduct({ priceMoney: usd('30.00'), salePriceMoney: usd('25.00') })
    expect(priceOf(priced, undefined, 'USD')).toEqual(usd('30.00'))
    expect(priceOf({ ...priced, onSale: true }, undefined, 'USD')).toEqual(usd('25.00'))
    expect(priceOf({ ...priced, onSale: true, salePriceMoney: undefined }, undefined, 'USD')).toEqual(
      usd('30.00'),
    )
    expect(priceOf(priced, { ...sale, onSale: false }, 'USD')).toEqual(usd('20.00'))
    const { salePriceMoney: _, ...onSale } = sale
    expect(
      priceOf(priced, { ...onSale, salePrice: { decimalValue: '14.00', currencyCode: 'USD' } }, 'EUR'),
    ).toEqual({
      decimalValue: '14.00',
      currencyCode: 'USD',
    })
    expect(priceOf(priced, onSale, 'USD')).toEqual(usd('20.00'))
  })

  test.each([
    [{}, {}, true],
    [{ a: '1', b: '2' }, { b: '2', a: '1' }, true],
    [{ a: '1', b: '2' }, { a: '1', b: '3' }, false],
    [{ a: '1' }, { a: '1', b: '2' }, false],
    [{ a: '1', b: '2' }, { a: '1' }, false],
  ])('has the option values %j as well as %j: %s', (a, b, expected) => {
    expect(sameAttributes(a, b)).toBe(expected)
  })

  test('shows one image: that of its variant, else the first', () => {
    expect(shownImageId(buildVariant({ mainImageId: 'b' }), ['a', 'b'])).toBe('b')
    expect(shownImageId(buildVariant({ mainImageId: 'z' }), ['a', 'b'])).toBe('a')
    expect(shownImageId(undefined, ['a', 'b'])).toBe('a')
    expect(shownImageId(undefined, [])).toBeUndefined()
  })

  // spec: CRT-003
  test('shows scarcity by the settings of its owner', () => {
    const merchandising = buildMerchandising()
    expect(scarcityOf(merchandising, buildVariant())?.scarcityText).toBe('Only a few left')
    expect(scarcityOf(merchandising, buildVariant({ attributes: { Colour: 'Red' } }))).toBeUndefined()
    expect(scarcityOf(merchandising, undefined)).toBeUndefined()
    const view = { scarcityText: 'Going fast' }
    const always = { ...merchandising, scarcityTemplateViews: [view], scarcityShownByDefault: false }
    expect(scarcityOf(always, undefined)).toBeUndefined()
    expect(scarcityOf({ ...always, scarcityShownByDefault: true }, undefined)).toEqual(view)
    expect(scarcityOf(always, buildVariant())).toEqual(view)
    expect(scarcityOf({ ...merchandising, scarcityShownByDefault: true }, undefined)).toBeUndefined()
    expect(scarcityOf({ ...merchandising, scarcityEnabled: false }, buildVariant())).toBeUndefined()
    for (const scarcityTemplateViews of [undefined, null as never])
      expect(scarcityOf({ ...merchandising, scarcityTemplateViews }, buildVariant())).toBeUndefined()
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
