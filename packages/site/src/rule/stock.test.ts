import { describe, expect, test } from 'vitest'
import { ProductType } from '../enumeration/index.ts'
import {
  hasQuantityInput,
  isSoldOut,
  isStocked,
  quantityInput,
  totalStock,
  type ProductStock,
} from './stock.ts'

const product = (productType: number, ...variants: NonNullable<ProductStock['variants']>): ProductStock => ({
  productType,
  variants,
})
const { physical, digital, service, giftCard, paywall } = ProductType
const none = { qtyInStock: 0 }
const some = { qtyInStock: 3 }
const endless = { unlimited: true, qtyInStock: 0 }

describe('stock', () => {
  // spec: TPL-111 TPL-112
  test.each([
    [product(physical, none, none), true],
    [product(physical), true],
    [{ productType: physical }, true],
    [product(physical, { qtyInStock: -1 }), true],
    [product(physical, none, some), false],
    [product(physical, none, endless), false],
    [product(service, none), true],
    [product(service, some), false],
    [product(digital, none), false],
    [product(giftCard), false],
    [product(paywall), false],
  ])('%j is sold out: %s', (of, expected) => {
    expect(isSoldOut(of)).toBe(expected)
  })

  // spec: TPL-114
  test.each([
    [product(digital, none), Number.MAX_SAFE_INTEGER],
    [product(giftCard), Number.MAX_SAFE_INTEGER],
    [product(physical, some, endless), Number.MAX_SAFE_INTEGER],
    [product(physical, some, { qtyInStock: 4 }, {}), 7],
    [product(service), 0],
    [{ productType: service }, 0],
  ])('%j has %i in total', (of, expected) => {
    expect(totalStock(of)).toBe(expected)
  })

  // spec: TPL-119
  test('has quantities from 1 to 9999, in steps of 1, starting at 1', () => {
    expect(quantityInput).toEqual({ min: 1, max: 9999, step: 1, defaultValue: 1, size: 4 })
  })

  // spec: TPL-120
  test.each([
    [product(physical, { qtyInStock: 2 }), false, true],
    [product(physical, { qtyInStock: 1 }), true, false],
    [product(service, endless), true, true],
    [product(service, endless), false, false],
    [product(service, { qtyInStock: 1 }), true, false],
    [{ ...product(physical, endless), isSubscribable: true }, true, false],
    [{ ...product(service, endless), isSubscribable: true }, true, false],
    [product(digital), true, false],
    [product(giftCard), true, false],
    [product(paywall, endless), true, false],
  ])('%j, with several services allowed: %s, has a quantity input: %s', (of, allowed, expected) => {
    expect(hasQuantityInput(of, { multipleQuantityAllowedForServices: allowed })).toBe(expected)
  })

  test('exists for physical products and services alone', () => {
    expect(Object.values(ProductType).filter(isStocked)).toEqual([ProductType.physical, ProductType.service])
  })
})
