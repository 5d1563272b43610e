/** Data of an event, by field. */
export type EventPayload = Readonly<Record<string, unknown>>

/** A money value in either of the two shapes that shops send. Amounts are in whole units of the currency. */
export type MoneyValue =
  | { readonly value: string | number; readonly currency: string }
  | { readonly decimalValue: string | number; readonly currencyCode: string }

/** A line of an order. */
export interface OrderItem {
  readonly sku: string
  readonly productName: string
  readonly quantity: number
  readonly unitPrice: MoneyValue
}

/** A confirmed order. */
export interface Order {
  readonly id: string
  readonly purchasedCartId: string
  readonly testMode: boolean
  readonly websiteId: string
  readonly items: readonly OrderItem[]
  readonly grandTotal: MoneyValue
  readonly shippingTotal: MoneyValue
  readonly taxTotal: MoneyValue
}

/** Event of the visitor-metrics tracker for a product that is put into the cart. */
export interface MetricsAddToCart {
  readonly website_id: string
  readonly page_id: string
  readonly cart_id: string
  readonly product_page: boolean
  readonly product: {
    readonly item_id: string
    readonly item_type: number
    readonly item_title: string
    readonly item_collection_id: string
    readonly item_collection_name: string
  }
}

/** Payload of each event, by name. */
export interface StandardEvents {
  readonly PageView: EventPayload
  readonly SiteSearch: EventPayload
  readonly Heartbeat: EventPayload
  readonly Audio: EventPayload
  readonly Video: EventPayload
  readonly ButtonClick: EventPayload
  readonly ButtonRender: EventPayload
  readonly FormRender: { readonly formId: string }
  readonly Overlay: { readonly event: 'render' | 'close' | 'submit' }
  readonly QuickView: { readonly id: string }
  readonly AddToCart: EventPayload
  readonly Search: EventPayload
  readonly Lead: EventPayload
  readonly ViewContent: EventPayload
  readonly Purchase: Order
  readonly CompleteRegistration: EventPayload
  readonly VisitPDP: EventPayload
  readonly VisitPLP: EventPayload
  readonly ViewCart: EventPayload
  readonly RemoveFromCart: EventPayload
  readonly RelatedProductsDisplay: EventPayload
  readonly RelatedProductsClick: EventPayload
  readonly RelatedProductsAddToCart: EventPayload
  readonly ReviewsTabClick: EventPayload
  readonly ReviewsAnchorClick: EventPayload
  readonly OrderConfirmed: {
    readonly orderId: string
    readonly cartId: string
    readonly testMode: boolean
    readonly websiteId: string
  }
  readonly newsletter_signup: EventPayload
  readonly add_to_cart: MetricsAddToCart
  readonly interface_click: InterfaceClick
  readonly Performance: EventPayload
}

/** A click in the editor's interface. */
export interface InterfaceClick {
  readonly panel: 'api-key' | 'inventory' | 'feed-url'
  readonly action: string
}
