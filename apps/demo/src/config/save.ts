import type { Http } from '@sitewright/site/http'
import { saveLanguages } from '@sitewright/site/multilingual'
import { saveHeaderFooter, updateNavigation } from '@sitewright/site/navigation'
import { createPreferences } from '@sitewright/site/preferences'
import { ignoreAnswer } from '@sitewright/site/http'
import type { ContentChange } from '../site/content/content-reader.ts'
import type { SiteContent } from '../site/content/site-content.ts'

/** Navigation of the header, as the call names it. */
const MAIN = { fieldName: 'mainNav', templateId: 'sill' }

/**
 * A client that reads each response, also of calls whose response the specification leaves open: half of one may be that of a
 * server that stopped half-way, and nothing of it is saved. An empty one is whole.
 */
const readingAll = (http: Http): Http => ({
  ...http,
  call: (request, read) => http.call({ ...request, ignoresAnswer: false }, read),
})

type Save = (http: Http, change: ContentChange, site: SiteContent) => Promise<boolean> | undefined

/** Sections that have a call of their own, each with that call. */
const calls: readonly Save[] = [
  (http, { header, footer }, site) =>
    header || footer
      ? saveHeaderFooter(http, { header: { ...site.header }, footer: { ...site.footer } }).then(
          ({ ok }) => ok,
        )
      : undefined,
  (http, { navigation }) =>
    navigation && updateNavigation(http, { ...MAIN, navigation }).then(({ ok }) => ok),
  (http, { languages }) => languages && saveLanguages(http, languages).then(({ ok }) => ok),
  (http, { store }) =>
    store &&
    createPreferences({ http, report: () => undefined })
      .save('checkout', { ...store })
      .then(
        () => true,
        () => false,
      ),
]

/** Sections that have no call in the specification. */
async function saveRest(http: Http, change: ContentChange): Promise<boolean> {
  const {
    header: _header,
    footer: _footer,
    navigation: _links,
    languages: _all,
    store: _store,
    ...rest
  } = change
  if (Object.keys(rest).length === 0) return true
  const { ok } = await http.call({ method: 'PUT', path: '/api/demo/site', body: rest }, ignoreAnswer)
  return ok
}

/**
 * Saves sections of the site by their calls, all at once: a page that is being left sends no second one after a response.
 * Returns false if one of them failed.
 */
export async function saveSite(client: Http, change: ContentChange, site: SiteContent): Promise<boolean> {
  const http = readingAll(client)
  const saved = await Promise.all([...calls.map((call) => call(http, change, site)), saveRest(http, change)])
  return !saved.includes(false)
}
