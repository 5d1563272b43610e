import type { CartNews } from './cart-news.ts'
import { quantityIn } from './cart-request.ts'
import { dispatch, isUncertain, notify, type CartState } from './cart-state.ts'
import type { CartStore } from './cart-store.ts'
import { abort } from './mutation-outcome.ts'
import type { MutationQueue } from './mutation-queue.ts'
import { entryOf } from './entry-key.ts'
import { keysOf, quantityOf, wholeOf, type AddLine, type Pending, type Settled } from './operation.ts'
import type { PersistedQueue, SentAdd } from './persisted-queue.ts'

/** Functions that hand a cart over between tabs, and from a page to the next. */
export type CartHandover = Pick<CartStore, 'receive' | 'release' | 'restore'>

/** Creates the handover of a cart. */
export function createCartHandover(
  state: CartState,
  mutations: MutationQueue,
  publish: (news: CartNews) => void,
): CartHandover {
  return {
    receive: (news) => {
      if ('uncertain' in news) {
        dispatch(state, 'uncertain', news.uncertain)
        return
      }
      if (news.at <= state.settledAt) return
      dispatch(state, 'read', news.cart, news.at)
      notify(state)
    },
    release: () => {
      abort(state, waitingIn(state))
      notify(state)
      // Callers that wait for an empty queue may continue.
      mutations.flush()
      if (state.queue.length > 0) publish({ uncertain: runningKeys(state) })
    },
    restore: ({ unsent, uncertain, sent = [] }) => {
      dispatch(state, 'uncertain', uncertain)
      if (uncertain.length > 0) {
        // A page that crashed has sent no message to other tabs.
        publish({ uncertain })
        void mutations.awaitInFlight().then(() => {
          for (const add of sent) emitSent(state, add)
        })
      }
      for (const [index, settling] of mutations.enqueue(...unsent).entries()) {
        const { operation } = unsent[index] ?? {}
        if (operation?.kind !== 'add') continue
        void settling.then((settlement) => {
          if (settlement.ok) emitLate(state, operation.line, settlement.value)
        })
      }
    },
  }
}

/** Returns what has to be persisted of a queue. */
export const persistedQueueOf = (state: CartState): PersistedQueue => ({
  unsent: waitingIn(state).map((pending) => ({ operation: wholeOf(pending), key: pending.key })),
  uncertain: runningKeys(state),
  sent: sentIn(state),
})

/** Emits what the page of an add would have emitted, if the cart contains it. */
function emitSent(state: CartState, { line, key, total }: SentAdd): void {
  const { settled: cart, emit } = state
  if (!cart || quantityIn(cart, key) < total) return
  const entry = entryOf(cart.entries, key)
  emit({ kind: 'added', line, quantity: line.quantity ?? 1, entry, cart })
  emitLate(state, line, { cart, entry })
}

const emitLate = ({ emit }: CartState, line: AddLine, { cart, entry }: Settled): void =>
  emit({ kind: 'late-added', line, quantity: line.quantity ?? 1, entry, cart })

/** The running add, if the cart will prove it: one that was not read, or that others may change, proves nothing. */
function sentIn(state: CartState): readonly SentAdd[] {
  const { queue, settled, status } = state
  if (status !== 'ready') return []
  return queue.flatMap((pending) => {
    const { key, isRunning } = pending
    const whole = wholeOf(pending)
    if (!isRunning || whole.kind !== 'add') return []
    if (isUncertain(state, key)) return []
    return [{ line: whole.line, key, total: quantityIn(settled, key) + quantityOf(pending) }]
  })
}

const waitingIn = ({ queue }: CartState): readonly Pending[] => queue.filter(({ isRunning }) => !isRunning)

const runningKeys = ({ queue }: CartState): readonly string[] =>
  queue.filter(({ isRunning }) => isRunning).flatMap(keysOf)
