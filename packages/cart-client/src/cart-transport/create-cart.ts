import type { Cart } from '../entry/cart.contract.ts'

/** A cart without anything in it. */
export const emptyCart: Cart = {
  id: '',
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
}

/** Fills a cart of another backend: defaults for what is left out, and the total quantity of its entries. */
export function createCart(given: Pick<Cart, 'id'> & Partial<Cart>): Cart {
  const totalQuantity = given.entries?.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0
  return { ...emptyCart, totalQuantity, ...given }
}
