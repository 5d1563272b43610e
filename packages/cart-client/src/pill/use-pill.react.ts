'use client'

import { cartCount, type CartCount } from '../indicator/indicator.ts'
import { pillState, type PillPage, type PillState } from './pill.ts'
import { useCart } from '../cart/use-cart.react.ts'
import { useCartClient } from '../client/cart-provider.react.tsx'

/** The number of items in the cart. */
export function useCartCount(): CartCount {
  const { messages, locale } = useCartClient()
  // Renders again only when the number changes.
  const totalQuantity = useCart(({ cart }) => cart?.totalQuantity ?? 0)
  return cartCount(totalQuantity, messages, locale)
}

/** The pill cart of a page, which is absent with express checkout. */
export function usePill(page: PillPage): CartCount & { readonly state: PillState } {
  const client = useCartClient()
  const counted = useCartCount()
  const expressCheckout = page.expressCheckout ?? client.expressCheckout
  return { ...counted, state: pillState({ ...page, expressCheckout }, counted.count) }
}
