import type { Clock, Undo } from '@sitewright/machine'
import type { AdditionalFields, Cart } from '../contract/cart.ts'
import type { CartStoreEvent } from './cart-event.ts'
import { createLane, type CartNews } from './cart-lane.ts'
import { createReader } from './cart-reader.ts'
import { verdict } from './cart-request.ts'
import { change, createCartState, move, settle, snapshotOf, type CartSnapshot } from './cart-state.ts'
import type { CartTransport, Reading } from './cart-transport.ts'
import { entryKey, keyOf } from './entry-key.ts'
import { keysOf, wholeOf, type AddLine, type Operation, type Pending, type Settlement } from './operation.ts'
import { fail, succeed } from '@sitewright/site/result'

/** What would be lost if the page went away now, for the next page to go on with. */
export interface Leftover {
  /** What was not sent: for the next page to send. */
  readonly unsent: readonly { readonly operation: Operation; readonly key: string }[]
  /** The identities of what is being changed: nobody would hear what came of it. */
  readonly unheard: readonly string[]
}

export interface CartStoreOptions {
  readonly transport: CartTransport
  readonly clock: Clock
  /** Epoch milliseconds. */
  readonly now: () => number
  /** Runs work while no other tab runs any. Alone in the world unless given. */
  readonly exclusive?: ((work: () => Promise<void>) => Promise<void>) | undefined
  /** Told of each change of what would be lost, before anything is sent: to be kept where it outlives the page. */
  readonly keep?: ((leftover: Leftover) => void) | undefined
  /** Tells the other tabs. */
  readonly publish?: ((news: CartNews) => void) | undefined
  readonly emit?: ((event: CartStoreEvent) => void) | undefined
  readonly initialCart?: Cart | undefined
  /** How long the shopper's fingers rest before a further change of a quantity is sent: 250 unless given. */
  readonly restMs?: number | undefined
}

/** A cart: what the server said last, and on top of it what the shopper did since. */
export interface CartStore {
  readonly snapshot: () => CartSnapshot
  /** The first snapshot, for rendering on a server and for the first render after it. */
  readonly serverSnapshot: () => CartSnapshot
  readonly subscribe: (listener: () => void) => Undo
  readonly add: (line: AddLine) => Promise<Settlement>
  /** 0 removes the entry. */
  readonly setQuantity: (entryId: string, quantity: number) => Promise<Settlement>
  readonly remove: (entryId: string) => Promise<Settlement>
  readonly setFields: (entryId: string, fields: AdditionalFields | null) => Promise<Settlement>
  /** Reads the cart. */
  readonly refresh: () => Promise<Reading>
  /** Says that there is no cart to be read. */
  readonly skip: () => void
  /** Does the last failed operation once more; asks first, if the server may have done it already. */
  readonly retry: () => Promise<Settlement | undefined>
  /** Forgets the last failed operation. */
  readonly dismiss: () => void
  /** Takes a cart that was had from elsewhere. Older news than what is known are ignored. */
  readonly receive: (news: CartNews) => void
  /** Sends at once what waits for the shopper's fingers to rest. */
  readonly flush: () => void
  /** Gives up what was not sent yet, because the page is going away: what was kept last is for the next page. */
  readonly release: () => void
  /** Goes on with what a page that is gone has kept. */
  readonly restore: (leftover: Leftover) => void
  readonly dispose: () => void
}

/** Makes a cart. It asks nothing of the server before it is told to. */
export function createCartStore({
  transport,
  clock,
  now,
  exclusive = (work) => work(),
  keep = () => undefined,
  publish = () => undefined,
  emit,
  initialCart,
  restMs = 250,
}: CartStoreOptions): CartStore {
  const state = createCartState(now, emit)
  const { queue, namedIds } = state
  const waiting = (): Pending[] => queue.filter(({ isRunning }) => !isRunning)
  const running = (): string[] => queue.filter(({ isRunning }) => isRunning).flatMap(keysOf)
  const lane = createLane(state, {
    transport,
    clock,
    exclusive,
    publish,
    restMs,
    keep: () =>
      keep({
        unsent: waiting().map((pending) => ({ operation: wholeOf(pending), key: pending.key })),
        unheard: running(),
      }),
  })
  const refresh = createReader(state, { transport, drained: lane.drained })

  if (initialCart) settle(state, initialCart, 0)
  const first = snapshotOf(state)

  /** An operation on an entry is about what the shopper sees under that id. */
  function changeEntry(operation: Exclude<Operation, { kind: 'add' }>): Promise<Settlement> {
    const entryId = namedIds.get(operation.entryId) ?? operation.entryId
    const entry = snapshotOf(state).cart?.entries.find(({ id }) => id === entryId)
    return entry
      ? lane.enqueue({ ...operation, entryId }, keyOf(entry))
      : Promise.resolve(fail({ kind: 'gone' }))
  }

  const remove = (entryId: string): Promise<Settlement> => changeEntry({ kind: 'remove', entryId })

  function forget(): void {
    state.failed = undefined
    change(state)
  }

  async function retry(): Promise<Settlement | undefined> {
    const { failed } = state
    if (!failed) return undefined
    if (failed.doubt) {
      const reading = await refresh()
      if (!reading.ok) return reading
      const done = verdict(failed.doubt, reading.value)
      if (done) {
        forget()
        return succeed(done)
      }
    }
    state.failed = undefined
    return lane.enqueue(failed.operation, failed.key)
  }

  function abandon(given: readonly Pending[]): void {
    for (const pending of given) {
      queue.splice(queue.indexOf(pending), 1)
      for (const part of pending.parts) part.settle(fail({ kind: 'aborted' }))
    }
  }

  /** Takes everything off the lane that is not on its way to the server. */
  function release(): void {
    abandon(waiting())
    change(state)
    // Whoever waits for the lane to be empty may go on.
    lane.flush()
    if (queue.length > 0) publish({ unheard: running() })
  }

  return {
    snapshot: () => snapshotOf(state),
    serverSnapshot: () => first,
    subscribe: (listener) => {
      state.listeners.add(listener)
      return () => state.listeners.delete(listener)
    },
    add: (line) => {
      const { quantity = 1 } = line
      if (!Number.isInteger(quantity) || quantity < 1) {
        throw new RangeError('Add a whole quantity of 1 or more: see readQuantity.')
      }
      return lane.enqueue({ kind: 'add', line }, entryKey(line))
    },
    setQuantity: (entryId, quantity) =>
      quantity > 0 ? changeEntry({ kind: 'quantity', entryId, quantity }) : remove(entryId),
    remove,
    setFields: (entryId, additionalFields) => changeEntry({ kind: 'fields', entryId, additionalFields }),
    refresh,
    skip: () => {
      move(state, 'skip')
      change(state)
    },
    retry,
    dismiss: forget,
    receive: (news) => {
      if ('unheard' in news) {
        lane.distrust(news.unheard)
        return
      }
      if (news.at <= state.settledAt) return
      settle(state, news.cart, news.at)
      change(state)
    },
    flush: lane.flush,
    release,
    restore: ({ unsent, unheard }) => {
      lane.distrust(unheard)
      if (unheard.length > 0) {
        // A page that broke down has told nobody.
        publish({ unheard })
        lane.land()
      }
      for (const { operation, key } of unsent) void lane.enqueue(operation, key)
    },
    dispose: () => {
      state.isDisposed = true
      lane.stop()
      abandon([...queue])
      state.listeners.clear()
    },
  }
}
