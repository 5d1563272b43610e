import { endpoints } from '@sitewright/site/contracts'
import type { SiteLayout } from '@sitewright/site/navigation'
import type { Host } from '../host.ts'
import { done, refuse } from '../request/answer.ts'
import { addCall, addEditorCall, type App } from '../request/call.ts'
import { changeSection, readSection, writeSection, type SectionName } from './section.ts'

/** Name of a namespace of preferences. */
const NAMESPACE = /^[\w-]{1,64}$/

/** Adds the calls of the site's settings: header and footer, languages, navigation, preferences of the shop. */
export function addSiteCalls(app: App, { database, websiteId }: Host): void {
  const read = async (name: SectionName, otherwise: object) =>
    Response.json((await readSection<object>(database, name)) ?? otherwise)
  const write = async (name: SectionName, value: unknown) => {
    await writeSection(database, name, value)
    return done()
  }
  const preferences = (namespace = ''): SectionName | undefined =>
    NAMESPACE.test(namespace) ? `preferences ${namespace}` : undefined

  addCall(app, 'fetchHeaderFooter', endpoints.fetchHeaderFooter, () =>
    read('headerFooter', { header: {}, footer: {} }),
  )
  addEditorCall(app, 'saveHeaderFooter', endpoints.saveHeaderFooter, ({ body }) =>
    write('headerFooter', body),
  )
  addEditorCall(app, 'fetchMultilingualSettings', endpoints.fetchMultilingualSettings, () =>
    read('multilingualSettings', {}),
  )
  addEditorCall(app, 'fetchMultilingualStatus', endpoints.fetchMultilingualStatus, () =>
    read('multilingualStatus', {}),
  )
  addCall(app, 'fetchLanguages', endpoints.fetchLanguages, () => read('languages', []))
  addEditorCall(app, 'saveLanguages', endpoints.saveLanguages, ({ body }) =>
    write('languages', body.languages),
  )
  addEditorCall(app, 'disconnectMultilingual', endpoints.disconnectMultilingual, async () => {
    await changeSection(database, 'multilingualStatus', {}, (status) => ({ ...status, connected: false }))
    return done()
  })
  addCall(app, 'fetchSiteLayouts', endpoints.fetchSiteLayouts, async () =>
    Response.json({ layout: (await readSection<readonly SiteLayout[]>(database, 'layouts')) ?? [] }),
  )
  addEditorCall(app, 'updateNavigation', endpoints.updateNavigation, async ({ body }) => {
    await changeSection<readonly SiteLayout[]>(database, 'layouts', [], (layouts) =>
      layouts.map((layout) =>
        layout.identifier === body.fieldName ? { ...layout, links: body.navigation } : layout,
      ),
    )
    return done()
  })
  addEditorCall(app, 'fetchPreferences', endpoints.fetchPreferences, async ({ params }) => {
    const name = preferences(params.namespace)
    if (!name) return refuse(404, 'There is no such namespace.')
    return Response.json({ ...(await readSection<object>(database, name)), websiteId })
  })
  addEditorCall(app, 'savePreferences', endpoints.savePreferences, ({ body, params }) => {
    const { websiteId: _, ...values } = body
    const name = preferences(params.namespace)
    return name ? write(name, values) : refuse(404, 'There is no such namespace.')
  })
}
