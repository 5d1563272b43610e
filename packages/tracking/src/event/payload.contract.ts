/** Data of an event, by field, as destinations read it. */
export type EventPayload = Readonly<Record<string, unknown>>

/**
 * Data of an event of any shape. A type with an index signature would refuse values whose type is an interface.
 * @see https://github.com/microsoft/TypeScript/issues/15300
 */
export type OpenPayload = object

/** A money value in either of the two shapes that shops send. Amounts are in whole units of the currency. */
export type MoneyValue =
  | {
      /** In whole units: `'19.99'`, not hundredths. */
      readonly value: string | number
      /** ISO 4217 code, in capitals. */
      readonly currency: string
    }
  | {
      /** In whole units: `'19.99'`, not hundredths. */
      readonly decimalValue: string | number
      /** ISO 4217 code, in capitals. */
      readonly currencyCode: string
    }

/** A line of an order. */
export interface OrderItem {
  readonly sku: string
  readonly productName: string
  readonly quantity: number
  readonly unitPrice: MoneyValue
}

/** A confirmed order. */
export interface Order {
  /** Id of the order. */
  readonly id: string
  /** Id of the cart that the order was made of. */
  readonly purchasedCartId: string
  /** True for an order that was made to try the checkout. */
  readonly testMode: boolean
  readonly websiteId: string
  /** What was bought. */
  readonly items: readonly OrderItem[]
  /** What the shopper pays. */
  readonly grandTotal: MoneyValue
  /** Price of the shipping. */
  readonly shippingTotal: MoneyValue
  /** Taxes in the total. */
  readonly taxTotal: MoneyValue
}

/** Event of the visitor-metrics tracker for a product that is put into the cart. */
export interface MetricsAddToCart {
  readonly website_id: string
  /** Empty if the page is not known. */
  readonly page_id: string
  readonly cart_id: string
  /** True on the page of the product, false in a listing. */
  readonly product_page: boolean
  readonly product: {
    readonly item_id: string
    /** `ProductType` of `@sitewright/site/enumerations`. */
    readonly item_type: number
    readonly item_title: string
    readonly item_collection_id: string
    readonly item_collection_name: string
  }
}

/** Payload of each event, by name. */
export interface StandardEvents {
  readonly PageView: OpenPayload
  readonly SiteSearch: OpenPayload
  readonly Heartbeat: OpenPayload
  readonly Audio: OpenPayload
  readonly Video: OpenPayload
  readonly ButtonClick: OpenPayload
  readonly ButtonRender: OpenPayload
  readonly FormRender: { readonly formId: string }
  readonly Overlay: { readonly event: 'render' | 'close' | 'submit' }
  readonly QuickView: { readonly id: string }
  readonly AddToCart: OpenPayload
  readonly Search: OpenPayload
  readonly Lead: OpenPayload
  readonly ViewContent: OpenPayload
  readonly Purchase: Order
  readonly CompleteRegistration: OpenPayload
  readonly VisitPDP: OpenPayload
  readonly VisitPLP: OpenPayload
  readonly ViewCart: OpenPayload
  readonly RemoveFromCart: OpenPayload
  readonly RelatedProductsDisplay: OpenPayload
  readonly RelatedProductsClick: OpenPayload
  readonly RelatedProductsAddToCart: OpenPayload
  readonly ReviewsTabClick: OpenPayload
  readonly ReviewsAnchorClick: OpenPayload
  readonly OrderConfirmed: {
    readonly orderId: string
    readonly cartId: string
    readonly testMode: boolean
    readonly websiteId: string
  }
  readonly newsletter_signup: OpenPayload
  readonly add_to_cart: MetricsAddToCart
  readonly interface_click: InterfaceClick
  readonly Performance: OpenPayload
}

/** A click in the editor's interface. */
export interface InterfaceClick {
  readonly panel: 'api-key' | 'inventory' | 'feed-url'
  readonly action: string
}
