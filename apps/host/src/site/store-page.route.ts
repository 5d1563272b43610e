import { endpoints } from '@sitewright/site/contracts'
import { eq } from 'drizzle-orm'
import type { Host } from '../host.ts'
import { done, refuse } from '../request/answer.ts'
import { addEditorCall, type App } from '../request/call.ts'
import { categories, storePages } from './site.table.ts'
import { createStorePage, numberOf } from './store-page.ts'

/** Adds the calls that create store pages and their root categories. */
export function addStorePageCalls(app: App, { database, websiteId }: Host): void {
  addEditorCall(app, 'createStorePage', endpoints.createStorePage, async ({ body, params }) => {
    const { enabled, ...page } = body
    if (params.websiteId !== websiteId) return refuse(404, 'There is no such site.')
    const id = await createStorePage(database, { ...page, isEnabled: enabled })
    return id === undefined ? refuse(409, 'There is a page with this address.') : Response.json({ id })
  })
  addEditorCall(app, 'createRootCategory', endpoints.createRootCategory, async ({ body, params }) => {
    const number = numberOf(params.collectionId)
    const [page] = await database.select().from(storePages).where(eq(storePages.number, number))
    if (!page || params.websiteId !== websiteId) return refuse(404, 'No such page.')
    await database.insert(categories).values({ pageNumber: number, category: body }).onConflictDoNothing()
    return done()
  })
}
