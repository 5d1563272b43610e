import { sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { hashOf } from '../visitor/secret.ts'
import { callCounts } from './limit.table.ts'

/** Most calls of one caller in a minute, by what they do. The caller is an address, if nothing else is said. */
export const defaultLimits = {
  /** Of one email and address; of one address; of one email from wherever, as anybody may call for it. */
  ...{ signIn: 10, signInOfAddress: 30, signInOfEmail: 300 },
  ...{ form: 30, restock: 30, order: 30 },
  /** Of the owner of a cart. */
  cart: 300,
  /** In one process: all changes, and what is measured on pages. */
  ...{ change: 900, record: 3000 },
}

export type Limits = Readonly<typeof defaultLimits>

const WINDOW_MS = 60_000

/** Counts calls. All processes count together, in the database. */
export interface Limiter {
  /** Response to a call beyond the limit. Undefined for one that may pass. */
  readonly refusal: (kind: keyof Limits, caller: string) => Promise<Response | undefined>
  /** The same for a flood, without the database: it is what a flood is to leave alone. Each process counts for itself. */
  readonly refusalHere: (kind: 'change' | 'record', caller: string) => Response | undefined
}

const tooMany = (waitMs: number): Response =>
  Response.json(
    { message: 'Please try again in a few seconds.' },
    { status: 429, headers: { 'Retry-After': String(Math.max(1, Math.ceil(waitMs / 1000))) } },
  )

/** Creates a limiter. Windows begin at whole minutes, so that processes agree on them. */
export function createLimiter(database: Database, limits: Limits): Limiter {
  let here = { since: 0, counts: new Map<string, number>() }
  const window = () => Math.floor(Date.now() / WINDOW_MS) * WINDOW_MS
  const judge = (kind: keyof Limits, count = 0): Response | undefined =>
    count > limits[kind] ? tooMany(window() + WINDOW_MS - Date.now()) : undefined

  return {
    refusal: async (kind, caller) => {
      const [row] = await database
        .insert(callCounts)
        // A hash: the table has no need to know addresses and emails, and an index cannot hold long texts.
        .values({ caller: hashOf(`${kind} ${caller}`), since: new Date(window()), count: 1 })
        .onConflictDoUpdate({
          target: callCounts.caller,
          set: {
            count: sql`case when ${callCounts.since} = excluded.since then ${callCounts.count} + 1 else 1 end`,
            since: sql`excluded.since`,
          },
        })
        .returning({ count: callCounts.count })
      return judge(kind, row?.count)
    },
    refusalHere: (kind, caller) => {
      const since = window()
      if (here.since !== since) here = { since, counts: new Map() }
      const count = (here.counts.get(`${kind} ${caller}`) ?? 0) + 1
      here.counts.set(`${kind} ${caller}`, count)
      return judge(kind, count)
    },
  }
}
