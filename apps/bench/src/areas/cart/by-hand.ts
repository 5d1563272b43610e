import type { Cart } from '@sitewright/cart-client'
import { arrivals, type Arrivals } from './arrival.ts'

/** A store as it is written without a library: the newest cart, and those who look at it. */
function openStore(): Arrivals {
  const lookers = new Set<() => void>()
  let cart: Cart | undefined
  let newest = 0
  return {
    subscribe: (notify) => lookers.add(notify),
    snapshot: () => ({ cart }),
    receive: ({ cart: next, at }) => {
      if (at <= newest) return
      newest = at
      cart = next
      for (const notify of lookers) notify()
    },
  }
}

export const { updates, lines } = arrivals(openStore)
