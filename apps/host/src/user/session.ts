import { and, eq, gt, isNull } from 'drizzle-orm'
import type { WebsiteRoles } from '@sitewright/site/session'
import { carts } from '../cart/cart.table.ts'
import type { Database } from '../database/database.ts'
import type { Visitor } from '../visitor/visitor.ts'
import { sessions, siteUsers } from './user.table.ts'

/** A site user who is signed in. */
export interface SessionUser {
  readonly id: string
  readonly email: string
  readonly roles: WebsiteRoles
  readonly language: string | null
  /** Owner of the cart of the visitor who has signed in. */
  readonly cameFrom: string | null
  /** That cart, if something came into it after the sign-in, before the response to it arrived. */
  readonly leftCart: string | null
}

const DAY_MS = 86_400_000
export const REMEMBERED_MS = 30 * DAY_MS
const UNREMEMBERED_MS = DAY_MS / 2

/** Finds the site user who is signed in with a visitor's browser. */
export async function findSessionUser(
  database: Database,
  visitor: Visitor,
): Promise<SessionUser | undefined> {
  const { id, email, roles, language } = siteUsers
  const [found] = await database
    .select({ id, email, roles, language, cameFrom: sessions.cameFrom, leftCart: carts.id })
    .from(sessions)
    .innerJoin(siteUsers, eq(siteUsers.id, sessions.userId))
    .leftJoin(carts, and(eq(carts.owner, sessions.cameFrom), isNull(carts.purchasedAt)))
    .where(and(eq(sessions.visitor, visitor.id), gt(sessions.expiresAt, new Date())))
  return found
}

/** Begins a session. */
export async function beginSession(
  database: Database,
  visitor: Visitor,
  session: Pick<typeof sessions.$inferInsert, 'userId' | 'isRemembered' | 'cameFrom'>,
): Promise<void> {
  const expiresAt = new Date(Date.now() + (session.isRemembered ? REMEMBERED_MS : UNREMEMBERED_MS))
  await database.insert(sessions).values({ ...session, visitor: visitor.id, expiresAt })
}

/** Ends the session of a visitor's browser. */
export async function endSession(database: Database, visitor: Visitor): Promise<void> {
  await database.delete(sessions).where(eq(sessions.visitor, visitor.id))
}
