import { timers, type Clock } from '@sitewright/machine'
import type { Http, HttpRequest } from '@sitewright/site/http'
import { succeed } from '@sitewright/machine/result'
import {
  addEntryCall,
  fetchCartCall,
  removeEntryCall,
  setQuantityCall,
  updateFieldsCall,
} from '../entry/cart.contract.ts'
import type { CartRequest, CartTransport, Reading } from './cart-transport.ts'
import { cartReaders, type CartReaders } from './cart-readers.ts'
import type { CartFailure } from '../failure/failure.ts'
import type { Settlement } from '../operation/operation.ts'
import { call } from '../call.browser.ts'

/** Settings of `createTransport`. */
export interface TransportOptions {
  /** Makes the calls of the server. */
  readonly http: Http
  /**
   * Timers; a test gives a fake clock.
   *
   * @default `timers` of `@sitewright/machine`
   */
  readonly clock?: Clock | undefined
  /** Epoch milliseconds. @default Date.now */
  readonly now?: (() => number) | undefined
  /** `cartReaders`, or the `schemaReaders` of `./contracts`. @default cartReaders */
  readonly readers?: CartReaders | undefined
}

/** Delays before a failed reading of the cart is repeated. Only readings are safe to repeat. */
const retryMs = [500, 1500] as const
/** A server that asks for a longer pause is not asked again. */
const longestPauseMs = 2000

/**
 * Creates the transport for the server of the specification.
 *
 * @example
 * ```ts
 * import { createCartClient } from '@sitewright/cart-client'
 * import { createTransport } from '@sitewright/cart-client/transport'
 * import { createHttp } from '@sitewright/site/http'
 *
 * const transport = createTransport({ http: createHttp({ baseUrl: 'https://shop.example' }) })
 * const shop = createCartClient({ transport })
 * ```
 */
export function createTransport({
  http,
  clock = timers,
  now = Date.now,
  readers = cartReaders,
}: TransportOptions): CartTransport {
  async function fetch(retries: readonly number[] = retryMs): Promise<Reading> {
    // The time keeps caches from answering.
    const query = { timecode: now(), calculateSubtotal: true }
    const reading = await call(http, { ...fetchCartCall, query }, readers.cart)
    if (reading.ok) return reading
    const { failure } = reading
    if (failure.kind === 'refused' && failure.status === 404) return succeed(undefined)
    const [ms, ...rest] = retries
    if (ms === undefined || !temporary.includes(failure.kind)) return reading
    const askedMs = failure.kind === 'too-many' ? (failure.retryAfterMs ?? 0) : 0
    const pauseMs = Math.max(ms, askedMs)
    if (pauseMs > longestPauseMs) return reading
    await new Promise<void>((resolve) => void clock(resolve, pauseMs))
    return fetch(rest)
  }

  return { fetch: () => fetch(), send: (request) => send(http, request, readers) }
}

/** Failures that may be temporary, and come quickly. Whoever has waited for a timeout should not wait for two more. */
const temporary: readonly CartFailure['kind'][] = ['network', 'server-down', 'too-many']

async function send(http: Http, request: CartRequest, readers: CartReaders): Promise<Settlement> {
  if (request.kind === 'add') {
    const { kind: _, ...body } = request
    // Tells a double of the request, which a network may make, from another one of the same shopper.
    const headers = { 'Idempotency-Key': `${Math.random()}` }
    const added = await call(http, { ...addEntryCall, body, headers }, readers.added)
    return added.ok ? succeed({ cart: added.value.shoppingCart, entry: added.value.newlyAdded }) : added
  }
  const { kind, entryId, ...body } = request
  const sent: HttpRequest =
    kind === 'fields'
      ? { ...updateFieldsCall, body }
      : kind === 'quantity'
        ? { ...setQuantityCall, body }
        : removeEntryCall
  const updated = await call(http, { ...sent, params: { entryId } }, readers.updated)
  return updated.ok
    ? succeed({ cart: updated.value.shoppingCart, entry: updated.value.updatedEntry })
    : updated
}
