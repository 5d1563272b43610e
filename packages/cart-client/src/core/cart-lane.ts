import type { Clock, Undo } from '@sitewright/machine'
import type { Cart } from '../contract/cart.ts'
import { requestOf, verdict, type Doubt } from './cart-request.ts'
import { change, moment, settle, type CartState } from './cart-state.ts'
import type { CartRequest, CartTransport } from './cart-transport.ts'
import { keyOf } from './entry-key.ts'
import { isDisconnected, isUndone, type CartFailure } from './failure.ts'
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
import { fail, succeed } from '@sitewright/site/result'

/** What one tab tells the others. */
export type CartNews =
  /** The cart as the server had it at a moment. */
  | { readonly cart: Cart | undefined; readonly at: number }
  /** The identities of what a page has changed, perhaps: it never heard what came of it, or went away before. */
  | { readonly unheard: readonly string[] }

export interface LaneOptions {
  readonly transport: CartTransport
  readonly clock: Clock
  /** Runs work while no other tab runs any. */
  readonly exclusive: (work: () => Promise<void>) => Promise<void>
  readonly publish: (news: CartNews) => void
  /** Called when what waits, or what is on its way, is about to be another. */
  readonly keep: () => void
  readonly restMs: number
}

/** The one lane on which everything that changes a cart goes to the server, one request at a time. */
export interface Lane {
  /** Puts an operation on the lane: `key` is the identity of the entry that it is about. */
  readonly enqueue: (operation: Operation, key: string) => Promise<Settlement>
  /** Sends at once what waits for the shopper's fingers to rest. */
  readonly flush: () => void
  readonly distrust: (keys: readonly string[]) => void
  /** Lets arrive first what a page has sent that is gone. */
  readonly land: () => void
  /** Resolves when nothing is on the lane. */
  readonly drained: () => Promise<void>
  readonly stop: () => void
}

/** How long nobody can say what came of something that was sent, and never heard of. */
const unheardMs = 30_000
/** How long a request may be on its way when its page is gone. */
const landingMs = 1000

interface Outcome {
  readonly settlement: Settlement
  /** Set when neither an answer nor the cart could be had. */
  readonly doubt?: Doubt
}

/** Opens the lane of a cart. */
export function createLane(
  state: CartState,
  { transport, clock, exclusive, publish, keep, restMs }: LaneOptions,
): Lane {
  const { queue } = state
  const resting = new Map<string, Undo>()
  const waiters: (() => void)[] = []
  const { namedIds, memory, unheard } = state
  let isPumping = false
  let landing: Promise<void> | undefined
  let count = 0

  // With the time, so that no page takes an entry of the one before it for its own.
  const nextId = (): string => `pending:${state.now()}-${(count += 1)}`

  function enqueue(operation: Operation, key: string): Promise<Settlement> {
    return new Promise((resolve) => {
      if (state.isDisposed) {
        resolve(fail({ kind: 'aborted' }))
        return
      }
      const quantity = operation.kind === 'add' ? (operation.line.quantity ?? 1) : 0
      const overtaken = operation.kind === 'remove' ? takeOvertaken(queue, operation.entryId) : []
      const fresh: Pending = {
        id: nextId(),
        key,
        operation,
        parts: [...overtaken, { operation, quantity, settle: resolve }],
        isRunning: false,
        isHeld: operation.kind === 'quantity' && rest(operation.entryId),
      }
      if (!merge(queue, fresh)) {
        unhold()
        queue.push(fresh)
      }
      keep()
      change(state)
      start()
    })
  }

  /** Whether the shopper's fingers were on this entry a moment ago. They are now. */
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

  // A moment later, so that what is pressed in one go becomes one request.
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
    // Looked up only now: while another tab was at work, more may have been merged into it.
    const pending = queue[0]
    if (!pending || pending.isHeld) return
    // The page that has left this behind may have known more of the cart than this one.
    if (!isAdd(pending) && !state.settled) landing ??= look()
    if (landing) {
      await landing
      if (queue[0] !== pending) return
    }
    pending.isRunning = true
    keep()
    state.writes += 1
    const before = state.settled
    const outcome = await attempt(pending)
    if (state.isDisposed) return
    finish(pending, outcome, before)
    keep()
  }

  /** Reads the cart before anything is sent. */
  async function look(after?: Promise<void>): Promise<void> {
    await after
    const at = moment(state)
    const reading = await transport.fetch()
    landing = undefined
    if (!reading.ok) state.readFailure = reading.failure
    else if (state.settledAt < at) settle(state, reading.value, at)
    change(state)
  }

  async function attempt(pending: Pending): Promise<Outcome> {
    const { settled: cart, readFailure } = state
    const request = requestOf(pending, cart)
    if (!request) {
      const isDone = pending.operation.kind === 'remove' && cart
      return { settlement: isDone ? succeed({ cart }) : fail(readFailure ?? { kind: 'gone' }) }
    }
    const settlement = await transport.send(request)
    return settlement.ok || isCertain(request, settlement.failure)
      ? { settlement }
      : reconcile(pending, request, settlement.failure)
  }

  /** Nobody knows what came of it, but the cart does. It is never sent again. */
  async function reconcile(pending: Pending, request: CartRequest, failure: CartFailure): Promise<Outcome> {
    // As it is now, not as it was when this was sent: other tabs may have told of theirs meanwhile.
    const doubt = { pending, request, before: state.settled }
    const reading = await transport.fetch()
    if (!reading.ok) {
      const keys = keysOf(pending)
      distrust(keys)
      publish({ unheard: keys })
      // What other tabs knew before this is no news any more.
      state.settledAt = moment(state)
      return { settlement: fail(failure), doubt }
    }
    const { status } = state
    // A page that has not read its cart yet does not know what was in it before.
    const isClouded = status !== 'ready' || unheard.has(pending.key)
    settle(state, reading.value, moment(state))
    // That there are more, or less, of it may be what another page did, or an operation before this one.
    if (request.kind === 'add' && isClouded) return { settlement: fail(failure), doubt }
    const done = verdict(doubt, reading.value)
    if (done) return { settlement: succeed(done) }
    return { settlement: fail(isUndone(failure) ? { kind: 'gone' } : failure) }
  }

  /** Does not trust the cart to tell what came of an add while something else may still be changing the same. */
  function distrust(keys: readonly string[]): void {
    for (const key of keys) {
      unheard.add(key)
      clock(() => unheard.delete(key), unheardMs)
    }
  }

  function finish(pending: Pending, { settlement, doubt }: Outcome, before: Cart | undefined): void {
    queue.splice(queue.indexOf(pending), 1)
    if (settlement.ok) accept(pending, settlement.value)
    else if (settlement.failure.kind === 'refused' && pending.parts.length > 1 && isAdd(pending)) {
      // All of it is too much. Perhaps a part of it is not.
      queue.unshift(...halve(pending, nextId))
      change(state)
      return
    } else reject(pending, settlement.failure, doubt)
    for (const part of pending.parts) part.settle(settlement)
    tell(pending, settlement, before)
    change(state)
  }

  function accept(pending: Pending, { cart, entry }: Settled): void {
    const made = entry ?? cart.entries.find((each) => keyOf(each) === pending.key)
    if (isAdd(pending) && made) {
      namedIds.set(pending.id, made.id)
      rename(queue, pending.id, made.id)
      const isNew = !state.settled?.entries.some(({ id }) => id === made.id)
      if (isNew && !memory.firstIds.has(made.id)) memory.firstIds.set(made.id, pending.id)
    }
    settle(state, cart, moment(state))
    state.failed = undefined
    publish({ cart, at: state.settledAt })
  }

  function reject(pending: Pending, failure: CartFailure, doubt: Doubt | undefined): void {
    if (isDisconnected(failure)) state.isOffline = true
    state.failed = { operation: wholeOf(pending), failure, key: pending.key, doubt }
    if (pending.pieceOf && failure.kind === 'refused') dropHopeless(pending, failure)
  }

  /** What there is too little of for one press, there is too little of for others that want as much. */
  function dropHopeless(refused: Pending, failure: CartFailure): void {
    const enough = quantityOf(refused)
    for (const sibling of queue.filter(({ pieceOf }) => pieceOf === refused.pieceOf)) {
      const hopeless = sibling.parts.filter(({ quantity }) => quantity >= enough)
      sibling.parts = sibling.parts.filter((part) => !hopeless.includes(part))
      for (const part of hopeless) part.settle(fail(failure))
      mourn(hopeless, failure)
      if (sibling.parts.length === 0) queue.splice(queue.indexOf(sibling), 1)
    }
  }

  function mourn(parts: readonly Part[], failure: CartFailure): void {
    for (const { operation } of parts) state.emit({ kind: 'failed', operation, failure })
  }

  function tell({ operation, parts }: Pending, settlement: Settlement, before: Cart | undefined): void {
    if (!settlement.ok) {
      mourn(parts, settlement.failure)
      return
    }
    const { cart, entry } = settlement.value
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
    distrust,
    land: () => {
      landing = look(new Promise((resolve) => void clock(resolve, landingMs)))
    },
    drained: () => (queue.length ? new Promise((resolve) => waiters.push(resolve)) : Promise.resolve()),
    stop: () => {
      for (const undo of resting.values()) undo()
      resting.clear()
    },
  }
}

const isAdd = ({ operation }: Pending): boolean => operation.kind === 'add'

/** Whether a failure says all. That an entry is missing says only that the cart knows more. */
const isCertain = (request: CartRequest, failure: CartFailure): boolean =>
  isUndone(failure) && !(request.kind !== 'add' && failure.kind === 'refused' && failure.status === 404)
