import { lt } from 'drizzle-orm'
import { cartAdds } from '../cart/cart.table.ts'
import { formKeys } from '../form/form.table.ts'
import { callCounts } from '../request/limit.table.ts'
import { sessions } from '../user/user.table.ts'
import type { Database } from './database.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Removes what counts no more: ended sessions, form keys that nobody has used, and counts of calls. */
export async function removeExpired(database: Database, now: number = Date.now()): Promise<void> {
  await database.delete(sessions).where(lt(sessions.expiresAt, new Date(now)))
  await database.delete(formKeys).where(lt(formKeys.createdAt, new Date(now - DAY_MS)))
  await database.delete(cartAdds).where(lt(cartAdds.arrivedAt, new Date(now - DAY_MS)))
  await database.delete(callCounts).where(lt(callCounts.since, new Date(now - HOUR_MS)))
}

/** Removes what has expired, now and every hour. Any of the processes on a database may do it. */
export function keepClean(database: Database, report: (problem: unknown) => void): () => void {
  const clean = () => void removeExpired(database).catch(report)
  clean()
  const timer = setInterval(clean, HOUR_MS)
  return () => clearInterval(timer)
}
