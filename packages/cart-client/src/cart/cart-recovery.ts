import { succeed } from '@sitewright/machine/result'
import { outcomeIn } from './cart-request.ts'
import { dispatch, notify, type CartState } from './cart-state.ts'
import type { CartStore } from './cart-store.ts'
import type { Reading } from '../cart-transport/cart-transport.ts'
import { enqueueOne, type MutationQueue } from './mutation-queue.ts'
import type { Settlement } from './operation.ts'

/** Functions by which a shopper answers the failure of an operation. */
export type CartRecovery = Pick<CartStore, 'retry' | 'dismiss'>

/** Creates the recovery of a cart. */
export function createCartRecovery(
  state: CartState,
  mutations: MutationQueue,
  refresh: () => Promise<Reading>,
): CartRecovery {
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
    return enqueueOne(mutations, { operation: failed.operation, key: failed.key })
  }

  return { retry, dismiss }
}
