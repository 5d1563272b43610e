import {
  fields,
  flag,
  isRecord,
  list,
  maybe,
  number,
  orElse,
  reader,
  record,
  text,
  whole,
  type Check,
  type Reader,
} from '@sitewright/site/reader'
import type { AddedEntry, Cart, CartEntry, UpdatedEntry } from '../entry/cart.contract.ts'
import { textOrRecord, texts, time } from '../entry/checks.ts'

const entry: Check = (value, path) =>
  fields(value, path, {
    id: text,
    itemId: text,
    quantity: whole,
    // A product without variants has `null` here.
    chosenVariant: (variant, at) =>
      fields(variant === null ? {} : variant, at, { sku: maybe(text), attributes: orElse(texts, {}) }),
    title: orElse(text, undefined),
    subTotal: orElse(number, undefined),
    purchasePriceCents: orElse(number, undefined),
    additionalFields: maybe(textOrRecord),
  })

/** A gift or a fee that a server adds may have no id: it cannot be changed, so it is no line of the shopper's. */
function hasNoId(value: unknown): boolean {
  const { id = null } = Object(value) as { readonly id?: unknown }
  return isRecord(value) && id === null
}

/** Also leaves out a line whose id another has: a change of one would be a change of both. */
const entries: Check = (value, path) => {
  const ids = new Set<unknown>()
  return (list(value, path) as unknown[]).flatMap((line, index) => {
    if (hasNoId(line)) return []
    const read = entry(line, `${path}.${index}`) as CartEntry
    return ids.size < ids.add(read.id).size ? [read] : []
  })
}

const newEntry: Check = (value, path) => (hasNoId(value) ? undefined : entry(value, path))

const each = (names: string, check: Check): Record<string, Check> =>
  Object.fromEntries(names.split(' ').map((name) => [name, check]))

const cartFields = {
  ...each('id websiteId', text),
  orderId: maybe(text),
  created: time,
  ...each('isPurchased hasDigital purelyDigital requiresShipping', orElse(flag, false)),
  entries: orElse(entries, []),
  ...each('shippingOptions applicableTaxRules coupons validCoupons invalidCoupons', orElse(list, [])),
  ...each('selectedShippingOption shippingLocation', maybe(record)),
  checkoutUrl: orElse(text, undefined),
  ...each(
    'subtotalCents taxCents shippingCostCents discountCents grandTotalCents totalQuantity',
    orElse(number, 0),
  ),
}
const cart: Check = (value, path) => fields(value, path, cartFields)

/** Reads a cart. A field that is missing or `null` gets its default. */
const readCart = reader<Cart>(cart)

/** Reads the answer to an add. */
const readAddedEntry = reader<AddedEntry>((value, path) =>
  fields(value, path, { shoppingCart: cart, newlyAdded: orElse(newEntry, undefined) }),
)

/** Reads the answer to a change of fields. */
const readUpdatedEntry = reader<UpdatedEntry>((value, path) =>
  fields(value, path, { shoppingCart: cart, updatedEntry: orElse(entry, undefined) }),
)

/** The readers of a server's answers: those of the package, or the schemas of `./contracts`. */
export interface CartReaders {
  /** Reads the body of a request for the cart. */
  readonly cart: Reader<Cart>
  /** Reads the answer to an added entry. */
  readonly added: Reader<AddedEntry>
  /** Reads the answer to a new quantity, a removal, or new fields. */
  readonly updated: Reader<UpdatedEntry>
}

/**
 * The readers of the package: small, and as strict as the schemas.
 *
 * @example
 * ```ts
 * import { cartReaders } from '@sitewright/cart-client/transport'
 *
 * const response = await fetch('https://shop.example/api/commerce/shopping-cart', { headers: { cookie } })
 * const read = cartReaders.cart(await response.json())
 * if (read.ok) console.log(read.value.totalQuantity)
 * ```
 */
export const cartReaders: CartReaders = { cart: readCart, added: readAddedEntry, updated: readUpdatedEntry }
