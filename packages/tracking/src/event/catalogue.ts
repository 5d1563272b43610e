import type { EventPayload, EventVersion } from './event.ts'

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

/** What the visitor-metrics tracker receives when a product is put into the cart. */
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

/** Name of a standard event. */
export type StandardEvent = keyof StandardEvents

/** Events of the shop that go to the site's own tracker. */
export const shoppingEvents = [
  'VisitPDP',
  'VisitPLP',
  'AddToCart',
  'ViewCart',
  'RemoveFromCart',
  'RelatedProductsDisplay',
  'RelatedProductsClick',
  'RelatedProductsAddToCart',
  'ReviewsTabClick',
  'ReviewsAnchorClick',
] as const satisfies readonly StandardEvent[]

/** Events that go to a third party's pixel and to the site's own tracker. */
export const clientEvents = [
  'AddToCart',
  'Search',
  'Lead',
  'ViewContent',
  'Purchase',
  'CompleteRegistration',
] as const satisfies readonly StandardEvent[]

// Patterns weigh less than a table, and know no names of `Object.prototype`.
const CENSUS =
  /^(PageView|SiteSearch|Heartbeat|Audio|Video|Button(Click|Render)|FormRender|Overlay|QuickView)$/
const VERSION_TWO = /^(add_to_cart|interface_click|Performance)$/

/** Returns the version of a standard event. Events of your own belong to version 1. */
export function versionOf(name: string): EventVersion {
  if (CENSUS.test(name)) return 'census'
  return VERSION_TWO.test(name) ? 2 : 1
}
