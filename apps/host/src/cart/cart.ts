import type { Cart, CartEntry } from '@sitewright/cart-client'
import { fail, succeed, type Result } from '@sitewright/site/http'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { findVariant, nameOf, priceOf, supplyOf, type FoundVariant } from '../catalogue/catalogue.ts'
import type { Localization } from '../request/localization.ts'
import type { Refusal } from '../request/answer.ts'
import { transact, type Database } from '../database/database.ts'
import { hashOf } from '../visitor/secret.ts'
import { cartView, readEntries, type CartRow, type EntryRow } from './cart-view.ts'
import { cartAdds, cartEntries, carts } from './cart.table.ts'
import { fieldsKeyOf, storedFields } from './fields.ts'

/** Whose cart it is, and how it is shown. */
export interface CartOf extends Localization {
  readonly owner: string
  /** Visitor whose keys are known. A sign-in gives the visitor another owner, and the same request may come after it. */
  readonly sender?: string | undefined
  readonly websiteId: string
}

/** A line to be added. */
export interface Line {
  readonly itemId: string
  readonly sku: string | null
  readonly quantity: number
  readonly additionalFields: string
  /** Key that the page has given the request. One that arrives again adds nothing. */
  readonly key?: string | undefined
}

/** A cart after a change, and the entry that was added, or changed and not removed. */
interface ChangedCart {
  readonly shoppingCart: Cart
  readonly newlyAdded?: CartEntry
  readonly updatedEntry?: CartEntry
}

type Answer = Result<ChangedCart, Refusal>

const NO_PRODUCT = fail<Refusal>({ status: 404, message: 'There is no such product.' })
const NO_ENTRY = fail<Refusal>({ status: 404, message: 'There is no such entry.' })
export const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

const ofOwner = (owner: string) => and(eq(carts.owner, owner), isNull(carts.purchasedAt))

/** Reads a cart. */
export async function readCart(database: Database, of: CartOf): Promise<Cart | undefined> {
  const [cart] = await database.select().from(carts).where(ofOwner(of.owner))
  return cart && cartView(cart, await readEntries(database, cart.id), of)
}

/** Locks the cart of an owner, so that changes to it come one after the other. */
export async function lockCart(transaction: Database, owner: string): Promise<CartRow | undefined> {
  const [cart] = await transaction.select().from(carts).where(ofOwner(owner)).for('update')
  return cart
}

/** Locks the cart of an owner, and makes one where there is none. Of requests that make it together, one does. */
async function lockOrMakeCart(transaction: Database, owner: string): Promise<CartRow> {
  await transaction.insert(carts).values({ owner }).onConflictDoNothing()
  return (await lockCart(transaction, owner)) ?? lockOrMakeCart(transaction, owner)
}

/** Most of one variant in a cart: as much as a quantity input takes. */
export const MOST = 9999

/** Refuses what has no price in the currency. */
export function refuseUnpriced(all: readonly FoundVariant[], of: Localization): Refusal | undefined {
  const unpriced = all.find(({ variant }) => priceOf(variant, of.currency) === undefined)
  return unpriced && { status: 409, message: `${nameOf(unpriced, of.language)} is not sold at present.` }
}

/** Refuses more of a variant than there is, or than a cart takes. */
function refuseMore(
  found: FoundVariant,
  rows: readonly EntryRow[],
  more: number,
  { language }: Localization,
): Refusal | undefined {
  const quantity = quantityOf(rows.filter(({ variant }) => variant.id === found.variant.id)) + more
  const supply = supplyOf(found)
  if (quantity > supply) return { status: 400, message: `Only ${supply} of ${nameOf(found, language)} left.` }
  return quantity > MOST ? { status: 400, message: `The most of one product is ${MOST}.` } : undefined
}

/** Keeps the key of an add. False if it was there: the cart is locked, so that of two the second one sees the first. */
async function isFirst(transaction: Database, sender: string, key: string | undefined): Promise<boolean> {
  if (key === undefined) return true
  const hash = hashOf(`${sender} ${key}`)
  const kept = await transaction.insert(cartAdds).values({ hash }).onConflictDoNothing().returning()
  return kept.length > 0
}

/** Adds a line. It becomes part of an entry of the same variant and fields. */
export function addEntry(database: Database, of: CartOf, line: Line): Promise<Answer> {
  const fields = storedFields(line.additionalFields)
  const fieldsKey = fieldsKeyOf(fields)
  return transact<ChangedCart, Refusal>(database, async (transaction) => {
    const found = await findVariant(transaction, line.itemId, line.sku)
    if (!found) return NO_PRODUCT
    const cart = await lockOrMakeCart(transaction, of.owner)
    const before = await readEntries(transaction, cart.id)
    if (!(await isFirst(transaction, of.sender ?? of.owner, line.key)))
      return added(cartView(cart, before, of), entryOf(before, found.variant.id, fieldsKey)?.id)
    const refusal = refuseUnpriced([found], of) ?? refuseMore(found, before, line.quantity, of)
    if (refusal) return fail(refusal)
    const [entry] = await transaction
      .insert(cartEntries)
      .values({ cartId: cart.id, variantId: found.variant.id, quantity: line.quantity, fields, fieldsKey })
      .onConflictDoUpdate({
        target: [cartEntries.cartId, cartEntries.variantId, cartEntries.fieldsKey],
        set: { quantity: sql`${cartEntries.quantity} + excluded.quantity` },
      })
      .returning()
    return added(cartView(cart, await readEntries(transaction, cart.id), of), entry?.id)
  })
}

function added(shoppingCart: Cart, entryId: string | undefined): Answer {
  const newlyAdded = shoppingCart.entries.find(({ id }) => id === entryId)
  return newlyAdded ? succeed({ shoppingCart, newlyAdded }) : NO_ENTRY
}

const entryOf = (rows: readonly EntryRow[], variantId: string, fieldsKey: string) =>
  rows.find(({ variant, entry }) => variant.id === variantId && entry.fieldsKey === fieldsKey)?.entry

/** Quantity of all these entries together. */
export const quantityOf = (rows: readonly EntryRow[]): number =>
  rows.reduce((sum, { entry }) => sum + entry.quantity, 0)

/** Changes an entry of a cart, which is locked. */
function changeEntry(
  database: Database,
  of: CartOf,
  entryId: string,
  change: (t: Database, row: EntryRow, rows: readonly EntryRow[]) => Promise<Refusal | undefined>,
): Promise<Answer> {
  return transact<ChangedCart, Refusal>(database, async (transaction) => {
    const cart = UUID.test(entryId) ? await lockCart(transaction, of.owner) : undefined
    const before = cart ? await readEntries(transaction, cart.id) : []
    const row = before.find(({ entry }) => entry.id === entryId)
    if (!cart || !row) return NO_ENTRY
    const refusal = await change(transaction, row, before)
    if (refusal) return fail(refusal)
    const shoppingCart = cartView(cart, await readEntries(transaction, cart.id), of)
    const updatedEntry = shoppingCart.entries.find(({ id }) => id === entryId)
    return succeed(updatedEntry ? { shoppingCart, updatedEntry } : { shoppingCart })
  })
}

/** Sets the quantity of an entry. */
export const setQuantity = (database: Database, of: CartOf, entryId: string, quantity: number) =>
  changeEntry(database, of, entryId, async (transaction, row, rows) => {
    const refusal = refuseMore(row, rows, quantity - row.entry.quantity, of)
    if (!refusal) await transaction.update(cartEntries).set({ quantity }).where(eq(cartEntries.id, entryId))
    return refusal
  })

/** Sets the additional fields of an entry. Two entries that are the same afterwards become one. */
export const setFields = (database: Database, of: CartOf, entryId: string, additionalFields: string) =>
  changeEntry(database, of, entryId, async (transaction, { entry, variant }, rows) => {
    const fields = storedFields(additionalFields)
    const fieldsKey = fieldsKeyOf(fields)
    const same = entryOf(rows, variant.id, fieldsKey)
    const isOther = same !== undefined && same.id !== entryId
    if (isOther) await transaction.delete(cartEntries).where(eq(cartEntries.id, same.id))
    const quantity = entry.quantity + (isOther ? same.quantity : 0)
    const changed = { fields, fieldsKey, quantity }
    await transaction.update(cartEntries).set(changed).where(eq(cartEntries.id, entryId))
    return undefined
  })

/** Removes an entry. */
export const removeEntry = (database: Database, of: CartOf, entryId: string) =>
  changeEntry(database, of, entryId, async (transaction) => {
    await transaction.delete(cartEntries).where(eq(cartEntries.id, entryId))
    return undefined
  })
