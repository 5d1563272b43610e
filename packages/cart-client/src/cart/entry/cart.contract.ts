import type { Call } from '@sitewright/site/http'

/** Variant of an entry. */
export interface ChosenVariant {
  readonly sku?: string | null | undefined
  /** The option values by option name: `{ Size: 'L' }`. */
  readonly attributes: Readonly<Record<string, string>>
}

/** Additional fields of an entry: by name, or as JSON text. */
export type AdditionalFields = string | Readonly<Record<string, unknown>>

/** One line of a cart, as the server has it. */
export interface CartEntry {
  readonly id: string
  readonly itemId: string
  readonly chosenVariant: ChosenVariant
  readonly quantity: number
  readonly title?: string | undefined
  /** In hundredths. */
  readonly subTotal?: number | undefined
  readonly purchasePriceCents?: number | undefined
  readonly additionalFields?: AdditionalFields | null | undefined
}

/** A shopping cart, as the server has it. */
export interface Cart {
  readonly id: string
  readonly websiteId: string
  readonly orderId?: string | null | undefined
  /** Time of creation in epoch milliseconds, if the server sends it. */
  readonly created?: number | undefined
  readonly isPurchased: boolean
  readonly entries: readonly CartEntry[]
  readonly shippingOptions: readonly unknown[]
  readonly selectedShippingOption?: Readonly<Record<string, unknown>> | null | undefined
  readonly shippingLocation?: Readonly<Record<string, unknown>> | null | undefined
  readonly applicableTaxRules: readonly unknown[]
  readonly coupons: readonly unknown[]
  readonly validCoupons: readonly unknown[]
  readonly invalidCoupons: readonly unknown[]
  readonly subtotalCents: number
  readonly taxCents: number
  readonly shippingCostCents: number
  readonly discountCents: number
  readonly grandTotalCents: number
  readonly totalQuantity: number
  readonly hasDigital: boolean
  readonly purelyDigital: boolean
  readonly requiresShipping: boolean
  /** Checkout of this cart: an absolute address or a path. @default the shop's checkout page */
  readonly checkoutUrl?: string | undefined
}

/** Response to an added entry. */
export interface AddedEntry {
  readonly shoppingCart: Cart
  readonly newlyAdded?: CartEntry | undefined
}

/** Response to changed fields of an entry. */
export interface UpdatedEntry {
  readonly shoppingCart: Cart
  readonly updatedEntry?: CartEntry | undefined
}

export const fetchCartCall = { method: 'GET', path: '/api/commerce/shopping-cart' } as const satisfies Call
export const addEntryCall = {
  method: 'POST',
  path: '/api/commerce/shopping-cart/entries',
} as const satisfies Call
export const updateFieldsCall = {
  method: 'PUT',
  path: '/api/commerce/shopping-cart/entries/:entryId/additionalFields',
} as const satisfies Call
// The specification names the errors of these two, not their calls: these are this package's choice.
export const setQuantityCall = {
  method: 'PUT',
  path: '/api/commerce/shopping-cart/entries/:entryId',
} as const satisfies Call
export const removeEntryCall = {
  method: 'DELETE',
  path: '/api/commerce/shopping-cart/entries/:entryId',
} as const satisfies Call
