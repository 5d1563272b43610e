import type { AddLine } from '../operation/operation.ts'
import type { Cart } from '../entry/cart.contract.ts'
import type { Product } from '../catalog/product.contract.ts'
import type { RestockEntry, RestockSendRequest, RestockSignUp } from '../catalog/restock.contract.ts'
import { buildProduct, buildVariant } from './build.testing.ts'

/** A code that makes a cart cheaper. */
export interface Coupon {
  readonly code: string
  /** How much cheaper the cart gets, 0 to 100. */
  readonly percentOff: number
}

/** State of the shop behind the handlers. Calls change it, and so may a test. */
export interface ShopState {
  websiteId: string
  /** Valid anti-forgery token; `undefined` lets every call pass. */
  crumb: string | undefined
  /** Records of all products. A purchase lowers their stock. */
  products: readonly Product[]
  /** Cart of the visitor; `undefined` without one. */
  cart: Cart | undefined
  /** Codes that count. Others may be entered, and take nothing off. */
  coupons: readonly Coupon[]
  /** The codes that the visitor has entered. */
  enteredCoupons: readonly string[]
  /** Balance of each gift card, in hundredths. */
  giftCards: Readonly<Record<string, number>>
  /** Subscriptions that were begun, each with the token of its checkout. */
  subscriptions: readonly (AddLine & { readonly cartToken: string })[]
  /** Carts that were paid, oldest first. */
  orders: readonly Cart[]
  /** Shoppers who wait. A notice takes them off. */
  restockSignUps: readonly (RestockSignUp & RestockEntry)[]
  /** Variants whose shoppers were notified. */
  restockSent: readonly RestockSendRequest[]
  /** Number of rows on each page of a list. */
  pageSize: number
  /** Number of calls in a row before they are too many. @default unlimited */
  callsLeft: number
  /** Delay of each response. */
  latencyMs: number
}

/**
 * Creates the state of a little shop: mugs in two colours, a print to download, lessons, a gift card, and tea
 * that comes every month.
 */
export const createShopState = (): ShopState => ({
  websiteId: 'website-1',
  crumb: undefined,
  products: [
    buildProduct(),
    buildProduct({
      id: 'print',
      name: 'Print',
      productType: 2,
      variants: [],
      priceMoney: { value: '9.00', currency: 'USD' },
      variantOptionOrdering: [],
    }),
    buildProduct({
      id: 'lesson',
      name: 'Lesson',
      productType: 3,
      variants: [buildVariant({ sku: 'lesson', attributes: {}, unlimited: true, qtyInStock: 0 })],
      variantOptionOrdering: [],
    }),
    buildProduct({
      id: 'gift-card',
      name: 'Gift card',
      productType: 4,
      variants: ['25', '50'].map((value) =>
        buildVariant({
          sku: `gift-${value}`,
          attributes: { Value: value },
          priceMoney: { value, currency: 'USD' },
        }),
      ),
      variantOptionOrdering: ['Value'],
    }),
    buildProduct({
      id: 'tea',
      name: 'Tea',
      isSubscribable: true,
      subscriptionPlan: { billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 0 },
      variants: [buildVariant({ sku: 'tea', attributes: {} })],
      variantOptionOrdering: [],
    }),
  ],
  cart: undefined,
  coupons: [{ code: 'TENTH', percentOff: 10 }],
  enteredCoupons: [],
  giftCards: {},
  subscriptions: [],
  orders: [],
  restockSignUps: [],
  restockSent: [],
  pageSize: 2,
  callsLeft: Infinity,
  latencyMs: 0,
})
