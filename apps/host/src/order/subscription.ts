import { fail, succeed, type Result } from '@sitewright/site/http'
import { and, eq } from 'drizzle-orm'
import { findVariant } from '../catalogue/catalogue.ts'
import type { Line } from '../cart/cart.ts'
import { storedFields } from '../cart/fields.ts'
import type { Database } from '../database/database.ts'
import type { Refusal } from '../request/answer.ts'
import { randomToken } from '../visitor/secret.ts'
import { subscriptions } from './order.table.ts'

/** Prepares a subscription. Its token leads to the page where it is begun. */
export async function startSubscription(
  database: Database,
  owner: string,
  { itemId, sku, quantity, additionalFields }: Line,
): Promise<Result<{ readonly cartToken: string }, Refusal>> {
  const found = await findVariant(database, itemId, sku)
  if (!found?.product.isSubscribable) return fail({ status: 400, message: 'This cannot be subscribed.' })
  const cartToken = randomToken()
  const fields = storedFields(additionalFields)
  await database
    .insert(subscriptions)
    .values({ cartToken, owner, itemId, variantId: found.variant.id, quantity, fields })
  return succeed({ cartToken })
}

const ofOwner = (owner: string, cartToken: string) =>
  and(eq(subscriptions.owner, owner), eq(subscriptions.cartToken, cartToken))

/** The subscription of a token, for the one who has prepared it. */
export async function readSubscription(database: Database, owner: string, cartToken: string) {
  const [found] = await database.select().from(subscriptions).where(ofOwner(owner, cartToken))
  return found
}

/** Begins a subscription, or ends it without a time. Returns false for one that is not there. */
export async function setBegun(database: Database, owner: string, cartToken: string, begunAt: Date | null) {
  const set = database.update(subscriptions).set({ begunAt }).where(ofOwner(owner, cartToken))
  return (await set.returning()).length > 0
}
