import type { Product, Variant } from '../catalog/product.contract.ts'
import type { Cart } from '../entry/cart.contract.ts'
import type { CartStoreEvent } from '../operation/cart-event.ts'

/** Page of products that a shopper visits. */
export type VisitEvent =
  | {
      readonly kind: 'product-visited'
      /** The record that the page was rendered with. */
      readonly product: Product
    }
  | {
      readonly kind: 'listing-visited'
      /** Id of the collection that the page lists. */
      readonly collectionId: string
    }
  | {
      readonly kind: 'cart-viewed'
      /** The cart as the server has it; undefined if the visitor has none. */
      readonly cart: Cart | undefined
    }
  | {
      readonly kind: 'quick-viewed'
      /** Id of the product in the view. */
      readonly itemId: string
      /** Name of the list that the product is shown in. */
      readonly group?: string | undefined
    }

/** Actions of a shopper on products that are shown beside others. */
export interface RelatedEvent {
  readonly kind: 'related-shown' | 'related-clicked' | 'related-added'
  /** Ids of all products that were shown, or of the one that was followed or added. */
  readonly itemIds: readonly string[]
}

/** Ways of a shopper to the reviews. */
export interface ReviewEvent {
  readonly kind: 'reviews-tab-clicked' | 'reviews-anchor-clicked'
  /** Id of the product whose reviews they are. */
  readonly itemId: string
}

/** A product that was added from a page with its record. */
export interface PurchaseEvent {
  readonly kind: 'product-added'
  /** The record that the button was created with. */
  readonly product: Product
  /** Undefined for a digital product without variants. */
  readonly variant: Variant | undefined
  /** Number that this press has added. */
  readonly quantity: number
  /** `undefined` for a subscription. */
  readonly cart: Cart | undefined
}

/** Event of a shop. The package sends none of them: forward them to your tracker. */
export type ShopEvent = CartStoreEvent | VisitEvent | RelatedEvent | ReviewEvent | PurchaseEvent
