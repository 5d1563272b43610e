'use client'

import { countText, spokenCount } from '../indicator/indicator.ts'
import { pillState, type PillPage, type PillState } from './pill.ts'
import { useCart } from '../cart/use-cart.react.ts'
import { useCartClient } from '../client/cart-provider.react.tsx'

/** The number of items in the cart, as it is shown and as it is spoken. */
export interface CartCount {
  readonly count: number
  readonly text: string
  readonly spoken: string
}

/** The number of items in the cart. */
export function useCartCount(): CartCount {
  const { messages } = useCartClient()
  const count = useCart(({ cart }) => cart?.totalQuantity ?? 0)
  return { count, text: countText(count, messages), spoken: spokenCount(count, messages) }
}

/** The pill cart of a page. With express checkout there is none. */
export function usePill(page: PillPage): CartCount & { readonly state: PillState } {
  const { expressCheckout } = useCartClient()
  const counted = useCartCount()
  return { ...counted, state: pillState({ expressCheckout, ...page }, counted.count) }
}
