import type { Machine } from '@sitewright/machine'
import type { CartSnapshot } from './cart-state.ts'
import { fill, type Messages } from './messages.ts'

/** Where the cart indicator of a template is. */
export type IndicatorState = 'uninitialized' | 'empty' | 'filled'

/** The cart indicator of a template: nothing is known until the first sync. */
export const indicator: Machine<IndicatorState, 'empty' | 'filled'> = {
  initial: 'uninitialized',
  states: {
    uninitialized: { on: { empty: 'empty', filled: 'filled' } },
    empty: { on: { filled: 'filled' } },
    filled: { on: { empty: 'empty' } },
  },
}

/** The highest number of items that is told exactly. */
export const exactCountLimit = 100

/** The number of items, as it is shown: `100+` above 100. */
export const countText = (count: number, messages: Messages): string =>
  count > exactCountLimit ? messages['cart.count.overflow'] : String(count)

/** The number of items, as it is spoken. */
export function spokenCount(count: number, messages: Messages): string {
  if (count === 1) return messages['cart.indicator.one']
  if (count > exactCountLimit) return messages['cart.indicator.overflow']
  return fill(messages['cart.indicator.many'], { n: count })
}

/** Where the indicator is, for what is known of the cart. */
export const indicatorState = ({ status, cart }: CartSnapshot): IndicatorState =>
  cart && cart.totalQuantity > 0
    ? 'filled'
    : status === 'uninitialized' || status === 'loading'
      ? 'uninitialized'
      : 'empty'
