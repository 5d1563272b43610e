import type { Call } from '@sitewright/site/http'

/** Variant of an entry. */
export interface ChosenVariant {
  /** `null` or missing for a product without variants. */
  readonly sku?: string | null | undefined
  /** The option values by option name: `{ Size: 'L' }`. */
  readonly attributes: Readonly<Record<string, string>>
}

/** Additional fields of an entry: by name, or as JSON text. */
export type AdditionalFields = string | Readonly<Record<string, unknown>>

/** One line of a cart, as the server has it. */
export interface CartEntry {
  /** Id of the entry. */
  readonly id: string
  /** Id of the product. */
  readonly itemId: string
  /** Variant that was chosen. */
  readonly chosenVariant: ChosenVariant
  /** How many of it. */
  readonly quantity: number
  /** Name of the product. */
  readonly title?: string | undefined
  /** In hundredths. */
  readonly subTotal?: number | undefined
  /** Price of one, in hundredths. */
  readonly purchasePriceCents?: number | undefined
  /** Answers of the product's form, such as an engraving. */
  readonly additionalFields?: AdditionalFields | null | undefined
}

/** A shopping cart, as the server has it. */
export interface Cart {
  /** Id of the cart. */
  readonly id: string
  /** Id of the website that it belongs to. */
  readonly websiteId: string
  /** Id of the order that a purchase has made of the cart; `null` or missing before. */
  readonly orderId?: string | null | undefined
  /** Time of creation in epoch milliseconds, if the server sends it. */
  readonly created?: number | undefined
  /** True once it was paid. */
  readonly isPurchased: boolean
  /** Lines of the cart. */
  readonly entries: readonly CartEntry[]
  /** As the server sends them. The package does not read them. */
  readonly shippingOptions: readonly unknown[]
  /** As the server sends it. The package does not read it. */
  readonly selectedShippingOption?: Readonly<Record<string, unknown>> | null | undefined
  /** Address by which the server calculated the shipping. The package does not read it. */
  readonly shippingLocation?: Readonly<Record<string, unknown>> | null | undefined
  /** As the server sends them. The package does not read them. */
  readonly applicableTaxRules: readonly unknown[]
  /** Discount codes that the shopper has entered, as texts or as objects with a `code`. */
  readonly coupons: readonly unknown[]
  /** The codes that count. The package does not read them. */
  readonly validCoupons: readonly unknown[]
  /** The codes that do not count, such as expired ones. The package does not read them. */
  readonly invalidCoupons: readonly unknown[]
  /** Price of all entries, in hundredths. */
  readonly subtotalCents: number
  /** Taxes, in hundredths. */
  readonly taxCents: number
  /** Price of the shipping, in hundredths. */
  readonly shippingCostCents: number
  /** Discounts, in hundredths. */
  readonly discountCents: number
  /** What the shopper pays, in hundredths. */
  readonly grandTotalCents: number
  /** Number of items, all entries together. */
  readonly totalQuantity: number
  /** True if something in it is downloaded. */
  readonly hasDigital: boolean
  /** True if all of it is downloaded. */
  readonly purelyDigital: boolean
  /** True if something in it is shipped. */
  readonly requiresShipping: boolean
  /** Checkout of this cart: an absolute address or a path. @default the shop's checkout page */
  readonly checkoutUrl?: string | undefined
}

/** Response to an added entry. */
export interface AddedEntry {
  /** The whole cart after the change. */
  readonly shoppingCart: Cart
  /** The entry that was added, or the one that has more of it now. Undefined if the server does not say. */
  readonly newlyAdded?: CartEntry | undefined
}

/** Response to changed fields of an entry. */
export interface UpdatedEntry {
  /** The whole cart after the change. */
  readonly shoppingCart: Cart
  /** The entry with its new fields. Undefined if the server does not say. */
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
