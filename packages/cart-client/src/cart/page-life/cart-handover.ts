import type { Clock } from '@sitewright/machine'
import type { Reading } from '../../cart-transport/cart-transport.ts'
import type { Cart } from '../../entry/cart.contract.ts'
import type { CartNews } from '../../operation/cart-news.ts'
import { mayBeSame } from '../../entry/entry-key.ts'
import { outcomeIn, quantityIn, requestOf, type Doubt } from '../mutation/cart-request.ts'
import { dispatch, isKnown, notify, uncertainMs, type CartState } from '../state/cart-state.ts'
import type { CartStore } from '../cart-store.ts'
import { abort, emitDone, emitFailed } from '../mutation/mutation-outcome.ts'
import type { MutationQueue } from '../mutation/mutation-queue.ts'
import {
  areIndependent,
  keysOf,
  pendingOf,
  wholeOf,
  type Pending,
  type QueuedOperation,
} from '../../operation/operation.ts'
import type { PersistedOperation, PersistedQueue } from '../../operation/persisted-queue.ts'

/** Functions that hand a cart over between tabs, and from a page to the next. */
export interface CartHandover extends Pick<CartStore, 'receive' | 'release' | 'restore'> {
  /** Enqueues operations of the shopper, who has seen the cart as it is: what is undecided about their entries ends. */
  readonly enqueue: MutationQueue['enqueue']
}

export interface CartHandoverOptions {
  readonly clock: Clock
  readonly publish: (news: CartNews) => void
  readonly refresh: () => Promise<Reading>
}

/** Creates the handover of a cart. */
export function createCartHandover(
  state: CartState,
  mutations: MutationQueue,
  { clock, publish, refresh }: CartHandoverOptions,
): CartHandover {
  // Every cart may prove something.
  state.listeners.subscribe(decide)

  /** Decides what the cart proves about operations of pages that are gone. */
  function decide(): void {
    const { undecided, settled: cart, readAt, status } = state
    const open: PersistedOperation[] = []
    const unsent: QueuedOperation[] = []
    const ends: (() => void)[] = []
    for (const each of undecided) {
      const { until = 0, had } = each
      const doubt = doubtOf(each, cart)
      const done = doubt && outcomeIn(doubt, cart)
      // Operations that were not sent wait for those that were, if their order matters.
      if (!open.every((other) => areIndependent(other, each))) open.push(each)
      else if (done) {
        // Without it something else may have changed the cart so.
        if (had !== undefined) ends.push(() => emitDone(state, doubt, done))
      } else if (readAt < until && (doubt || status !== 'ready')) open.push(each)
      else if (!doubt || isAsBefore(each, cart)) unsent.push({ ...each, isLate: true })
      else ends.push(() => giveUp(doubt))
    }
    if (open.length === undecided.length) return
    dispatch(state, 'undecided', open)
    for (const end of ends) end()
    void mutations.enqueue(...unsent)
  }

  /** Reports an operation of which nobody knows whether it was done: no answer came in the time of a request. */
  function giveUp(doubt: Doubt): void {
    const { operation, key, parts } = doubt.pending
    const failure = { kind: 'timeout' } as const
    dispatch(state, 'failed', { operation, key, failure, doubt })
    emitFailed(state, parts, failure)
  }

  /** Ends the doubt about operations but some: the shopper has decided about their entries anew. */
  function endDoubts(isOpen: (each: PersistedOperation) => boolean): void {
    dispatch(
      state,
      'undecided',
      state.undecided.filter((each) => !each.until || isOpen(each)),
    )
  }

  return {
    enqueue: (...operations) => {
      endDoubts((each) => operations.every((operation) => areIndependent(operation, each)))
      // Operations that have waited for them go first.
      decide()
      return mutations.enqueue(...operations)
    },
    receive: (news) => {
      if ('uncertain' in news) {
        dispatch(state, 'uncertain', news.uncertain)
        return
      }
      if (news.at <= state.settledAt) return
      // An entry that was changed may have its old quantity again.
      const { changed = [] } = news
      endDoubts(
        ({ key, had = 0 }) =>
          quantityIn(news.cart, key) === had && !changed.some((other) => mayBeSame(other, key)),
      )
      dispatch(state, 'read', news.cart, news.at)
      notify(state)
    },
    release: () => {
      const { queue, undecided } = state
      const waiting = queue.filter(({ isRunning }) => !isRunning)
      const left = [...undecided, ...waiting.map(unsentOf)]
      dispatch(state, 'undecided', [])
      abort(state, waiting)
      notify(state)
      // Callers that wait for an empty queue may continue.
      mutations.flush()
      if (queue.length > 0) publish({ uncertain: queue.flatMap(keysOf) })
      return left
    },
    restore: (persisted) => {
      const uncertain = persisted.filter(({ until }) => until).flatMap(keysOf)
      dispatch(state, 'undecided', [...state.undecided, ...persisted])
      if (uncertain.length > 0) {
        mutations.awaitInFlight(uncertain)
        // By then all that has not arrived never will.
        clock(() => void refresh(), uncertainMs)
      }
      // Persists them, and decides what can be.
      void mutations.enqueue()
    },
  }
}

/** Returns what has to be persisted of a cart. */
export const persistedQueueOf = (state: CartState): PersistedQueue => [
  ...state.undecided,
  ...state.queue.map((pending) => (pending.isRunning ? sentOf(state, pending) : unsentOf(pending))),
]

const unsentOf = (pending: Pending): PersistedOperation => ({ operation: wholeOf(pending), key: pending.key })

/** A running operation, with what was there before it, unless that was not read or others may be changing it. */
function sentOf(state: CartState, pending: Pending): PersistedOperation {
  const { settled, now } = state
  return {
    ...unsentOf(pending),
    until: now() + uncertainMs,
    ...(isKnown(state, pending.key) && { had: quantityIn(settled, pending.key), cartId: settled?.id }),
  }
}

/** An operation in doubt. `undefined` if it was not sent, or if its entry is gone: then it comes to no request. */
function doubtOf(
  { operation, key, until, had = 0 }: PersistedOperation,
  cart: Cart | undefined,
): Doubt | undefined {
  const pending = pendingOf('', { operation, key, isLate: true })
  const request = until && requestOf(pending, cart)
  return request ? { pending, request, had } : undefined
}

/** Checks whether a cart is the one from before an operation, with the same quantity of its entry. */
const isAsBefore = ({ key, had = 0, cartId }: PersistedOperation, cart: Cart | undefined): boolean =>
  quantityIn(cart, key) === had && (cartId === undefined || cartId === cart?.id)
