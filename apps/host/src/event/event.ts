import { retry, type Database } from '../database/database.ts'
import { randomToken } from '../visitor/secret.ts'
import { events } from './event.table.ts'

/** An event as it has arrived. */
export interface ArrivedEvent {
  readonly version: 'census' | '1' | '2'
  readonly name: string
  readonly payload: Readonly<Record<string, unknown>>
  /** Id that the page has given it. */
  readonly id?: unknown
}

/** Longest id that is kept as it is. */
const MOST_ID = 200

const idOf = ({ id }: ArrivedEvent): string =>
  typeof id === 'string' && id !== '' && id.length <= MOST_ID ? id : `own-${randomToken()}`

/**
 * Stores events in one statement, in one order, so that batches of the same events do not wait for each other for ever. Those
 * whose id has come before are dropped. Returns how many were new.
 */
export async function storeEvents(database: Database, arrived: readonly ArrivedEvent[]): Promise<number> {
  const named = arrived.map((event) => ({ ...event, id: idOf(event) }))
  const rows = new Map(named.map((row) => [row.id, row] as const))
  if (rows.size === 0) return 0
  const sorted = [...rows.values()].sort((a, b) => (a.id < b.id ? -1 : 1))
  const stored = await retry(() =>
    database.insert(events).values(sorted).onConflictDoNothing().returning({ id: events.id }),
  )
  return stored.length
}
