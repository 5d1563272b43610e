import { timers, type Clock, type Undo } from '@sitewright/machine'
import { fail, succeed } from '@sitewright/machine/result'
import { quantityInput } from '@sitewright/site/stock'
import type { AdditionalFields, Cart } from './cart.contract.ts'
import type { CartStoreEvent } from './cart-event.ts'
import { createMutationQueue, type CartNews, type QueuedOperation } from './mutation-queue.ts'
import { createCartQuery } from './cart-query.ts'
import { outcomeIn } from './cart-request.ts'
import { createCartState, dispatch, notify, snapshotOf, type CartSnapshot } from './cart-state.ts'
import type { CartTransport, Reading } from './cart-transport.ts'
import { entryKey, keyOf } from './entry-key.ts'
import {
  discountKey,
  keysOf,
  wholeOf,
  type AddLine,
  type Operation,
  type Pending,
  type Settlement,
} from './operation.ts'

/** The operations that would be lost if the page closed now, for the next page to continue. */
export interface PersistedQueue {
  /** Operations that were not sent: the next page sends them. */
  readonly unsent: readonly { readonly operation: Operation; readonly key: string }[]
  /** Keys of entries that running requests may still change. */
  readonly uncertain: readonly string[]
}

export interface CartStoreOptions {
  readonly transport: CartTransport
  /** @default `timers` of `@sitewright/machine` */
  readonly clock?: Clock | undefined
  /** Epoch milliseconds. @default Date.now */
  readonly now?: (() => number) | undefined
  /** Runs work while no other tab runs any. @default runs it at once */
  readonly exclusive?: ((work: () => Promise<void>) => Promise<void>) | undefined
  /** Called before each change of the queue with what to keep where it outlives the page. */
  readonly persist?: ((queue: PersistedQueue) => void) | undefined
  /** Sends a message to the other tabs. */
  readonly publish?: ((news: CartNews) => void) | undefined
  readonly emit?: ((event: CartStoreEvent) => void) | undefined
  /** Receives what subscribers and `emit` throw. @default throws it in a task of its own */
  readonly report?: ((problem: unknown) => void) | undefined
  readonly initialCart?: Cart | undefined
  /** Pause of the shopper before a further change of a quantity is sent. @default 250 */
  readonly restMs?: number | undefined
}

export interface AddOptions {
  /**
   * Returns true if a failure becomes the snapshot's `failed`. Is called when the request fails: a caller that shows
   * the failure itself returns false.
   * @default always
   */
  readonly isAnnounced?: (() => boolean) | undefined
}

/** A cart: the state that the server sent last, with everything applied that the shopper has done since. */
export interface CartStore {
  readonly snapshot: () => CartSnapshot
  /** The first snapshot, for rendering on a server and for hydration. */
  readonly serverSnapshot: () => CartSnapshot
  readonly subscribe: (listener: () => void) => Undo
  /** Adds a line. @throws RangeError for a quantity that is not whole, or outside 1 to 9999 */
  readonly add: (line: AddLine, options?: AddOptions) => Promise<Settlement>
  /**
   * Adds several lines, which are shown at once. They are sent one after the other, and each has an outcome of its own.
   * @throws RangeError for a wrong quantity, before any line is added
   */
  readonly addAll: (lines: readonly AddLine[]) => Promise<readonly Settlement[]>
  /**
   * Changes a quantity; 0 removes the entry.
   *
   * @throws RangeError for a quantity that is not whole, or outside 0 to 9999
   */
  readonly setQuantity: (entryId: string, quantity: number) => Promise<Settlement>
  readonly remove: (entryId: string) => Promise<Settlement>
  /** Replaces the additional fields (line attributes) of an entry. */
  readonly setFields: (entryId: string, fields: AdditionalFields | null) => Promise<Settlement>
  /**
   * Replaces the discount codes of the cart. Fails with the kind `unsupported` where the transport has no call for it.
   */
  readonly setDiscountCodes: (codes: readonly string[]) => Promise<Settlement>
  /** Reads the cart. */
  readonly refresh: () => Promise<Reading>
  /** Marks the cart as read, without a cart. */
  readonly skip: () => void
  /** Repeats the last failed operation. If the server may have done it already, the cart is read first. */
  readonly retry: () => Promise<Settlement | undefined>
  /** Forgets the last failed operation. */
  readonly dismiss: () => void
  /** Applies a message from another tab. Carts older than the current one are ignored. */
  readonly receive: (news: CartNews) => void
  /** Sends at once what waits for the shopper to stop pressing. */
  readonly flush: () => void
  /** Drops what was not sent yet, because the page is closing: what was persisted last is for the next page. */
  readonly release: () => void
  /** Continues what a closed page has persisted. */
  readonly restore: (queue: PersistedQueue) => void
  readonly dispose: () => void
}

/** Creates a cart. It sends no request before the first call of its functions. */
export function createCartStore({
  transport,
  clock = timers,
  now = Date.now,
  exclusive = (work) => work(),
  persist = () => undefined,
  publish = () => undefined,
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
  const { queue, serverIds } = state
  const waiting = (): Pending[] => queue.filter(({ isRunning }) => !isRunning)
  const running = (): string[] => queue.filter(({ isRunning }) => isRunning).flatMap(keysOf)
  const mutations = createMutationQueue(state, {
    transport,
    clock,
    exclusive,
    publish,
    restMs,
    persist: () =>
      persist({
        unsent: waiting().map((pending) => ({ operation: wholeOf(pending), key: pending.key })),
        uncertain: running(),
      }),
  })
  const refresh = createCartQuery(state, { transport, drained: mutations.drained })

  if (initialCart) dispatch(state, 'read', initialCart, 0)
  const first = snapshotOf(state)

  const enqueue = (operation: QueuedOperation): Promise<Settlement> =>
    mutations.enqueue(operation)[0] ?? Promise.resolve(fail({ kind: 'aborted' }))

  /** Enqueues an operation on the entry that is shown under an id. */
  function changeEntry(operation: Extract<Operation, { readonly entryId: string }>): Promise<Settlement> {
    const entryId = serverIds.get(operation.entryId) ?? operation.entryId
    const entry = snapshotOf(state).cart?.entries.find(({ id }) => id === entryId)
    return entry
      ? enqueue({ operation: { ...operation, entryId }, key: keyOf(entry) })
      : Promise.resolve(fail({ kind: 'gone' }))
  }

  const remove = (entryId: string): Promise<Settlement> => changeEntry({ kind: 'remove', entryId })

  function dismiss(): void {
    dispatch(state, 'dismissed')
    notify(state)
  }

  async function retry(): Promise<Settlement | undefined> {
    const { failed } = state
    if (!failed) return undefined
    if (failed.doubt) {
      const reading = await refresh()
      if (!reading.ok) return reading
      const done = outcomeIn(failed.doubt, reading.value)
      if (done) {
        dismiss()
        return succeed(done)
      }
    }
    dispatch(state, 'dismissed')
    return enqueue({ operation: failed.operation, key: failed.key })
  }

  return {
    snapshot: () => snapshotOf(state),
    serverSnapshot: () => first,
    subscribe: state.listeners.subscribe,
    add: (line, { isAnnounced } = {}) => enqueue({ ...additionOf(line), isAnnounced }),
    addAll: (lines) => Promise.all(mutations.enqueue(...lines.map(additionOf))),
    setQuantity: (entryId, quantity) => {
      if (quantity === 0) return remove(entryId)
      checkQuantity(quantity)
      return changeEntry({ kind: 'quantity', entryId, quantity })
    },
    remove,
    setFields: (entryId, additionalFields) => changeEntry({ kind: 'fields', entryId, additionalFields }),
    setDiscountCodes: (codes) =>
      transport.setDiscountCodes
        ? enqueue({ operation: { kind: 'discounts', codes }, key: discountKey })
        : Promise.resolve(fail({ kind: 'unsupported' })),
    refresh,
    skip: () => {
      dispatch(state, 'skipped')
      notify(state)
    },
    retry,
    dismiss,
    receive: (news) => {
      if ('uncertain' in news) {
        mutations.markUncertain(news.uncertain)
        return
      }
      if (news.at <= state.settledAt) return
      dispatch(state, 'read', news.cart, news.at)
      notify(state)
    },
    flush: mutations.flush,
    release: () => {
      mutations.abort(waiting())
      notify(state)
      // Callers that wait for an empty queue may continue.
      mutations.flush()
      if (queue.length > 0) publish({ uncertain: running() })
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
    dispose: () => {
      dispatch(state, 'disposed')
      mutations.stop()
      mutations.abort(queue)
    },
  }
}

function additionOf(line: AddLine): QueuedOperation {
  checkQuantity(line.quantity ?? 1)
  return { operation: { kind: 'add', line }, key: entryKey(line) }
}

/** Throws for a quantity that no server should be asked for. `NaN` is what an emptied number field has. */
function checkQuantity(quantity: number): void {
  const { min, max } = quantityInput
  if (!Number.isInteger(quantity) || quantity < min || quantity > max) {
    throw new RangeError(
      `Give a whole quantity from ${min} to ${max}: readQuantity reads what a shopper typed.`,
    )
  }
}
