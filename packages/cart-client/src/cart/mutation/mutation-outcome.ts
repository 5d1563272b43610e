import { fail, succeed } from '@sitewright/machine/result'
import { mayTakePart, type CartFailure } from '../../failure/failure.ts'
import type { Cart } from '../../entry/cart.contract.ts'
import type { CartNews } from '../../operation/cart-news.ts'
import { entryFor, type Doubt } from './cart-request.ts'
import { dispatch, notify, type CartState } from '../state/cart-state.ts'
import { entryOf } from '../../entry/entry-key.ts'
import {
  halve,
  keysOf,
  quantityOf,
  type Part,
  type Pending,
  type Settled,
  type Settlement,
} from '../../operation/operation.ts'
import type { Outcome } from './send-operation.ts'

interface OutcomeOptions {
  /** The cart before the operation. */
  readonly before: Cart | undefined
  readonly publish: (news: CartNews) => void
  readonly nextId: () => string
}

/** Applies the outcome of a request: to the state, to those who wait for it, and to the shop as events. */
export function applyOutcome(
  state: CartState,
  pending: Pending,
  { settlement, doubt }: Outcome,
  { before, publish, nextId }: OutcomeOptions,
): void {
  if (!settlement.ok && isDivisible(pending, settlement.failure)) {
    dispatch(state, 'split', pending, halve(pending, nextId))
    notify(state)
    return
  }
  const outcome = settlement.ok ? succeed(accept(state, pending, settlement.value)) : settlement
  if (outcome.ok) publish({ cart: outcome.value.cart, at: state.settledAt, changed: keysOf(pending) })
  else reject(state, pending, outcome.failure, doubt)
  settle(pending.parts, outcome)
  if (outcome.ok) emitDone(state, { pending, before }, outcome.value)
  else emitFailed(state, pending.parts, outcome.failure)
  notify(state)
}

/** Ends requests without an outcome of the server, with the failure `aborted`. */
export function abort(state: CartState, requests: readonly Pending[]): void {
  const parts = requests.flatMap((pending) => pending.parts)
  dispatch(state, 'abandoned', parts)
  settle(parts, fail({ kind: 'aborted' }))
}

/** Applies the cart after an operation. Returns it with the entry, which the server may have left out. */
function accept(state: CartState, pending: Pending, { cart, entry: given }: Settled): Settled {
  const entry = given ?? (isAdd(pending) ? entryOf(cart.entries, pending.key) : undefined)
  const settled = { cart, entry }
  dispatch(state, 'accepted', pending, settled)
  return settled
}

function reject(state: CartState, pending: Pending, failure: CartFailure, doubt: Doubt | undefined): void {
  const oversized = failure.kind === 'refused' ? oversizedBy(pending, state.queue) : []
  dispatch(state, 'rejected', pending, failure, doubt, oversized)
  settle(oversized, fail(failure))
  emitFailed(state, oversized, failure)
}

function settle(parts: readonly Part[], settlement: Settlement): void {
  for (const part of parts) part.settle(settlement)
}

/** Emits a failure for each press. */
export function emitFailed({ emit }: CartState, parts: readonly Part[], failure: CartFailure): void {
  for (const { operation } of parts) emit({ kind: 'failed', operation, failure })
}

/** Emits what an operation has done. */
export function emitDone(
  { emit }: CartState,
  { pending, before }: Pick<Doubt, 'pending' | 'before'>,
  { cart, entry }: Settled,
): void {
  for (const { operation, quantity, isLate } of pending.parts) {
    if (operation.kind !== 'add') continue
    const { line } = operation
    emit({ kind: 'added', line, quantity, entry, cart })
    if (isLate) emit({ kind: 'late-added', line, quantity, entry, cart })
  }
  if (pending.operation.kind !== 'remove') return
  const removed = entryFor(pending, before)
  if (removed) emit({ kind: 'removed', entry: removed, cart })
}

const isAdd = ({ operation }: Pending): boolean => operation.kind === 'add'

/** Parts of sibling requests that want at least as much as one that was just refused. */
function oversizedBy(refused: Pending, queue: readonly Pending[]): readonly Part[] {
  if (!refused.pieceOf) return []
  const enough = quantityOf(refused)
  return queue
    .filter((sibling) => sibling !== refused && sibling.pieceOf === refused.pieceOf)
    .flatMap(({ parts }) => parts.filter(({ quantity }) => quantity >= enough))
}

/** Checks whether the server may accept a part of a request that it refused. */
const isDivisible = (pending: Pending, failure: CartFailure): boolean =>
  isAdd(pending) && pending.parts.length > 1 && mayTakePart(failure)
