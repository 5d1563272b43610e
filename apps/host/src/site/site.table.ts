import type { RootCategory } from '@sitewright/site/navigation'
import { boolean, integer, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'

/** Settings of the site, each under its name. */
export const sections = pgTable('section', {
  name: text().primaryKey(),
  value: jsonb().$type<unknown>().notNull(),
})

export const storePages = pgTable(
  'store_page',
  {
    number: integer().primaryKey().generatedAlwaysAsIdentity(),
    urlId: text('url_id').notNull(),
    title: text().notNull(),
    navigationTitle: text('navigation_title').notNull(),
    description: text().notNull(),
    isEnabled: boolean('is_enabled').notNull(),
  },
  ({ urlId }) => [unique('store_page_url').on(urlId)],
)

export const categories = pgTable('category', {
  id: uuid().primaryKey().defaultRandom(),
  pageNumber: integer('page_number')
    .notNull()
    .unique()
    .references(() => storePages.number, { onDelete: 'cascade' }),
  category: jsonb().$type<RootCategory>().notNull(),
})

export const likes = pgTable(
  'post_like',
  { owner: text().notNull(), post: text().notNull() },
  ({ owner, post }) => [unique('post_like_once').on(owner, post)],
)

export const files = pgTable('file', {
  id: text().primaryKey(),
  name: text().notNull(),
  type: text().notNull(),
  size: integer().notNull(),
  thumbnailUrl: text('thumbnail_url'),
  addedAt: timestamp('added_at', { withTimezone: true }).notNull().defaultNow(),
})
