import { endpoints, type Endpoint } from '@sitewright/site/contracts'
import { isRecord } from '@sitewright/site/reader'
import type { Case } from '../backend.ts'
import { answered, check, fieldOf, same, shaped } from '../check.ts'
import { encodePairs, isSuccess, type Client } from '../client.ts'

type Fields = Readonly<Record<string, unknown>>

async function read(client: Client, path: string, endpoint: Endpoint): Promise<unknown> {
  const reply = await client.call('GET', path)
  check(isSuccess(reply), `GET ${path}: expected a success, received ${reply.status}`)
  shaped(`GET ${path}`, endpoint, reply.body)
  return reply.body
}

async function write(client: Client, method: string, path: string, body?: unknown): Promise<unknown> {
  const reply = await client.call(method, path, body === undefined ? {} : { body })
  check(isSuccess(reply), `${method} ${path}: expected a success, received ${reply.status}`)
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
      await write(client, 'PUT', HEADER, { header: { old: true }, footer: { old: true } })
      const saved = { header: { title: 'Zoë 李 🎁', logo: null }, footer: { lines: ['b', 'a'], width: 1.5 } }
      await write(client, 'PUT', HEADER, saved)
      same('what was saved', await read(client, HEADER, endpoints.fetchHeaderFooter), saved)
    },
  },
  {
    name: 'a header without a footer is refused',
    spec: 'SIT-034',
    run: async ({ manager }) =>
      answered(
        'a header without a footer',
        await (await manager()).call('PUT', HEADER, { body: { header: {} } }),
        400,
      ),
  },
  {
    name: 'languages are read as they were saved, with the fields of the server',
    spec: 'SIT-043',
    run: async ({ manager }) => {
      const client = await manager()
      const languages = [
        { code: 'tlh', name: 'Klingon', custom: true, flag: null },
        { code: 'de', name: 'Deutsch', custom: false, flag: 'DE' },
      ]
      await write(client, 'PUT', LANGUAGES, { languages: languages.slice(1) })
      await write(client, 'PUT', LANGUAGES, { languages })
      same('the languages', await read(client, LANGUAGES, endpoints.fetchLanguages), languages)
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
      check(Array.isArray(languages), `the languages: expected a list, received ${JSON.stringify(languages)}`)
    },
  },
  {
    name: 'the service of languages can be disconnected',
    spec: 'SIT-044',
    run: async ({ manager }) => {
      const client = await manager()
      await write(client, 'DELETE', '/api/multilingual/connection')
      const status = await read(client, '/api/multilingual/status', endpoints.fetchMultilingualStatus)
      same('"connected" of the status', isRecord(status) && status.connected, false)
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
      const { isOpen, limit, list } = isRecord(found) ? found : {}
      same('the preferences', { isOpen, limit, list }, { isOpen: true, limit: null, list: [1, { a: 'b' }] })
    },
  },
  {
    name: 'saved preferences replace the last ones',
    spec: 'SIT-050',
    run: async ({ manager }) => {
      const client = await manager()
      await write(client, 'PUT', PREFERENCES, { first: 1, second: 2 })
      await write(client, 'PUT', PREFERENCES, { second: 2 })
      const { first = null, second } = (await read(client, PREFERENCES, endpoints.fetchPreferences)) as Fields
      same('the preferences', { first, second }, { first: null, second: 2 })
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
      same('"isOpen" of the first namespace', isRecord(found) && found.isOpen, true)
    },
  },
  {
    name: 'a site has a main navigation, with an identifier and a list of links',
    spec: 'SIT-036',
    run: async ({ visitor, navigation }) => {
      const { links } = mainOf(await layoutsOf(visitor()), navigation)
      check(Array.isArray(links), `the links: expected a list, received ${JSON.stringify(links)}`)
    },
  },
  {
    name: 'the navigation is read as it was saved, and the other layouts stay',
    spec: 'SIT-038',
    run: async ({ manager, navigation }) => {
      const client = await manager()
      const others = (layouts: readonly Fields[]) => layouts.filter((each) => each.identifier !== navigation)
      const before = others(await layoutsOf(client))
      const items = [
        { collectionId: 'shop', items: [{ externalLink: 'https://example.com' }] },
        { collectionId: 'about' },
      ]
      const body = { fieldName: navigation, templateId: 'template-1', navigation: items }
      await write(client, 'POST', '/api/widget/UpdateNavigation', body)
      const after = await layoutsOf(client)
      same('the links', mainOf(after, navigation).links, items)
      same('the other layouts', others(after), before)
    },
  },
]

/** Reads the layouts of a site, which may be one. */
async function layoutsOf(client: Client): Promise<readonly Fields[]> {
  const found = await read(client, '/api/commondata/GetSiteLayout', endpoints.fetchSiteLayouts)
  const layout = fieldOf('the answer to GET GetSiteLayout', found, 'layout') as Fields | readonly Fields[]
  return [layout].flat()
}

function mainOf(layouts: readonly Fields[], navigation: string): Fields {
  const main = layouts.find(({ identifier }) => identifier === navigation)
  const names = JSON.stringify(layouts.map(({ identifier }) => identifier))
  check(
    main !== undefined,
    `the layouts: expected one with the identifier "${navigation}", received ${names}`,
  )
  return main
}

const pageCases: readonly Case[] = [
  {
    name: 'a store page has an id, under which it gets its root category',
    spec: 'SIT-054',
    run: async ({ manager, websiteId }) => {
      const client = await manager()
      const create = async (urlId: string) => {
        const created = await write(client, 'POST', pagesOf(websiteId), { ...storePage, urlId })
        shaped('POST products', endpoints.createStorePage, created)
        return (created as { readonly id: string }).id
      }
      const ids = [await create('store'), await create('workshop')]
      same('the number of ids of two pages', new Set(ids).size, 2)
      for (const id of ids)
        await write(client, 'POST', `${pagesOf(websiteId)}/${encodeURIComponent(id)}/categories`, category)
    },
  },
  {
    name: 'a category of a page that is not there is refused',
    spec: 'SIT-055',
    run: async ({ manager, websiteId }) => {
      const path = `${pagesOf(websiteId)}/store-page-999/categories`
      const reply = await (await manager()).call('POST', path, { body: category })
      answered('a category of no page', reply, 404)
    },
  },
  {
    name: 'a page of another site is refused',
    spec: 'SIT-054',
    run: async ({ manager }) => {
      const reply = await (await manager()).call('POST', pagesOf('no-such-site'), { body: storePage })
      answered('a page of another site', reply, 404)
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
      same('the number of pages created', replies.filter(isSuccess).length, 1)
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
      const found = JSON.stringify(suggested)
      check(
        found.includes(`"${place.placeId}"`),
        `the suggestions: expected one with the placeId "${place.placeId}", received ${found}`,
      )
      const { placeId } = place
      const query = encodePairs({ placeId, productPage: 'checkout', productSection: 'shipping' })
      const details = await read(client, `${PLACES}/details?${query}`, endpoints.fetchPlaceDetails)
      same('the placeId of the details', (details as Fields).placeId, place.placeId)
    },
  },
  {
    name: 'the details of a place need the page that asks',
    spec: 'SIT-103',
    run: async ({ visitor, place }) => {
      const reply = await visitor().call(
        'GET',
        `${PLACES}/details?${encodePairs({ placeId: place.placeId })}`,
      )
      answered('details without productPage and productSection', reply, 400)
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
      const navigation = { fieldName: 'mainNav', templateId: 't', navigation: [] }
      const calls = [
        ['PUT', HEADER, { header: {}, footer: {} }],
        ['PUT', LANGUAGES, { languages: [] }],
        ['DELETE', '/api/multilingual/connection'],
        ['PUT', PREFERENCES, {}],
        ['GET', PREFERENCES],
        ['POST', '/api/widget/UpdateNavigation', navigation],
        ['POST', pagesOf(websiteId), storePage],
        ['POST', `${pagesOf(websiteId)}/store-page-1/categories`, category],
      ] as const
      for (const [method, path, body] of calls) {
        const reply = await client.call(method, path, body === undefined ? {} : { body })
        answered(`${method} ${path} by a visitor`, reply, 401, 403)
      }
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
      const reply = await client.call('PUT', HEADER, { body: { header: {}, footer: {} } })
      answered('a header saved by a site user', reply, 401, 403)
    },
  },
]

/** Cases of the site's settings, pages and places. */
export const siteCases: readonly Case[] = [...settingCases, ...pageCases, ...placeCases, ...roleCases]
