'use client'

import { cartCount, type CartCount } from '../part/count.ts'
import { pillState, type PillPage, type PillState } from './pill.ts'
import { useCart } from '../provider/use-cart.react.ts'
import { useCartClient } from '../provider/cart-provider.react.tsx'

/** Returns the number of items in the cart, as it is shown and as it is spoken. */
export function useCartCount(): CartCount {
  const { messages, locale } = useCartClient()
  // Renders again only when the number changes.
  const totalQuantity = useCart(({ cart }) => cart?.totalQuantity ?? 0)
  return cartCount(totalQuantity, messages, locale)
}

/** Returns what the pill cart of a page shows. The pill is absent with express checkout. */
export function usePill(page: PillPage): CartCount & {
  /** `shown`, or why the pill is not shown on this page. */
  readonly state: PillState
} {
  const client = useCartClient()
  const counted = useCartCount()
  const expressCheckout = page.expressCheckout ?? client.expressCheckout
  return { ...counted, state: pillState({ ...page, expressCheckout }, counted.count) }
}
