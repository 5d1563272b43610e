import { boolean, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Shoppers who wait for a variant, each once. */
export const restockSignUps = pgTable(
  'restock_sign_up',
  {
    productId: text('product_id').notNull(),
    variantId: text('variant_id').notNull(),
    email: text().notNull(),
    isJoinMailingList: boolean('is_join_mailing_list').notNull(),
    language: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  ({ productId, variantId, email }) => [primaryKey({ columns: [productId, variantId, email] })],
)

/** Notices that are to be sent by email. */
export const restockNotices = pgTable('restock_notice', {
  id: uuid().primaryKey().defaultRandom(),
  productId: text('product_id').notNull(),
  variantId: text('variant_id').notNull(),
  email: text().notNull(),
  language: text(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})
