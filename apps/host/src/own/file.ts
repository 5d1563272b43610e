import { and, desc, eq, lt, or } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { PAGE_SIZE, pageOf, readCursor } from '../request/page.ts'
import { files } from '../site/site.table.ts'
import { randomToken } from '../visitor/secret.ts'

type Row = typeof files.$inferSelect

/** A file that is sent: a picture with its content, any other with its facts. */
export interface SentFile {
  readonly name: string
  readonly type: string
  readonly size: number
  readonly thumbnailUrl?: string | undefined
  /** Id of the file that it replaces. */
  readonly replaces?: string | undefined
}

/** A file as the file manager reads it. */
export const fileView = ({ thumbnailUrl, addedAt, ...facts }: Row) => ({
  ...facts,
  addedAt: addedAt.getTime(),
  ...(thumbnailUrl !== null && { thumbnailUrl }),
})

/** Reads the files, the newest first. */
export async function readFiles(database: Database, cursor: string | undefined) {
  const [time = '', after = ''] = readCursor(cursor)
  const before = new Date(Number(time))
  const isOlder = /^\d{1,14}$/.test(time)
    ? or(lt(files.addedAt, before), and(eq(files.addedAt, before), lt(files.id, after)))
    : undefined
  const found = await database
    .select()
    .from(files)
    .where(isOlder)
    .orderBy(desc(files.addedAt), desc(files.id))
    .limit(PAGE_SIZE + 1)
  return pageOf(found, ({ addedAt, id }) => [String(addedAt.getTime()), id])
}

/** Keeps a file. One that it replaces has its id afterwards. */
export async function keepFile(
  database: Database,
  { replaces, thumbnailUrl, ...facts }: SentFile,
): Promise<string> {
  // Whole milliseconds: a cursor has no finer ones.
  const row = { ...facts, thumbnailUrl: thumbnailUrl ?? null, addedAt: new Date() }
  const id = replaces ?? `file-${randomToken()}`
  await database
    .insert(files)
    .values({ ...row, id })
    .onConflictDoUpdate({ target: files.id, set: row })
  return id
}
