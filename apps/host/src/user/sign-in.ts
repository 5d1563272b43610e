import { eq } from 'drizzle-orm'
import { succeed } from '@sitewright/site/http'
import { cloneCart, moveCart } from '../cart/owner.ts'
import { transact, type Database } from '../database/database.ts'
import { moveKeys } from '../form/form.ts'
import { userOwner, visitorOwner } from '../request/caller.ts'
import type { Visitor } from '../visitor/visitor.ts'
import { isPassword } from './password.ts'
import { beginSession, endSession, type SessionUser } from './session.ts'
import { siteUsers } from './user.table.ts'

/** A browser, which is another visitor after a sign-in and a sign-out. */
interface Passage {
  readonly from: Visitor
  readonly to: Visitor
}

/** Finds the account of an email, in lower case, and a password. */
export async function findAccount(database: Database, email: string, password: string) {
  const [account] = await database.select().from(siteUsers).where(eq(siteUsers.email, email))
  return (await isPassword(password, account?.password)) ? account : undefined
}

/**
 * Signs a site user in. The visitor gets another token, so that whoever knew the old one is not signed in with it, and the
 * cart goes along.
 */
export async function signIn(
  database: Database,
  user: { readonly id: string },
  { from, to }: Passage,
  isRemembered: boolean,
): Promise<void> {
  await transact(database, async (transaction) => {
    const cameFrom = visitorOwner(from)
    await endSession(transaction, from)
    await beginSession(transaction, to, { userId: user.id, isRemembered, cameFrom })
    await moveCart(transaction, cameFrom, userOwner(user))
    return succeed(true)
  })
}

/** Signs a site user out. Returns the id of the cart that is left to the visitor. */
export async function signOut(
  database: Database,
  user: SessionUser,
  { from, to }: Passage,
  clonesCart: boolean,
): Promise<string | undefined> {
  const signedOut = await transact(database, async (transaction) => {
    // Entries that came in after the sign-in are the account's: nothing else knows whose they are.
    if (user.cameFrom) await moveCart(transaction, user.cameFrom, userOwner(user))
    await endSession(transaction, from)
    await moveKeys(transaction, user.cameFrom ?? visitorOwner(from), visitorOwner(to))
    return succeed(clonesCart ? await cloneCart(transaction, userOwner(user), visitorOwner(to)) : undefined)
  })
  return signedOut.ok ? signedOut.value : undefined
}
