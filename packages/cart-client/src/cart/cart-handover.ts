import type { CartNews } from './cart-news.ts'
import { dispatch, notify, type CartState } from './cart-state.ts'
import type { CartStore } from './cart-store.ts'
import { abort } from './mutation-outcome.ts'
import type { MutationQueue } from './mutation-queue.ts'
import { keysOf, type AddLine, type Part, type Pending } from './operation.ts'
import type { PersistedQueue, SentAdd } from './persisted-queue.ts'
import { newsOf, uncertainIn, uncertainOf } from './uncertain-request.ts'

/** Functions that hand a cart over between tabs, and from a page to the next. */
export type CartHandover = Pick<CartStore, 'receive' | 'release' | 'restore'>

/** Creates the handover of a cart. */
export function createCartHandover(
  state: CartState,
  mutations: MutationQueue,
  publish: (news: CartNews) => void,
): CartHandover {
  let handedOver: readonly Pending[] = []

  return {
    receive: (news) => {
      if ('uncertain' in news) {
        mutations.markUncertain(uncertainIn(news))
        return
      }
      if (news.at <= state.settledAt) return
      dispatch(state, 'read', news.cart, news.at)
      notify(state)
    },
    release: () => {
      abort(state, waitingIn(state))
      dispatch(state, 'released')
      notify(state)
      // Callers that wait for an empty queue may continue.
      mutations.flush()
      handedOver = runningIn(state)
      if (handedOver.length > 0) publish(newsOf(uncertainOf(handedOver)))
    },
    restore: (queue) => {
      restoreSent(queue)
      restoreUnsent(queue)
    },
  }

  /** Emits the events of what a page has sent, as soon as a cart contains it. */
  function restoreSent({ uncertain, sent = [] }: PersistedQueue): void {
    if (uncertain.length === 0) return
    // A cart that was stopped and started again gets its own requests, and answers to them.
    const isOwn = ({ key, total }: SentAdd): boolean =>
      handedOver.some((pending) => pending.key === key && pending.total === total)
    const others = sent.filter((add) => !isOwn(add))
    const unknown = uncertain.filter((key) => !others.some((add) => add.key === key))
    const requests = [...others, ...unknown.map((key) => ({ key, total: Infinity }))]
    mutations.markUncertain(requests)
    // A page that crashed has sent no message to other tabs.
    publish(newsOf(requests))
    void mutations.awaitInFlight()
  }

  /** Sends what a page has not sent, and emits its events. */
  function restoreUnsent({ unsent }: PersistedQueue): void {
    for (const [index, settling] of mutations.enqueue(...unsent).entries()) {
      const { operation } = unsent[index] ?? {}
      if (operation?.kind !== 'add') continue
      const { line } = operation
      void settling.then((settlement) => {
        if (!settlement.ok) return
        const { cart, entry } = settlement.value
        state.emit({ kind: 'late-added', line, quantity: line.quantity ?? 1, entry, cart })
      })
    }
  }
}

/** Returns what has to be persisted of a queue. */
export function persistedQueueOf(state: CartState): PersistedQueue {
  const running = runningIn(state)
  const sent = [...leftIn(state), ...running.flatMap(sentIn)]
  const keys = [...sent.map(({ key }) => key), ...running.flatMap(keysOf)]
  return {
    unsent: waitingIn(state).flatMap(unsentIn),
    uncertain: [...new Set(keys)],
    sent,
  }
}

/** Adds that pages have left behind, and that no cart contains yet. */
const leftIn = ({ uncertainRequests, now }: CartState): readonly SentAdd[] =>
  uncertainRequests.flatMap(({ key, total, line, until = Infinity }) =>
    line && until > now() ? [{ line, key, total, until }] : [],
  )

/** The presses of a running add, if a cart will prove it. */
const sentIn = ({ key, parts, total = Infinity }: Pending): readonly SentAdd[] =>
  Number.isFinite(total) ? linesIn(parts).map((line) => ({ line, key, total })) : []

/** The presses of a waiting add, or another operation as a whole. */
function unsentIn(pending: Pending): PersistedQueue['unsent'] {
  const { operation, key, parts } = pending
  return operation.kind === 'add'
    ? linesIn(parts).map((line) => ({ operation: { kind: 'add', line }, key }))
    : [{ operation, key }]
}

const linesIn = (parts: readonly Part[]): readonly AddLine[] =>
  parts.flatMap(({ operation }) => (operation.kind === 'add' ? [operation.line] : []))

const runningIn = ({ queue }: CartState): readonly Pending[] => queue.filter(({ isRunning }) => isRunning)

const waitingIn = ({ queue }: CartState): readonly Pending[] => queue.filter(({ isRunning }) => !isRunning)
