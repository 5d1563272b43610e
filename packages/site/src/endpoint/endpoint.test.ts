import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { endpoints, readWith, type Endpoint, type EndpointName } from '../contracts.ts'
import { fetchHeaderFooter, saveHeaderFooter } from '../header-footer/header-footer.browser.ts'
import {
  disconnectMultilingual,
  fetchLanguages,
  fetchMultilingualSettings,
  fetchMultilingualStatus,
  saveLanguages,
} from '../multilingual/multilingual.browser.ts'
import { fetchSiteLayouts } from '../navigation/index.ts'
import { autocompletePlaces, fetchPlaceDetails } from '../place/place.browser.ts'
import { createPreferences } from '../preference/preference.browser.ts'
import { setLanguage, signIn, signOut } from '../session/session.browser.ts'
import { createStorePage } from '../store-page/store-page.browser.ts'
import { ignoreAnswer, type Http, type Reader } from '../http/index.ts'
import { languages, signOutQuery, storePage } from './schema.contract.ts'
import { serveSites } from '../test-support/open-site.test-support.ts'

const openSite = serveSites()

// spec: SIT-034 SIT-036 SIT-038 SIT-042 SIT-043 SIT-044 SIT-050 SIT-054 SIT-055 SIT-062 SIT-063 SIT-065 SIT-103
test('every call has the method and the path of the specification', () => {
  const calls = Object.values(endpoints).map(({ method, path }) => `${method} ${path}`)
  expect(calls).toEqual([
    'POST /api/site-users/account/session',
    'DELETE /api/site-users/account/session',
    'POST /api/site-users/account/locale',
    'GET /api/site-header-footer',
    'PUT /api/site-header-footer',
    'GET /api/multilingual/settings',
    'GET /api/multilingual/status',
    'GET /api/multilingual/languages',
    'PUT /api/multilingual/languages',
    'DELETE /api/multilingual/connection',
    'GET /api/commondata/GetSiteLayout',
    'POST /api/widget/UpdateNavigation',
    'POST /api/content-service/product/1.1/websites/:websiteId/products',
    'POST /api/content-service/product/1.1/websites/:websiteId/products/:collectionId/categories',
    'GET /api/v1/commerce-preferences/:namespace',
    'PUT /api/v1/commerce-preferences/:namespace',
    'GET /api/google-maps/places/autocomplete',
    'GET /api/google-maps/places/details',
  ])
})

test.each([
  [{ cloneCart: 'true' }, true],
  [{ cloneCart: 'false' }, true],
  [{ cloneCart: '' }, false],
  [{}, false],
])('a sign-out with the query %j is one of the contract: %s', (query, expected) => {
  expect(signOutQuery.safeParse(query).success).toBe(expected)
})

test('a language is custom only if the server says so', () => {
  expect(
    languages.parse([{ code: 'de' }, { code: 'it', custom: null }, { code: 'fr', custom: true, flag: 'FR' }]),
  ).toEqual([
    { code: 'de', custom: false },
    { code: 'it', custom: false },
    { code: 'fr', custom: true, flag: 'FR' },
  ])
})

test.each(['navigationTitle', 'title', 'urlId', 'description', 'enabled'])(
  'a new store page needs its %s',
  (field) => {
    const page = { navigationTitle: 'Shop', title: 'Shop', urlId: 'shop', description: '', enabled: true }
    expect(storePage.safeParse(page).success).toBe(true)
    expect(storePage.safeParse({ ...page, [field]: undefined }).success).toBe(false)
  },
)

/** Returns the reader that a client function passes to `http.call`. */
const readerOf = (call: (http: Http) => unknown): Promise<Reader<unknown>> =>
  new Promise((resolve) => {
    const http: Http = {
      call: (_, read) => {
        resolve(read)
        return Promise.resolve({ ok: false, failure: { kind: 'aborted' } })
      },
      renewCrumb: () => {},
    }
    void Promise.resolve(call(http)).catch(() => {})
  })

/** Returns the reader of a contract. */
function contractOf(name: EndpointName): Reader<unknown> {
  const { answer }: Endpoint = endpoints[name]
  return answer ? readWith(answer) : ignoreAnswer
}

const scrap = fc.oneof(
  fc.constantFrom(undefined, null, '', 'x', 0, 1.5, true, false),
  fc.constantFrom({}, [], { a: 'x' }, { a: 1 }, [{}]),
)
const fields = (...names: string[]) =>
  fc.record(Object.fromEntries(names.map((name) => [name, scrap])), { requiredKeys: [] })
const items = fc.letrec((again) => ({
  item: fc.record(
    {
      collectionId: fc.constantFrom('x', 7, undefined),
      externalLink: fc.constantFrom('x', null),
      items: fc.oneof({ maxDepth: 2 }, scrap, fc.array(again('item'), { maxLength: 2 })),
    },
    { requiredKeys: [] },
  ),
})).item
const layout = fc.record({
  identifier: fc.constantFrom('mainNav', 7),
  links: fc.oneof(scrap, fc.array(fc.oneof({ weight: 9, arbitrary: items }, scrap), { maxLength: 2 })),
})
const language = fields('code', 'name', 'custom', 'flag')

describe('a reader of a call agrees with its contract', () => {
  const context = { productPage: '/p', productSection: 's' }
  const calls: [EndpointName, (http: Http) => unknown, fc.Arbitrary<unknown>][] = [
    ['signIn', (http) => signIn(http, { email: '', password: '' }), fields('xsrfToken', 'plan')],
    ['fetchHeaderFooter', fetchHeaderFooter, fields('header', 'footer', 'theme')],
    ['fetchMultilingualSettings', fetchMultilingualSettings, fields('enabled')],
    ['fetchLanguages', fetchLanguages, fc.array(language, { maxLength: 3 })],
    ['fetchSiteLayouts', fetchSiteLayouts, fc.record({ layout: fc.oneof(layout, fc.array(layout), scrap) })],
    ['fetchPreferences', (http) => createPreferences({ http, report: () => {} }).read('shop'), fields('a')],
    ['fetchMultilingualStatus', fetchMultilingualStatus, fields('connected')],
    [
      'createStorePage',
      (http) => createStorePage(http, { websiteId: 'w', title: 'Shop' }),
      fields('id', 'urlId'),
    ],
    [
      'autocompletePlaces',
      (http) => autocompletePlaces(http, { input: '' }),
      fc.record({ predictions: fc.oneof(scrap, fc.array(fields('placeId', 'description', 'more'))) }),
    ],
    [
      'fetchPlaceDetails',
      (http) => fetchPlaceDetails(http, { placeId: '' }, context),
      fields('placeId', 'address', 'lat', 'lng', 'more'),
    ],
  ]
  test('covers every call whose answer is read', () => {
    const read = Object.entries<Endpoint>(endpoints).filter(([, { answer }]) => answer)
    expect(calls.map(([name]) => name).sort()).toEqual(read.map(([name]) => name).sort())
    const ignored = Object.entries<Endpoint>(endpoints).filter(([, { ignoresAnswer }]) => ignoresAnswer)
    expect([...read, ...ignored]).toHaveLength(Object.keys(endpoints).length)
  })

  test.each(calls)('%s', async (name, call, body) => {
    const read = await readerOf(call)
    const expected = contractOf(name)
    fc.assert(
      fc.property(fc.oneof({ weight: 9, arbitrary: body }, scrap), (given) => {
        // As it comes off the wire: without undefined fields.
        const sent = JSON.parse(JSON.stringify(given ?? null)) as unknown
        expect(read(sent).ok).toBe(expected(sent).ok)
      }),
      { numRuns: 300 },
    )
  })
})

describe('a call of this package whose response is ignored', () => {
  test.each<[string, (http: Http) => Promise<{ readonly ok: boolean }>]>([
    ['signing out', signOut],
    ['setting a language', (http) => setLanguage(http, { code: 'de-DE', custom: false })],
    ['saving the header', (http) => saveHeaderFooter(http, { header: {}, footer: {} })],
    ['saving languages', (http) => saveLanguages(http, [])],
    ['disconnecting languages', disconnectMultilingual],
  ])('succeeds with plain text: %s', async (_, call) => {
    const { http } = openSite({ fetch: () => Promise.resolve(new Response('OK')) })
    expect((await call(http)).ok).toBe(true)
  })
})

describe('the mock', () => {
  // spec: SIT-079
  test('answers every call as its contract requires', async () => {
    const { site, http } = openSite()
    const query = {
      cloneCart: 'false',
      input: 'main',
      placeId: 'place-1',
      productPage: '/p',
      productSection: 's',
    }
    for (const name of Object.keys(endpoints) as EndpointName[]) {
      const { method, path } = endpoints[name]
      if (method !== 'GET') continue
      const result = await http.call({ method, path, params: { namespace: 'shop' }, query }, contractOf(name))
      expect(result.ok, name).toBe(true)
    }
    expect(site.calls).toHaveLength(8)
  })

  test('refuses a body that breaks the contract of the call', async () => {
    const { http, site } = openSite()
    const result = await http.call({ ...endpoints.signIn, body: { email: 'ada@example.com' } }, ignoreAnswer)
    expect(result).toMatchObject({
      ok: false,
      failure: { kind: 'refused', status: 400, message: 'This is not what signIn takes.' },
    })
    expect(site.state.session).toBeUndefined()
  })

  test('sets a scenario for single calls', async () => {
    const { http, site } = openSite()
    site.use('serverDown', 'fetchLanguages')
    expect((await fetchLanguages(http)).ok).toBe(false)
    expect((await fetchHeaderFooter(http)).ok).toBe(true)
    site.use('success')
    expect((await fetchLanguages(http)).ok).toBe(true)
  })

  test('can keep a call waiting until it times out', async () => {
    const { http, site } = openSite({ timeoutMs: 20 })
    site.use('neverAnswers')
    expect(await fetchLanguages(http)).toEqual({ ok: false, failure: { kind: 'timeout' } })
  })
})
