import { next } from '@sitewright/machine'
import type { Cart, CartEntry } from '../contract/cart.ts'
import type { CartStoreEvent } from './cart-event.ts'
import type { Doubt } from './cart-request.ts'
import { cartLoad, type CartStatus } from './cart-load.ts'
import type { CartFailure } from './failure.ts'
import type { Operation, Pending } from './operation.ts'
import { replay, type Memory, type ShownCart } from './replay.ts'

/** An operation that failed, and that `retry` does once more. */
export interface FailedOperation {
  readonly operation: Operation
  readonly failure: CartFailure
  /** Whether the server may have done it all the same: neither an answer nor the cart could be had. */
  readonly isUnclear: boolean
}

/** All that is known of a cart. A new one only when something has changed. */
export interface CartSnapshot {
  readonly status: CartStatus
  /** The cart as the shopper sees it; nothing if there is none, or none is known yet. */
  readonly cart: ShownCart | undefined
  /** The cart as the server had it last. */
  readonly settled: Cart | undefined
  /** Whether requests are on their way, so that the money shown is about to change. */
  readonly isRevalidating: boolean
  /** Whether the last request could not reach the server. */
  readonly isOffline: boolean
  /** The last operation that failed, until it is retried, dismissed, or another one succeeds. */
  readonly failed: FailedOperation | undefined
  /** Why the cart could not be read. */
  readonly readFailure: CartFailure | undefined
}

interface Failed {
  readonly operation: Operation
  readonly failure: CartFailure
  readonly key: string
  readonly doubt: Doubt | undefined
}

/** What a cart is made of while it lives. */
export interface CartState {
  readonly queue: Pending[]
  settled: Cart | undefined
  settledAt: number
  status: CartStatus
  failed: Failed | undefined
  readFailure: CartFailure | undefined
  isOffline: boolean
  isReading: boolean
  isDisposed: boolean
  /** How many requests that change something were sent. */
  writes: number
  /** The id that the server has given an entry, by the one that it was shown with before. */
  readonly namedIds: Map<string, string>
  readonly memory: Memory
  /** The identities of what was changed a moment ago, perhaps: here, or by another page. */
  readonly unheard: Set<string>
  readonly listeners: Set<() => void>
  readonly emit: (event: CartStoreEvent) => void
  readonly now: () => number
  /** Made anew when somebody looks. */
  snapshot: CartSnapshot | undefined
}

/** A cart of which nothing is known yet. */
export function createCartState(
  now: () => number,
  emit: (event: CartStoreEvent) => void = () => undefined,
): CartState {
  return {
    queue: [],
    settled: undefined,
    settledAt: 0,
    status: cartLoad.initial,
    failed: undefined,
    readFailure: undefined,
    isOffline: false,
    isReading: false,
    isDisposed: false,
    writes: 0,
    namedIds: new Map(),
    memory: { firstIds: new Map(), shown: new Map() },
    unheard: new Set(),
    listeners: new Set(),
    emit,
    now,
    snapshot: undefined,
  }
}

/** What is known now. */
export const snapshotOf = (state: CartState): CartSnapshot =>
  (state.snapshot ??= {
    status: state.status,
    cart: replay(state.settled, state.queue, state.memory),
    settled: state.settled,
    isRevalidating: state.queue.length > 0 || state.isReading,
    isOffline: state.isOffline,
    failed: state.failed && {
      operation: state.failed.operation,
      failure: state.failed.failure,
      isUnclear: state.failed.doubt !== undefined,
    },
    readFailure: state.readFailure,
  })

/** Tells everybody that something has changed. */
export function change(state: CartState): void {
  state.snapshot = undefined
  for (const listener of state.listeners) listener()
}

/** Follows the table of the page start. */
export function move(state: CartState, event: 'load' | 'skip' | 'settled' | 'rejected'): void {
  state.status = next(cartLoad, state.status, event) ?? state.status
}

/** A moment later than all that was settled, also when the clock stands still. */
export const moment = ({ now, settledAt }: CartState): number => Math.max(now(), settledAt + 1)

/** Takes the server's word. */
export function settle(state: CartState, cart: Cart | undefined, at: number): void {
  state.settledAt = at
  state.isOffline = false
  state.readFailure = undefined
  move(state, 'settled')
  if (cart?.isPurchased) {
    // What was bought is no longer to be bought.
    state.settled = undefined
    state.emit({ kind: 'purchased', cart })
  } else state.settled = cart && share(state.settled, cart)
}

/** The new cart with the old entries where they are the same, so that nothing is drawn anew in vain. */
function share(before: Cart | undefined, cart: Cart): Cart {
  if (!before) return cart
  let isShared = false
  const entries = cart.entries.map((entry, index) => {
    const there = before.entries[index]
    const old = there?.id === entry.id ? there : before.entries.find(({ id }) => id === entry.id)
    if (!old || !isSame(old, entry)) return entry
    isShared = true
    return old
  })
  return isShared ? { ...cart, entries } : cart
}

// What differs differs in its quantity most of the time, and that is quick to see.
const isSame = (a: CartEntry, b: CartEntry): boolean =>
  a.quantity === b.quantity && JSON.stringify(a) === JSON.stringify(b)
