import type { Cart, CartEntry } from '../entry/cart.contract.ts'
import type { CartFailure } from '../failure/failure.ts'
import type { AddLine, Operation } from './operation.ts'

/** Event of a cart. */
export type CartStoreEvent =
  /** Once for each press, also when one request did for several. */
  | {
      readonly kind: 'added'
      readonly line: AddLine
      readonly quantity: number
      readonly entry: CartEntry | undefined
      readonly cart: Cart
    }
  /**
   * A line whose page was left before the answer, after its `added`: the cart of this page has it. No button of this page
   * emits `product-added` for it.
   */
  | {
      readonly kind: 'late-added'
      readonly line: AddLine
      readonly quantity: number
      readonly entry: CartEntry | undefined
      readonly cart: Cart
    }
  | { readonly kind: 'removed'; readonly entry: CartEntry; readonly cart: Cart }
  | { readonly kind: 'purchased'; readonly cart: Cart }
  /** Once for each press. */
  | { readonly kind: 'failed'; readonly operation: Operation; readonly failure: CartFailure }
  /** The cart could not be read. */
  | { readonly kind: 'unread'; readonly failure: CartFailure }
