import { endpoints, type Endpoint } from '@sitewright/site/contracts'
import { isRecord } from '@sitewright/site/reader'
import type { Case } from '../backend.ts'
import { check, same, shaped } from '../check.ts'
import { isSuccess, type Client } from '../client.ts'

async function read(client: Client, path: string, endpoint: Endpoint): Promise<unknown> {
  const reply = await client.call('GET', path)
  check(isSuccess(reply), `GET ${path} is answered with ${reply.status}`)
  shaped(`GET ${path}`, endpoint, reply.body)
  return reply.body
}

async function write(client: Client, method: string, path: string, body?: unknown): Promise<unknown> {
  const reply = await client.call(method, path, body === undefined ? {} : { body })
  check(isSuccess(reply), `${method} ${path} is answered with ${reply.status} ${JSON.stringify(reply.body)}`)
  return reply.body
}

const pagesOf = (websiteId: string): string =>
  `/api/content-service/product/1.1/websites/${encodeURIComponent(websiteId)}/products`
const storePage = { navigationTitle: 'Store', title: 'Store', urlId: 'store', description: '', enabled: true }
const category = {
  displayName: 'All',
  parentCategoryId: '',
  type: 'ROOT',
  pageRendering: 'LIST_VIEW',
  displayIndex: 1,
}

const HEADER = '/api/site-header-footer'
const LANGUAGES = '/api/multilingual/languages'
const NAMESPACES = '/api/v1/commerce-preferences'
const PREFERENCES = `${NAMESPACES}/contract`
const PLACES = '/api/google-maps/places'

const settingCases: readonly Case[] = [
  {
    name: 'header and footer are read as they were saved',
    spec: 'SIT-034',
    run: async ({ manager }) => {
      const client = await manager()
      const saved = { header: { title: 'New' }, footer: { lines: ['a', 'b'] } }
      await write(client, 'PUT', HEADER, saved)
      same('they', await read(client, HEADER, endpoints.fetchHeaderFooter), saved)
    },
  },
  {
    name: 'a header without a footer is refused',
    spec: 'SIT-034',
    run: async ({ manager }) =>
      same('the status', (await (await manager()).call('PUT', HEADER, { body: { header: {} } })).status, 400),
  },
  {
    name: 'languages are read as they were saved, with the fields of the server',
    spec: 'SIT-043',
    run: async ({ manager }) => {
      const client = await manager()
      const languages = [{ code: 'de', name: 'Deutsch', custom: false, flag: 'DE' }]
      await write(client, 'PUT', LANGUAGES, { languages })
      const [first, ...others] = (await read(client, LANGUAGES, endpoints.fetchLanguages)) as object[]
      same('the others', others, [])
      check(isRecord(first) && first.code === 'de' && first.flag === 'DE', `it is ${JSON.stringify(first)}`)
    },
  },
  {
    name: 'settings and status of the languages are objects, and the languages are a list',
    spec: 'SIT-042',
    run: async ({ manager }) => {
      const client = await manager()
      await read(client, '/api/multilingual/settings', endpoints.fetchMultilingualSettings)
      await read(client, '/api/multilingual/status', endpoints.fetchMultilingualStatus)
      const languages = await read(client, LANGUAGES, endpoints.fetchLanguages)
      check(Array.isArray(languages), `the languages are ${JSON.stringify(languages)}`)
    },
  },
  {
    name: 'the service of languages can be disconnected',
    spec: 'SIT-044',
    run: async ({ manager }) => {
      const client = await manager()
      await write(client, 'DELETE', '/api/multilingual/connection')
      const status = await read(client, '/api/multilingual/status', endpoints.fetchMultilingualStatus)
      same('connected', isRecord(status) && status.connected, false)
    },
  },
  {
    name: 'preferences of a shop are read as they were saved, whoever they belong to',
    spec: 'SIT-046',
    run: async ({ manager }) => {
      const client = await manager()
      await read(client, PREFERENCES, endpoints.fetchPreferences)
      await write(client, 'PUT', PREFERENCES, { isOpen: true, limit: null, list: [1, { a: 'b' }] })
      const found = await read(client, PREFERENCES, endpoints.fetchPreferences)
      const { websiteId: _, ...values } = isRecord(found) ? found : {}
      check(
        values.isOpen === true && values.limit === null && JSON.stringify(values.list) === '[1,{"a":"b"}]',
        `they are ${JSON.stringify(values)}`,
      )
    },
  },
  {
    name: 'preferences have namespaces, which do not mix',
    spec: 'SIT-050',
    run: async ({ manager }) => {
      const client = await manager()
      const [one, other] = ['contract-one', 'contract-other'].map((name) => `${NAMESPACES}/${name}`)
      await write(client, 'PUT', one ?? '', { isOpen: true })
      await write(client, 'PUT', other ?? '', { isOpen: false })
      const found = await read(client, one ?? '', endpoints.fetchPreferences)
      same('the preference of the first', isRecord(found) && found.isOpen, true)
    },
  },
  {
    name: 'a site has a main navigation, with an identifier and a list of links',
    spec: 'SIT-036',
    run: async ({ visitor, navigation }) => {
      const found = await read(visitor(), '/api/commondata/GetSiteLayout', endpoints.fetchSiteLayouts)
      const layouts = isRecord(found) && Array.isArray(found.layout) ? (found.layout as unknown[]) : []
      const main = layouts.find((layout) => isRecord(layout) && layout.identifier === navigation)
      check(isRecord(main) && Array.isArray(main.links), `the layouts are ${JSON.stringify(layouts)}`)
    },
  },
  {
    name: 'the navigation is read as it was saved, and the other layouts stay',
    spec: 'SIT-038',
    run: async ({ manager, navigation }) => {
      const client = await manager()
      const items = [{ collectionId: 'shop', items: [{ externalLink: 'https://example.com' }] }]
      const body = { fieldName: navigation, templateId: 'template-1', navigation: items }
      await write(client, 'POST', '/api/widget/UpdateNavigation', body)
      const found = await read(client, '/api/commondata/GetSiteLayout', endpoints.fetchSiteLayouts)
      const layouts = isRecord(found) && Array.isArray(found.layout) ? (found.layout as unknown[]) : []
      const main = layouts.find((layout) => isRecord(layout) && layout.identifier === navigation)
      same('the links', isRecord(main) && main.links, items)
    },
  },
]

const pageCases: readonly Case[] = [
  {
    name: 'a store page has an id, under which it gets its root category',
    spec: 'SIT-054',
    run: async ({ manager, websiteId }) => {
      const client = await manager()
      const created = await write(client, 'POST', pagesOf(websiteId), storePage)
      shaped('POST products', endpoints.createStorePage, created)
      const { id } = created as { readonly id: string }
      await write(client, 'POST', `${pagesOf(websiteId)}/${id}/categories`, category)
    },
  },
  {
    name: 'a category of a page that is not there is refused',
    spec: 'SIT-055',
    run: async ({ manager, websiteId }) => {
      const path = `${pagesOf(websiteId)}/store-page-999/categories`
      same('the status', (await (await manager()).call('POST', path, { body: category })).status, 404)
    },
  },
  {
    name: 'a page of another site is refused',
    spec: 'SIT-054',
    run: async ({ manager }) => {
      const reply = await (await manager()).call('POST', pagesOf('no-such-site'), { body: storePage })
      same('the status', reply.status, 404)
    },
  },
  {
    name: 'of pages with one address that arrive together, one is created',
    spec: 'SIT-058',
    run: async ({ manager, websiteId }) => {
      const client = await manager()
      const replies = await Promise.all(
        Array.from({ length: 3 }, () => client.call('POST', pagesOf(websiteId), { body: storePage })),
      )
      same('the number created', replies.filter(isSuccess).length, 1)
    },
  },
]

const placeCases: readonly Case[] = [
  {
    name: 'places are suggested, and have details',
    spec: 'SIT-103',
    run: async ({ visitor, place }) => {
      const client = visitor()
      const suggested = await read(
        client,
        `${PLACES}/autocomplete?input=${encodeURIComponent(place.input)}`,
        endpoints.autocompletePlaces,
      )
      check(JSON.stringify(suggested).includes(`"${place.placeId}"`), `they are ${JSON.stringify(suggested)}`)
      const query = `placeId=${place.placeId}&productPage=checkout&productSection=shipping`
      await read(client, `${PLACES}/details?${query}`, endpoints.fetchPlaceDetails)
    },
  },
  {
    name: 'the details of a place need the page that asks',
    spec: 'SIT-103',
    run: async ({ visitor, place }) => {
      const reply = await visitor().call('GET', `${PLACES}/details?placeId=${place.placeId}`)
      same('the status', reply.status, 400)
    },
  },
]

const roleCases: readonly Case[] = [
  {
    name: 'nobody but those with a role changes the site',
    spec: 'SIT-068',
    needs: ['roles'],
    run: async ({ visitor, websiteId }) => {
      const client = visitor()
      await client.call('GET', '/api/commerce/shopping-cart')
      const replies = await Promise.all([
        client.call('PUT', HEADER, { body: { header: {}, footer: {} } }),
        client.call('PUT', LANGUAGES, { body: { languages: [] } }),
        client.call('DELETE', '/api/multilingual/connection'),
        client.call('PUT', PREFERENCES, { body: {} }),
        client.call('GET', PREFERENCES),
        client.call('POST', '/api/widget/UpdateNavigation', {
          body: { fieldName: 'mainNav', templateId: 't', navigation: [] },
        }),
        client.call('POST', pagesOf(websiteId), { body: storePage }),
      ])
      for (const { status } of replies) check([401, 403].includes(status), `one is answered with ${status}`)
    },
  },
  {
    name: 'a site user without a role does not change the site either',
    spec: 'SIT-068',
    needs: ['roles'],
    run: async ({ visitor, account }) => {
      const client = visitor()
      const body = { ...account, rememberMe: false }
      await client.call('POST', '/api/site-users/account/session', { body })
      const { status } = await client.call('PUT', HEADER, { body: { header: {}, footer: {} } })
      check([401, 403].includes(status), `it is answered with ${status}`)
    },
  },
]

/** Cases of the site's settings, pages and places. */
export const siteCases: readonly Case[] = [...settingCases, ...pageCases, ...placeCases, ...roleCases]
