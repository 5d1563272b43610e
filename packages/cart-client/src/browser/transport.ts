import type { Clock } from '@sitewright/machine'
import type { Http, HttpRequest } from '@sitewright/site/http'
import {
  addEntryCall,
  fetchCartCall,
  removeEntryCall,
  setQuantityCall,
  updateFieldsCall,
} from '../contract/cart.ts'
import type { CartRequest, CartTransport, Reading } from '../core/cart-transport.ts'
import type { CartReaders } from '../core/read-cart.ts'
import { succeed } from '@sitewright/site/result'
import type { CartFailure } from '../core/failure.ts'
import type { Settlement } from '../core/operation.ts'
import { call } from './call.ts'

export interface TransportOptions {
  readonly http: Http
  readonly clock: Clock
  readonly now: () => number
  /** `cartReaders`, or the `schemaReaders` of `./contracts`. */
  readonly readers: CartReaders
}

/** How long to wait before a cart that could not be read is read once more: only reading is safe to repeat. */
const retryMs = [500, 1500] as const

/** Carries the requests of a cart to the server. */
export function createTransport({ http, clock, now, readers }: TransportOptions): CartTransport {
  async function fetch(retries: readonly number[] = retryMs): Promise<Reading> {
    // The time keeps caches from answering.
    const query = { timecode: now(), calculateSubtotal: true }
    const reading = await call(http, { ...fetchCartCall, query }, readers.cart)
    if (reading.ok) return reading
    const { failure } = reading
    if (failure.kind === 'refused' && failure.status === 404) return succeed(undefined)
    const [ms, ...rest] = retries
    if (ms === undefined || !passing.includes(failure.kind)) return reading
    await new Promise<void>((resolve) => void clock(resolve, ms))
    return fetch(rest)
  }

  return { fetch: () => fetch(), send: (request) => send(http, request, readers) }
}

/** What may be over in a moment. */
const passing: readonly CartFailure['kind'][] = ['network', 'timeout', 'server-down', 'too-many']

async function send(http: Http, request: CartRequest, readers: CartReaders): Promise<Settlement> {
  if (request.kind === 'add') {
    const { kind: _, ...body } = request
    const added = await call(http, { ...addEntryCall, body }, readers.added)
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
