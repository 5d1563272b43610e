import type { Clock, Undo } from '@sitewright/machine'
import { fail, succeed } from '@sitewright/site/result'
import type { Cart } from './cart.contract.ts'
import { outcomeIn, requestOf, type Doubt } from './cart-request.ts'
import { apply, notify, timestamp, type CartState } from './cart-state.ts'
import { resultOf, type CartTransport, type Reading, type SentRequest } from './cart-transport.ts'
import { entryOf, mayBeSame } from './entry-key.ts'
import { isDisconnected, isUndone, mayTakePart, type CartFailure } from '../failure/failure.ts'
import {
  halve,
  keysOf,
  merge,
  quantityOf,
  rename,
  takeOvertaken,
  wholeOf,
  type Operation,
  type Part,
  type Pending,
  type Settled,
  type Settlement,
} from './operation.ts'

/** A message from one tab to the others. */
export type CartNews =
  /** The cart as the server had it at a time. */
  | { readonly cart: Cart | undefined; readonly at: number }
  /** Keys of entries that requests with an unknown outcome may still change. */
  | { readonly uncertain: readonly string[] }

export interface MutationQueueOptions {
  readonly transport: CartTransport
  readonly clock: Clock
  /** Runs work while no other tab runs any. */
  readonly exclusive: (work: () => Promise<void>) => Promise<void>
  readonly publish: (news: CartNews) => void
  /** Called before the waiting or running operations change. */
  readonly persist: () => void
  readonly restMs: number
}

/** The queue through which every change of a cart goes to the server, one request at a time. */
export interface MutationQueue {
  /** Adds operations: `key` is the identity of the entry that an operation is about. */
  readonly enqueue: (...operations: readonly QueuedOperation[]) => readonly Promise<Settlement>[]
  /** Sends at once what waits for the shopper to stop pressing. */
  readonly flush: () => void
  /** Marks entries that a request with an unknown outcome may still change. */
  readonly markUncertain: (keys: readonly string[]) => void
  /** Waits for requests that a page sent just before it closed. */
  readonly awaitInFlight: () => void
  /** Resolves when the queue is empty. */
  readonly drained: () => Promise<void>
  readonly stop: () => void
}

export interface QueuedOperation {
  readonly operation: Operation
  readonly key: string
}

/** How long a request with an unknown outcome may still change the cart. */
const uncertainMs = 30_000
/** How long a request may take to arrive after its page has closed. */
const inFlightMs = 1000

interface Outcome {
  readonly settlement: Settlement
  /** Set when neither an answer nor the cart could be read. */
  readonly doubt?: Doubt
}

/** Creates the mutation queue of a cart. */
export function createMutationQueue(
  state: CartState,
  { transport, clock, exclusive, publish, persist, restMs }: MutationQueueOptions,
): MutationQueue {
  const { queue, namedIds, memory, uncertain } = state
  const resting = new Map<string, Undo>()
  const waiters: (() => void)[] = []
  let isPumping = false
  let inFlight: Promise<void> | undefined
  let count = 0

  const read = (): Promise<Reading> => resultOf(transport.fetch)

  // With the time, so that no page mistakes an entry of the page before it for its own.
  const nextId = (): string => `pending:${state.now()}-${(count += 1)}`

  function enqueue(...operations: readonly QueuedOperation[]): readonly Promise<Settlement>[] {
    if (state.isDisposed) return operations.map(() => Promise.resolve(fail({ kind: 'aborted' })))
    const settlements = operations.map((each) => new Promise<Settlement>((resolve) => insert(each, resolve)))
    persist()
    notify(state)
    start()
    return settlements
  }

  function insert({ operation, key }: QueuedOperation, settle: Part['settle']): void {
    const quantity = operation.kind === 'add' ? (operation.line.quantity ?? 1) : 0
    const overtaken = operation.kind === 'remove' ? takeOvertaken(queue, operation.entryId) : []
    const fresh: Pending = {
      id: nextId(),
      key,
      operation,
      parts: [...overtaken, { operation, quantity, settle }],
      isRunning: false,
      isHeld: operation.kind === 'quantity' && rest(operation.entryId),
    }
    if (!merge(queue, fresh)) {
      unhold()
      queue.push(fresh)
    }
  }

  /** Restarts the rest of an entry's quantity. Returns whether the shopper has pressed a moment ago. */
  function rest(entryId: string): boolean {
    const undo = resting.get(entryId)
    undo?.()
    const rested = (): void => {
      resting.delete(entryId)
      flush()
    }
    resting.set(entryId, clock(rested, restMs))
    return undo !== undefined
  }

  function unhold(): void {
    for (const pending of queue) pending.isHeld = false
  }

  function flush(): void {
    unhold()
    start()
  }

  // A microtask later, so that calls of one tick become one request.
  const start = (): void => void Promise.resolve().then(pump)

  async function pump(): Promise<void> {
    if (isPumping) return
    isPumping = true
    try {
      while (queue[0] && !queue[0].isHeld) await exclusive(work)
    } finally {
      isPumping = false
    }
    if (queue.length === 0) for (const resolve of waiters.splice(0)) resolve()
  }

  async function work(): Promise<void> {
    // Read only now: while another tab was at work, more may have been merged into it.
    const pending = queue[0]
    if (!pending || pending.isHeld) return
    // An operation that a closed page has left behind may be about a cart that this page has not read yet.
    if (!needsNoCart(pending) && !state.settled) inFlight ??= readFirst()
    if (inFlight) {
      await inFlight
      if (queue[0] !== pending) return
    }
    pending.isRunning = true
    persist()
    state.writes += 1
    const before = state.settled
    const outcome = await attempt(pending)
    if (state.isDisposed) return
    finish(pending, outcome, before)
    persist()
  }

  /** Reads the cart before anything is sent. */
  async function readFirst(after?: Promise<void>): Promise<void> {
    await after
    const at = timestamp(state)
    const reading = await read()
    inFlight = undefined
    if (!reading.ok) state.readFailure = reading.failure
    else if (state.settledAt < at) apply(state, reading.value, at)
    notify(state)
  }

  async function attempt(pending: Pending): Promise<Outcome> {
    const { settled: cart, readFailure } = state
    const request = requestOf(pending, cart)
    if (!request) {
      const isDone = pending.operation.kind === 'remove' && cart
      return { settlement: isDone ? succeed({ cart }) : fail(readFailure ?? { kind: 'gone' }) }
    }
    const settlement = await resultOf(() => send(request))
    return settlement.ok || isCertain(request, settlement.failure)
      ? { settlement }
      : reconcile(pending, request, settlement.failure)
  }

  async function send(request: SentRequest): Promise<Settlement> {
    if (request.kind !== 'discounts') return transport.send(request)
    return transport.setDiscountCodes?.(request.codes) ?? fail({ kind: 'unsupported' })
  }

  /** Finds out from the cart what came of a request whose answer got lost. It is never sent again. */
  async function reconcile(pending: Pending, request: SentRequest, failure: CartFailure): Promise<Outcome> {
    // The cart as it is now, not as it was when this was sent: other tabs may have changed it meanwhile.
    const doubt = { pending, request, before: state.settled }
    const reading = await read()
    if (!reading.ok) {
      const keys = keysOf(pending)
      markUncertain(keys)
      publish({ uncertain: keys })
      // A cart that other tabs read before this may be out of date.
      state.settledAt = timestamp(state)
      return { settlement: fail(failure), doubt }
    }
    const { status } = state
    // Without the cart from before there is nothing to compare with.
    const isUncertain = status !== 'ready' || [...uncertain].some((key) => mayBeSame(key, pending.key))
    apply(state, reading.value, timestamp(state))
    // A quantity that differs may be the work of another page, or of an operation before this one.
    if (request.kind === 'add' && isUncertain) return { settlement: fail(failure), doubt }
    const done = outcomeIn(doubt, reading.value)
    if (done) return { settlement: succeed(done) }
    return { settlement: fail(isUndone(failure) ? { kind: 'gone' } : failure) }
  }

  function markUncertain(keys: readonly string[]): void {
    for (const key of keys) {
      uncertain.add(key)
      clock(() => uncertain.delete(key), uncertainMs)
    }
  }

  function finish(pending: Pending, { settlement, doubt }: Outcome, before: Cart | undefined): void {
    queue.splice(queue.indexOf(pending), 1)
    if (!settlement.ok && mayTakePart(settlement.failure) && pending.parts.length > 1 && isAdd(pending)) {
      queue.unshift(...halve(pending, nextId))
      notify(state)
      return
    }
    const outcome = settlement.ok ? succeed(accept(pending, settlement.value)) : settlement
    if (!outcome.ok) reject(pending, outcome.failure, doubt)
    for (const part of pending.parts) part.settle(outcome)
    emitOutcome(pending, outcome, before)
    notify(state)
  }

  /** Applies the cart after an operation. Returns it with the entry, which the server may have left out. */
  function accept(pending: Pending, { cart, entry: given }: Settled): Settled {
    if (!isAdd(pending)) {
      applyOwn(cart)
      return { cart, entry: given }
    }
    const entry = given ?? entryOf(cart.entries, pending.key)
    if (entry) {
      namedIds.set(pending.id, entry.id)
      rename(queue, pending.id, entry.id)
      const isNew = !state.settled?.entries.some(({ id }) => id === entry.id)
      if (isNew && !memory.firstIds.has(entry.id)) memory.firstIds.set(entry.id, pending.id)
    }
    applyOwn(cart)
    return { cart, entry }
  }

  function applyOwn(cart: Cart): void {
    apply(state, cart, timestamp(state))
    state.failed = undefined
    publish({ cart, at: state.settledAt })
  }

  function reject(pending: Pending, failure: CartFailure, doubt: Doubt | undefined): void {
    if (isDisconnected(failure)) state.isOffline = true
    state.failed = { operation: wholeOf(pending), failure, key: pending.key, doubt }
    if (pending.pieceOf && failure.kind === 'refused') rejectOversized(pending, failure)
  }

  /** Rejects sibling calls that want at least as much as one that was just refused. */
  function rejectOversized(refused: Pending, failure: CartFailure): void {
    const enough = quantityOf(refused)
    for (const sibling of queue.filter(({ pieceOf }) => pieceOf === refused.pieceOf)) {
      const oversized = sibling.parts.filter(({ quantity }) => quantity >= enough)
      sibling.parts = sibling.parts.filter((part) => !oversized.includes(part))
      for (const part of oversized) part.settle(fail(failure))
      emitFailed(oversized, failure)
      if (sibling.parts.length === 0) queue.splice(queue.indexOf(sibling), 1)
    }
  }

  function emitFailed(parts: readonly Part[], failure: CartFailure): void {
    for (const { operation } of parts) state.emit({ kind: 'failed', operation, failure })
  }

  function emitOutcome({ operation, parts }: Pending, outcome: Settlement, before: Cart | undefined): void {
    if (!outcome.ok) {
      emitFailed(parts, outcome.failure)
      return
    }
    const { cart, entry } = outcome.value
    for (const part of parts) {
      if (part.operation.kind !== 'add') continue
      state.emit({ kind: 'added', line: part.operation.line, quantity: part.quantity, entry, cart })
    }
    if (operation.kind !== 'remove') return
    const removed = before?.entries.find(({ id }) => id === operation.entryId)
    if (removed) state.emit({ kind: 'removed', entry: removed, cart })
  }

  return {
    enqueue,
    flush,
    markUncertain,
    awaitInFlight: () => {
      inFlight = readFirst(new Promise((resolve) => void clock(resolve, inFlightMs)))
    },
    drained: () => (queue.length ? new Promise((resolve) => waiters.push(resolve)) : Promise.resolve()),
    stop: () => {
      for (const undo of resting.values()) undo()
      resting.clear()
    },
  }
}

const isAdd = ({ operation }: Pending): boolean => operation.kind === 'add'

const needsNoCart = ({ operation: { kind } }: Pending): boolean => kind === 'add' || kind === 'discounts'

/** Whether a failure is final. One that says that an entry is missing is checked against the cart. */
const isCertain = (request: SentRequest, failure: CartFailure): boolean =>
  isUndone(failure) && !(request.kind !== 'add' && failure.kind === 'refused' && failure.status === 404)
