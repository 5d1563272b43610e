import { hasDiscountCodes } from '../../discount-code.ts'
import type { Cart, CartEntry } from '../../entry/cart.contract.ts'
import type { CartRequest, SentRequest } from '../../cart-transport/cart-transport.ts'
import { fieldsKey, fieldsText } from '../../entry/fields-text.ts'
import { entriesOf, entryOf } from '../../entry/entry-key.ts'
import { quantityOf, totalOf, type Pending, type Settled } from '../../operation/operation.ts'

/** The request that an operation comes to, or `undefined` if its entry is no longer there. */
export function requestOf(pending: Pending, cart: Cart | undefined): SentRequest | undefined {
  const { operation } = pending
  if (operation.kind === 'discounts') return operation
  if (operation.kind === 'add') {
    const { itemId, sku = null, additionalFields } = operation.line
    const quantity = quantityOf(pending)
    return { kind: 'add', itemId, sku, quantity, additionalFields: fieldsText(additionalFields) }
  }
  const entry = entryFor(pending, cart)
  if (!entry) return undefined
  const entryId = entry.id
  if (operation.kind !== 'fields') return { ...operation, entryId }
  const { itemId, chosenVariant } = entry
  const additionalFields = fieldsText(operation.additionalFields)
  return { kind: 'fields', entryId, itemId, sku: chosenVariant.sku ?? null, additionalFields }
}

/**
 * The entry of a cart that an operation changes. The id of an entry that another page was adding is unknown here, so that
 * its identity decides.
 */
export const entryFor = ({ operation, key }: Pending, cart: Cart | undefined): CartEntry | undefined =>
  entryById(cart, 'entryId' in operation ? operation.entryId : '') ?? entryOf(cart?.entries ?? [], key)

/** An operation with an unknown outcome, and what was there before it. */
export interface Doubt {
  readonly pending: Pending
  readonly request: SentRequest
  /** The cart, unless the page that knew it is gone. */
  readonly before?: Cart | undefined
  /** Quantity of its identity. @default that of the cart */
  readonly had?: number | undefined
}

/** Result of an operation that a cart proves to be done, else `undefined`. */
export function outcomeIn(
  { pending, request, before, had = quantityIn(before, pending.key) }: Doubt,
  cart: Cart | undefined,
): Settled | undefined {
  if (!cart) return undefined
  if (request.kind === 'discounts') return hasDiscountCodes(cart, request.codes) ? { cart } : undefined
  if (request.kind === 'add') {
    const isDone = quantityIn(cart, pending.key) >= had + request.quantity
    return isDone ? { cart, entry: entryOf(cart.entries, pending.key) } : undefined
  }
  const entry = entryById(cart, request.entryId)
  return isAsAsked(request, entry) ? { cart, entry } : undefined
}

function isAsAsked(request: Exclude<CartRequest, { kind: 'add' }>, entry: CartEntry | undefined): boolean {
  if (request.kind === 'remove') return !entry
  if (!entry) return false
  return request.kind === 'quantity'
    ? entry.quantity === request.quantity
    : fieldsKey(entry.additionalFields) === fieldsKey(request.additionalFields)
}

const entryById = (cart: Cart | undefined, id: string): CartEntry | undefined =>
  cart?.entries.find((each) => each.id === id)

/** Quantity of an identity in a cart. */
export const quantityIn = (cart: Cart | undefined, key: string): number =>
  totalOf(entriesOf(cart?.entries ?? [], key))
