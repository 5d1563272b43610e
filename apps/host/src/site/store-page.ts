import { succeed } from '@sitewright/site/http'
import { inArray } from 'drizzle-orm'
import { transact, type Database } from '../database/database.ts'
import { changeSection } from './section.ts'
import { storePages } from './site.table.ts'

const pageId = (number: number): string => `store-page-${number}`

/** Number of a store page by its id, and 0 for another page. */
export const numberOf = (id = ''): number => Number(/^store-page-(\d{1,9})$/.exec(id)?.[1] ?? 0)

interface WithPages {
  readonly pages?: readonly { readonly id: string }[]
}

/** Creates a store page, and adds it to the pages of the site. Undefined if there is one with its address. */
export async function createStorePage(
  database: Database,
  page: typeof storePages.$inferInsert,
): Promise<string | undefined> {
  let id: string | undefined
  await transact(database, async (transaction) => {
    // Two pages with one address, asked for at once, are told apart by the index of the table.
    const [created] = await transaction.insert(storePages).values(page).onConflictDoNothing().returning()
    if (!created) return succeed(true)
    const { number, title, urlId } = created
    id = pageId(number)
    const added = { id, path: `/${urlId}`, title: { en: title, de: title }, kind: 'store' }
    const withAdded = ({ pages = [], ...content }: WithPages) => ({ ...content, pages: [...pages, added] })
    await changeSection<WithPages>(transaction, 'content', {}, withAdded)
    return succeed(true)
  })
  return id
}

/** Removes the store pages among those that the site no longer has, so that their addresses are free. */
export async function removeStorePages(transaction: Database, ids: readonly string[]): Promise<void> {
  await transaction.delete(storePages).where(inArray(storePages.number, ids.map(numberOf)))
}
