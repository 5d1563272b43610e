import { describe, expect, test } from 'vitest'
import { buildCart, buildEntry, buildProduct, buildVariant } from '../testing.ts'
import { messages } from '../messages.ts'
import { selectionText } from '../catalog/selection.ts'
import { checkAddRequest, type AddRequest } from './add-request.ts'

const variant = buildVariant({ sku: 'mug-blue', attributes: {}, qtyInStock: 2, unlimited: false })
const product = buildProduct({ id: 'mug', name: 'Mug', variants: [variant] })

const checkWith = (changes: Partial<AddRequest> = {}) =>
  checkAddRequest({ product, selection: {}, cart: undefined, ...changes })

describe('a press on an add-to-cart button', () => {
  test('comes to a line of the cart, with what is shown of it until the server answers', () => {
    expect(checkWith({ quantity: '2' })).toEqual({
      ok: true,
      value: {
        line: { itemId: 'mug', sku: 'mug-blue', quantity: 2, title: 'Mug', attributes: {} },
        variant,
        quantity: 2,
      },
    })
    expect(checkWith()).toMatchObject({ ok: true, value: { quantity: 1 } })
  })

  test('shows the attributes of the variant', () => {
    const blue = { ...variant, attributes: { Colour: 'Blue' } }
    const coloured = buildProduct({ variants: [blue] })
    expect(checkWith({ product: coloured })).toMatchObject({
      ok: true,
      value: { line: { attributes: { Colour: 'Blue' } } },
    })
  })

  test.each([
    ['two', 'quantity-number'],
    ['1.5', 'quantity-whole'],
    ['0', 'quantity-whole'],
    ['10000', 'not-enough'],
  ])('with the quantity %j fails: %s', (quantity, kind) => {
    expect(checkWith({ quantity })).toEqual({ ok: false, failure: { kind } })
  })

  test('fails when all that is left is in the cart already', () => {
    const cartOf = (quantity: number) => buildCart({ entries: [buildEntry({ quantity })] })
    expect(checkWith({ cart: cartOf(1) }).ok).toBe(true)
    expect(checkWith({ cart: cartOf(2) })).toEqual({ ok: false, failure: { kind: 'not-enough' } })
  })

  test('fails for a product that is sold out', () => {
    const soldOut = buildProduct({ variants: [{ ...variant, qtyInStock: 0 }] })
    expect(checkWith({ product: soldOut })).toEqual({ ok: false, failure: { kind: 'not-enough' } })
  })

  test('needs no stock and no variant of a digital product', () => {
    const digital = buildProduct({ id: 'print', productType: 2, variants: [] })
    expect(checkWith({ product: digital })).toMatchObject({
      ok: true,
      value: { line: { itemId: 'print', sku: null, attributes: {} }, variant: undefined },
    })
  })
})

describe('a check of the stock', () => {
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

  test.each([
    ['digital products', 2],
    ['gift cards', 4],
  ])('finds that %s do not run out', (_, productType) => {
    const variants = [{ ...variant, qtyInStock: 0 }]
    expect(
      checkWith({ product: buildProduct({ productType, variants, variantOptionOrdering: [] }) }).ok,
    ).toBe(true)
  })
})
