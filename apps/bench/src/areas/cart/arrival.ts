import type { Cart } from '@sitewright/cart-client'
import type { Work } from '../../area.ts'

/** Part of a store that the cases of arriving carts use. */
export interface Arrivals {
  readonly subscribe: (notify: () => void) => unknown
  readonly snapshot: () => { readonly cart: Cart | undefined }
  readonly receive: (news: { readonly cart: Cart; readonly at: number }) => void
}

/** Carts that arrive, and how many look at each. */
interface Updates {
  readonly updates: number
  readonly subscribers: number
}

/** Carts that arrive, and how many lines each has. */
interface Lines {
  readonly updates: number
  readonly lines: number
}

interface Works {
  readonly updates: Work<Updates, number>
  readonly lines: Work<Lines, number>
}

function cartOf(quantity: number, lines = 1): Cart {
  return {
    id: 'cart-1',
    websiteId: 'website-1',
    created: 0,
    isPurchased: false,
    entries: Array.from({ length: lines }, (_, line) => ({
      id: `line-${line}`,
      itemId: `mug-${line}`,
      quantity,
      chosenVariant: { sku: `mug-${line}`, attributes: {} },
    })),
    shippingOptions: [],
    applicableTaxRules: [],
    coupons: [],
    validCoupons: [],
    invalidCoupons: [],
    subtotalCents: 0,
    taxCents: 0,
    shippingCostCents: 0,
    discountCents: 0,
    grandTotalCents: 0,
    totalQuantity: quantity * lines,
    hasDigital: false,
    purelyDigital: false,
    requiresShipping: true,
  }
}

/** Lets carts arrive in a store, one after the other. Returns what one looker has seen in all of them. */
function arrive(store: Arrivals, carts: readonly Cart[], look: (cart: Cart) => number, lookers = 1): number {
  let seen = 0
  for (let looker = 0; looker < lookers; looker += 1) {
    store.subscribe(() => {
      const { cart } = store.snapshot()
      if (cart) seen += look(cart)
    })
  }
  carts.forEach((cart, index) => store.receive({ cart, at: index + 1 }))
  return seen
}

const addUp = ({ entries }: Cart): number => entries.reduce((sum, { quantity }) => sum + quantity, 0)

/** The cases of arriving carts, with one kind of store. */
export const arrivals = (open: () => Arrivals): Works => ({
  updates: ({ updates, subscribers }) => {
    const carts = Array.from({ length: updates }, (_, index) => cartOf(index + 1))
    return () => arrive(open(), carts, ({ totalQuantity }) => totalQuantity, subscribers)
  },
  lines: ({ updates, lines }) => {
    const carts = Array.from({ length: updates }, (_, index) => cartOf(index + 1, lines))
    return () => arrive(open(), carts, addUp)
  },
})
