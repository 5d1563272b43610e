import type { Cart } from '@sitewright/cart-client'
import { ProductType } from '@sitewright/site/enumerations'
import { fail, succeed, type Result } from '@sitewright/site/http'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { lockCart, quantityOf, refuseUnpriced, UUID, type CartOf } from '../cart/cart.ts'
import { cartView, readEntries, type CartRow, type EntryRow } from '../cart/cart-view.ts'
import { carts } from '../cart/cart.table.ts'
import { nameOf, priceOf, supplyOf } from '../catalogue/catalogue.ts'
import { variants } from '../catalogue/catalogue.table.ts'
import { transact, type Database } from '../database/database.ts'
import type { Refusal } from '../request/answer.ts'
import { randomToken } from '../visitor/secret.ts'
import { giftCards, orders } from './order.table.ts'

const DIGITS = 5

/** Number of an order as shoppers read it. */
export const orderId = (number: number): string => `S-${String(number).padStart(DIGITS, '0')}`

/** Takes what is sold off the stock, or refuses. Variants are locked in one order, so that buyers do not wait for each other for ever. */
async function takeStock(
  transaction: Database,
  rows: readonly EntryRow[],
  language: string,
): Promise<Refusal | undefined> {
  const ids = [...new Set(rows.map(({ variant }) => variant.id))]
  const locked = await transaction
    .select()
    .from(variants)
    .where(inArray(variants.id, ids))
    .orderBy(variants.id)
    .for('update')
  // A product may have been deleted while this waited.
  if (locked.length < ids.length) return { status: 409, message: 'Something in the cart is no longer sold.' }
  for (const variant of locked) {
    const wanted = rows.filter((row) => row.variant.id === variant.id)
    const quantity = quantityOf(wanted)
    const product = wanted[0]?.product
    if (!product) continue
    const supply = supplyOf({ product, variant })
    if (quantity > supply)
      return { status: 409, message: `Only ${supply} of ${nameOf({ product }, language)} left.` }
    if (supply === Infinity) continue
    const stock = sql`${variants.stock} - ${quantity}`
    await transaction.update(variants).set({ stock }).where(eq(variants.id, variant.id))
  }
  return undefined
}

/** Most gift cards of one order: each has a row, and an order is one transaction. */
const MOST_CARDS = 300

/** Gift cards of an order: one for each that was bought. */
const giftCardsOf = (rows: readonly EntryRow[], orderNumber: number, currency: string) =>
  rows
    .filter(({ product }) => product.type === ProductType.giftCard)
    .flatMap(({ entry, variant }) =>
      Array.from({ length: entry.quantity }, () => ({
        code: randomToken(),
        orderNumber,
        valueCents: priceOf(variant, currency) ?? 0,
        currency,
      })),
    )

/** Refuses too many gift cards. */
function refuseCards(rows: readonly EntryRow[]): Refusal | undefined {
  const cards = rows.filter(({ product }) => product.type === ProductType.giftCard)
  return quantityOf(cards) > MOST_CARDS
    ? { status: 409, message: `The most gift cards of one order are ${MOST_CARDS}.` }
    : undefined
}

async function write(
  transaction: Database,
  of: CartOf,
  cart: CartRow,
  rows: readonly EntryRow[],
): Promise<string> {
  const bought: Cart = { ...cartView(cart, rows, of), isPurchased: true }
  const [order] = await transaction
    .insert(orders)
    .values({ cartId: cart.id, owner: of.owner, currency: of.currency, cart: bought })
    .returning({ number: orders.number })
  if (!order) throw new Error('The database has not kept the order.')
  await transaction.update(carts).set({ purchasedAt: new Date() }).where(eq(carts.id, cart.id))
  const cards = giftCardsOf(rows, order.number, of.currency)
  if (cards.length > 0) await transaction.insert(giftCards).values(cards)
  return orderId(order.number)
}

/** Buys what is in the cart: all of it, or nothing. An order of another cart that arrives again late does not buy this one. */
export const placeOrder = (database: Database, of: CartOf, asked = ''): Promise<Result<string, Refusal>> =>
  transact<string, Refusal>(database, async (transaction) => {
    const cart = await lockCart(transaction, of.owner)
    if (UUID.test(asked) && asked !== cart?.id) {
      const ofAsked = and(eq(orders.cartId, asked), eq(orders.owner, of.owner))
      const [placed] = await transaction.select().from(orders).where(ofAsked)
      if (placed) return succeed(orderId(placed.number))
      if (cart) return fail({ status: 409, message: 'The cart is another one by now.' })
    }
    const rows = cart ? await readEntries(transaction, cart.id) : []
    if (!cart || rows.length === 0) return fail({ status: 400, message: 'There is nothing to buy.' })
    const refusal =
      refuseUnpriced(rows, of) ?? refuseCards(rows) ?? (await takeStock(transaction, rows, of.language))
    return refusal ? fail(refusal) : succeed(await write(transaction, of, cart, rows))
  })

const RECENT_MS = 600_000

/** The order of the last minutes. A shopper to whom its response got lost presses again, with an empty cart. */
export async function recentOrder(database: Database, owner: string): Promise<string | undefined> {
  const [order] = await database
    .select()
    .from(orders)
    .where(eq(orders.owner, owner))
    .orderBy(desc(orders.number))
    .limit(1)
  return order && Date.now() - order.placedAt.getTime() < RECENT_MS ? orderId(order.number) : undefined
}

/** An order of the one who asks: the cart as it was bought, and the currency of its amounts. */
export async function readOrder(database: Database, owner: string, id: string) {
  const number = Number(/^S-(\d{5,9})$/.exec(id)?.[1] ?? 0)
  const mine = and(eq(orders.number, number), eq(orders.owner, owner))
  const [order] = await database.select().from(orders).where(mine)
  return order && { ...order.cart, orderId: id, currency: order.currency }
}
