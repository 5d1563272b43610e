import { endpoints } from '@sitewright/site/contracts'
import { eq } from 'drizzle-orm'
import type { Host } from '../host.ts'
import { done, refuse } from '../request/answer.ts'
import { addCall, type App } from '../request/call.ts'
import { categories, storePages } from './site.table.ts'

const managers = { for: 'storeManagers' } as const
const pageId = (number: number): string => `store-page-${number}`
const numberOf = (id = ''): number => Number(/^store-page-(\d{1,9})$/.exec(id)?.[1] ?? 0)

/** Adds the calls that create store pages and their root categories. */
export function addStorePageCalls(app: App, { database, websiteId }: Host): void {
  addCall(
    app,
    'createStorePage',
    endpoints.createStorePage,
    async ({ body: { enabled, ...page }, params }) => {
      if (params.websiteId !== websiteId) return refuse(404, 'There is no such site.')
      // Two pages with one address, asked for at once, are told apart by the index of the table.
      const [created] = await database
        .insert(storePages)
        .values({ ...page, isEnabled: enabled })
        .onConflictDoNothing()
        .returning({ number: storePages.number })
      return created
        ? Response.json({ id: pageId(created.number) })
        : refuse(409, 'There is a page with this address.')
    },
    managers,
  )
  addCall(
    app,
    'createRootCategory',
    endpoints.createRootCategory,
    async ({ body, params }) => {
      const number = numberOf(params.collectionId)
      const [page] = await database.select().from(storePages).where(eq(storePages.number, number))
      if (!page || params.websiteId !== websiteId) return refuse(404, 'No such page.')
      await database.insert(categories).values({ pageNumber: number, category: body })
      return done()
    },
    managers,
  )
}
