import { next } from '@sitewright/machine'
import { createListeners, type Listeners } from '@sitewright/machine/store'
import type { Cart, CartEntry } from '../../entry/cart.contract.ts'
import type { CartStoreEvent } from '../../operation/cart-event.ts'
import type { Doubt } from '../mutation/cart-request.ts'
import { cartLoad, type CartStatus } from './cart-load.machine.ts'
import { mayBeSame } from '../../entry/entry-key.ts'
import { isDisconnected, type CartFailure } from '../../failure/failure.ts'
import {
  merge,
  rename,
  takeOvertaken,
  wholeOf,
  type Operation,
  type Part,
  type Pending,
  type Settled,
} from '../../operation/operation.ts'
import type { PersistedQueue } from '../../operation/persisted-queue.ts'
import { replay, type Memory, type ShownCart } from './replay.ts'

/** An operation that failed, and that `retry` repeats. */
export interface FailedOperation {
  /** The change that `retry` asks for again. */
  readonly operation: Operation
  /** Why it failed. `cartAlert` returns its text for the shopper. */
  readonly failure: CartFailure
  /** True if the outcome is unknown: neither a response nor the cart could be read. */
  readonly isUnclear: boolean
}

/** State of a cart. A new object only when something has changed. */
export interface CartSnapshot {
  /** Whether the cart has been read. */
  readonly status: CartStatus
  /** Cart with all pending operations applied; `undefined` without a cart, or before it is read. */
  readonly cart: ShownCart | undefined
  /** The cart as the server sent it last. */
  readonly settled: Cart | undefined
  /** True while requests are pending, so that the amounts are about to change. */
  readonly isRevalidating: boolean
  /** True if the last request did not reach the server. */
  readonly isOffline: boolean
  /**
   * The last operation that failed, until it is retried, dismissed, or another one succeeds. `undefined` if its caller
   * shows the failure itself.
   */
  readonly failed: FailedOperation | undefined
  /** Why the cart could not be read. */
  readonly readFailure: CartFailure | undefined
}

/** What `failed` of a snapshot is made of. */
export interface Failed {
  readonly operation: Operation
  readonly failure: CartFailure
  readonly key: string
  readonly doubt: Doubt | undefined
}

/** Everything that can happen to the state of a cart, by name. */
export interface CartStateEvents {
  /** The cart is being read. */
  readonly reading: []
  /** A reading has ended, with or without a cart. */
  readonly readingEnded: []
  /** The server, or another tab, has sent a cart; `at` is the time of the request. */
  readonly read: [cart: Cart | undefined, at: number]
  readonly unread: [failure: CartFailure]
  /** The visitor has no cart. */
  readonly skipped: []
  /** A write may have changed the cart, so that carts read before it are out of date. */
  readonly outdated: []
  readonly enqueued: [pending: Pending]
  /** The shopper has stopped pressing. */
  readonly rested: []
  readonly sent: [pending: Pending]
  readonly accepted: [pending: Pending, settled: Settled]
  /** `oversized` are parts of other requests that fail with it. */
  readonly rejected: [
    pending: Pending,
    failure: CartFailure,
    doubt: Doubt | undefined,
    oversized: readonly Part[],
  ]
  /** A request that was refused as a whole is tried in pieces. */
  readonly split: [pending: Pending, pieces: readonly Pending[]]
  /** Callers have got an outcome without a request. */
  readonly abandoned: [parts: readonly Part[]]
  /** The failure shown is another one, or was dismissed, or is being retried. */
  readonly failed: [failed: Failed | undefined]
  /** Requests with an unknown outcome may still change these entries. */
  readonly uncertain: [keys: readonly string[]]
  /** Operations of pages that are gone, which the cart has to decide about. */
  readonly undecided: [operations: PersistedQueue]
  readonly disposed: []
}

/** The state behind a cart. Only `dispatch` changes it. */
export interface CartState {
  /** Requests that wait or run, in the order in which they are sent. */
  readonly queue: readonly Pending[]
  readonly settled: Cart | undefined
  /** Id of the cart whose purchase was emitted last. */
  readonly purchasedId: string | undefined
  /** Time of the request that `settled` answers. */
  readonly settledAt: number
  readonly status: CartStatus
  readonly failed: Failed | undefined
  readonly readFailure: CartFailure | undefined
  readonly isOffline: boolean
  readonly isReading: boolean
  readonly isDisposed: boolean
  /** Number of requests sent that change something. */
  readonly writes: number
  /** Id that the server has given an entry, by the id that it was shown with before. */
  readonly serverIds: ReadonlyMap<string, string>
  readonly memory: Memory
  /** Until when requests with an unknown outcome, from here or from another page, may still change entries, by their key. */
  readonly uncertainKeys: ReadonlyMap<string, number>
  /**
   * Operations of pages that are gone, in order. The cart decides about those that were sent; the others wait for them,
   * because they are about the same entry.
   */
  readonly undecided: PersistedQueue
  /** Time of the last request that has brought a cart. */
  readonly readAt: number
  readonly listeners: Listeners
  /** Emits an event to the outside, until the cart is disposed. Never throws. */
  readonly emit: (event: CartStoreEvent) => void
  readonly now: () => number
  /** Computed when it is asked for; `undefined` after a change. */
  readonly snapshot: CartSnapshot | undefined
}

/** The same state, for those who may write it. */
interface Writable extends Mutable<Omit<CartState, 'queue' | 'serverIds' | 'uncertainKeys'>> {
  readonly queue: Mutable<Pending>[]
  readonly serverIds: Map<string, string>
  readonly uncertainKeys: Map<string, number>
}

type Mutable<Type> = { -readonly [Name in keyof Type]: Type[Name] }

/** Creates the state of a cart that is not read yet. `report` receives errors of `emit` and of subscribers. */
export function createCartState(
  now: () => number,
  emit: (event: CartStoreEvent) => void,
  report: (problem: unknown) => void,
): CartState {
  const events = createListeners<[CartStoreEvent]>(report)
  events.subscribe(emit)
  const state: Writable = {
    queue: [],
    settled: undefined,
    purchasedId: undefined,
    settledAt: 0,
    status: cartLoad.initial,
    failed: undefined,
    readFailure: undefined,
    isOffline: false,
    isReading: false,
    isDisposed: false,
    writes: 0,
    serverIds: new Map(),
    memory: { keyById: new Map(), shown: new Map() },
    uncertainKeys: new Map(),
    undecided: [],
    readAt: 0,
    listeners: createListeners(report),
    emit: events.notify,
    now,
    snapshot: undefined,
  }
  return state
}

/**
 * Changes a state as an event demands. Subscribers are called by `notify`, once for all events that belong together.
 */
export function dispatch<Name extends keyof CartStateEvents>(
  state: CartState,
  event: Name,
  ...details: CartStateEvents[Name]
): void {
  const own = state as Writable
  // First, so that those who receive an event of this change find the cart after it.
  own.snapshot = undefined
  writes[event](own, ...details)
}

/** Time in which a request with an unknown outcome may still change the cart. */
export const uncertainMs = 30_000

type Writes = {
  readonly [Name in keyof CartStateEvents]: (state: Writable, ...details: CartStateEvents[Name]) => void
}

const writes: Writes = {
  reading: (state) => {
    state.isReading = true
    transition(state, 'load')
  },
  readingEnded: (state) => {
    state.isReading = false
    if (state.readFailure) transition(state, 'rejected')
  },
  read: apply,
  unread: (state, failure) => {
    state.readFailure = failure
    markOffline(state, failure)
  },
  skipped: (state) => transition(state, 'skip'),
  outdated: (state) => {
    state.settledAt = timestamp(state)
  },
  enqueued: ({ queue }, pending) => {
    const { operation, parts } = pending
    const overtaken = operation.kind === 'remove' ? takeOvertaken(queue, operation.entryId) : []
    const fresh = { ...pending, parts: [...overtaken, ...parts] }
    if (merge(queue, fresh)) return
    release(queue)
    queue.push(fresh)
  },
  rested: ({ queue }) => release(queue),
  sent: (state, pending) => {
    state.writes += 1
    const running: Mutable<Pending> = pending
    running.isRunning = true
  },
  accepted: accept,
  rejected: reject,
  split: ({ queue }, pending, pieces) => replace(queue, pending, ...pieces),
  abandoned: ({ queue }, parts) => abandon(queue, parts),
  failed: (state, failed) => {
    state.failed = failed
  },
  uncertain: ({ uncertainKeys, now }, keys) => {
    for (const key of keys) uncertainKeys.set(key, now() + uncertainMs)
  },
  undecided: (state, operations) => {
    state.undecided = operations
  },
  disposed: (state) => {
    state.isDisposed = true
    state.emit = () => undefined
  },
}

/** Returns the current snapshot. */
export function snapshotOf(state: CartState): CartSnapshot {
  const own: Mutable<CartState> = state
  return (own.snapshot ??= {
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
}

/** Calls every subscriber. One that throws disturbs neither the cart nor the others. */
export function notify(state: CartState): void {
  if (!state.isDisposed) state.listeners.notify()
}

/** Checks whether a request with an unknown outcome may still change the entry of a key. */
const isUncertain = ({ uncertainKeys, now }: CartState, key: string): boolean =>
  [...uncertainKeys].some(([each, until]) => until > now() && mayBeSame(each, key))

/** Checks whether a quantity in the cart is known, and nobody else may be changing it. */
export const isKnown = (state: CartState, key: string): boolean =>
  state.status === 'ready' && !isUncertain(state, key)

/** Timestamp later than that of the last applied cart, also if the clock has not advanced. */
export const timestamp = ({ now, settledAt }: CartState): number => Math.max(now(), settledAt + 1)

/** Applies an event to the machine of the page start. */
function transition(state: Writable, event: 'load' | 'skip' | 'settled' | 'rejected'): void {
  state.status = next(cartLoad, state.status, event) ?? state.status
}

function markOffline(state: Writable, failure: CartFailure): void {
  if (isDisconnected(failure)) state.isOffline = true
}

/** Lets requests go that wait for the shopper to stop pressing. */
function release(queue: readonly Mutable<Pending>[]): void {
  for (const pending of queue) pending.isHeld = false
}

function replace(queue: Mutable<Pending>[], pending: Pending, ...pieces: readonly Pending[]): void {
  queue.splice(queue.indexOf(pending), 1, ...pieces)
}

/** Takes a request out of the queue, and applies the cart after it. */
function accept(state: Writable, pending: Pending, { cart, entry }: Settled): void {
  const { queue, serverIds, memory, settled } = state
  replace(queue, pending)
  if (entry && pending.operation.kind === 'add') {
    serverIds.set(pending.id, entry.id)
    rename(queue, pending.id, entry.id)
    const isNew = !settled?.entries.some(({ id }) => id === entry.id)
    if (isNew && !memory.keyById.has(entry.id)) memory.keyById.set(entry.id, pending.id)
  }
  state.failed = undefined
  apply(state, cart, timestamp(state))
}

/** Takes a request out of the queue, and keeps its failure for those callers who do not show it themselves. */
function reject(state: Writable, ...[pending, failure, doubt, oversized]: CartStateEvents['rejected']): void {
  replace(state.queue, pending)
  abandon(state.queue, oversized)
  markOffline(state, failure)
  const parts = announced(pending.parts) ?? announced(oversized)
  state.failed = parts && { operation: wholeOf({ ...pending, parts }), failure, key: pending.key, doubt }
}

function announced(parts: readonly Part[]): readonly Part[] | undefined {
  const found = parts.filter(({ isAnnounced }) => isAnnounced())
  return found.length > 0 ? found : undefined
}

function abandon(queue: Mutable<Pending>[], parts: readonly Part[]): void {
  for (const pending of [...queue]) {
    pending.parts = pending.parts.filter((part) => !parts.includes(part))
    if (pending.parts.length === 0) replace(queue, pending)
  }
}

/** Replaces the cart by a newer one of the server. */
function apply(state: Writable, cart: Cart | undefined, at: number): void {
  state.settledAt = at
  state.readAt = at
  state.isOffline = false
  state.readFailure = undefined
  transition(state, 'settled')
  if (cart?.isPurchased) {
    // A purchased cart is no longer a cart. The server may go on to send it.
    state.settled = undefined
    if (state.purchasedId === cart.id) return
    state.purchasedId = cart.id
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
