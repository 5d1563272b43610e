'use client'

import { indicatorState, type IndicatorState } from '../core/indicator.ts'
import { useCart } from './use-cart.ts'
import { useCartCount, type CartCount } from './use-pill.ts'

/** The cart indicator of a page. */
export function useCartIndicator(): CartCount & { readonly state: IndicatorState } {
  const state = useCart(indicatorState)
  return { ...useCartCount(), state }
}
