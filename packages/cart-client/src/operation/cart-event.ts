import type { Cart, CartEntry } from '../entry/cart.contract.ts'
import type { CartFailure } from '../failure/failure.ts'
import type { AddLine, Operation } from './operation.ts'

/** Event of a cart. */
export type CartStoreEvent =
  /** Once for each press, also when one request did for several. */
  | {
      readonly kind: 'added'
      /** The line as the call asked for it. */
      readonly line: AddLine
      /** How many this call has added, even if the server was asked for several calls at once. */
      readonly quantity: number
      /** The entry of the cart that it became. Undefined if the server does not say which one it is. */
      readonly entry: CartEntry | undefined
      /** The cart after the request. */
      readonly cart: Cart
    }
  /**
   * A line whose page was left before the answer, after its `added`: the cart of this page has it. No button of this page
   * emits `product-added` for it.
   */
  | {
      readonly kind: 'late-added'
      /** The line as the call asked for it. */
      readonly line: AddLine
      /** How many this call has added. */
      readonly quantity: number
      /** The entry of the cart that it became. Undefined if it is not known. */
      readonly entry: CartEntry | undefined
      /** The cart after the request. */
      readonly cart: Cart
    }
  | {
      readonly kind: 'removed'
      /** The entry as it was before it was removed. */
      readonly entry: CartEntry
      /** The cart without the entry. */
      readonly cart: Cart
    }
  | {
      readonly kind: 'purchased'
      /** The cart that was paid. The snapshot no longer has it. */
      readonly cart: Cart
    }
  /** Once for each press. */
  | {
      readonly kind: 'failed'
      /** The change that one call asked for. */
      readonly operation: Operation
      /** Why it failed. `failureText` returns its text for the shopper. */
      readonly failure: CartFailure
    }
  /** The cart could not be read. */
  | { readonly kind: 'unread'; readonly failure: CartFailure }
