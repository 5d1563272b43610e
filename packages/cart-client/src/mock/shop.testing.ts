import { toSubunits } from '@sitewright/money-format'
import { fail, succeed, type Result } from '@sitewright/site/result'
import type { AddedEntry, Cart, CartEntry, UpdatedEntry } from '../cart/cart.contract.ts'
import type { Product, Variant } from '../product/product.contract.ts'
import type { StockResults } from '../stock/stock.contract.ts'
import { entryKey, keyOf } from '../cart/entry-key.ts'
import { priceOf } from '../product/product.ts'
import { quantityInCart } from '../stock/stock.ts'
import { buildCart } from './build.testing.ts'
import { createShopState, type ShopState } from './shop-state.testing.ts'

/** A refusal of the shop. */
export interface Refusal {
  readonly status: number
  readonly message: string
}

type Answer<Value> = Result<Value, Refusal>

/** A line to be added. */
interface Line {
  readonly itemId: string
  readonly sku: string | null
  readonly quantity: number
  readonly additionalFields: string
}

/** The shop behind the handlers: what a server does, without a server. */
export interface Shop {
  readonly state: ShopState
  readonly cart: () => Cart | undefined
  readonly add: (line: Line) => Answer<AddedEntry>
  readonly setQuantity: (entryId: string, quantity: number) => Answer<UpdatedEntry>
  readonly setFields: (entryId: string, additionalFields: string) => Answer<UpdatedEntry>
  readonly remove: (entryId: string) => Answer<UpdatedEntry>
  readonly stock: (itemId: string) => StockResults
  readonly subscribe: (line: Line) => Answer<{ readonly cartToken: string }>
  readonly enterCoupon: (code: string) => void
  /** Pays: the cart is purchased, the stock decreases, and gift cards get their value. */
  readonly purchase: () => void
}

const refuse = (status: number, message: string): Answer<never> => fail({ status, message })

/** Creates a shop. */
export function createShop(changes: Partial<ShopState> = {}): Shop {
  const state: ShopState = { ...createShopState(), ...changes }
  let count = 0

  /** Id that is not in the cart yet: entries may come from a builder, or from an earlier shop. */
  function nextId(what: string): string {
    const id = `${what}-${(count += 1)}`
    return state.cart?.entries.some((entry) => entry.id === id) ? nextId(what) : id
  }

  function find(
    itemId: string,
    sku: string | null,
  ): { product: Product; variant: Variant | undefined } | undefined {
    const product = state.products.find(({ id }) => id === itemId)
    if (!product) return undefined
    const { variants } = product
    // A page names no variant of a product that has only one.
    const only = sku === null && variants.length === 1 ? variants[0] : undefined
    const variant = variants.find((each) => (each.sku ?? '') === (sku ?? '')) ?? only
    return variant || variants.length === 0 ? { product, variant } : undefined
  }

  /** Number of entries, including the cart's own. */
  function supply({ product, variant }: { product: Product; variant: Variant | undefined }): number {
    const isEndless = product.productType === 2 || product.productType === 4 || variant?.unlimited
    return isEndless ? Infinity : (variant?.qtyInStock ?? 0)
  }

  function write(entries: readonly CartEntry[]): Cart {
    const { websiteId, coupons, enteredCoupons, cart } = state
    const valid = coupons.filter(({ code }) => enteredCoupons.includes(code))
    const invalid = enteredCoupons.filter((code) => !valid.some((coupon) => coupon.code === code))
    const subtotal = entries.reduce((sum, { subTotal = 0 }) => sum + subTotal, 0)
    const types = entries.map(({ itemId }) => state.products.find(({ id }) => id === itemId)?.productType)
    state.cart = buildCart({
      id: cart && !cart.isPurchased ? cart.id : nextId('cart'),
      websiteId,
      entries,
      coupons: enteredCoupons,
      validCoupons: valid,
      invalidCoupons: invalid,
      discountCents: valid.reduce(
        (sum, { percentOff }) => sum + Math.round((subtotal * percentOff) / 100),
        0,
      ),
      hasDigital: types.includes(2),
      purelyDigital: types.length > 0 && types.every((type) => type === 2),
      requiresShipping: types.includes(1),
      // Before the purchase there is neither an order nor a selection.
      orderId: null,
      selectedShippingOption: null,
      shippingLocation: null,
    })
    return state.cart
  }

  const open = (): readonly CartEntry[] => (state.cart?.isPurchased ? [] : (state.cart?.entries ?? []))

  const priced = (entry: CartEntry, product: Product, variant: Variant | undefined): CartEntry => {
    const price = priceOf(product, variant, 'USD')
    const cents = price ? toSubunits(price) : 0
    return { ...entry, purchasePriceCents: cents, subTotal: cents * entry.quantity }
  }

  function add({ itemId, sku, quantity, additionalFields }: Line): Answer<AddedEntry> {
    const found = find(itemId, sku)
    if (!found) return refuse(404, 'There is no such product.')
    const { product, variant } = found
    const entries = open()
    const inCart = quantityInCart({ entries }, { itemId, sku: variant?.sku ?? sku })
    if (inCart + quantity > supply(found))
      return refuse(400, `Only ${supply(found)} of ${product.name} left.`)
    // The entry names the variant, also where the page did not.
    const chosenVariant = { sku: variant?.sku ?? null, attributes: variant?.attributes ?? {} }
    const key = entryKey({ itemId, sku: chosenVariant.sku, additionalFields })
    const old = entries.find((entry) => keyOf(entry) === key)
    const base = old ?? {
      id: nextId('entry'),
      itemId,
      chosenVariant,
      quantity: 0,
      title: product.name,
      additionalFields: storedFields(additionalFields),
    }
    const newlyAdded = priced({ ...base, quantity: base.quantity + quantity }, product, variant)
    const rest = entries.map((entry) => (entry === old ? newlyAdded : entry))
    return succeed({ shoppingCart: write(old ? rest : [...rest, newlyAdded]), newlyAdded })
  }

  function change(entryId: string, update: (entry: CartEntry) => Answer<CartEntry>): Answer<UpdatedEntry> {
    const entries = open()
    const entry = entries.find(({ id }) => id === entryId)
    if (!entry) return refuse(404, 'There is no such entry.')
    const updated = update(entry)
    if (!updated.ok) return updated
    const shoppingCart = write(entries.map((each) => (each === entry ? updated.value : each)))
    return succeed({ shoppingCart, updatedEntry: updated.value })
  }

  return {
    state,
    cart: () => state.cart,
    add,
    setQuantity: (entryId, quantity) =>
      change(entryId, (entry) => {
        const found = find(entry.itemId, entry.chosenVariant.sku ?? null)
        if (!found) return refuse(404, 'There is no such product.')
        if (quantity > supply(found))
          return refuse(400, `Only ${supply(found)} of ${found.product.name} left.`)
        return succeed(priced({ ...entry, quantity }, found.product, found.variant))
      }),
    setFields: (entryId, additionalFields) =>
      change(entryId, (entry) => succeed({ ...entry, additionalFields: storedFields(additionalFields) })),
    remove: (entryId) => {
      const entries = open()
      const rest = entries.filter(({ id }) => id !== entryId)
      if (rest.length === entries.length) return refuse(404, 'There is no such entry.')
      return succeed({ shoppingCart: write(rest) })
    },
    stock: (itemId) => {
      const variants = state.products.find(({ id }) => id === itemId)?.variants ?? []
      return {
        results: variants.map(({ sku, unlimited = false, qtyInStock = 0 }) => ({
          sku,
          unlimited,
          qtyInStock,
        })),
      }
    },
    subscribe: (line) => {
      const found = find(line.itemId, line.sku)
      if (!found?.product.isSubscribable) return refuse(400, 'This cannot be subscribed.')
      const cartToken = nextId('subscription')
      state.subscriptions = [...state.subscriptions, { ...line, cartToken }]
      return succeed({ cartToken })
    },
    enterCoupon: (code) => {
      state.enteredCoupons = [...state.enteredCoupons, code]
      write(open())
    },
    purchase: () => {
      if (!state.cart || state.cart.isPurchased) return
      const { entries } = state.cart
      for (const { itemId, chosenVariant, quantity, purchasePriceCents = 0 } of entries) {
        const sold = find(itemId, chosenVariant.sku ?? null)
        if (sold?.product.productType === 4) {
          const codes = Array.from({ length: quantity }, () => [nextId('gift'), purchasePriceCents] as const)
          state.giftCards = { ...state.giftCards, ...Object.fromEntries(codes) }
        }
        if (sold?.variant)
          state.products = state.products.map((product) => sell(product, sold.variant, quantity))
      }
      state.cart = { ...state.cart, isPurchased: true, orderId: nextId('order') }
      state.orders = [...state.orders, state.cart]
    },
  }
}

/** Missing fields travel as the text `null`. */
const storedFields = (additionalFields: string): string | null =>
  additionalFields === 'null' ? null : additionalFields

const sell = (product: Product, sold: Variant | undefined, quantity: number): Product => ({
  ...product,
  variants: product.variants.map((variant) =>
    variant === sold && !variant.unlimited
      ? { ...variant, qtyInStock: Math.max(0, (variant.qtyInStock ?? 0) - quantity) }
      : variant,
  ),
})
