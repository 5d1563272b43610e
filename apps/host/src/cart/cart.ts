import type { Cart, CartEntry } from '@sitewright/cart-client'
import { fail, succeed, type Result } from '@sitewright/site/http'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { findVariant, supplyOf, type FoundVariant } from '../catalogue/catalogue.ts'
import { inLanguage, type Localization } from '../request/localization.ts'
import type { Refusal } from '../request/answer.ts'
import { transact, type Database } from '../database/database.ts'
import { hashOf } from '../visitor/secret.ts'
import { cartView, entryView, readEntries, type CartRow, type EntryRow } from './cart-view.ts'
import { cartAdds, cartEntries, carts } from './cart.table.ts'
import { fieldsKeyOf, storedFields } from './fields.ts'

/** Whose cart it is, and how it is shown. */
export interface CartOf extends Localization {
  readonly owner: string
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

/** A cart after a change, and the entry that was added. */
export interface AddedEntry {
  readonly shoppingCart: Cart
  readonly newlyAdded: CartEntry
}

/** A cart after a change, and the entry that was changed, unless it was removed. */
export interface UpdatedEntry {
  readonly shoppingCart: Cart
  readonly updatedEntry?: CartEntry | undefined
}

type Answer<Value> = Result<Value, Refusal>

const NO_PRODUCT = fail<Refusal>({ status: 404, message: 'There is no such product.' })
const NO_ENTRY = fail<Refusal>({ status: 404, message: 'There is no such entry.' })
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

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

function refuseMore(found: FoundVariant, quantity: number, { language }: Localization): Answer<true> {
  const supply = supplyOf(found)
  const name = inLanguage(found.product.names, language) ?? found.product.id
  return quantity > supply ? fail({ status: 400, message: `Only ${supply} of ${name} left.` }) : succeed(true)
}

/** Keeps the key of an add. False if it was there: the cart is locked, so that of two the second one sees the first. */
async function isFirst(transaction: Database, owner: string, key: string | undefined): Promise<boolean> {
  if (key === undefined) return true
  const hash = hashOf(`${owner} ${key}`)
  const kept = await transaction.insert(cartAdds).values({ hash }).onConflictDoNothing().returning()
  return kept.length > 0
}

/** Adds a line. It becomes part of an entry of the same variant and fields. */
export function addEntry(database: Database, of: CartOf, line: Line): Promise<Answer<AddedEntry>> {
  const fields = storedFields(line.additionalFields)
  const fieldsKey = fieldsKeyOf(fields)
  return transact<AddedEntry, Refusal>(database, async (transaction) => {
    const found = await findVariant(transaction, line.itemId, line.sku)
    if (!found) return NO_PRODUCT
    const cart = await lockOrMakeCart(transaction, of.owner)
    const before = await readEntries(transaction, cart.id)
    if (!(await isFirst(transaction, of.owner, line.key))) {
      const known = before.find(
        (row) => row.variant.id === found.variant.id && row.entry.fieldsKey === fieldsKey,
      )
      const shoppingCart = cartView(cart, before, of)
      return known ? succeed({ shoppingCart, newlyAdded: entryView(known, of) }) : NO_ENTRY
    }
    const more = refuseMore(found, quantityOf(before, found.variant.id) + line.quantity, of)
    if (!more.ok) return more
    const [entry] = await transaction
      .insert(cartEntries)
      .values({ cartId: cart.id, variantId: found.variant.id, quantity: line.quantity, fields, fieldsKey })
      .onConflictDoUpdate({
        target: [cartEntries.cartId, cartEntries.variantId, cartEntries.fieldsKey],
        set: { quantity: sql`${cartEntries.quantity} + excluded.quantity` },
      })
      .returning()
    const rows = await readEntries(transaction, cart.id)
    const shoppingCart = cartView(cart, rows, of)
    return entry ? succeed({ shoppingCart, newlyAdded: entryView({ ...found, entry }, of) }) : NO_ENTRY
  })
}

const quantityOf = (rows: readonly EntryRow[], variantId: string): number =>
  rows.filter(({ variant }) => variant.id === variantId).reduce((sum, { entry }) => sum + entry.quantity, 0)

/** Changes an entry of a cart that is locked. Returns the id under which the entry is left, or undefined for none. */
type Change = (
  transaction: Database,
  row: EntryRow,
  rows: readonly EntryRow[],
) => Promise<Answer<string | undefined>>

function changeEntry(
  database: Database,
  of: CartOf,
  entryId: string,
  change: Change,
): Promise<Answer<UpdatedEntry>> {
  return transact<UpdatedEntry, Refusal>(database, async (transaction) => {
    const cart = UUID.test(entryId) ? await lockCart(transaction, of.owner) : undefined
    if (!cart) return NO_ENTRY
    const before = await readEntries(transaction, cart.id)
    const row = before.find(({ entry }) => entry.id === entryId)
    if (!row) return NO_ENTRY
    const changed = await change(transaction, row, before)
    if (!changed.ok) return changed
    const rows = await readEntries(transaction, cart.id)
    const updated = rows.find(({ entry }) => entry.id === changed.value)
    const shoppingCart = cartView(cart, rows, of)
    return succeed(updated ? { shoppingCart, updatedEntry: entryView(updated, of) } : { shoppingCart })
  })
}

/** Sets the quantity of an entry. */
export const setQuantity = (database: Database, of: CartOf, entryId: string, quantity: number) =>
  changeEntry(database, of, entryId, async (transaction, row, rows) => {
    const others = quantityOf(rows, row.variant.id) - row.entry.quantity
    const more = refuseMore(row, others + quantity, of)
    if (!more.ok) return more
    await transaction.update(cartEntries).set({ quantity }).where(eq(cartEntries.id, entryId))
    return succeed(entryId)
  })

/** Sets the additional fields of an entry. Two entries that are the same afterwards become one. */
export const setFields = (database: Database, of: CartOf, entryId: string, additionalFields: string) =>
  changeEntry(database, of, entryId, async (transaction, { entry, variant }, rows) => {
    const fields = storedFields(additionalFields)
    const fieldsKey = fieldsKeyOf(fields)
    const same = rows.find(
      (other) =>
        other.entry.id !== entryId && other.variant.id === variant.id && other.entry.fieldsKey === fieldsKey,
    )
    if (same) await transaction.delete(cartEntries).where(eq(cartEntries.id, same.entry.id))
    const quantity = entry.quantity + (same?.entry.quantity ?? 0)
    await transaction
      .update(cartEntries)
      .set({ fields, fieldsKey, quantity })
      .where(eq(cartEntries.id, entryId))
    return succeed(entryId)
  })

/** Removes an entry. */
export const removeEntry = (database: Database, of: CartOf, entryId: string) =>
  changeEntry(database, of, entryId, async (transaction) => {
    await transaction.delete(cartEntries).where(eq(cartEntries.id, entryId))
    return succeed(undefined)
  })
