import type { Cleanup } from '@sitewright/machine'
import type { CartSnapshot } from '../cart/state/cart-state.ts'
import type { CartStore } from '../cart/cart-store.ts'

/** Checks whether the first reading of a cart has ended, also without success. */
export const isKnown = ({ status }: CartSnapshot): boolean => status === 'ready' || status === 'failed'

/** Calls back once, as soon as a cart was read, or cannot be read. */
export const whenKnown = (cart: CartStore, then: () => void): Cleanup => once(cart, isKnown, then)

/** Calls back once, as soon as a cart is being loaded, or need not be. Does not wait for the answer, which may hang. */
export const whenStarted = (cart: CartStore, then: () => void): Cleanup =>
  once(cart, ({ status }) => status !== 'uninitialized', then)

function once(cart: CartStore, isReached: (snapshot: CartSnapshot) => boolean, then: () => void): Cleanup {
  const unsubscribe = cart.subscribe(check)
  function check(): void {
    if (!isReached(cart.snapshot())) return
    unsubscribe()
    then()
  }
  check()
  return unsubscribe
}
