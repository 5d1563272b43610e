import type { Cart } from '../entry/cart.contract.ts'

/** A message from one tab to the others. */
export type CartNews =
  /** The cart as the server had it at a time, and the keys of entries that a request of its tab has changed. */
  | { readonly cart: Cart | undefined; readonly at: number; readonly changed?: readonly string[] | undefined }
  /** Keys of entries that requests with an unknown outcome may still change. */
  | { readonly uncertain: readonly string[] }
