import type { Clock } from '@sitewright/machine'
import { fail } from '@sitewright/machine/result'
import type { CartNews } from '../../operation/cart-news.ts'
import { dispatch, notify, type CartState } from '../state/cart-state.ts'
import type { CartTransport } from '../../cart-transport/cart-transport.ts'
import { createMutationPump } from './mutation-pump.ts'
import { createMutationWorker } from './mutation-worker.ts'
import { pendingOf, type Part, type QueuedOperation, type Settlement } from '../../operation/operation.ts'
import { createQuantityRests } from './quantity-rest.ts'

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
  /** Waits for requests that a page sent just before it closed, which may still change entries, and reads the cart. */
  readonly awaitInFlight: (keys: readonly string[]) => void
  /** Resolves when the queue is empty. */
  readonly drained: () => Promise<void>
  readonly stop: () => void
}

/** Creates the mutation queue of a cart. */
export function createMutationQueue(
  state: CartState,
  { transport, clock, exclusive, publish, persist, restMs }: MutationQueueOptions,
): MutationQueue {
  let count = 0
  // With the time, so that no page mistakes an entry of the page before it for its own.
  const nextId = (): string => `pending:${state.now()}-${(count += 1)}`
  const rests = createQuantityRests(clock, restMs, flush)
  const worker = createMutationWorker(state, { transport, clock, publish, persist, nextId })
  const pump = createMutationPump(state.queue, exclusive, worker.work)

  function enqueue(...operations: readonly QueuedOperation[]): readonly Promise<Settlement>[] {
    if (state.isDisposed) return operations.map(() => Promise.resolve(fail({ kind: 'aborted' })))
    const settlements = operations.map((each) => new Promise<Settlement>((resolve) => insert(each, resolve)))
    persist()
    notify(state)
    pump.start()
    return settlements
  }

  function insert(queued: QueuedOperation, settle: Part['settle']): void {
    const { operation } = queued
    const isHeld = operation.kind === 'quantity' && rests.restart(operation.entryId)
    dispatch(state, 'enqueued', { ...pendingOf(nextId(), queued, settle), isHeld })
  }

  function flush(): void {
    dispatch(state, 'rested')
    pump.start()
  }

  return {
    enqueue,
    flush,
    awaitInFlight: worker.awaitInFlight,
    drained: pump.drained,
    stop: rests.stop,
  }
}

/** Enqueues one operation. */
export const enqueueOne = (queue: MutationQueue, operation: QueuedOperation): Promise<Settlement> =>
  queue.enqueue(operation)[0] ?? Promise.resolve(fail({ kind: 'aborted' }))
