import { next } from '@sitewright/machine'
import type { Cart, CartEntry } from './cart.contract.ts'
import type { CartStoreEvent } from './cart-event.ts'
import type { Doubt } from './cart-request.ts'
import { cartLoad, type CartStatus } from './cart-load.machine.ts'
import type { CartFailure } from '../failure/failure.ts'
import type { Operation, Pending } from './operation.ts'
import { replay, type Memory, type ShownCart } from './replay.ts'

/** An operation that failed, and that `retry` repeats. */
export interface FailedOperation {
  readonly operation: Operation
  readonly failure: CartFailure
  /** Whether the server may have done it all the same: neither an answer nor the cart could be had. */
  readonly isUnclear: boolean
}

/** State of a cart. A new object only when something has changed. */
export interface CartSnapshot {
  readonly status: CartStatus
  /** The cart as the shopper sees it; `undefined` if there is none, or none is known yet. */
  readonly cart: ShownCart | undefined
  /** The cart as the server sent it last. */
  readonly settled: Cart | undefined
  /** Whether requests are pending, so that the money shown is about to change. */
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

/** The mutable state behind a cart. */
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
  /** Keys of entries that requests with an unknown outcome may still change, from here or from another page. */
  readonly uncertain: Set<string>
  readonly listeners: Set<() => void>
  /** Never throws. */
  readonly emit: (event: CartStoreEvent) => void
  /** Receives what listeners throw. */
  readonly report: (problem: unknown) => void
  readonly now: () => number
  /** Computed when it is asked for; `undefined` after a change. */
  snapshot: CartSnapshot | undefined
}

/** Creates the state of a cart of which nothing is known yet. */
export function createCartState(
  now: () => number,
  emit: (event: CartStoreEvent) => void,
  report: (problem: unknown) => void,
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
    uncertain: new Set(),
    listeners: new Set(),
    emit: (event) => guard(() => emit(event), report),
    report,
    now,
    snapshot: undefined,
  }
}

/** Returns the current snapshot. */
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

/** Calls every listener after a change. One that throws disturbs neither the cart nor the other listeners. */
export function notify(state: CartState): void {
  state.snapshot = undefined
  for (const listener of state.listeners) guard(listener, state.report)
}

function guard(call: () => void, report: (problem: unknown) => void): void {
  try {
    call()
  } catch (problem) {
    report(problem)
  }
}

/** Applies an event to the machine of the page start. */
export function transition(state: CartState, event: 'load' | 'skip' | 'settled' | 'rejected'): void {
  state.status = next(cartLoad, state.status, event) ?? state.status
}

/** A time later than that of the last cart applied, also when the clock stands still. */
export const timestamp = ({ now, settledAt }: CartState): number => Math.max(now(), settledAt + 1)

/** Replaces the cart by a newer one of the server. */
export function apply(state: CartState, cart: Cart | undefined, at: number): void {
  state.settledAt = at
  state.isOffline = false
  state.readFailure = undefined
  transition(state, 'settled')
  if (cart?.isPurchased) {
    // A purchased cart is no longer a cart.
    state.settled = undefined
    state.emit({ kind: 'purchased', cart })
  } else state.settled = cart && share(state.settled, cart)
}

/** The new cart with the old objects of unchanged entries, so that they are not rendered again. */
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

// Most entries that differ do so in their quantity, which is quick to compare.
const isSame = (a: CartEntry, b: CartEntry): boolean =>
  a.quantity === b.quantity && JSON.stringify(a) === JSON.stringify(b)
