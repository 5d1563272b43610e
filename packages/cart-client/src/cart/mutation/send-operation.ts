import { fail, succeed } from '@sitewright/machine/result'
import { isUndone, type CartFailure } from '../../failure/failure.ts'
import type { Cart } from '../../entry/cart.contract.ts'
import { outcomeIn, requestOf, type Doubt } from './cart-request.ts'
import { dispatch, isKnown, timestamp, type CartState } from '../state/cart-state.ts'
import {
  readingOf,
  settlementOf,
  type CartTransport,
  type SentRequest,
} from '../../cart-transport/cart-transport.ts'
import { keysOf, type Pending, type Settlement } from '../../operation/operation.ts'

/** The outcome of one request. */
export interface Outcome {
  readonly settlement: Settlement
  /** Set when neither an answer nor the cart could be read. */
  readonly doubt?: Doubt
}

export interface SendOptions {
  readonly transport: CartTransport
  /** Called with the keys of entries that a lost request may still change. */
  readonly doubt: (keys: readonly string[]) => void
}

/**
 * Sends the request of an operation. Never rejects. A request whose response is lost is not sent again: the cart is
 * read instead.
 */
export async function sendOperation(
  state: CartState,
  pending: Pending,
  { transport, doubt }: SendOptions,
): Promise<Outcome> {
  const { settled: before, readFailure } = state
  const request = requestOf(pending, before)
  if (!request) return { settlement: withoutRequest(pending, before, readFailure) }
  const settlement = await settlementOf(() => send(transport, request))
  if (settlement.ok || isCertain(request, settlement.failure)) return { settlement }
  // The cart as it is now, not as it was when this was sent: other tabs may have changed it meanwhile.
  const inDoubt: Doubt = { pending, request, before: state.settled }
  const reading = await readingOf(transport)
  if (!reading.ok) {
    doubt(keysOf(pending))
    // A cart that other tabs read before this may be out of date.
    dispatch(state, 'outdated')
    return { settlement, doubt: inDoubt }
  }
  return reconcile(state, inDoubt, settlement.failure, reading.value)
}

/** The outcome of an operation whose entry is not in the cart. */
function withoutRequest(
  { operation }: Pending,
  cart: Cart | undefined,
  readFailure: CartFailure | undefined,
): Settlement {
  return operation.kind === 'remove' && cart ? succeed({ cart }) : fail(readFailure ?? { kind: 'gone' })
}

async function send(transport: CartTransport, request: SentRequest): Promise<Settlement> {
  if (request.kind !== 'discounts') return transport.send(request)
  return transport.setDiscountCodes?.(request.codes) ?? fail({ kind: 'unsupported' })
}

/** Compares the cart with the one from before a request whose answer was lost. */
function reconcile(state: CartState, doubt: Doubt, failure: CartFailure, cart: Cart | undefined): Outcome {
  const { pending, request } = doubt
  // Without the earlier cart there is no comparison.
  const isUnproven = !isKnown(state, pending.key)
  dispatch(state, 'read', cart, timestamp(state))
  // A quantity that differs may be the work of another page, or of an operation before this one.
  if (request.kind === 'add' && isUnproven) return { settlement: fail(failure), doubt }
  const done = outcomeIn(doubt, cart)
  if (done) return { settlement: succeed(done) }
  return { settlement: fail(isUndone(failure) ? { kind: 'gone' } : failure) }
}

/** Checks whether a failure is final. A missing entry is looked up in the cart first. */
const isCertain = (request: SentRequest, failure: CartFailure): boolean =>
  isUndone(failure) && !(request.kind !== 'add' && failure.kind === 'refused' && failure.status === 404)
