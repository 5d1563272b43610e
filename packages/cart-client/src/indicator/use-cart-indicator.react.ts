'use client'

import type { CartCount } from '../part/count.ts'
import { indicatorState, type IndicatorState } from './indicator.ts'
import { useCart } from '../provider/use-cart.react.ts'
import { useCartCount } from '../pill/use-pill.react.ts'

/** Returns what the cart indicator of a page shows. */
export function useCartIndicator(): CartCount & {
  /** For style sheets, which find it in `data-state`. */
  readonly state: IndicatorState
} {
  const state = useCart(indicatorState)
  return { ...useCartCount(), state }
}
