import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Number of calls that one caller has made since a time. */
export const callCounts = pgTable('call_count', {
  caller: text().primaryKey(),
  since: timestamp({ withTimezone: true }).notNull(),
  count: integer().notNull(),
})

/** Values that all processes share: the key that anti-forgery tokens are made with. */
export const secrets = pgTable('secret', { name: text().primaryKey(), value: text().notNull() })
