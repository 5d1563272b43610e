import { bigint, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

export const performanceRecords = pgTable(
  'performance_record',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    app: text().notNull(),
    event: text().notNull(),
    pageLoadId: text('page_load_id').notNull(),
    /** Milliseconds since 1970, by the clock of the visitor. */
    ts: bigint({ mode: 'number' }).notNull(),
    data: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    arrivedAt: timestamp('arrived_at', { withTimezone: true }).notNull().defaultNow(),
  },
  ({ arrivedAt }) => [index('performance_record_arrived').on(arrivedAt)],
)
