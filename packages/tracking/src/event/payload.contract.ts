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
  /** `createPageTracker` emits it at each view of a page, also after a client-side navigation. */
  readonly PageView: OpenPayload
  readonly SiteSearch: OpenPayload
  readonly Heartbeat: OpenPayload
  readonly Audio: OpenPayload
  readonly Video: OpenPayload
  /** `createPageTracker` emits it at each click of one of its buttons. */
  readonly ButtonClick: OpenPayload
  /** `createPageTracker` emits it for each of its buttons, once it is in the page. */
  readonly ButtonRender: OpenPayload
  /** `createPageTracker` emits it for each of its forms, once it is in the page. */
  readonly FormRender: { readonly formId: string }
  /** `createPageTracker` emits it when one of its popup overlays is shown, closed or submitted. */
  readonly Overlay: { readonly event: 'render' | 'close' | 'submit' }
  /** `createPageTracker` emits it at each click of one of its quick-view buttons. */
  readonly QuickView: {
    /** Id of the product. */
    readonly id: string
  }
  readonly AddToCart: OpenPayload
  readonly Search: OpenPayload
  readonly Lead: OpenPayload
  readonly ViewContent: OpenPayload
  /** `trackOrder` emits it with the order. */
  readonly Purchase: Order
  readonly CompleteRegistration: OpenPayload
  /** The shopper visits the page of one product. */
  readonly VisitPDP: OpenPayload
  /** The shopper visits a page that lists products. */
  readonly VisitPLP: OpenPayload
  readonly ViewCart: OpenPayload
  readonly RemoveFromCart: OpenPayload
  readonly RelatedProductsDisplay: OpenPayload
  readonly RelatedProductsClick: OpenPayload
  readonly RelatedProductsAddToCart: OpenPayload
  readonly ReviewsTabClick: OpenPayload
  readonly ReviewsAnchorClick: OpenPayload
  /** `trackOrder` emits it, beside the purchase. */
  readonly OrderConfirmed: {
    readonly orderId: string
    readonly cartId: string
    /** True for an order that was made to try the checkout. */
    readonly testMode: boolean
    readonly websiteId: string
  }
  readonly newsletter_signup: OpenPayload
  /** `metricsAddToCart` returns its payload. */
  readonly add_to_cart: MetricsAddToCart
  readonly interface_click: InterfaceClick
  /** `performanceEvent` of `@sitewright/perf-collector/performance-event` returns its payload. */
  readonly Performance: OpenPayload
}

/** A click in the editor's interface. */
export interface InterfaceClick {
  readonly panel: 'api-key' | 'inventory' | 'feed-url'
  readonly action: string
}
