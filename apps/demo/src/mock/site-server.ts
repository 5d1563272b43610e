import type { SiteState } from '@sitewright/site/testing'
import { http, HttpResponse, type RequestHandler } from 'msw'
import { readChange, readStored } from '../site/content/content-reader.ts'
import { siteContent, type SitePage } from '../site/content/site-content.ts'
import { loadSiteContent, saveSiteContent } from '../site/content/stored-content.ts'

/** Namespace of the preferences of the store. */
const NAMESPACE = 'checkout'

type StorePage = SiteState['storePages'][number]

const storePage = ({ id, path, title }: SitePage): StorePage => ({
  id,
  urlId: path.slice(1),
  title: title.en,
  navigationTitle: title.en,
  description: '',
  enabled: true,
  categories: [],
})

/** Store pages of the mock: its own, and those of the site. It numbers new ones by their count. */
function storePages({ storePages: own }: SiteState): readonly StorePage[] {
  const added = siteContent().pages.filter(
    ({ kind, id }) => kind === 'store' && !own.some((page) => page.id === id),
  )
  const all = [...own, ...added.map(storePage)]
  const last = Math.max(0, ...all.map(({ id }) => Number(/\d+$/.exec(id)?.[0] ?? 0)))
  const missing = Array.from({ length: Math.max(0, last - all.length) }, (_, i) =>
    storePage({ id: `removed-${i}`, path: '/', title: { en: '', de: '' }, kind: 'store' }),
  )
  return [...all, ...missing]
}

let known: ReadonlySet<string> = new Set()

/** Loads the sections of the site that have calls of their own into the state of the site's mock. */
export function loadSite(state: SiteState): void {
  loadSiteContent()
  const { header, footer, navigation, languages, store } = siteContent()
  state.headerFooter = { header: { ...header }, footer: { ...footer } }
  state.layouts = [{ identifier: 'mainNav', links: navigation }]
  state.languages = languages
  state.preferences = { ...state.preferences, [NAMESPACE]: { ...store } }
  state.storePages = storePages(state)
  known = new Set(state.storePages.map(({ id }) => id))
}

/** Pages of the site with the store pages that the last call has created. */
function pages({ storePages: all }: SiteState): readonly SitePage[] {
  const created = all.filter(({ id }) => !known.has(id))
  return [
    ...siteContent().pages,
    ...created.map(({ id, urlId, title }) => ({
      id,
      path: `/${urlId}`,
      title: { en: title, de: title },
      kind: 'store' as const,
    })),
  ]
}

/** Saves what a call has changed. A section that the site could not show stays as it was. */
export function saveSite(state: SiteState): void {
  const { header, footer } = state.headerFooter
  const { links: navigation } = state.layouts.find(({ identifier }) => identifier === 'mainNav') ?? {}
  saveSiteContent(
    readStored({
      header,
      footer,
      navigation,
      languages: state.languages,
      store: state.preferences[NAMESPACE],
      pages: pages(state),
    }),
  )
}

/** Handler of the sections that the specification has no call for. */
export const siteHandlers = (state: SiteState): readonly RequestHandler[] => [
  http.put('*/api/demo/site', async ({ request }) => {
    const read = readChange(await request.json())
    if (!read.ok) return HttpResponse.json({ message: `${read.failure.path} is malformed.` }, { status: 400 })
    saveSiteContent(read.value)
    loadSite(state)
    return HttpResponse.json({})
  }),
]
