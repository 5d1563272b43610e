import { fail, type Result } from '@sitewright/machine/result'
import type { DiscountRequest } from '../discount-code.ts'
import type { Cart } from '../entry/cart.contract.ts'
import type { CartFailure } from '../failure/failure.ts'
import type { Settled, Settlement } from '../operation/operation.ts'

/** One request that changes a cart, as it is sent. */
export type CartRequest =
  | {
      readonly kind: 'add'
      readonly itemId: string
      /** `null` for a product without variants. */
      readonly sku: string | null
      /** Number to add to those in the cart. */
      readonly quantity: number
      /** JSON text. */
      readonly additionalFields: string
    }
  | {
      readonly kind: 'quantity'
      readonly entryId: string
      /** The new quantity of the entry, not the difference. */
      readonly quantity: number
    }
  | { readonly kind: 'remove'; readonly entryId: string }
  | {
      readonly kind: 'fields'
      readonly entryId: string
      /** Id of the entry's product. */
      readonly itemId: string
      /** Sku of the entry's variant; `null` for a product without variants. */
      readonly sku: string | null
      /** JSON text. */
      readonly additionalFields: string
    }

/** A request, or a change of the discount codes, which not every server can do. */
export type SentRequest = CartRequest | DiscountRequest

/** Result of reading the cart; `undefined` if the visitor has no cart. */
export type Reading = Result<Cart | undefined, CartFailure>

/**
 * The calls of a cart's server. Write your own for another backend. A call that rejects counts as a failure of kind
 * `network`. Changes need requests that outlive their page (`keepalive`): others are lost as the shopper leaves it.
 * Each call needs a time limit: one request is sent at a time, and the next one waits for its answer.
 */
export interface CartTransport {
  /** Reads the cart; `undefined` if the visitor has no cart. */
  readonly fetch: () => Promise<Reading>
  /** Sends one change, and returns the whole cart after it as `{ cart }`, with the changed `entry` if it is known. */
  readonly send: (request: CartRequest) => Promise<Settlement>
  /**
   * Replaces the discount codes of the cart, and returns the whole cart after it. Where it is left out,
   * `cart.setDiscountCodes` fails with the kind `unsupported`.
   */
  readonly setDiscountCodes?: ((codes: readonly string[]) => Promise<Settlement>) | undefined
}

/** Reads the cart. Never rejects. */
export const readingOf = ({ fetch }: CartTransport): Promise<Reading> =>
  resultOf(fetch, (cart) => !cart || hasEntries(cart))

/** Returns the outcome of a change. Never rejects. */
export const settlementOf = (change: () => Promise<Settlement>): Promise<Settlement> =>
  resultOf(change, (value: Partial<Settled> | undefined) => hasEntries(value?.cart))

const hasEntries = (cart: Partial<Cart> | undefined): boolean => Array.isArray(cart?.entries)

/** Returns the result of a call, also where the call rejects, throws or has another one than it should. */
async function resultOf<Value>(
  call: () => Promise<Result<Value, CartFailure>>,
  isSound: (value: Value) => boolean,
): Promise<Result<Value, CartFailure>> {
  try {
    const result = await call()
    const isResult = result.ok ? isSound(result.value) : Boolean(result.failure)
    return isResult ? result : fail({ kind: 'contract', path: '' })
  } catch (cause) {
    return fail({ kind: 'network', cause })
  }
}
