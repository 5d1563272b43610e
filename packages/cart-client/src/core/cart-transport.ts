import type { Cart } from '../contract/cart.ts'
import type { CartFailure } from './failure.ts'
import type { Settlement } from './operation.ts'
import type { Result } from '@sitewright/site/result'

/** One request that changes a cart, as it is sent. */
export type CartRequest =
  | {
      readonly kind: 'add'
      readonly itemId: string
      readonly sku: string | null
      readonly quantity: number
      /** JSON text. */
      readonly additionalFields: string
    }
  | { readonly kind: 'quantity'; readonly entryId: string; readonly quantity: number }
  | { readonly kind: 'remove'; readonly entryId: string }
  | {
      readonly kind: 'fields'
      readonly entryId: string
      readonly itemId: string
      readonly sku: string | null
      /** JSON text. */
      readonly additionalFields: string
    }

/** What a reading of the cart came to: the cart, or nothing if the visitor has none. */
export type Reading = Result<Cart | undefined, CartFailure>

/** Who carries requests to the server. Neither call rejects. */
export interface CartTransport {
  readonly fetch: () => Promise<Reading>
  readonly send: (request: CartRequest) => Promise<Settlement>
}
