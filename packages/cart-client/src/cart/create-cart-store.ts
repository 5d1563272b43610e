import { timers, type Clock } from '@sitewright/machine'
import { createListeners } from '@sitewright/machine/store'
import type { Cart } from '../entry/cart.contract.ts'
import { createCartCommands } from './cart-command.ts'
import type { CartStoreEvent } from '../operation/cart-event.ts'
import { createCartHandover, persistedQueueOf } from './page-life/cart-handover.ts'
import type { CartNews } from '../operation/cart-news.ts'
import { createCartQuery } from './cart-query.ts'
import { createCartRecovery } from './cart-recovery.ts'
import { createCartState, dispatch, notify, snapshotOf } from './state/cart-state.ts'
import type { CartStore } from './cart-store.ts'
import type { CartTransport } from '../cart-transport/cart-transport.ts'
import { abort } from './mutation/mutation-outcome.ts'
import { createMutationQueue } from './mutation/mutation-queue.ts'
import type { PersistedQueue } from '../operation/persisted-queue.ts'

/** Settings of `createCartStore`. */
export interface CartStoreOptions {
  /** Makes the calls of the server. */
  readonly transport: CartTransport
  /**
   * Timers; a test gives a fake clock.
   *
   * @default `timers` of `@sitewright/machine`
   */
  readonly clock?: Clock | undefined
  /** Epoch milliseconds. @default Date.now */
  readonly now?: (() => number) | undefined
  /** Runs work while no other tab runs any. @default runs it at once */
  readonly exclusive?: ((work: () => Promise<void>) => Promise<void>) | undefined
  /** Called before each change of the queue with what to keep where it outlives the page. */
  readonly persist?: ((queue: PersistedQueue) => void) | undefined
  /** Sends a message to the other tabs. */
  readonly publish?: ((news: CartNews) => void) | undefined
  /** Is called with each event of the cart. */
  readonly emit?: ((event: CartStoreEvent) => void) | undefined
  /** Receives what subscribers, `emit` and `publish` throw. @default throws it in a task of its own */
  readonly report?: ((problem: unknown) => void) | undefined
  /** The cart that the server rendered the page with. */
  readonly initialCart?: Cart | undefined
  /** Pause of the shopper before a further change of a quantity is sent. @default 250 */
  readonly restMs?: number | undefined
}

/**
 * Creates the cart alone, for a transport of your own and without the parts of a shop; most pages use
 * `createCartClient`. It sends no request before the first call of its functions.
 *
 * @example
 * ```ts
 * import { createCartStore } from '@sitewright/cart-client'
 * import { createTransport } from '@sitewright/cart-client/transport'
 * import { createHttp } from '@sitewright/site/http'
 *
 * const cart = createCartStore({ transport: createTransport({ http: createHttp() }) })
 * cart.subscribe(() => console.log(cart.snapshot().cart?.totalQuantity))
 * const removed = await cart.remove('entry-1')
 * ```
 */
export function createCartStore({
  transport,
  clock = timers,
  now = Date.now,
  exclusive = (work) => work(),
  persist = () => undefined,
  publish: ownPublish,
  emit = () => undefined,
  report = (problem) => {
    clock(() => {
      throw problem
    }, 0)
  },
  initialCart,
  restMs = 250,
}: CartStoreOptions): CartStore {
  const state = createCartState(now, emit, report)
  // A cart that cannot be cloned for the other tabs must not stop this one.
  const news = createListeners<[CartNews]>(report)
  if (ownPublish) news.subscribe(ownPublish)
  const publish = news.notify
  const mutations = createMutationQueue(state, {
    transport,
    clock,
    exclusive,
    publish,
    restMs,
    persist: () => persist(persistedQueueOf(state)),
  })
  const refresh = createCartQuery(state, { transport, drained: mutations.drained, publish })
  const { enqueue, ...handover } = createCartHandover(state, mutations, { clock, publish, refresh })
  const own = { ...mutations, enqueue }
  if (initialCart) dispatch(state, 'read', initialCart, 0)
  const first = snapshotOf(state)
  return {
    snapshot: () => snapshotOf(state),
    serverSnapshot: () => first,
    subscribe: state.listeners.subscribe,
    refresh,
    skip: () => {
      dispatch(state, 'skipped')
      notify(state)
    },
    ...createCartCommands(state, own, transport, report),
    ...createCartRecovery(state, own, refresh),
    ...handover,
    flush: mutations.flush,
    dispose: () => {
      dispatch(state, 'disposed')
      mutations.stop()
      abort(state, state.queue)
      // A reading that waits for an empty queue ends.
      mutations.flush()
    },
  }
}
