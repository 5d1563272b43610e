import type { Cart, CartEntry } from '../contract/cart.ts'
import type { CartRequest } from './cart-transport.ts'
import { fieldsText, keyOf } from './entry-key.ts'
import { quantityOf, totalOf, type Pending, type Settled } from './operation.ts'

/** The request that an operation comes to, or nothing if its entry is no longer there. */
export function requestOf(pending: Pending, cart: Cart | undefined): CartRequest | undefined {
  const { operation } = pending
  if (operation.kind === 'add') {
    const { itemId, sku = null, additionalFields } = operation.line
    const quantity = quantityOf(pending)
    return { kind: 'add', itemId, sku, quantity, additionalFields: fieldsText(additionalFields) }
  }
  // An entry that another page was making had no id there that means anything here: what it is does.
  const entry =
    entryById(cart, operation.entryId) ?? cart?.entries.find((each) => keyOf(each) === pending.key)
  if (!entry) return undefined
  const entryId = entry.id
  if (operation.kind !== 'fields') return { ...operation, entryId }
  const { itemId, chosenVariant } = entry
  const additionalFields = fieldsText(operation.additionalFields)
  return { kind: 'fields', entryId, itemId, sku: chosenVariant.sku ?? null, additionalFields }
}

/** An operation of which nobody knows what came, with the cart as it was before it. */
export interface Doubt {
  readonly pending: Pending
  readonly request: CartRequest
  readonly before: Cart | undefined
}

/** What the cart says of an operation: that it was done, or nothing. */
export function verdict({ pending, request, before }: Doubt, cart: Cart | undefined): Settled | undefined {
  if (!cart) return undefined
  if (request.kind === 'add') {
    const isDone = held(cart, pending.key) >= held(before, pending.key) + request.quantity
    return isDone ? { cart, entry: cart.entries.find((each) => keyOf(each) === pending.key) } : undefined
  }
  const entry = entryById(cart, request.entryId)
  return isAsAsked(request, entry) ? { cart, entry } : undefined
}

function isAsAsked(request: Exclude<CartRequest, { kind: 'add' }>, entry: CartEntry | undefined): boolean {
  if (request.kind === 'remove') return !entry
  if (!entry) return false
  return request.kind === 'quantity'
    ? entry.quantity === request.quantity
    : fieldsText(entry.additionalFields) === request.additionalFields
}

const entryById = (cart: Cart | undefined, id: string): CartEntry | undefined =>
  cart?.entries.find((each) => each.id === id)

/** How many of a thing a cart holds. */
const held = (cart: Cart | undefined, key: string): number =>
  totalOf(cart?.entries.filter((entry) => keyOf(entry) === key) ?? [])
