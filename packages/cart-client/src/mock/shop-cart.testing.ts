import { toSubunits } from '@sitewright/money-format'
import { fail, succeed, type Result } from '@sitewright/machine/result'
import type { AddedEntry, Cart, CartEntry, UpdatedEntry } from '../entry/cart.contract.ts'
import { entryKey, keyOf } from '../entry/entry-key.ts'
import { priceOf } from '../catalog/product.ts'
import { quantityInCart } from '../stock/stock.ts'
import { buildCart } from './build.testing.ts'
import { findProduct, supplyOf, type FoundProduct } from './shop-product.testing.ts'
import type { ShopState } from './shop-state.testing.ts'

/** A refusal of the shop. */
export interface Refusal {
  /** HTTP status of the response: 400 and above. */
  readonly status: number
  /** Text of the response, for the shopper. */
  readonly message: string
}

export type Answer<Value> = Result<Value, Refusal>

/** A line to be added. */
export interface Line {
  readonly itemId: string
  readonly sku: string | null
  readonly quantity: number
  readonly additionalFields: string
}

/** Cart of the shop. */
export interface ShopCart {
  /** Refused with 400 beyond the stock, and with 404 for an unknown product. */
  readonly add: (line: Line) => Answer<AddedEntry>
  /** Refused with 400 beyond the stock, and with 404 for an unknown entry. */
  readonly setQuantity: (entryId: string, quantity: number) => Answer<UpdatedEntry>
  /** Takes JSON text. An entry that becomes the same as another one is joined with it. */
  readonly setFields: (entryId: string, additionalFields: string) => Answer<UpdatedEntry>
  /** Refused with 404 for an unknown entry. */
  readonly remove: (entryId: string) => Answer<UpdatedEntry>
  /** Enters a code, whether it counts or not. */
  readonly enterCoupon: (code: string) => void
}

export const refuse = (status: number, message: string): Answer<never> => fail({ status, message })

/** Creates the cart of a shop. */
export function createShopCart(state: ShopState, nextId: (what: string) => string): ShopCart {
  function write(entries: readonly CartEntry[]): Cart {
    const { cart } = state
    const id = cart && !cart.isPurchased ? cart.id : nextId('cart')
    state.cart = buildCart({ id, ...contentsOf(state, entries) })
    return state.cart
  }

  function add(line: Line): Answer<AddedEntry> {
    const found = findProduct(state, line.itemId, line.sku)
    if (!found) return refuse(404, 'There is no such product.')
    const entries = entriesOf(state)
    const sku = found.variant?.sku ?? line.sku
    const inCart = quantityInCart({ entries }, { itemId: line.itemId, sku })
    const refused = refuseMore(found, inCart + line.quantity)
    if (refused) return refused
    // The entry names the variant, also where the page did not.
    const key = entryKey({ ...line, sku: found.variant?.sku ?? null })
    const old = entries.find((entry) => keyOf(entry) === key)
    const base = old ?? newEntry(nextId('entry'), line, found)
    const newlyAdded = priced({ ...base, quantity: base.quantity + line.quantity }, found)
    const rest = entries.map((entry) => (entry === old ? newlyAdded : entry))
    return succeed({ shoppingCart: write(old ? rest : [...rest, newlyAdded]), newlyAdded })
  }

  function change(entryId: string, update: (entry: CartEntry) => Answer<CartEntry>): Answer<UpdatedEntry> {
    const entries = entriesOf(state)
    const entry = entries.find(({ id }) => id === entryId)
    if (!entry) return refuse(404, 'There is no such entry.')
    const updated = update(entry)
    if (!updated.ok) return updated
    const same = entries.find((each) => each !== entry && keyOf(each) === keyOf(updated.value))
    const updatedEntry = joined(updated.value, same)
    const rest = entries.filter((each) => each !== same)
    const shoppingCart = write(rest.map((each) => (each === entry ? updatedEntry : each)))
    return succeed({ shoppingCart, updatedEntry })
  }

  return {
    add,
    setQuantity: (entryId, quantity) =>
      change(entryId, (entry) => {
        const found = findProduct(state, entry.itemId, entry.chosenVariant.sku ?? null)
        if (!found) return refuse(404, 'There is no such product.')
        const sku = found.variant?.sku ?? null
        const others =
          quantityInCart({ entries: entriesOf(state) }, { itemId: entry.itemId, sku }) - entry.quantity
        return refuseMore(found, others + quantity) ?? succeed(priced({ ...entry, quantity }, found))
      }),
    setFields: (entryId, additionalFields) =>
      change(entryId, (entry) => succeed({ ...entry, additionalFields: storedFields(additionalFields) })),
    remove: (entryId) => {
      const entries = entriesOf(state)
      const rest = entries.filter(({ id }) => id !== entryId)
      if (rest.length === entries.length) return refuse(404, 'There is no such entry.')
      return succeed({ shoppingCart: write(rest) })
    },
    enterCoupon: (code) => {
      state.enteredCoupons = [...state.enteredCoupons, code]
      write(entriesOf(state))
    },
  }
}

const entriesOf = ({ cart }: ShopState): readonly CartEntry[] =>
  cart?.isPurchased ? [] : (cart?.entries ?? [])

function refuseMore(found: FoundProduct, quantity: number): Answer<never> | undefined {
  const supply = supplyOf(found)
  return quantity > supply ? refuse(400, `Only ${supply} of ${found.product.name} left.`) : undefined
}

/** An entry with the quantity of another that has become the same. */
const joined = (entry: CartEntry, same: CartEntry | undefined): CartEntry =>
  same
    ? {
        ...entry,
        quantity: entry.quantity + same.quantity,
        subTotal: (entry.subTotal ?? 0) + (same.subTotal ?? 0),
      }
    : entry

const newEntry = (id: string, line: Line, { product, variant }: FoundProduct): CartEntry => ({
  id,
  itemId: line.itemId,
  chosenVariant: { sku: variant?.sku ?? null, attributes: variant?.attributes ?? {} },
  quantity: 0,
  title: product.name,
  additionalFields: storedFields(line.additionalFields),
})

function priced(entry: CartEntry, { product, variant }: FoundProduct): CartEntry {
  const price = priceOf(product, variant, 'USD')
  const cents = price ? toSubunits(price) : 0
  return { ...entry, purchasePriceCents: cents, subTotal: cents * entry.quantity }
}

/** Missing fields travel as the text `null`. */
const storedFields = (additionalFields: string): string | null =>
  additionalFields === 'null' ? null : additionalFields

/** Everything of a cart that its entries and the coupons decide. */
function contentsOf(state: ShopState, entries: readonly CartEntry[]): Partial<Cart> {
  const { websiteId, products, coupons, enteredCoupons } = state
  const valid = coupons.filter(({ code }) => enteredCoupons.includes(code))
  const invalid = enteredCoupons.filter((code) => !valid.some((coupon) => coupon.code === code))
  const subtotal = entries.reduce((sum, { subTotal = 0 }) => sum + subTotal, 0)
  const types = entries.map(({ itemId }) => products.find(({ id }) => id === itemId)?.productType)
  return {
    websiteId,
    entries,
    coupons: enteredCoupons,
    validCoupons: valid,
    invalidCoupons: invalid,
    discountCents: valid.reduce((sum, { percentOff }) => sum + Math.round((subtotal * percentOff) / 100), 0),
    hasDigital: types.includes(2),
    purelyDigital: types.length > 0 && types.every((type) => type === 2),
    requiresShipping: types.includes(1),
    // Before the purchase there is neither an order nor a selection.
    orderId: null,
    selectedShippingOption: null,
    shippingLocation: null,
  }
}
