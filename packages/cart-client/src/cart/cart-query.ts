import { fail, succeed } from '@sitewright/machine/result'
import { dispatch, notify, timestamp, type CartState } from './cart-state.ts'
import { resultOf, type CartTransport, type Reading } from '../cart-transport/cart-transport.ts'

export interface CartQueryOptions {
  readonly transport: CartTransport
  /** Resolves when no change of the cart is pending. */
  readonly drained: () => Promise<void>
}

/** Creates a function that reads the cart. Calls made while it is being read share one reading. */
export function createCartQuery(
  state: CartState,
  { transport, drained }: CartQueryOptions,
): () => Promise<Reading> {
  let current: Promise<Reading> | undefined

  async function read(): Promise<Reading> {
    for (;;) {
      await drained()
      if (state.isDisposed) break
      const { writes, settled } = state
      const at = timestamp(state)
      const reading = await resultOf(transport.fetch)
      if (state.isDisposed) break
      if (!reading.ok) {
        dispatch(state, 'unread', reading.failure)
        state.emit({ kind: 'unread', failure: reading.failure })
        return reading
      }
      const isNewest = state.settledAt <= at
      // Another tab, or a change that was made meanwhile, has brought a newer cart.
      if (!isNewest && state.settled !== settled) return succeed(state.settled)
      // A cart read during a change may be from before or after it, so it is read again.
      if (isNewest && state.writes === writes && state.queue.length === 0) {
        dispatch(state, 'read', reading.value, at)
        return reading
      }
    }
    return fail({ kind: 'aborted' })
  }

  return () => {
    if (current) return current
    dispatch(state, 'reading')
    current = read().finally(() => {
      current = undefined
      dispatch(state, 'readingEnded')
      notify(state)
    })
    notify(state)
    return current
  }
}
