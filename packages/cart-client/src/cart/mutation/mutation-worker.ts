import type { Clock } from '@sitewright/machine'
import type { CartNews } from '../../operation/cart-news.ts'
import { dispatch, notify, timestamp, type CartState } from '../state/cart-state.ts'
import { readingOf, type CartTransport } from '../../cart-transport/cart-transport.ts'
import { applyOutcome } from './mutation-outcome.ts'
import type { Pending } from '../../operation/operation.ts'
import { sendOperation } from './send-operation.ts'

export interface MutationWorkerOptions {
  readonly transport: CartTransport
  readonly clock: Clock
  readonly publish: (news: CartNews) => void
  /** Called before the waiting or running operations change. */
  readonly persist: () => void
  readonly nextId: () => string
}

/** Sends the first request of a queue and applies its outcome. */
export interface MutationWorker {
  readonly work: () => Promise<void>
  /** Waits for requests that a page sent just before it closed, which may still change entries, and reads the cart. */
  readonly awaitInFlight: (keys: readonly string[]) => void
}

/** Time that a request may take to arrive after its page has closed. */
const inFlightMs = 1000

/** Creates the worker of a cart's queue. */
export function createMutationWorker(
  state: CartState,
  { transport, clock, publish, persist, nextId }: MutationWorkerOptions,
): MutationWorker {
  const { queue } = state
  let inFlight: Promise<void> | undefined

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
    await send(pending)
  }

  async function send(pending: Pending): Promise<void> {
    dispatch(state, 'sent', pending)
    persist()
    const before = state.settled
    const outcome = await sendOperation(state, pending, { transport, doubt })
    if (state.isDisposed) return
    applyOutcome(state, pending, outcome, { before, publish, nextId })
    persist()
  }

  /** Reads the cart before anything is sent. */
  async function readFirst(after?: Promise<void>): Promise<void> {
    await after
    const at = timestamp(state)
    const reading = await readingOf(transport)
    inFlight = undefined
    if (!reading.ok) dispatch(state, 'unread', reading.failure)
    else if (state.settledAt <= at) dispatch(state, 'read', reading.value, at)
    notify(state)
  }

  function doubt(keys: readonly string[]): void {
    dispatch(state, 'uncertain', keys)
    publish({ uncertain: keys })
  }

  function awaitInFlight(keys: readonly string[]): void {
    // A page that crashed has sent no message to other tabs.
    doubt(keys)
    inFlight = readFirst(new Promise((resolve) => void clock(resolve, inFlightMs)))
  }

  return { work, awaitInFlight }
}

const needsNoCart = ({ operation: { kind } }: Pending): boolean => kind === 'add' || kind === 'discounts'
