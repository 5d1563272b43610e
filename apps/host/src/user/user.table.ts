import { boolean, index, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import type { WebsiteRoles } from '@sitewright/site/session'

export const siteUsers = pgTable('site_user', {
  id: text().primaryKey(),
  /** In lower case. */
  email: text().notNull().unique(),
  password: text().notNull(),
  roles: jsonb().$type<WebsiteRoles>().notNull(),
  language: text(),
})

export const sessions = pgTable(
  'site_user_session',
  {
    /** Hash of the token in the visitor's cookie: whoever reads the table cannot sign in with it. */
    visitor: text().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => siteUsers.id, { onDelete: 'cascade' }),
    /** Owner of the cart of whoever signed in: the browser's token changes with a sign-in. */
    cameFrom: text('came_from'),
    isRemembered: boolean('is_remembered').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  ({ expiresAt }) => [index('site_user_session_expires').on(expiresAt)],
)

export const addresses = pgTable(
  'address',
  {
    id: uuid().primaryKey().defaultRandom(),
    owner: text().notNull(),
    name: text().notNull(),
    street: text().notNull(),
    city: text().notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }).notNull().defaultNow(),
  },
  ({ owner, name, street, city }) => [unique('address_once').on(owner, name, street, city)],
)
