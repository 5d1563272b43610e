import type { Cart, CartEntry } from '@sitewright/cart-client'
import { priceOf, type Product } from '@sitewright/cart-client/product'
import { createShopMock } from '@sitewright/cart-client/testing'
import { toSubunits } from '@sitewright/money-format'
import { isRecord } from '@sitewright/site/reader'
import type { SiteState } from '@sitewright/site/testing'
import { currentLocalization } from '../localization.ts'
import { readSettings } from '../settings/settings.ts'
import { product } from '../product/product.ts'
import { loadSiteContent } from '../site/content/stored-content.ts'
import { items } from '../site/record/item.ts'
import { parseState, type MemberState, type SavedState } from './saved-state.ts'
import { uniqueId } from './unique-id.ts'

/** Mock shop of cart-client, over the state that is saved here. */
export const shop = createShopMock({ state: { websiteId: 'sill' } })
const { state } = shop

const KEY = 'sill-server'
const saleKey = (itemId: string, attributes: Readonly<Record<string, string>>) =>
  [itemId, ...Object.values(attributes)].join(' ')

let sold: SavedState['sold'] = {}

/** Data of the account page that the mock shop does not hold. */
export const memberState: MemberState = {
  placed: [],
  begun: [],
  addresses: [],
}

/** Products with their current stock, in the language and currency of this page. */
function currentProducts(): Product[] {
  const { emptyShelf } = readSettings()
  return items(currentLocalization()).map((item) => {
    const made = product(item)
    const { variants } = made
    return {
      ...made,
      variants: variants.map((variant) => ({
        ...variant,
        unlimited: !emptyShelf && variant.unlimited === true,
        qtyInStock: emptyShelf
          ? 0
          : Math.max(0, (variant.qtyInStock ?? 0) - (sold[saleKey(made.id, variant.attributes)] ?? 0)),
      })),
    }
  })
}

/** An entry at the price of this page's currency. None of what is sold no longer: it would cost nothing. */
function repricedEntry(entry: CartEntry): readonly (CartEntry & { readonly subTotal: number })[] {
  const found = state.products.find(({ id }) => id === entry.itemId)
  const variants = found?.variants ?? []
  const only = variants.length === 1 ? variants[0] : undefined
  const variant = variants.find(({ sku }) => sku === entry.chosenVariant.sku) ?? only
  const price = found && variant && priceOf(found, variant, currentLocalization().currency)
  if (!price) return []
  const cents = toSubunits(price)
  return [{ ...entry, title: found.name, purchasePriceCents: cents, subTotal: cents * entry.quantity }]
}

/** Converts a cart to the price list of this page's currency. */
function repriced(cart: Cart | undefined): Cart | undefined {
  if (!cart) return undefined
  const entries = cart.entries.flatMap(repricedEntry)
  const subtotalCents = entries.reduce((sum, { subTotal }) => sum + subTotal, 0)
  return { ...cart, entries, subtotalCents, grandTotalCents: subtotalCents }
}

/** Loads the state that the last request of any tab saved, that of the site's mock included. */
export function loadState(site: SiteState): void {
  loadSiteContent()
  const {
    cart,
    sold: sales,
    placed,
    begun,
    addresses,
    language,
    multilingualStatus,
    ...kept
  } = parseState(localStorage.getItem(KEY))
  sold = sales
  state.products = currentProducts()
  state.cart = repriced(cart)
  site.multilingualStatus = multilingualStatus
  Object.assign(state, kept)
  Object.assign(memberState, { placed, begun, addresses, language })
}

/** Saves the state, and sets the cookies by which the next page knows of the cart. */
export function saveState({ multilingualStatus }: SiteState): void {
  const { subscriptions, orders, restockSignUps, restockSent, giftCards } = state
  const cart = state.cart?.isPurchased ? undefined : state.cart
  localStorage.setItem(
    KEY,
    JSON.stringify({
      cart,
      sold,
      subscriptions,
      orders,
      restockSignUps,
      restockSent,
      giftCards,
      multilingualStatus,
      ...memberState,
    } satisfies SavedState),
  )
  const life = cart ? '' : '; Max-Age=0'
  for (const pair of [`CART=${cart?.id ?? ''}`, 'hasCart=true'])
    document.cookie = `${pair}; Path=/; SameSite=Lax${life}`
}

/** Places the order of the cart and takes it off the stock. Returns its number, or undefined if the cart is empty. */
export function placeOrder(): string | undefined {
  const { cart } = state
  if (!cart?.entries.length) return undefined
  const before = { ...sold }
  for (const { itemId, chosenVariant, quantity } of cart.entries) {
    const key = saleKey(itemId, chosenVariant.attributes)
    before[key] = (before[key] ?? 0) + quantity
  }
  shop.purchase()
  sold = before
  return `S-${String(state.orders.length).padStart(5, '0')}`
}

/** Renames the entry just added: the mock numbers entries per page, and several tabs share the cart. */
export function withUniqueEntryId(
  added: Readonly<Record<string, unknown>>,
  known: ReadonlySet<string>,
): Readonly<Record<string, unknown>> {
  const newlyAdded = isRecord(added.newlyAdded) ? added.newlyAdded : {}
  const { id } = newlyAdded
  if (typeof id !== 'string' || !state.cart) return added
  const isOld = known.has(id) && state.cart.entries.filter((entry) => entry.id === id).length === 1
  if (isOld) return added
  const own = `entry-${uniqueId().slice(0, 8)}`
  const entries = state.cart.entries.map((entry, place, all) =>
    entry.id === id && place === all.findLastIndex((each) => each.id === id) ? { ...entry, id: own } : entry,
  )
  state.cart = { ...state.cart, entries }
  return { shoppingCart: state.cart, newlyAdded: { ...newlyAdded, id: own } }
}
