import { sql } from 'drizzle-orm'
import { integer, pgTable, text, timestamp, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { variants } from '../catalogue/catalogue.table.ts'

export const carts = pgTable(
  'cart',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Site user or visitor. Each has one cart that is not purchased. */
    owner: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    purchasedAt: timestamp('purchased_at', { withTimezone: true }),
  },
  ({ owner, purchasedAt }) => [
    uniqueIndex('cart_of_owner')
      .on(owner)
      .where(sql`${purchasedAt} is null`),
  ],
)

/** Adds that have arrived, each by a hash of its sender and the key that its page has given it. */
export const cartAdds = pgTable('cart_add', {
  hash: text().primaryKey(),
  arrivedAt: timestamp('arrived_at', { withTimezone: true }).notNull().defaultNow(),
})

export const cartEntries = pgTable(
  'cart_entry',
  {
    id: uuid().primaryKey().defaultRandom(),
    cartId: uuid('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    variantId: text('variant_id')
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    quantity: integer().notNull(),
    /** JSON text of the additional fields, as it was sent. */
    fields: text(),
    /** The same for any order of the fields. */
    fieldsKey: text('fields_key').notNull(),
    position: integer().generatedAlwaysAsIdentity().notNull(),
  },
  ({ cartId, variantId, fieldsKey }) => [unique('cart_entry_line').on(cartId, variantId, fieldsKey)],
)
