import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

export const events = pgTable(
  'event',
  {
    /** Id that the page has given it. Doubles have the same. */
    id: text().primaryKey(),
    /** `census`, `1` or `2`. */
    version: text().notNull(),
    name: text().notNull(),
    payload: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    arrivedAt: timestamp('arrived_at', { withTimezone: true }).notNull().defaultNow(),
  },
  ({ arrivedAt }) => [index('event_arrived').on(arrivedAt)],
)
