import { fill } from '@sitewright/site/messages'
import type { CartSnapshot } from '../cart/cart-state.ts'
import type { Messages } from '../messages.ts'

/** State of a cart indicator. It is `uninitialized` until the first sync. */
export type IndicatorState = 'uninitialized' | 'empty' | 'filled'

/** Highest number of items that is shown exactly. */
export const exactCountLimit = 100

/** Number of items, as it is shown: `100+` above 100. */
export const countText = (count: number, messages: Messages): string =>
  count > exactCountLimit ? messages['cart.count.overflow'] : String(count)

/** Number of items, as a screen reader speaks it. */
export function spokenCount(count: number, messages: Messages): string {
  if (count === 1) return messages['cart.indicator.one']
  if (count > exactCountLimit) return messages['cart.indicator.overflow']
  return fill(messages['cart.indicator.many'], { n: count })
}

/** The number of items in the cart, as it is shown and as it is spoken. */
export interface CartCount {
  readonly count: number
  readonly text: string
  readonly spoken: string
}

/** A number of items, as it is shown and as it is spoken. */
export const cartCount = (count: number, messages: Messages): CartCount => ({
  count,
  text: countText(count, messages),
  spoken: spokenCount(count, messages),
})

/** State of an indicator for a snapshot of the cart. */
export const indicatorState = ({ status, cart }: Pick<CartSnapshot, 'status' | 'cart'>): IndicatorState =>
  cart && cart.totalQuantity > 0
    ? 'filled'
    : status === 'uninitialized' || status === 'loading'
      ? 'uninitialized'
      : 'empty'
