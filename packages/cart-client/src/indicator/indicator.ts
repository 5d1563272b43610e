import type { CartSnapshot } from '../cart/state/cart-state.ts'

/** State of a cart indicator. It is `uninitialized` until the first sync. */
export type IndicatorState = 'uninitialized' | 'empty' | 'filled'

/** Returns the state of an indicator for a snapshot of the cart. */
export const indicatorState = ({ status, cart }: Pick<CartSnapshot, 'status' | 'cart'>): IndicatorState =>
  cart && cart.totalQuantity > 0
    ? 'filled'
    : status === 'uninitialized' || status === 'loading'
      ? 'uninitialized'
      : 'empty'
