import { sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { hashOf } from '../visitor/secret.ts'
import { callCounts } from './limit.table.ts'

/** Most calls of one caller in a minute, by what they do. */
export interface Limits {
  readonly signIn: number
  readonly form: number
  readonly restock: number
  readonly cart: number
}

export const defaultLimits: Limits = { signIn: 10, form: 30, restock: 30, cart: 300 }

const WINDOW_MS = 60_000

/** Counts calls. All processes count together, in the database. */
export interface Limiter {
  /** Response to a call beyond the limit. Undefined for one that may pass. */
  readonly refusal: (kind: keyof Limits, caller: string) => Promise<Response | undefined>
}

const tooMany = (waitMs: number): Response =>
  Response.json(
    { message: 'Please try again in a few seconds.' },
    { status: 429, headers: { 'Retry-After': String(Math.max(1, Math.ceil(waitMs / 1000))) } },
  )

/** Creates a limiter. Windows begin at whole minutes, so that processes agree on them. */
export const createLimiter = (database: Database, limits: Limits): Limiter => ({
  refusal: async (kind, caller) => {
    const now = Date.now()
    const since = new Date(now - (now % WINDOW_MS))
    const [row] = await database
      .insert(callCounts)
      // A hash: the table has no need to know addresses and emails, and an index cannot hold long texts.
      .values({ caller: hashOf(`${kind} ${caller}`), since, count: 1 })
      .onConflictDoUpdate({
        target: callCounts.caller,
        set: {
          count: sql`case when ${callCounts.since} = excluded.since then ${callCounts.count} + 1 else 1 end`,
          since: sql`excluded.since`,
        },
      })
      .returning({ count: callCounts.count })
    return row && row.count > limits[kind] ? tooMany(since.getTime() + WINDOW_MS - now) : undefined
  },
})
