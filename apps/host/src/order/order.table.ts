import { bigint, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Cart } from '@sitewright/cart-client'
import { carts } from '../cart/cart.table.ts'

export const orders = pgTable(
  'shop_order',
  {
    number: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** An order for each cart, and no more. */
    cartId: uuid('cart_id')
      .notNull()
      .unique()
      .references(() => carts.id),
    owner: text().notNull(),
    currency: text().notNull(),
    /** The cart as it was bought. */
    cart: jsonb().$type<Cart>().notNull(),
    placedAt: timestamp('placed_at', { withTimezone: true }).notNull().defaultNow(),
  },
  ({ owner }) => [index('shop_order_owner').on(owner)],
)

export const giftCards = pgTable('gift_card', {
  code: text().primaryKey(),
  orderNumber: integer('order_number')
    .notNull()
    .references(() => orders.number),
  valueCents: bigint('value_cents', { mode: 'number' }).notNull(),
  currency: text().notNull(),
})

export const subscriptions = pgTable(
  'subscription',
  {
    cartToken: text('cart_token').primaryKey(),
    owner: text().notNull(),
    itemId: text('item_id').notNull(),
    variantId: text('variant_id').notNull(),
    quantity: integer().notNull(),
    fields: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    begunAt: timestamp('begun_at', { withTimezone: true }),
  },
  ({ owner }) => [index('subscription_owner').on(owner)],
)
