import type { ContentChange } from '@sitewright/demo/content'
import { offerOf } from '@sitewright/demo/seed'
import { succeed } from '@sitewright/site/http'
import type { SiteLayout } from '@sitewright/site/navigation'
import { changeOffer } from '../catalogue/offer.ts'
import { transact, type Database } from '../database/database.ts'
import { changeSection, readSection } from '../site/section.ts'
import { removeStorePages } from '../site/store-page.ts'

/** Sections that calls of the specification read and save. */
const WITH_CALLS = ['header', 'footer', 'navigation', 'languages', 'store']
const NO_EMAIL = { subject: '', to: '', cc: '', bcc: '', body: '' }

/** Saves sections of the site that have no call of their own, with the products and forms that follow from them. */
export async function saveContent(database: Database, change: ContentChange): Promise<void> {
  const own: ContentChange = Object.fromEntries(
    Object.entries(change).filter(([name]) => !WITH_CALLS.includes(name)),
  )
  await transact(database, async (transaction) => {
    const changed = (content: ContentChange) => ({ ...content, ...own })
    const before = await changeSection(transaction, 'content', {}, changed)
    const { pages, products, forms } = own
    const known = (before.pages ?? []).map(({ id }) => id)
    const gone = known.filter((id) => pages?.every((page) => page.id !== id))
    if (gone.length > 0) await removeStorePages(transaction, gone)
    if (products ?? forms) await changeOffer(transaction, offerOf(before), offerOf({ ...before, ...own }))
    return succeed(true)
  })
}

/** What visitors may know of the site: neither drafts, nor whom the answers of a form are sent to. */
function openContent({ pages, forms, ...content }: ContentChange): ContentChange {
  return {
    ...content,
    ...(pages && { pages: pages.filter(({ status }) => status === undefined) }),
    ...(forms && {
      forms: Object.fromEntries(
        Object.entries(forms).map(([id, form]) => [id, { ...form, email: NO_EMAIL }]),
      ),
    }),
  }
}

/** Reads the site: sections that nobody has edited may be missing. */
export async function readContent(database: Database, isManager: boolean) {
  const [content = {}, headerFooter, layouts = [], languages, store] = await Promise.all([
    readSection<ContentChange>(database, 'content'),
    readSection<Pick<ContentChange, 'header' | 'footer'>>(database, 'headerFooter'),
    readSection<readonly SiteLayout[]>(database, 'layouts'),
    readSection<ContentChange['languages']>(database, 'languages'),
    readSection<ContentChange['store']>(database, 'preferences checkout'),
  ])
  const navigation = layouts.find(({ identifier }) => identifier === 'mainNav')?.links
  const { header, footer } = headerFooter ?? {}
  return { ...(isManager ? content : openContent(content)), header, footer, navigation, languages, store }
}
