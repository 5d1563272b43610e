import { expect, test } from 'vitest'
import { buildEntry } from '../testing.ts'
import { createCart } from './create-cart.ts'

test('a cart of another backend has defaults, and the quantity of its entries', () => {
  expect(createCart({ id: 'own' })).toEqual({
    id: 'own',
    websiteId: '',
    isPurchased: false,
    entries: [],
    shippingOptions: [],
    applicableTaxRules: [],
    coupons: [],
    validCoupons: [],
    invalidCoupons: [],
    subtotalCents: 0,
    taxCents: 0,
    shippingCostCents: 0,
    discountCents: 0,
    grandTotalCents: 0,
    totalQuantity: 0,
    hasDigital: false,
    purelyDigital: false,
    requiresShipping: false,
  })
  const entries = [buildEntry({ quantity: 2 }), buildEntry({ quantity: 3 })]
  expect(createCart({ id: 'own', entries }).totalQuantity).toBe(5)
  expect(createCart({ id: 'own', entries, totalQuantity: 4 }).totalQuantity).toBe(4)
})
