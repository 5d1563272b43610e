import { and, eq, gt } from 'drizzle-orm'
import type { WebsiteRoles } from '@sitewright/site/session'
import type { Database } from '../database/database.ts'
import type { Visitor } from '../visitor/visitor.ts'
import { sessions, siteUsers } from './user.table.ts'

/** A site user who is signed in. */
export interface SessionUser {
  readonly id: string
  readonly email: string
  readonly roles: WebsiteRoles
  readonly language: string | null
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
    .select({ id, email, roles, language })
    .from(sessions)
    .innerJoin(siteUsers, eq(siteUsers.id, sessions.userId))
    .where(and(eq(sessions.visitor, visitor.id), gt(sessions.expiresAt, new Date())))
  return found
}

/** Begins a session. */
export async function beginSession(
  database: Database,
  visitor: Visitor,
  { userId, isRemembered }: { readonly userId: string; readonly isRemembered: boolean },
): Promise<void> {
  const expiresAt = new Date(Date.now() + (isRemembered ? REMEMBERED_MS : UNREMEMBERED_MS))
  await database.insert(sessions).values({ visitor: visitor.id, userId, isRemembered, expiresAt })
}

/** Ends the session of a visitor's browser. */
export async function endSession(database: Database, visitor: Visitor): Promise<void> {
  await database.delete(sessions).where(eq(sessions.visitor, visitor.id))
}
