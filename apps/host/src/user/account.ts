import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { orderId } from '../order/order.ts'
import { orders, subscriptions } from '../order/order.table.ts'
import { userOwner } from '../request/caller.ts'
import type { SessionUser } from './session.ts'
import { addresses } from './user.table.ts'

type Address = Readonly<Pick<typeof addresses.$inferInsert, 'name' | 'street' | 'city'>>

/** Keeps an address, each once, the last one first. */
export async function rememberAddress(database: Database, owner: string, address: Address): Promise<void> {
  await database
    .insert(addresses)
    .values({ ...address, owner })
    .onConflictDoUpdate({
      target: [addresses.owner, addresses.name, addresses.street, addresses.city],
      set: { usedAt: new Date() },
    })
}

/** The account of a site user, as its page shows it. */
export async function readAccount(database: Database, user: SessionUser) {
  const owner = userOwner(user)
  const [placed, begun, known] = await Promise.all([
    database.select().from(orders).where(eq(orders.owner, owner)).orderBy(desc(orders.number)),
    database
      .select()
      .from(subscriptions)
      .where(and(eq(subscriptions.owner, owner), isNotNull(subscriptions.begunAt))),
    database.select().from(addresses).where(eq(addresses.owner, owner)).orderBy(desc(addresses.usedAt)),
  ])
  return {
    email: user.email,
    language: user.language ?? undefined,
    orders: placed.map(({ number, placedAt, currency, cart }) => ({
      id: orderId(number),
      placedOn: placedAt.getTime(),
      currency,
      totalCents: cart.grandTotalCents,
      lines: cart.entries.map(({ itemId, title = itemId, quantity }) => ({ itemId, title, quantity })),
    })),
    subscriptions: begun.map(({ cartToken, itemId, begunAt }) => {
      return { cartToken, itemId, begunOn: begunAt?.getTime() ?? 0 }
    }),
    addresses: known.map(({ name, street, city }) => ({ name, street, city })),
  }
}
