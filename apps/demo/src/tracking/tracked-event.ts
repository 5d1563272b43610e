import type { Cart, CartEntry, ShopEvent } from '@sitewright/cart-client'
import type { FormNotice } from '@sitewright/forms-client'
import type { Order, StandardEvents } from '@sitewright/tracking'
import { metricsAddToCart, trackOrder } from '@sitewright/tracking/commerce'
import type { Context } from '../context.ts'

/** Events of this site: the standard ones, and one of its own. */
export interface SiteEvents extends StandardEvents {
  readonly GalleryOpened: { readonly galleryId: string; readonly index: number }
}

/** An event of the tracker, ready to be passed to `track`. */
export type Tracked = {
  [Name in keyof SiteEvents]: readonly [name: Name, payload: SiteEvents[Name]]
}[keyof SiteEvents]

/** Facts of the page on which something happens. */
export interface PageFacts {
  readonly context: Context
  readonly currency: string
  readonly betaFlags: readonly string[]
}

/** Buttons whose presses are tracked. */
export const TRACKED_BUTTONS = '.sqs-block-button-element, .button'

type Added = Extract<ShopEvent, { readonly kind: 'product-added' }>

/** The shop's event, the pixel's, and one for the visitor metrics where all of its facts are known. */
function addToCart(
  { product, variant, quantity, cart }: Added,
  { context, betaFlags }: PageFacts,
): Tracked[] {
  const { collection } = context
  const metrics = metricsAddToCart({
    betaFlags,
    websiteId: context.website.id,
    pageId: context.item?.id ?? collection?.id,
    cartId: cart?.id,
    isProductPage: context.product !== undefined,
    collection: collection && { id: collection.id, title: product.collectionName ?? 'Shop' },
    product: { id: product.id, title: product.name },
    productType: product.productType,
  })
  const payload = { itemId: product.id, itemName: product.name, sku: variant?.sku ?? null, quantity }
  return [['AddToCart', payload], ...(metrics ? [['add_to_cart', metrics] as const] : [])]
}

type LateAdded = Extract<ShopEvent, { readonly kind: 'late-added' }>

/** The shop's event of a page that was left. What the visitor metrics need is not known any more. */
function lateAddToCart({ line, quantity, entry }: LateAdded): Tracked {
  const sku = line.sku ?? entry?.chosenVariant.sku ?? null
  return ['AddToCart', { itemId: line.itemId, itemName: entry?.title ?? line.title ?? '', sku, quantity }]
}

const productVisit = (itemId: string, itemName: string): readonly Tracked[] => [
  ['VisitPDP', { itemId, itemName }],
  ['ViewContent', { itemId, itemName }],
]

const listingVisit = (collectionId: string): readonly Tracked[] => [['VisitPLP', { collectionId }]]

/** Events of the tracker for the visit of a page of a product, or of a listing. */
export function trackedOfVisit({ item, product, collection }: Context): readonly Tracked[] {
  if (item && product !== undefined) return productVisit(item.id, item.title)
  return collection?.typeName === 'products' ? listingVisit(collection.id) : []
}

/** Events of the tracker for an event of the shop. */
export function trackedOf(event: ShopEvent, facts: PageFacts): readonly Tracked[] {
  switch (event.kind) {
    case 'product-visited':
      return productVisit(event.product.id, event.product.name)
    case 'listing-visited':
      return listingVisit(event.collectionId)
    case 'cart-viewed':
      return [['ViewCart', { cartId: event.cart?.id, quantity: event.cart?.totalQuantity ?? 0 }]]
    case 'quick-viewed':
      return [['QuickView', { id: event.itemId }]]
    case 'product-added':
      return addToCart(event, facts)
    case 'late-added':
      return [lateAddToCart(event)]
    case 'removed':
      return [['RemoveFromCart', { itemId: event.entry.itemId, quantity: event.entry.quantity }]]
    case 'related-shown':
      return [['RelatedProductsDisplay', { itemIds: event.itemIds }]]
    case 'related-clicked':
      return [['RelatedProductsClick', { itemIds: event.itemIds }]]
    case 'related-added':
      return [['RelatedProductsAddToCart', { itemIds: event.itemIds }]]
    case 'reviews-tab-clicked':
      return [['ReviewsTabClick', { itemId: event.itemId }]]
    case 'reviews-anchor-clicked':
      return [['ReviewsAnchorClick', { itemId: event.itemId }]]
    default:
      // Ends of operations on the cart: the events above say the same to the tracker.
      return []
  }
}

/** Events of the tracker for a notice of a form. A sign-up for the newsletter is a lead as well. */
export function trackedOfForm(notice: FormNotice): readonly Tracked[] {
  if (notice.kind !== 'newsletter-sign-up') return []
  const payload = { formId: notice.formId }
  return [
    ['newsletter_signup', payload],
    ['Lead', payload],
  ]
}

/** Events of the tracker for a page of search results. */
export const trackedOfSearch = (query: string): readonly Tracked[] => [
  ['SiteSearch', { query }],
  ['Search', { query }],
]

/** Event of the tracker for a film or a sound that begins to play. */
export const trackedOfMedia = (kind: 'audio' | 'video', url: string): readonly Tracked[] => [
  [kind === 'audio' ? 'Audio' : 'Video', { url }],
]

/** Events of a gallery that are tracked: a picture was opened in the lightbox. They belong to version 1. */
export const trackedOfGallery = (galleryId: string, index: number): readonly Tracked[] => [
  ['GalleryOpened', { galleryId, index }],
]

/** The tracker's order for a cart that was bought. */
export function orderOf(id: string, cart: Cart, { context, currency }: PageFacts): Order {
  const money = (cents = 0) => ({ value: cents / 100, currency })
  const item = ({ itemId, chosenVariant, title, quantity, purchasePriceCents }: CartEntry) => ({
    sku: chosenVariant.sku ?? itemId,
    productName: title ?? itemId,
    quantity,
    unitPrice: money(purchasePriceCents),
  })
  return {
    id,
    purchasedCartId: cart.id,
    testMode: true,
    websiteId: context.website.id,
    items: cart.entries.map(item),
    grandTotal: money(cart.grandTotalCents),
    shippingTotal: money(cart.shippingCostCents),
    taxTotal: money(cart.taxCents),
  }
}

/** Events of the tracker for a confirmed order, for the site's own trackers, the pixel and the tag manager. */
export function trackedOfOrder(id: string, cart: Cart, facts: PageFacts): readonly Tracked[] {
  const events: Tracked[] = []
  trackOrder((...event) => events.push(event), orderOf(id, cart, facts))
  return events
}
