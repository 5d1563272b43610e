import { priceOf, type Cart, type Product } from '@sitewright/cart-client'
import { createShopMock } from '@sitewright/cart-client/testing'
import { toSubunits } from '@sitewright/money-format'
import { editionNow } from '../edition.ts'
import { readWeather } from '../observatory/weather.ts'
import { product } from '../shop/product.ts'
import { items } from '../site/record/item.ts'

/** The counter of the shop, as the cart's package brings it along for tests and demos. */
export const shop = createShopMock({ state: { websiteId: 'sill' } })
const { state } = shop

/** What is kept in local storage: it survives a reload, and every tab reads the same. */
interface Ledger extends Pick<
  typeof state,
  'cart' | 'subscriptions' | 'orders' | 'restockSignUps' | 'giftCards'
> {
  /** How many of what were sold, by item and choice. */
  readonly sold: Readonly<Record<string, number>>
}

const KEY = 'sill-ledger'
const sale = (itemId: string, attributes: Readonly<Record<string, string>>) =>
  [itemId, ...Object.values(attributes)].join(' ')

function read(): Partial<Ledger> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Ledger>
  } catch {
    return {}
  }
}

let sold: Ledger['sold'] = {}

/** What stands on the shelf now, in the words and the money of this page. */
function shelf(): Product[] {
  const { emptyShelf } = readWeather()
  return items(editionNow()).map((item) => {
    const made = product(item)
    const { variants } = made
    return {
      ...made,
      variants: variants.map((variant) => ({
        ...variant,
        unlimited: !emptyShelf && variant.unlimited === true,
        qtyInStock: emptyShelf
          ? 0
          : Math.max(0, (variant.qtyInStock ?? 0) - (sold[sale(made.id, variant.attributes)] ?? 0)),
      })),
    }
  })
}

/** A cart in the money of this page, whatever it was filled in. */
function repriced(cart: Cart | undefined): Cart | undefined {
  if (!cart) return undefined
  const entries = cart.entries.map((entry) => {
    const found = state.products.find(({ id }) => id === entry.itemId)
    const variants = found?.variants ?? []
    const only = variants.length === 1 ? variants[0] : undefined
    const variant = variants.find(({ sku }) => sku === entry.chosenVariant.sku) ?? only
    const price = found && priceOf(found, variant, editionNow().currency)
    const cents = price ? toSubunits(price) : 0
    return {
      ...entry,
      title: found?.name ?? entry.title,
      purchasePriceCents: cents,
      subTotal: cents * entry.quantity,
    }
  })
  const subtotalCents = entries.reduce((sum, { subTotal }) => sum + subTotal, 0)
  return { ...cart, entries, subtotalCents, grandTotalCents: subtotalCents }
}

/** Opens the ledger: what every tab has written so far. */
export function openLedger(): void {
  const kept = read()
  sold = kept.sold ?? {}
  state.products = shelf()
  state.cart = repriced(kept.cart)
  state.subscriptions = kept.subscriptions ?? []
  state.orders = kept.orders ?? []
  state.restockSignUps = kept.restockSignUps ?? []
  state.giftCards = kept.giftCards ?? {}
}

/** Writes down what has happened, and lets the next page know that there is a cart. */
export function closeLedger(): void {
  const { subscriptions, orders, restockSignUps, giftCards } = state
  const cart = state.cart?.isPurchased ? undefined : state.cart
  localStorage.setItem(
    KEY,
    JSON.stringify({ cart, sold, subscriptions, orders, restockSignUps, giftCards } satisfies Ledger),
  )
  const life = cart ? '' : '; Max-Age=0'
  for (const pair of [`CART=${cart?.id ?? ''}`, 'hasCart=true'])
    document.cookie = `${pair}; Path=/; SameSite=Lax${life}`
}

/** Somebody pays: what was in the cart leaves the shelf. */
export function buy(): string | undefined {
  const { cart } = state
  if (!cart?.entries.length) return undefined
  const before = { ...sold }
  for (const { itemId, chosenVariant, quantity } of cart.entries) {
    const key = sale(itemId, chosenVariant.attributes)
    before[key] = (before[key] ?? 0) + quantity
  }
  shop.purchase()
  sold = before
  return `S-${String(state.orders.length).padStart(5, '0')}`
}

/** The counter numbers its entries from one each time it opens; ours has several doors, so entries get names of their own. */
export function named(
  added: { readonly newlyAdded?: { readonly id: string } },
  known: ReadonlySet<string>,
): unknown {
  const id = added.newlyAdded?.id
  if (!id || !state.cart) return added
  const isOld = known.has(id) && state.cart.entries.filter((entry) => entry.id === id).length === 1
  if (isOld) return added
  const own = `entry-${crypto.randomUUID().slice(0, 8)}`
  const entries = state.cart.entries.map((entry, place, all) =>
    entry.id === id && place === all.findLastIndex((each) => each.id === id) ? { ...entry, id: own } : entry,
  )
  state.cart = { ...state.cart, entries }
  return { shoppingCart: state.cart, newlyAdded: { ...added.newlyAdded, id: own } }
}
