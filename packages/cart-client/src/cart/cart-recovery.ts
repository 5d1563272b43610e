import { succeed } from '@sitewright/machine/result'
import { outcomeIn } from './mutation/cart-request.ts'
import { dispatch, notify, type CartState } from './state/cart-state.ts'
import type { CartStore } from './cart-store.ts'
import type { Reading } from '../cart-transport/cart-transport.ts'
import { emitDone } from './mutation/mutation-outcome.ts'
import { enqueueOne, type MutationQueue } from './mutation/mutation-queue.ts'
import type { Settled, Settlement } from '../operation/operation.ts'

/** Functions by which a shopper answers the failure of an operation. */
export type CartRecovery = Pick<CartStore, 'retry' | 'dismiss'>

/** Creates the recovery of a cart. */
export function createCartRecovery(
  state: CartState,
  mutations: MutationQueue,
  refresh: () => Promise<Reading>,
): CartRecovery {
  /** The failure that the cart is being read for. */
  let inQuestion: CartState['failed']

  function dismiss(): void {
    dispatch(state, 'failed', undefined)
    notify(state)
  }

  async function retry(): Promise<Settlement | undefined> {
    const { failed } = state
    // A second press while the cart is read must not send it a second time.
    if (!failed || failed === inQuestion) return undefined
    const { operation, key, doubt } = failed
    let done: Settled | undefined
    if (doubt) {
      inQuestion = failed
      const reading = await refresh()
      inQuestion = undefined
      if (!reading.ok) return reading
      done = outcomeIn(doubt, reading.value)
      if (done) emitDone(state, doubt, done)
    }
    // Another operation may have failed meanwhile.
    if (state.failed === failed) dismiss()
    return done ? succeed(done) : enqueueOne(mutations, { operation, key })
  }

  return { retry, dismiss }
}
