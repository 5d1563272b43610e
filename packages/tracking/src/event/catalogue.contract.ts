import * as z from 'zod/mini'
import type { StandardEvents } from './payload.contract.ts'

const any = z.record(z.string(), z.unknown())
const amount = z.union([z.string(), z.number()])
const money = z.union([
  z.looseObject({ value: amount, currency: z.string() }),
  z.looseObject({ decimalValue: amount, currencyCode: z.string() }),
])

const order = z.object({
  id: z.string(),
  purchasedCartId: z.string(),
  testMode: z.boolean(),
  websiteId: z.string(),
  items: z.array(
    z.looseObject({ sku: z.string(), productName: z.string(), quantity: z.number(), unitPrice: money }),
  ),
  grandTotal: money,
  shippingTotal: money,
  taxTotal: money,
})

const orderConfirmed = z.object({
  orderId: z.string(),
  cartId: z.string(),
  testMode: z.boolean(),
  websiteId: z.string(),
})

const metricsAddToCart = z.object({
  website_id: z.string(),
  page_id: z.string(),
  cart_id: z.string(),
  product_page: z.boolean(),
  product: z.object({
    item_id: z.string(),
    item_type: z.number(),
    item_title: z.string(),
    item_collection_id: z.string(),
    item_collection_name: z.string(),
  }),
})

const interfaceClick = z.object({
  panel: z.enum(['api-key', 'inventory', 'feed-url']),
  action: z.string(),
})

/**
 * Schema of each event's payload, by name. For your tests, your server, and wherever events come from outside.
 *
 * @example
 * ```ts
 * import { eventSchemas } from '@sitewright/tracking/contracts'
 *
 * const read = eventSchemas.AddToCart.safeParse(payload)
 * if (!read.success) console.warn(read.error.issues)
 * ```
 */
export const eventSchemas = {
  PageView: any,
  SiteSearch: any,
  Heartbeat: any,
  Audio: any,
  Video: any,
  ButtonClick: any,
  ButtonRender: any,
  FormRender: z.object({ formId: z.string() }),
  Overlay: z.object({ event: z.enum(['render', 'close', 'submit']) }),
  QuickView: z.object({ id: z.string() }),
  AddToCart: any,
  Search: any,
  Lead: any,
  ViewContent: any,
  Purchase: order,
  CompleteRegistration: any,
  VisitPDP: any,
  VisitPLP: any,
  ViewCart: any,
  RemoveFromCart: any,
  RelatedProductsDisplay: any,
  RelatedProductsClick: any,
  RelatedProductsAddToCart: any,
  ReviewsTabClick: any,
  ReviewsAnchorClick: any,
  OrderConfirmed: orderConfirmed,
  newsletter_signup: any,
  add_to_cart: metricsAddToCart,
  interface_click: interfaceClick,
  Performance: any,
} as const satisfies { readonly [Name in keyof StandardEvents]: z.ZodMiniType<StandardEvents[Name]> }
