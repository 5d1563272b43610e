import { fail } from '@sitewright/machine/result'
import type { CartNews } from '../operation/cart-news.ts'
import { dispatch, notify, timestamp, type CartState } from './state/cart-state.ts'
import { readingOf, type CartTransport, type Reading } from '../cart-transport/cart-transport.ts'

export interface CartQueryOptions {
  readonly transport: CartTransport
  /** Resolves when no change of the cart is pending. */
  readonly drained: () => Promise<void>
  readonly publish: (news: CartNews) => void
}

/** Creates a function that reads the cart. Calls made while it is being read share one reading. */
export function createCartQuery(
  state: CartState,
  { transport, drained, publish }: CartQueryOptions,
): () => Promise<Reading> {
  let current: Promise<Reading> | undefined

  async function read(): Promise<Reading> {
    for (;;) {
      await drained()
      if (state.isDisposed) break
      const { writes } = state
      const at = timestamp(state)
      const reading = await readingOf(transport)
      if (state.isDisposed) break
      if (!reading.ok) {
        dispatch(state, 'unread', reading.failure)
        state.emit({ kind: 'unread', failure: reading.failure })
        return reading
      }
      // A cart read during a change may be from before or after it, so it is read again. That of another tab or a change has
      // the time at which it arrived: the server may have sent it before this reading began.
      if (state.settledAt <= at && state.writes === writes && state.queue.length === 0) {
        dispatch(state, 'read', reading.value, at)
        // Nothing else tells the other tabs that the cart was purchased.
        if (!state.settled) publish({ cart: undefined, at })
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
