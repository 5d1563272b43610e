import type { Money } from '@sitewright/money-format'

/** A price in whole units of the store's currency. */
export interface DecimalPrice {
  readonly decimalValue: string | number
  readonly currencyCode?: string | undefined
}

/** One of the things that a product can be bought as. */
export interface Variant {
  /** Id in restock sign-ups. @default the sku */
  readonly id?: string | undefined
  /** Identifies the variant in the cart. */
  readonly sku?: string | null | undefined
  /** The option values by option name: `{ Size: 'L' }`. */
  readonly attributes: Readonly<Record<string, string>>
  readonly optionValues?: readonly { readonly value: string }[] | undefined
  readonly price?: DecimalPrice | undefined
  readonly salePrice?: DecimalPrice | undefined
  /** True while the price in the sale counts. */
  readonly onSale?: boolean | undefined
  /** Price, before a sale. */
  readonly priceMoney?: Money | undefined
  /** Price in a sale. */
  readonly salePriceMoney?: Money | undefined
  /** How many are left. */
  readonly qtyInStock?: number | undefined
  /** True if it never sells out. */
  readonly unlimited?: boolean | undefined
  /** The id of the image that shows this variant. */
  readonly mainImageId?: string | undefined
}

/** Billing plan of a subscription: its period, and the number of payments. */
export interface SubscriptionPlan {
  readonly billingPeriod: { readonly value: number; readonly unit: 'WEEK' | 'MONTH' | 'YEAR' }
  /** 0 goes on until it is ended. */
  readonly numBillingCycles: number
}

/** A product of a shop. */
export interface Product {
  /** Id of the product. */
  readonly id: string
  /** Name of the product. */
  readonly name: string
  /** `ProductType` of `@sitewright/site/enumerations`. */
  readonly productType: number
  /** Id of the collection that it belongs to. */
  readonly collectionId?: string | undefined
  /** Name of that collection. */
  readonly collectionName?: string | undefined
  readonly price?: DecimalPrice | undefined
  /** What it can be bought as; empty for a product without a choice. */
  readonly variants: readonly Variant[]
  /** Price, before a sale. */
  readonly priceMoney?: Money | undefined
  /** Price in a sale. */
  readonly salePriceMoney?: Money | undefined
  /** True while the price in the sale counts. */
  readonly onSale?: boolean | undefined
  /** Mark of the owner that customers can subscribe to it. */
  readonly isSubscribable?: boolean | undefined
  /** Billing plan of its subscription. */
  readonly subscriptionPlan?: SubscriptionPlan | undefined
  /** Shows the text of the owner on the add-to-cart button. */
  readonly useCustomAddButtonText?: boolean | undefined
  /** That text. */
  readonly customAddButtonText?: string | undefined
  readonly additionalFieldsFormId?: string | undefined
  readonly additionalFieldsForm?: unknown
  /** The names of the options, in the order in which they are asked for. */
  readonly variantOptionOrdering?: readonly string[] | undefined
}
