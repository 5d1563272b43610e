import { isRecord } from '@sitewright/site/reader'
import type { Cart } from './entry/cart.contract.ts'

/** Replaces the discount codes of the cart. Not every server can do it. */
export interface DiscountRequest {
  readonly kind: 'discounts'
  /** All codes of the cart from now on. An empty list takes all of them off. */
  readonly codes: readonly string[]
}

/** Stands for the identity of an entry in operations on the codes of the whole cart. */
export const discountKey = '["",""]'

/** Checks whether a cart has exactly these discount codes, as texts or as objects with a `code`. */
export function hasDiscountCodes({ coupons }: Pick<Cart, 'coupons'>, codes: readonly string[]): boolean {
  const entered = coupons.map((coupon) => (isRecord(coupon) ? coupon.code : coupon))
  return entered.length === codes.length && codes.every((code) => entered.includes(code))
}
