import type { Product, Variant } from '../catalog/product.contract.ts'
import type { Cart } from '../entry/cart.contract.ts'
import type { CartStoreEvent } from '../operation/cart-event.ts'

/** Page of products that a shopper visits. */
export type VisitEvent =
  | { readonly kind: 'product-visited'; readonly product: Product }
  | { readonly kind: 'listing-visited'; readonly collectionId: string }
  | { readonly kind: 'cart-viewed'; readonly cart: Cart | undefined }
  | { readonly kind: 'quick-viewed'; readonly itemId: string; readonly group?: string | undefined }

/** Actions of a shopper on products that are shown beside others. */
export interface RelatedEvent {
  readonly kind: 'related-shown' | 'related-clicked' | 'related-added'
  readonly itemIds: readonly string[]
}

/** Ways of a shopper to the reviews. */
export interface ReviewEvent {
  readonly kind: 'reviews-tab-clicked' | 'reviews-anchor-clicked'
  readonly itemId: string
}

/** A product that was added from a page with its record. */
export interface PurchaseEvent {
  readonly kind: 'product-added'
  readonly product: Product
  readonly variant: Variant | undefined
  readonly quantity: number
  /** `undefined` for a subscription. */
  readonly cart: Cart | undefined
}

/** Event of a shop. The package sends none of them: forward them to your tracker. */
export type ShopEvent = CartStoreEvent | VisitEvent | RelatedEvent | ReviewEvent | PurchaseEvent
