import { isRecord, parseJson } from '@sitewright/site/reader'
import {
  answering,
  asking,
  fields,
  fieldsOf,
  instead,
  sending,
  withFetch,
  type Fault,
} from './fault.test-support.ts'

const HEADER = /site-header-footer$/
const SAVE_HEADER = /^PUT .*site-header-footer$/
const READ_LANGUAGES = /^GET .*multilingual\/languages$/
const STATUS = /multilingual\/(status|settings)$/
const READ_PREFERENCES = /^GET .*commerce-preferences\//
const SAVE_PREFERENCES = /^PUT .*commerce-preferences\//
const LAYOUT = /GetSiteLayout$/
const PAGES = /\/products$/
const CATEGORIES = /\/categories$/
const SUGGEST = /places\/autocomplete$/
const DETAILS = /places\/details$/

const withoutNulls = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(withoutNulls)
    : isRecord(value)
      ? Object.fromEntries(
          Object.entries(value).flatMap(([name, each]) =>
            each === null ? [] : [[name, withoutNulls(each)]],
          ),
        )
      : value

/** Merges what is saved with what was there before. */
const merging = (on: RegExp) =>
  withFetch((fetch) => {
    let before: Readonly<Record<string, unknown>> = {}
    return (url, asked) => {
      if (!on.test(`${asked.method} ${new URL(url).pathname}`)) return fetch(url, asked)
      const body = fieldsOf(parseJson(asked.body ?? ''))
      before = Object.fromEntries(
        Object.entries({ ...before, ...body }).map(([name, value]) => [
          name,
          isRecord(value) ? { ...fieldsOf(before[name]), ...value } : value,
        ]),
      )
      return fetch(url, { ...asked, body: JSON.stringify(before) })
    }
  })

/** Faults of a site's settings, its pages and its places. */
export const siteFaults: readonly Fault[] = [
  {
    name: 'the header loses what is null',
    breaks: 'SIT-034 header and footer are read as they were saved',
    says: 'what was saved, field "header.logo": expected null, received nothing',
    make: sending(SAVE_HEADER, (body) => withoutNulls(body)),
  },
  {
    name: 'a saved header is merged with the last one',
    breaks: 'SIT-034 header and footer are read as they were saved',
    says: 'what was saved, field "header.old": expected nothing, received true',
    make: merging(SAVE_HEADER),
  },
  {
    name: 'the header is a text of JSON',
    breaks: 'SIT-034 header and footer are read as they were saved',
    says: 'the answer to GET /api/site-header-footer, the field "header": expected an object, received "{\\"logo\\":null,\\"title\\":\\"Zoë 李 🎁\\"}"',
    make: fields(HEADER, ({ header, ...body }) => ({ ...body, header: JSON.stringify(header) })),
  },
  {
    name: 'header and footer are in an envelope',
    breaks: 'SIT-034 header and footer are read as they were saved',
    says: 'the answer to GET /api/site-header-footer, the field "header": expected an object, received nothing',
    make: fields(HEADER, (body) => ({ data: body })),
  },
  {
    name: 'a header without a footer is taken',
    breaks: 'SIT-034 a header without a footer is refused',
    says: 'the status of a header without a footer: expected 400, received 200',
    make: sending(SAVE_HEADER, (body) => ({ footer: {}, ...body })),
  },
  {
    name: 'letters beyond ASCII are lost in settings',
    breaks: 'SIT-034 header and footer are read as they were saved',
    says: 'what was saved, field "header.title": expected "Zoë 李 🎁", received "Zo? ? ??"',
    make: asking(SAVE_HEADER, ({ body }) => ({ body: (body ?? '').replace(/[^\s!-~]/g, '?') })),
  },
  {
    name: 'languages are in an order of their own',
    breaks: 'SIT-043 languages are read as they were saved, with the fields of the server',
    says: 'the languages, field "0.code": expected "tlh", received "de"',
    make: answering(READ_LANGUAGES, ({ body }) =>
      Array.isArray(body)
        ? {
            body: (body as { code: string }[]).toSorted(({ code: a }, { code: b }) => (a < b ? -1 : 1)),
          }
        : {},
    ),
  },
  {
    name: 'languages lose the fields of the server',
    breaks: 'SIT-043 languages are read as they were saved, with the fields of the server',
    says: 'the languages, field "0.name": expected "Klingon", received nothing',
    make: answering(READ_LANGUAGES, ({ body }) =>
      Array.isArray(body) ? { body: (body as { code: string }[]).map(({ code }) => ({ code })) } : {},
    ),
  },
  {
    name: 'custom languages are forgotten',
    breaks: 'SIT-043 languages are read as they were saved, with the fields of the server',
    says: 'the languages, field "0.custom": expected true, received false',
    make: answering(READ_LANGUAGES, ({ body }) =>
      Array.isArray(body) ? { body: (body as object[]).map((each) => ({ ...each, custom: false })) } : {},
    ),
  },
  {
    name: 'languages are in an object',
    breaks: 'SIT-043 languages are read as they were saved, with the fields of the server',
    says: 'the answer to GET /api/multilingual/languages, its body: expected a list, received {"languages":[{"code":"tlh","custom":true,"flag":null,"name":"Klingon"},{"code":"de","c',
    make: answering(READ_LANGUAGES, ({ body }) => ({ body: { languages: body } })),
  },
  {
    name: 'languages are added to those that are there',
    breaks: 'SIT-043 languages are read as they were saved, with the fields of the server',
    says: 'the languages: expected [{"code":"tlh","custom":true,"flag":null,"name":"Klingon"},{"code":"de","custom":false,"flag":"DE","name":"Deutsch"}], received',
    make: withFetch((fetch) => async (url, asked) => {
      if (asked.method !== 'PUT' || !url.endsWith('multilingual/languages')) return fetch(url, asked)
      const response = await fetch(url, { ...asked, method: 'GET', body: null })
      const before = JSON.parse(await response.text()) as unknown[]
      const { languages } = fieldsOf(parseJson(asked.body ?? ''))
      return fetch(url, {
        ...asked,
        body: JSON.stringify({ languages: [...before, ...(languages as unknown[])] }),
      })
    }),
  },
  {
    name: 'settings of the languages are a list',
    breaks: 'SIT-042 settings and status of the languages are objects, and the languages are a list',
    says: 'the answer to GET /api/multilingual/settings, its body: expected an object, received []',
    make: answering(STATUS, () => ({ body: [] })),
  },
  {
    name: 'the service of languages stays connected',
    breaks: 'SIT-044 the service of languages can be disconnected',
    says: '"connected" of the status: expected false, received true',
    make: instead(/^DELETE .*multilingual\/connection$/, () => ({ status: 204 })),
  },
  {
    name: 'preferences lose what is null',
    breaks: 'SIT-046 preferences of a shop are read as they were saved, whoever they belong to',
    says: 'the preferences, field "limit": expected null, received nothing',
    make: sending(SAVE_PREFERENCES, (body) => withoutNulls(body)),
  },
  {
    name: 'preferences are texts',
    breaks: 'SIT-046 preferences of a shop are read as they were saved, whoever they belong to',
    says: 'the preferences, field "isOpen": expected true, received "true"',
    make: sending(SAVE_PREFERENCES, (body) =>
      Object.fromEntries(
        Object.entries(body).map(([name, value]) => [name, isRecord(value) ? value : String(value)]),
      ),
    ),
  },
  {
    name: 'saved preferences are merged with the last ones',
    breaks: 'SIT-050 saved preferences replace the last ones',
    says: 'the preferences, field "first": expected null, received 1',
    make: merging(SAVE_PREFERENCES),
  },
  {
    name: 'preferences are of the whole shop',
    breaks: 'SIT-050 preferences have namespaces, which do not mix',
    says: '"isOpen" of the first namespace: expected true, received false',
    make: asking(/commerce-preferences/, (_, url) => ({ url: url.replace(/[^/]+$/, 'one') })),
  },
  {
    name: 'preferences that nobody has saved are missing',
    breaks: 'SIT-046 preferences of a shop are read as they were saved, whoever they belong to',
    says: 'GET /api/v1/commerce-preferences/contract: expected a success, received 404',
    make: answering(READ_PREFERENCES, ({ body }) =>
      Object.keys(fieldsOf(body)).length <= 1 ? { status: 404, body: { message: 'None.' } } : {},
    ),
  },
  {
    name: 'layouts are a map by their identifier',
    breaks: 'SIT-036 a site has a main navigation, with an identifier and a list of links',
    says: 'the answer to GET /api/commondata/GetSiteLayout, the field "layout.identifier": expected a text, received nothing',
    make: fields(LAYOUT, ({ layout }) => ({
      layout: Object.fromEntries((layout as { identifier: string }[]).map((each) => [each.identifier, each])),
    })),
  },
  {
    name: 'the links of a layout have another name',
    breaks: 'SIT-036 a site has a main navigation, with an identifier and a list of links',
    says: 'the answer to GET /api/commondata/GetSiteLayout, the field "layout.0.links": expected a list, received nothing',
    make: fields(LAYOUT, ({ layout }) => ({
      layout: (layout as { links: unknown }[]).map(({ links, ...each }) => ({ ...each, items: links })),
    })),
  },
  {
    name: 'links of the second level are lost',
    breaks: 'SIT-038 the navigation is read as it was saved, and the other layouts stay',
    says: 'the links, field "0.items": expected [{"externalLink":"https://example.com"}], received nothing',
    make: sending(/UpdateNavigation$/, ({ navigation, ...body }) => ({
      ...body,
      navigation: (navigation as { items?: unknown }[]).map(({ items: _, ...item }) => item),
    })),
  },
  {
    name: 'links are saved in reverse',
    breaks: 'SIT-038 the navigation is read as it was saved, and the other layouts stay',
    says: 'the links, field "0.collectionId": expected "shop", received "about"',
    make: sending(/UpdateNavigation$/, ({ navigation, ...body }) => ({
      ...body,
      navigation: (navigation as unknown[]).toReversed(),
    })),
  },
  {
    name: 'a change of the navigation loses the other layouts',
    breaks: 'SIT-038 the navigation is read as it was saved, and the other layouts stay',
    says: 'the other layouts: expected [{"identifier":"footerNav","links":[]}], received []',
    make: withFetch((fetch) => {
      let others = [{ identifier: 'footerNav', links: [] }]
      return async (url, asked) => {
        if (url.endsWith('UpdateNavigation')) others = []
        const response = await fetch(url, asked)
        if (!url.endsWith('GetSiteLayout')) return response
        const { layout } = JSON.parse(await response.text()) as { layout: object[] }
        return Response.json({ layout: [...layout, ...others] })
      }
    }),
  },
  {
    name: 'the id of a store page is a number',
    breaks: 'SIT-054 a store page has an id, under which it gets its root category',
    says: 'the answer to POST products, the field "id": expected a text, received 7',
    make: fields(PAGES, () => ({ id: 7 })),
  },
  {
    name: 'the id of a store page has another name',
    breaks: 'SIT-054 a store page has an id, under which it gets its root category',
    says: 'the answer to POST products, the field "id": expected a text, received nothing',
    make: fields(PAGES, ({ id }) => ({ collectionId: id })),
  },
  {
    name: 'all store pages have one id',
    breaks: 'SIT-054 a store page has an id, under which it gets its root category',
    says: 'the number of ids of two pages: expected 2, received 1',
    make: fields(PAGES, () => ({ id: 'store-page-1' })),
  },
  {
    name: 'pages of all sites are created in one',
    breaks: 'SIT-054 a page of another site is refused',
    says: 'the status of a page of another site: expected 404, received 200',
    make: answering(PAGES, ({ status }) => (status === 404 ? { status: 200, body: { id: 'page' } } : {})),
  },
  {
    name: 'a category of no page is created',
    breaks: 'SIT-055 a category of a page that is not there is refused',
    says: 'the status of a category of no page: expected 404, received 200',
    make: answering(CATEGORIES, ({ status }) => (status === 404 ? { status: 200, body: {} } : {})),
  },
  {
    name: 'of pages with one address, all are created',
    breaks: 'SIT-058 of pages with one address that arrive together, one is created',
    says: 'the number of pages created: expected 1, received 3',
    make: answering(PAGES, ({ status }) => (status === 409 ? { status: 200, body: { id: 'page' } } : {})),
  },
  {
    name: 'suggested places have ids of another name',
    breaks: 'SIT-103 places are suggested, and have details',
    says: 'the answer to GET /api/google-maps/places/autocomplete?input=quay, the field "predictions.0.placeId": expected a text, received nothing',
    make: fields(SUGGEST, ({ predictions }) => ({
      predictions: (predictions as { placeId: string }[]).map(({ placeId, ...each }) => ({
        ...each,
        place_id: placeId,
      })),
    })),
  },
  {
    name: 'the details are those of the first place',
    breaks: 'SIT-103 places are suggested, and have details',
    says: 'the placeId of the details: expected "old-post", received "another"',
    make: fields(DETAILS, (body) => ({ ...body, placeId: 'another' })),
  },
  {
    name: 'a place is north of a text',
    breaks: 'SIT-103 places are suggested, and have details',
    says: 'the answer to GET /api/google-maps/places/details?placeId=old-post&productPage=checkout&productSection=shipping, the field "lat": expected a number, received "',
    make: fields(DETAILS, ({ lat, ...body }) => ({ ...body, lat: String(lat) })),
  },
  {
    name: 'details are given without the page that asks',
    breaks: 'SIT-103 the details of a place need the page that asks',
    says: 'the status of details without productPage and productSection: expected 400, received 200',
    make: asking(DETAILS, (_, url) => ({
      url: url.includes('productPage') ? url : `${url}&productPage=a&productSection=b`,
    })),
  },
  {
    name: 'visitors may save the header',
    breaks: 'SIT-068 nobody but those with a role changes the site',
    says: 'the status of PUT /api/site-header-footer by a visitor: expected 401 or 403, received 200',
    make: answering(SAVE_HEADER, ({ status }) => (status === 401 ? { status: 200, body: {} } : {})),
  },
  {
    name: 'visitors may create categories',
    breaks: 'SIT-068 nobody but those with a role changes the site',
    says: 'the status of POST /api/content-service/product/1.1/websites/sill/products/store-page-1/categories by a visitor: expected 401 or 403, received 200',
    make: answering(CATEGORIES, ({ status }) => (status === 401 ? { status: 200, body: {} } : {})),
  },
  {
    name: 'visitors are sent to the sign-in',
    breaks: 'SIT-068 nobody but those with a role changes the site',
    says: 'the status of PUT /api/site-header-footer by a visitor: expected 401 or 403, received 302',
    make: answering(/./, ({ status }) =>
      status === 401 ? { status: 302, body: '', headers: { Location: '/login' } } : {},
    ),
  },
]
