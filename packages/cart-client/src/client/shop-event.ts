import type { Product, Variant } from '../product/product.contract.ts'
import type { Cart } from '../cart/cart.contract.ts'
import type { CartStoreEvent } from '../cart/cart-event.ts'

/** Where a shopper went to see products. */
export type VisitEvent =
  | { readonly kind: 'product-visited'; readonly product: Product }
  | { readonly kind: 'listing-visited'; readonly collectionId: string }
  | { readonly kind: 'cart-viewed'; readonly cart: Cart | undefined }
  | { readonly kind: 'quick-viewed'; readonly itemId: string; readonly group?: string | undefined }

/** What a shopper did with products that are shown beside others. */
export interface RelatedEvent {
  readonly kind: 'related-shown' | 'related-clicked' | 'related-added'
  readonly itemIds: readonly string[]
}

/** How a shopper came to the reviews. */
export interface ReviewEvent {
  readonly kind: 'reviews-tab-clicked' | 'reviews-anchor-clicked'
  readonly itemId: string
}

/** What a shopper has put into the cart from a page that knows the product. */
export interface PurchaseEvent {
  readonly kind: 'product-added'
  readonly product: Product
  readonly variant: Variant | undefined
  readonly quantity: number
  /** Nothing when a subscription was begun. */
  readonly cart: Cart | undefined
}

/** What happens in a shop. Nothing is sent anywhere: hand it to your tracker. */
export type ShopEvent = CartStoreEvent | VisitEvent | RelatedEvent | ReviewEvent | PurchaseEvent
