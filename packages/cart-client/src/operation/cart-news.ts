import type { Cart } from '../entry/cart.contract.ts'

/** A message from one tab to the others. */
export type CartNews =
  /** The cart as the server had it at a time, and the keys of entries that a request of its tab has changed. */
  | {
      /** Undefined if the visitor has no cart. */
      readonly cart: Cart | undefined
      /**
       * Time at which the cart was read, in epoch milliseconds. Older news than a tab has already is ignored.
       */
      readonly at: number
      readonly changed?: readonly string[] | undefined
    }
  /** Keys of entries that requests with an unknown outcome may still change. */
  | { readonly uncertain: readonly string[] }
