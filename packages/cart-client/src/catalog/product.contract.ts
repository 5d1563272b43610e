import type { Money } from '@sitewright/money-format'

/** A price in whole units of the store's currency. */
export interface DecimalPrice {
  /** In whole units: `'19.99'`, not hundredths. */
  readonly decimalValue: string | number
  /** ISO 4217 code. @default the store's currency */
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
  /** Not read by the package: a selection is matched by `attributes`. */
  readonly optionValues?: readonly { readonly value: string }[] | undefined
  /** Price before a sale. `priceMoney` comes first where both are there. */
  readonly price?: DecimalPrice | undefined
  /** Price in a sale. `salePriceMoney` comes first where both are there. */
  readonly salePrice?: DecimalPrice | undefined
  /** True while the price in the sale counts. */
  readonly onSale?: boolean | undefined
  /** Price, before a sale. */
  readonly priceMoney?: Money | undefined
  /** Price in a sale. */
  readonly salePriceMoney?: Money | undefined
  /** Number of those left. A physical product or a service without any, which is not `unlimited`, is sold out. @default 0 */
  readonly qtyInStock?: number | undefined
  /** True if it never sells out. @default false */
  readonly unlimited?: boolean | undefined
  /** The id of the image that shows this variant. */
  readonly mainImageId?: string | undefined
}

/** Billing plan of a subscription: its period, and the number of payments. */
export interface SubscriptionPlan {
  /** Time between two payments: `{ value: 2, unit: 'WEEK' }` is every other week. */
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
  /**
   * Price before a sale, for a product without a selected variant. `priceMoney` comes first where both are
   * there.
   */
  readonly price?: DecimalPrice | undefined
  /**
   * Variants that it can be bought as. A physical product or a service without a choice has one, whose `attributes` are
   * empty: without any it is sold out. A digital product may have none.
   */
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
  /**
   * Id of the form that has to be answered before the product is added. Read together with
   * `additionalFieldsForm`.
   */
  readonly additionalFieldsFormId?: string | undefined
  /** That form, as the server sends it. Without it nothing is asked. */
  readonly additionalFieldsForm?: unknown
  /** The names of the options, in the order in which they are asked for. */
  readonly variantOptionOrdering?: readonly string[] | undefined
}
