import type { Clock, Undo } from '@sitewright/machine'
import { fail, succeed } from '@sitewright/machine/result'
import { mayTakePart, type CartFailure } from '../failure/failure.ts'
import type { Cart } from './cart.contract.ts'
import type { Doubt } from './cart-request.ts'
import { dispatch, notify, timestamp, type CartState } from './cart-state.ts'
import { resultOf, type CartTransport } from './cart-transport.ts'
import { entryOf } from './entry-key.ts'
import {
  halve,
  quantityOf,
  type Operation,
  type Part,
  type Pending,
  type Settled,
  type Settlement,
} from './operation.ts'
import { sendOperation, type Outcome } from './send-operation.ts'

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
  /** Ends requests that were not sent, or all, with the failure `aborted`. */
  readonly abort: (pending: readonly Pending[]) => void
  /** Resolves when the queue is empty. */
  readonly drained: () => Promise<void>
  readonly stop: () => void
}

export interface QueuedOperation {
  readonly operation: Operation
  readonly key: string
  /** Returns true if the cart announces a failure. @default always true */
  readonly isAnnounced?: (() => boolean) | undefined
}

/** Time in which a request with an unknown outcome may still change the cart. */
const uncertainMs = 30_000
/** Time that a request may take to arrive after its page has closed. */
const inFlightMs = 1000

/** Creates the mutation queue of a cart. */
export function createMutationQueue(
  state: CartState,
  { transport, clock, exclusive, publish, persist, restMs }: MutationQueueOptions,
): MutationQueue {
  const { queue } = state
  const resting = new Map<string, Undo>()
  const waiters: (() => void)[] = []
  let isPumping = false
  let inFlight: Promise<void> | undefined
  let count = 0

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

  function insert(
    { operation, key, isAnnounced = () => true }: QueuedOperation,
    settle: Part['settle'],
  ): void {
    const quantity = operation.kind === 'add' ? (operation.line.quantity ?? 1) : 0
    const pending: Pending = {
      id: nextId(),
      key,
      operation,
      parts: [{ operation, quantity, settle, isAnnounced }],
      isRunning: false,
      isHeld: operation.kind === 'quantity' && rest(operation.entryId),
    }
    dispatch(state, 'enqueued', pending)
  }

  /** Restarts the pause of an entry's quantity. Returns true if the pause was running. */
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

  function flush(): void {
    dispatch(state, 'rested')
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
    dispatch(state, 'sent', pending)
    persist()
    const before = state.settled
    const outcome = await sendOperation(state, pending, { transport, doubt })
    if (state.isDisposed) return
    finish(pending, outcome, before)
    persist()
  }

  /** Reads the cart before anything is sent. */
  async function readFirst(after?: Promise<void>): Promise<void> {
    await after
    const at = timestamp(state)
    const reading = await resultOf(transport.fetch)
    inFlight = undefined
    if (!reading.ok) dispatch(state, 'unread', reading.failure)
    else if (state.settledAt < at) dispatch(state, 'read', reading.value, at)
    notify(state)
  }

  function doubt(keys: readonly string[]): void {
    markUncertain(keys)
    publish({ uncertain: keys })
  }

  function markUncertain(keys: readonly string[]): void {
    dispatch(state, 'uncertain', keys)
    clock(() => dispatch(state, 'certain', keys), uncertainMs)
  }

  function finish(pending: Pending, { settlement, doubt }: Outcome, before: Cart | undefined): void {
    if (!settlement.ok && isDivisible(pending, settlement.failure)) {
      dispatch(state, 'split', pending, halve(pending, nextId))
      notify(state)
      return
    }
    const outcome = settlement.ok ? succeed(accept(pending, settlement.value)) : settlement
    if (!outcome.ok) reject(pending, outcome.failure, doubt)
    settle(pending.parts, outcome)
    emitOutcome(pending, outcome, before)
    notify(state)
  }

  /** Applies the cart after an operation. Returns it with the entry, which the server may have left out. */
  function accept(pending: Pending, { cart, entry: given }: Settled): Settled {
    const entry = given ?? (isAdd(pending) ? entryOf(cart.entries, pending.key) : undefined)
    const settled = { cart, entry }
    dispatch(state, 'accepted', pending, settled)
    publish({ cart, at: state.settledAt })
    return settled
  }

  function reject(pending: Pending, failure: CartFailure, doubt: Doubt | undefined): void {
    const oversized = failure.kind === 'refused' ? oversizedBy(pending, queue) : []
    dispatch(state, 'rejected', pending, failure, doubt, oversized)
    settle(oversized, fail(failure))
    emitFailed(oversized, failure)
  }

  function abort(given: readonly Pending[]): void {
    const parts = given.flatMap((pending) => pending.parts)
    dispatch(state, 'abandoned', parts)
    settle(parts, fail({ kind: 'aborted' }))
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
    abort,
    drained: () => (queue.length ? new Promise((resolve) => waiters.push(resolve)) : Promise.resolve()),
    stop: () => {
      for (const undo of resting.values()) undo()
      resting.clear()
    },
  }
}

function settle(parts: readonly Part[], settlement: Settlement): void {
  for (const part of parts) part.settle(settlement)
}

const isAdd = ({ operation }: Pending): boolean => operation.kind === 'add'

const needsNoCart = ({ operation: { kind } }: Pending): boolean => kind === 'add' || kind === 'discounts'

/** Parts of sibling requests that want at least as much as one that was just refused. */
function oversizedBy(refused: Pending, queue: readonly Pending[]): readonly Part[] {
  if (!refused.pieceOf) return []
  const enough = quantityOf(refused)
  return queue
    .filter((sibling) => sibling !== refused && sibling.pieceOf === refused.pieceOf)
    .flatMap(({ parts }) => parts.filter(({ quantity }) => quantity >= enough))
}

/** Checks whether the server may accept a part of a request that it refused. */
const isDivisible = (pending: Pending, failure: CartFailure): boolean =>
  isAdd(pending) && pending.parts.length > 1 && mayTakePart(failure)
