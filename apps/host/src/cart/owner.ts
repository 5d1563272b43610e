import { succeed } from '@sitewright/site/http'
import { eq, sql } from 'drizzle-orm'
import { transact, type Database } from '../database/database.ts'
import { lockCart, MOST } from './cart.ts'
import { cartEntries, carts } from './cart.table.ts'

/** Copies the entries of one cart into another, where equal ones become one. */
async function copyEntries(transaction: Database, from: string, to: string): Promise<void> {
  const ofCart = eq(cartEntries.cartId, from)
  const rows = await transaction.select().from(cartEntries).where(ofCart).orderBy(cartEntries.position)
  if (rows.length === 0) return
  await transaction
    .insert(cartEntries)
    .values(rows.map(({ id: _, position: __, ...entry }) => ({ ...entry, cartId: to })))
    .onConflictDoUpdate({
      target: [cartEntries.cartId, cartEntries.variantId, cartEntries.fieldsKey],
      set: { quantity: sql`least(${MOST}, ${cartEntries.quantity} + excluded.quantity)` },
    })
}

/** Gives a visitor's cart to the site user who has signed in. It joins the one that the user may have. */
export const moveCart = (database: Database, from: string, to: string) =>
  transact(database, async (transaction) => {
    const moved = await lockCart(transaction, from)
    const kept = moved && (await lockCart(transaction, to))
    if (kept) {
      await copyEntries(transaction, moved.id, kept.id)
      await transaction.delete(carts).where(eq(carts.id, moved.id))
    } else if (moved) await transaction.update(carts).set({ owner: to }).where(eq(carts.id, moved.id))
    return succeed(true)
  })

/** Gives a copy of a site user's cart to the visitor who is left. */
export async function cloneCart(
  transaction: Database,
  from: string,
  to: string,
): Promise<string | undefined> {
  const cart = await lockCart(transaction, from)
  if (!cart) return undefined
  const [copy] = await transaction.insert(carts).values({ owner: to }).returning()
  if (copy) await copyEntries(transaction, cart.id, copy.id)
  return copy?.id
}
