import type { Undo } from '@sitewright/machine'
import type { CartSnapshot } from '../core/cart-state.ts'
import type { CartStore } from '../core/cart-store.ts'

/** Whether it is known if there is a cart, or that it cannot be known. */
export const isKnown = ({ status }: CartSnapshot): boolean => status === 'ready' || status === 'failed'

/** Calls back once, as soon as it is known. */
export function whenKnown(cart: CartStore, then: () => void): Undo {
  const unsubscribe = cart.subscribe(look)
  function look(): void {
    if (!isKnown(cart.snapshot())) return
    unsubscribe()
    then()
  }
  look()
  return unsubscribe
}
