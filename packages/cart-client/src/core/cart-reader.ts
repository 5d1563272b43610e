import { change, moment, move, settle, type CartState } from './cart-state.ts'
import type { CartTransport, Reading } from './cart-transport.ts'
import { isDisconnected } from './failure.ts'
import { fail, succeed } from '@sitewright/site/result'

export interface ReaderOptions {
  readonly transport: CartTransport
  /** Resolves when no change of the cart is on its way. */
  readonly drained: () => Promise<void>
}

/** A way to read a cart; those who ask while it is being read share one reading. */
export function createReader(
  state: CartState,
  { transport, drained }: ReaderOptions,
): () => Promise<Reading> {
  let current: Promise<Reading> | undefined

  async function read(): Promise<Reading> {
    for (;;) {
      await drained()
      const [at, writes] = [moment(state), state.writes]
      const reading = await transport.fetch()
      if (state.isDisposed) return fail({ kind: 'aborted' })
      if (!reading.ok) {
        state.readFailure = reading.failure
        if (isDisconnected(reading.failure)) state.isOffline = true
        move(state, 'rejected')
        state.emit({ kind: 'unread', failure: reading.failure })
        return reading
      }
      // Another tab, or a change that was made meanwhile, has brought newer news.
      if (state.settledAt > at) return succeed(state.settled)
      // What was read while something changed may be from before or after: nobody knows, so it is read once more.
      if (state.writes === writes && state.queue.length === 0) {
        settle(state, reading.value, at)
        return reading
      }
    }
  }

  return () => {
    if (current) return current
    move(state, 'load')
    state.isReading = true
    current = read().finally(() => {
      current = undefined
      state.isReading = false
      change(state)
    })
    change(state)
    return current
  }
}
