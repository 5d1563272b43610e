import { succeed } from '@sitewright/machine/result'
import type { Cart } from '../entry/cart.contract.ts'
import type { StockResults } from '../catalog/stock.contract.ts'
import { createShopCart, refuse, type Answer, type Line, type ShopCart } from './shop-cart.testing.ts'
import { findProduct, sellVariant } from './shop-product.testing.ts'
import { createShopState, type ShopState } from './shop-state.testing.ts'

/** The shop behind the handlers: what a server does, without a server. */
export interface Shop extends ShopCart {
  /** State of the shop. A test may change it at any time. */
  readonly state: ShopState
  /** Cart of the visitor; undefined without one. */
  readonly cart: () => Cart | undefined
  /** How many are left of each variant of a product. Empty for an unknown one. */
  readonly stock: (itemId: string) => StockResults
  /** Begins a subscription. Refused with 400 for a product that is not subscribable. */
  readonly subscribe: (line: Line) => Answer<{ readonly cartToken: string }>
  /** Pays: the cart is purchased, the stock decreases, and gift cards get their value. */
  readonly purchase: () => void
}

/** Creates a shop. */
export function createShop(changes: Partial<ShopState> = {}): Shop {
  const state: ShopState = { ...createShopState(), ...changes }
  let count = 0

  /** Id that is not in the cart yet: entries may come from a builder, or from an earlier shop. */
  function nextId(what: string): string {
    const id = `${what}-${(count += 1)}`
    return state.cart?.entries.some((entry) => entry.id === id) ? nextId(what) : id
  }

  return {
    ...createShopCart(state, nextId),
    state,
    cart: () => state.cart,
    stock: (itemId) => stockOf(state, itemId),
    subscribe: (line) => {
      const found = findProduct(state, line.itemId, line.sku)
      if (!found?.product.isSubscribable) return refuse(400, 'This cannot be subscribed.')
      const cartToken = nextId('subscription')
      state.subscriptions = [...state.subscriptions, { ...line, cartToken }]
      return succeed({ cartToken })
    },
    purchase: () => {
      if (!state.cart || state.cart.isPurchased) return
      for (const entry of state.cart.entries) sell(state, entry, () => nextId('gift'))
      state.cart = { ...state.cart, isPurchased: true, orderId: nextId('order') }
      state.orders = [...state.orders, state.cart]
    },
  }
}

function stockOf({ products }: ShopState, itemId: string): StockResults {
  const variants = products.find(({ id }) => id === itemId)?.variants ?? []
  return {
    results: variants.map(({ sku, unlimited = false, qtyInStock = 0 }) => ({ sku, unlimited, qtyInStock })),
  }
}

/** Issues the gift cards of a purchased entry, and decreases the stock. */
function sell(state: ShopState, entry: Cart['entries'][number], nextCode: () => string): void {
  const { itemId, chosenVariant, quantity, purchasePriceCents = 0 } = entry
  const sold = findProduct(state, itemId, chosenVariant.sku ?? null)
  if (sold?.product.productType === 4) {
    const codes = Array.from({ length: quantity }, () => [nextCode(), purchasePriceCents] as const)
    state.giftCards = { ...state.giftCards, ...Object.fromEntries(codes) }
  }
  const { variant } = sold ?? {}
  if (variant) state.products = state.products.map((product) => sellVariant(product, variant, quantity))
}
