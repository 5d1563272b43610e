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
  readonly sku?: string | null | undefined
  /** The option values by option name: `{ Size: 'L' }`. */
  readonly attributes: Readonly<Record<string, string>>
  readonly optionValues?: readonly { readonly value: string }[] | undefined
  readonly price?: DecimalPrice | undefined
  readonly salePrice?: DecimalPrice | undefined
  readonly onSale?: boolean | undefined
  readonly priceMoney?: Money | undefined
  readonly salePriceMoney?: Money | undefined
  readonly qtyInStock?: number | undefined
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
  readonly id: string
  readonly name: string
  /** `ProductType` of `@sitewright/site/enumerations`. */
  readonly productType: number
  readonly collectionId?: string | undefined
  readonly collectionName?: string | undefined
  readonly price?: DecimalPrice | undefined
  readonly variants: readonly Variant[]
  readonly priceMoney?: Money | undefined
  readonly salePriceMoney?: Money | undefined
  readonly onSale?: boolean | undefined
  readonly isSubscribable?: boolean | undefined
  readonly subscriptionPlan?: SubscriptionPlan | undefined
  readonly useCustomAddButtonText?: boolean | undefined
  readonly customAddButtonText?: string | undefined
  readonly additionalFieldsFormId?: string | undefined
  readonly additionalFieldsForm?: unknown
  /** The names of the options, in the order in which they are asked for. */
  readonly variantOptionOrdering?: readonly string[] | undefined
}
