import { describe, expect, expectTypeOf, test } from 'vitest'
import {
  fetchHeaderFooter,
  saveHeaderFooter,
  type HeaderFooter,
} from './header-footer/header-footer.browser.ts'
import {
  disconnectMultilingual,
  fetchLanguages,
  fetchMultilingualSettings,
  fetchMultilingualStatus,
  saveLanguages,
  type Language,
} from './multilingual/multilingual.browser.ts'
import { fetchSiteLayouts, updateNavigation, type SiteLayout } from './navigation/index.ts'
import { autocompletePlaces, fetchPlaceDetails } from './place/place.browser.ts'
import { openSite } from './open-site.test-support.ts'

/** A line to a server that answers with one body. */
const answering = (body: unknown) => openSite({ fetch: () => Promise.resolve(Response.json(body)) }).http

const malformed = { ok: false, failure: { kind: 'malformed' } }

describe('header and footer', () => {
  // spec: SIT-033 SIT-034
  test('are fetched, and replaced by others', async () => {
    const { http, site } = openSite()
    expect(await fetchHeaderFooter(http)).toEqual({
      ok: true,
      value: { header: { title: 'Bakery' }, footer: { text: 'Open from seven' } },
    })
    const next: HeaderFooter = { header: { title: 'Cakes' }, footer: {} }
    expect(await saveHeaderFooter(http, next)).toEqual({ ok: true, value: true })
    expect(site.calls.at(-1)).toMatchObject({ name: 'saveHeaderFooter', body: next })
    expect(await fetchHeaderFooter(http)).toEqual({ ok: true, value: next })
  })

  // spec: SIT-033 SIT-079
  test('are both present, or the response is malformed', async () => {
    expect(await fetchHeaderFooter(answering({ header: {} }))).toEqual(malformed)
    expect(await fetchHeaderFooter(answering({ header: {}, footer: {}, theme: 1 }))).toEqual({
      ok: true,
      value: { header: {}, footer: {} },
    })
  })
})

describe('a multilingual site', () => {
  // spec: SIT-041 SIT-042
  test('has settings, a status and languages', async () => {
    const { http, site } = openSite()
    expect(await fetchMultilingualSettings(http)).toEqual({ ok: true, value: { enabled: true } })
    expect(await fetchMultilingualStatus(http)).toEqual({ ok: true, value: { connected: true } })
    expect(await fetchLanguages(http)).toEqual({ ok: true, value: site.state.languages })
    expect(site.calls.map(({ name }) => name)).toEqual([
      'fetchMultilingualSettings',
      'fetchMultilingualStatus',
      'fetchLanguages',
    ])
  })

  // spec: SIT-041
  test.each([null, [], 'on'])('has no settings in %j', async (body) => {
    expect(await fetchMultilingualSettings(answering(body))).toEqual(malformed)
  })

  // spec: SIT-040
  test('has a list of languages, with unknown fields kept', async () => {
    expect(await fetchLanguages(answering([{ code: 'de', flag: 'de.svg' }]))).toEqual({
      ok: true,
      value: [{ code: 'de', custom: false, flag: 'de.svg' }],
    })
    for (const body of [
      {},
      [{ name: 'German' }],
      [{ code: 'de', custom: 'yes' }],
      [{ code: 'de', name: 1 }],
    ]) {
      expect(await fetchLanguages(answering(body))).toEqual(malformed)
    }
    expectTypeOf<Language>().toExtend<{ readonly code: string; readonly custom: boolean }>()
  })

  // spec: SIT-040 SIT-043
  test('saves other languages', async () => {
    const { http, site } = openSite()
    const languages = [{ code: 'fr', name: 'French', custom: false }]
    expect((await saveLanguages(http, languages)).ok).toBe(true)
    expect(site.calls).toMatchObject([{ name: 'saveLanguages', body: { languages } }])
    expect(site.state.languages).toEqual(languages)
  })

  // spec: SIT-044
  test('is disconnected without a body', async () => {
    const { http, site } = openSite()
    expect((await disconnectMultilingual(http)).ok).toBe(true)
    expect(site.calls).toMatchObject([{ name: 'disconnectMultilingual', body: undefined }])
    expect(site.calls[0]?.headers.get('Content-Type')).toBeNull()
    expect(site.state.multilingualStatus).toEqual({ connected: false })
  })
})

describe('navigation', () => {
  const main: SiteLayout = { identifier: 'mainNav', links: [{ externalLink: 'https://example.com' }] }

  // spec: SIT-035 SIT-036
  test('is one of the layouts with links and an identifier', async () => {
    const { http, site } = openSite()
    expect(await fetchSiteLayouts(http)).toEqual({ ok: true, value: site.state.layouts })
    expect(await fetchSiteLayouts(answering({ layout: main }))).toEqual({ ok: true, value: [main] })
  })

  // spec: SIT-035
  test.each([
    {},
    { layout: [{ identifier: 'mainNav' }] },
    { layout: [{ links: [] }] },
    { layout: 'mainNav' },
    { layout: [{ identifier: 'mainNav', links: [null] }] },
    { layout: [{ identifier: 'mainNav', links: [{ items: [null] }] }] },
  ])('is not in %j', async (body) => {
    expect(await fetchSiteLayouts(answering(body))).toEqual(malformed)
  })

  // spec: SIT-037 SIT-038
  test('is updated with a field, a template and items that hold items', async () => {
    const { http, site } = openSite()
    const update = {
      fieldName: 'mainNav',
      templateId: 'template-1',
      navigation: [
        { collectionId: 'collection-1', items: [{ externalLink: 'https://example.com' }] },
        { memberAreaId: 'member-area-1' },
      ],
    }
    expect((await updateNavigation(http, update)).ok).toBe(true)
    expect(site.calls).toMatchObject([{ name: 'updateNavigation', body: update }])
    expect(site.state.layouts).toEqual([{ identifier: 'mainNav', links: update.navigation }])
  })

  // spec: SIT-037
  test('whose inner items are malformed is not accepted', async () => {
    const links = [{ items: [{ collectionId: 7 }] }]
    expect(await fetchSiteLayouts(answering({ layout: [{ identifier: 'mainNav', links }] }))).toEqual(
      malformed,
    )
  })
})

describe('places', () => {
  const context = { productPage: '/shop/bread', productSection: 'delivery' }

  // spec: SIT-103
  test('are suggested for an input', async () => {
    const { http, site } = openSite()
    expect(await autocompletePlaces(http, { input: 'main', sessionToken: 's', language: 'en' })).toEqual({
      ok: true,
      value: [{ placeId: 'place-1', description: '1 Main Street, Springfield' }],
    })
    expect(site.calls).toMatchObject([
      { name: 'autocompletePlaces', query: { input: 'main', sessionToken: 's', language: 'en' } },
    ])
  })

  // spec: SIT-103
  test('have details for a product page and its section', async () => {
    const { http, site } = openSite()
    expect(await fetchPlaceDetails(http, { placeId: 'place-1' }, context)).toEqual({
      ok: true,
      value: {
        placeId: 'place-1',
        address: { line1: '1 Main Street', city: 'Springfield' },
        lat: 39.8,
        lng: -89.6,
      },
    })
    expect(site.calls).toMatchObject([
      { name: 'fetchPlaceDetails', query: { placeId: 'place-1', ...context } },
    ])
  })

  // spec: SIT-103
  test.each([{ productPage: '', productSection: 'delivery' }, { productPage: '/shop' }, {}])(
    'throw before any call when the details are for %j',
    (partial) => {
      const { http, site } = openSite()
      expect(() => fetchPlaceDetails(http, { placeId: 'place-1' }, partial as typeof context)).toThrow(
        TypeError,
      )
      expect(site.calls).toEqual([])
    },
  )
})
