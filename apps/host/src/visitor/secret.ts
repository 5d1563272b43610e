import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { secrets } from '../request/limit.table.ts'

const BYTES = 32

/** Makes a text that nobody can guess. */
export const randomToken = (): string => randomBytes(BYTES).toString('base64url')

/** Hash of a token, to look it up by. A token has too many values to be guessed from its hash. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** Signs a text for one purpose. */
export const sign = (key: string, purpose: string, text: string): string =>
  createHmac('sha256', key).update(`${purpose}\n${text}`).digest('base64url')

/** Compares texts in a time that tells nothing of where they differ. */
export function isSameText(a: string, b: string): boolean {
  const [first, second] = [Buffer.from(a), Buffer.from(b)]
  return first.length === second.length && timingSafeEqual(first, second)
}

const NAME = 'crumb'

/** The key that all processes on a database sign with. The first one makes it. */
export async function signingKey(database: Database): Promise<string> {
  await database.insert(secrets).values({ name: NAME, value: randomToken() }).onConflictDoNothing()
  const [found] = await database.select().from(secrets).where(eq(secrets.name, NAME))
  if (!found) throw new Error('The database has not kept the key of the anti-forgery tokens.')
  return found.value
}
