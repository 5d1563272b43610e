import type { Cart } from '../entry/cart.contract.ts'

/** A message from one tab to the others. */
export type CartNews =
  /** The cart as the server had it at a time. */
  | { readonly cart: Cart | undefined; readonly at: number }
  /** Keys of entries that requests with an unknown outcome may still change. */
  | { readonly uncertain: readonly string[] }
