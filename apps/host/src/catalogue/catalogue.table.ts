import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'

/** One text for each language. */
export type Words = Readonly<Record<string, string>>

export const products = pgTable('product', {
  id: text().primaryKey(),
  /** `ProductType` of `@sitewright/site/enumerations`. */
  type: integer().notNull(),
  names: jsonb().$type<Words>().notNull(),
  isSubscribable: boolean('is_subscribable').notNull(),
})

export const variants = pgTable(
  'variant',
  {
    id: text().primaryKey(),
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    sku: text(),
    /** Option values by option name, for each language. */
    attributes: jsonb().$type<Readonly<Record<string, Words>>>().notNull(),
    /** Price in hundredths, by currency. */
    prices: jsonb().$type<Readonly<Record<string, number>>>().notNull(),
    isUnlimited: boolean('is_unlimited').notNull(),
    stock: integer().notNull(),
  },
  ({ productId }) => [index('variant_product').on(productId)],
)
