import { eq } from 'drizzle-orm'
import { succeed } from '@sitewright/site/http'
import { transact, type Database } from '../database/database.ts'
import { sections } from './site.table.ts'

/** Names of the settings that the site has besides the preferences of its shop. */
export type SectionName =
  | 'headerFooter'
  | 'layouts'
  | 'languages'
  | 'multilingualSettings'
  | 'multilingualStatus'
  | 'places'
  | 'content'
  | `preferences ${string}`

/** Reads a setting, which is as the call that wrote it has checked it. */
export async function readSection<Value>(database: Database, name: SectionName): Promise<Value | undefined> {
  const [found] = await database.select().from(sections).where(eq(sections.name, name))
  return found?.value as Value | undefined
}

/** Replaces a setting. */
export async function writeSection(database: Database, name: SectionName, value: unknown): Promise<void> {
  await database
    .insert(sections)
    .values({ name, value })
    .onConflictDoUpdate({ target: sections.name, set: { value } })
}

/** Changes a part of a setting, and returns it as it was before. Changes at the same time come one after the other, so that none is lost. */
export async function changeSection<Value>(
  database: Database,
  name: SectionName,
  otherwise: Value,
  change: (value: Value) => Value,
): Promise<Value> {
  let before = otherwise
  await transact(database, async (transaction) => {
    await transaction.insert(sections).values({ name, value: otherwise }).onConflictDoNothing()
    const [found] = await transaction.select().from(sections).where(eq(sections.name, name)).for('update')
    before = found?.value as Value
    await writeSection(transaction, name, change(before))
    return succeed(true)
  })
  return before
}
