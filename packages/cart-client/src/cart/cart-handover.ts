import type { CartNews } from './cart-news.ts'
import { dispatch, notify, type CartState } from './cart-state.ts'
import type { CartStore } from './cart-store.ts'
import { abort } from './mutation-outcome.ts'
import type { MutationQueue } from './mutation-queue.ts'
import { keysOf, wholeOf, type Pending } from './operation.ts'
import type { PersistedQueue } from './persisted-queue.ts'

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
        mutations.markUncertain(news.uncertain)
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
    restore: ({ unsent, uncertain }) => {
      mutations.markUncertain(uncertain)
      if (uncertain.length > 0) {
        // A page that crashed has sent no message to other tabs.
        publish({ uncertain })
        mutations.awaitInFlight()
      }
      void mutations.enqueue(...unsent)
    },
  }
}

/** Returns what has to be persisted of a queue. */
export const persistedQueueOf = (state: CartState): PersistedQueue => ({
  unsent: waitingIn(state).map((pending) => ({ operation: wholeOf(pending), key: pending.key })),
  uncertain: runningKeys(state),
})

const waitingIn = ({ queue }: CartState): readonly Pending[] => queue.filter(({ isRunning }) => !isRunning)

const runningKeys = ({ queue }: CartState): readonly string[] =>
  queue.filter(({ isRunning }) => isRunning).flatMap(keysOf)
