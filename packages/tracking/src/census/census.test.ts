import { describe, expect, expectTypeOf, test } from 'vitest'
import { readReceived } from '../mock/received.testing.ts'
import { contextOf, draftOf, siteOf, wireFor } from '../tracker/stage.test-support.ts'
import type { TrackerOptions } from '../tracker/options.ts'
import { createCensus } from './census.ts'
import { pageViewData } from './page-view.ts'

const census = createCensus()
function hitOf(name: string, payload = {}) {
  const { body, ...wire } = wireFor(census, draftOf({ version: 'census', name, payload }))
  const fields = Object.fromEntries(new URLSearchParams(body))
  return { ...wire, fields, data: JSON.parse(fields.data ?? '{}') as Record<string, unknown> }
}
function callOf(name: string, payload = {}) {
  const { body, ...wire } = wireFor(census, draftOf({ version: 'census', name, payload }))
  return { ...wire, fields: body ? (JSON.parse(body) as unknown) : body }
}
const page = {
  visitorCookie: 'visitor-1|1000|2000|3000|2',
  pageTitle: 'Mug',
  pagePath: '/shop/mug',
  pageId: 'mug',
  contentSource: 'i',
}

// spec: TRK-001
test.each([
  ['PageView', '1'],
  ['SiteSearch', '2'],
  ['Heartbeat', '10'],
  ['Audio', '20'],
  ['Video', '21'],
])('a %s is a hit of type %s', (name, type) => {
  expect(hitOf(name).fields.event).toBe(type)
})

// spec: TRK-051
test('a hit is form-encoded: event, data as JSON text, and the visit id', () => {
  const { url, contentType, fields, data } = hitOf('SiteSearch', { query: 'a & b' })
  expect([url, contentType]).toEqual(['/api/census/RecordHit', 'application/x-www-form-urlencoded'])
  expect(Object.keys(fields)).toEqual(['event', 'data', 'ss_cvr'])
  expect(fields.ss_cvr).toBe('visitor-1|1000|2000|3000|2')
  expect(data).toMatchObject({ query: 'a & b', eventId: 'event-1' })
})

// spec: TRK-005
test('a page view carries the data of the page, the browser and the screen', () => {
  expect(hitOf('PageView').data).toEqual({
    localStorageSupported: true,
    queryString: '?size=l',
    referrer: 'https://search.example/',
    websiteId: 'website-1',
    templateId: 'template-1',
    website_locale: 'en-US',
    userAgent: 'Browser/1',
    clientDate: 1_700_000_000_000,
    viewportInnerWidth: 1280,
    viewportInnerHeight: 640,
    screenWidth: 1920,
    screenHeight: 1080,
    url: 'https://shop.example/shop/mug?size=l#reviews',
    title: 'Mug',
    itemId: 'mug',
    recordType: 11,
    collectionId: 'shop',
    permissionType: 1,
    eventId: 'event-1',
  })
})

test('the data of a page view win over fields of the caller, as far as they are known', () => {
  const payload = { url: 'other', itemId: 'mine', collectionId: 'mine', variant: 'b' }
  const { page } = siteOf()
  const site = siteOf({ page: { ...page, item: undefined } })
  const draft = draftOf({ version: 'census', name: 'PageView', payload })
  expect(census.enrich(draft, contextOf({ site }))).toMatchObject({
    data: {
      url: 'https://shop.example/shop/mug?size=l#reviews',
      itemId: 'mine',
      collectionId: 'shop',
      variant: 'b',
    },
  })
})

test.each(['SiteSearch', 'Heartbeat', 'Audio', 'Video'])(
  'a %s keeps the fields of the caller, beside the data of the page and the id of the event',
  (name) => {
    const payload = { url: 'https://files.example/film.mp4', title: undefined, eventId: 'mine' }
    expect(hitOf(name, payload).data).toMatchObject({
      url: 'https://files.example/film.mp4',
      title: 'Mug',
      websiteId: 'website-1',
      eventId: 'event-1',
    })
  },
)

test('is a destination without cookies, of the census events alone', () => {
  expect(census).toMatchObject({ name: 'census', isCookieless: true })
  expect(
    (['census', 1, 2] as const).map((version) => census.accepts(draftOf({ version, name: 'Video' }))),
  ).toEqual([true, false, false])
})

test('a page view of a site that knows little leaves out what is unknown', () => {
  const site = siteOf({ page: { title: '', path: '', hasProduct: false }, templateId: undefined })
  const data = JSON.parse(JSON.stringify(pageViewData(contextOf({ site }), 1))) as object
  expect(Object.keys(data)).not.toEqual(expect.arrayContaining(['itemId', 'collectionId', 'templateId']))
})

// spec: TRK-052
test.each([
  ['ButtonClick', '/api/census/button-click'],
  ['ButtonRender', '/api/census/button-render'],
])('a %s posts the visitor cookie and the page fields to %s', (name, url) => {
  expect(callOf(name)).toEqual({ url, contentType: 'application/json', fields: page })
})

test.each([
  ['/shop/mug', '/shop/mug'],
  ['', '/as/shown'],
])('a call from a page of the path %j has the path %s', (path, pagePath) => {
  const { page: ofSite } = siteOf()
  const context = contextOf({
    site: siteOf({ page: { ...ofSite, path } }),
    browser: { ...contextOf().browser, path: '/as/shown' },
  })
  const { body } = wireFor(census, draftOf({ version: 'census', name: 'ButtonClick' }), context)
  expect(JSON.parse(body)).toMatchObject({ pagePath })
})

// spec: TRK-053
test('a form that was rendered posts its id, the visitor cookie and the page fields', () => {
  expect(callOf('FormRender', { formId: 'form-1' })).toMatchObject({
    url: '/api/census/form-render',
    fields: { ...page, formId: 'form-1' },
  })
})

// spec: TRK-054
test.each(['render', 'close', 'submit'])('an overlay posts its event %s', (event) => {
  expect(callOf('Overlay', { event })).toMatchObject({
    url: '/api/census/overlay',
    fields: { ...page, event },
  })
})

// spec: TRK-055
test('a quick view posts an empty body to the path of its product', () => {
  expect(callOf('QuickView', { id: 'a/b c$&' })).toMatchObject({
    url: '/api/census/RecordQuickView/a%2Fb%20c%24%26',
    fields: '',
  })
})

test('a quick view of an id with half of a surrogate pair has the sign for what cannot be written', () => {
  expect(callOf('QuickView', { id: 'a\ud800' }).url).toBe('/api/census/RecordQuickView/a%EF%BF%BD')
})

test('a quick view carries nothing but its id', () => {
  const draft = draftOf({ version: 'census', name: 'QuickView', payload: { id: 'mug' } })
  expect(census.enrich(draft, contextOf())).toEqual({ id: 'mug' })
})

test.each([
  ['FormRender', 'formId'],
  ['Overlay', 'event'],
  ['QuickView', 'id'],
])('a %s without its %s is refused, because no server can use it', (name, field) => {
  for (const payload of [{}, { [field]: '' }])
    expect(() => callOf(name, payload)).toThrow(`${name} needs \`${field}\`.`)
})

describe('without cookies', () => {
  const cookieless = contextOf({ visitor: {} })

  test.each(['PageView', 'ButtonClick', 'FormRender', 'Overlay'])(
    'a %s is right, with an empty cookie',
    (name) => {
      const payload = { formId: 'form-1', event: 'close' }
      const draft = draftOf({
        version: 'census',
        name,
        payload: name === 'FormRender' ? { formId: '1' } : payload,
      })
      const allowed = name === 'ButtonClick' ? draftOf({ version: 'census', name }) : draft
      const { body } = wireFor(census, allowed, cookieless)
      expect(body).toMatch(/ss_cvr=$|"visitorCookie":""/)
    },
  )
})

test('calls with an id may be sent again, the others may not', () => {
  expect([hitOf('PageView').isRepeatable, callOf('ButtonClick')]).toEqual([
    true,
    expect.not.objectContaining({ isRepeatable: true }),
  ])
})

test('a server as strict as the contract reads every call', () => {
  const wire = wireFor(census, draftOf({ version: 'census', name: 'Overlay', payload: { event: 'close' } }))
  const sent = { name: 'overlay', params: {}, contentType: wire.contentType, body: wire.body } as const
  expect(readReceived(sent)).toMatchObject({ ok: true, value: { name: 'Overlay' } })
  expect(readReceived({ ...sent, body: '{}' })).toMatchObject({ ok: false })
  expect(readReceived({ ...sent, contentType: 'text/plain' })).toMatchObject({ ok: false })
})

test.each([
  ['PageView', 'census', true],
  ['QuickView', 'census', true],
  ['PageView', 1, false],
  ['donation', 'census', false],
  ['constructor', 'census', false],
] as const)('an event %s of the version %s is one of the census: %s', (name, version, isOne) => {
  expect(census.accepts(draftOf({ name, version }))).toBe(isOne)
})

test('events of your own cannot be given to the census', () => {
  interface Events {
    readonly donation: object
    readonly PageView: object
  }
  type Versions = NonNullable<TrackerOptions<Events>['versions']>
  expectTypeOf<{ readonly donation: 2; readonly PageView: 'census' }>().toExtend<Versions>()
  expectTypeOf<{ readonly donation: 'census' }>().not.toExtend<Versions>()
})
