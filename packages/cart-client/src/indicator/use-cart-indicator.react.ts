'use client'

import { indicatorState, type CartCount, type IndicatorState } from './indicator.ts'
import { useCart } from '../cart/use-cart.react.ts'
import { useCartCount } from '../pill/use-pill.react.ts'

/** The cart indicator of a page. */
export function useCartIndicator(): CartCount & { readonly state: IndicatorState } {
  const state = useCart(indicatorState)
  return { ...useCartCount(), state }
}
