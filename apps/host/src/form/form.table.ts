import { boolean, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { FormDefinition } from '@sitewright/forms-client'

export const forms = pgTable('form', {
  id: text().primaryKey(),
  /** The definition in each language. */
  definitions: jsonb().$type<Readonly<Record<string, FormDefinition>>>().notNull(),
  hasCaptcha: boolean('has_captcha').notNull(),
})

/** Keys that were handed out and not used yet. */
export const formKeys = pgTable(
  'form_key',
  {
    key: text().primaryKey(),
    /** Visitor who may use it. Keys of before there was this column have none. */
    sender: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  ({ createdAt, sender }) => [index('form_key_created').on(createdAt), index('form_key_sender').on(sender)],
)

/** What was saved, once for each key. */
export const submissions = pgTable(
  'submission',
  {
    /** Hash of the key. */
    key: text().primaryKey(),
    /** Answers as they were sent, signed with the key: without it, nobody can guess them from this. */
    digest: text().notNull(),
    formId: text('form_id'),
    owner: text().notNull(),
    answers: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    page: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  ({ owner, formId }) => [index('submission_owner').on(owner, formId)],
)
