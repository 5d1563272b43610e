import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { failureText, messages } from '../messages.ts'
import { createRootCategory, createStorePage, storeSlug } from '../navigation/index.ts'
import { serveSites } from '../test-support/open-site.test-support.ts'

const openSite = serveSites()

describe('the slug of a store page', () => {
  // spec: SIT-056
  test.each([
    ['Shop', 'shop'],
    ['  Bread & Butter! ', 'bread-butter'],
    ['Café Größe Ærø', 'cafe-grosse-aero'],
    ['Słodycze Işık Đak Œuvre Ðórþ', 'slodycze-isik-dak-oeuvre-dorth'],
    ["Ada's Shop", 'adas-shop'],
    ['2024 / Sale', '2024-sale'],
    ['--a--b--', 'a-b'],
  ])('of %j is %j', (title, slug) => {
    expect(storeSlug(title)).toBe(slug)
  })

  // spec: SIT-057
  test.each([
    ['', 'store'],
    ['ab', 'store'],
    ['!!!', 'store'],
    ['店舗', 'store'],
    ['abc', 'abc'],
  ])('of %j is %j: a slug shorter than three characters is replaced by the fallback', (title, slug) => {
    expect(storeSlug(title)).toBe(slug)
  })

  // spec: SIT-057
  test('of a custom fallback is not checked again', () => {
    expect(storeSlug('', { fallbackTitle: 'My' })).toBe('my')
  })

  // spec: SIT-057
  test('is never empty', () => {
    expect(storeSlug('商店', { fallbackTitle: '商店' })).toBe('store')
  })

  // spec: SIT-058
  test.each([
    [[], 'shop'],
    [['other'], 'shop'],
    [['shop-1'], 'shop'],
    [['shop'], 'shop-1'],
    [['shop', 'shop-1'], 'shop-2'],
    [['shop-10', 'shop', 'shop-2'], 'shop-11'],
    [['shop', 'shop-2', 'shop-10'], 'shop-11'],
    [['shop', 'shop-x', 'shop-2-3', 'workshop-7', 'shopping'], 'shop-1'],
    [['shop', 'shop-99999999999999999999'], 'shop-100000000000000000000'],
  ])('of Shop, with %j taken, is %j', (taken, slug) => {
    expect(storeSlug('Shop', { taken })).toBe(slug)
  })

  // spec: SIT-058
  test('is never a taken one, and comes last in natural order', () => {
    const { compare } = new Intl.Collator('en', { numeric: true })
    const numbers = fc.uniqueArray(fc.nat({ max: 10_000 }))
    fc.assert(
      fc.property(numbers, (found) => {
        const taken = ['shop', ...found.map((number) => `shop-${number}`)]
        const slug = storeSlug('Shop', { taken })
        expect(taken).not.toContain(slug)
        expect([...taken, slug].sort(compare).at(-1)).toBe(slug)
      }),
      { numRuns: 100 },
    )
  })
})

const page = { websiteId: 'website-1', title: 'Bread Shop' }
const navigation = { fieldName: 'mainNav', templateId: 'template-1' }

describe('creating a store page', () => {
  // spec: SIT-052 SIT-054 SIT-053 SIT-055
  test('creates the page, then its root category', async () => {
    const { http, site } = openSite()
    expect(await createStorePage(http, { ...page, taken: ['bread-shop'] })).toEqual({
      ok: true,
      value: { id: 'store-page-1', urlId: 'bread-shop-1' },
    })
    expect(site.calls.map(({ name, body }) => ({ name, body }))).toEqual([
      {
        name: 'createStorePage',
        body: {
          navigationTitle: 'Bread Shop',
          title: 'Bread Shop',
          urlId: 'bread-shop-1',
          description: '',
          enabled: true,
        },
      },
      {
        name: 'createRootCategory',
        body: {
          displayName: 'Bread Shop',
          parentCategoryId: '',
          type: 'ROOT',
          pageRendering: 'LIST_VIEW',
          displayIndex: 1,
        },
      },
    ])
    expect(site.state.storePages).toMatchObject([{ id: 'store-page-1', categories: [{ type: 'ROOT' }] }])
  })

  // spec: SIT-054 SIT-055
  test('calls for its website and its page', async () => {
    const urls: string[] = []
    const { http } = openSite({
      fetch: (input) => {
        urls.push(input as string)
        return Promise.resolve(Response.json({ id: 'page/1' }))
      },
    })
    await createStorePage(http, page)
    expect(urls).toEqual([
      'http://site.test/api/content-service/product/1.1/websites/website-1/products',
      'http://site.test/api/content-service/product/1.1/websites/website-1/products/page%2F1/categories',
    ])
  })

  test('adds it to the main navigation on request', async () => {
    const { http, site } = openSite()
    expect((await createStorePage(http, { ...page, navigation })).ok).toBe(true)
    expect(site.calls.map(({ name }) => name)).toEqual([
      'fetchSiteLayouts',
      'createStorePage',
      'createRootCategory',
      'updateNavigation',
    ])
    expect(site.state.layouts).toEqual([
      { identifier: 'mainNav', links: [{ collectionId: 'collection-1' }, { collectionId: 'store-page-1' }] },
    ])
  })

  // spec: SIT-039
  test('creates no page when the main navigation is requested and missing', async () => {
    const { http, site } = openSite()
    site.state.layouts = [{ identifier: 'footerNav', links: [] }]
    const created = await createStorePage(http, { ...page, navigation })
    expect(created).toEqual({ ok: false, failure: { kind: 'no-main-navigation' } })
    expect(!created.ok && failureText(created.failure)).toBe('Unable to find site main navigation')
    expect(site.state.storePages).toEqual([])
    expect((await createStorePage(http, page)).ok).toBe(true)
  })

  test.each([
    ['fetchSiteLayouts', 'layout', undefined],
    ['createStorePage', 'page', undefined],
    ['createRootCategory', 'category', 'store-page-1'],
    ['updateNavigation', 'navigation', 'store-page-1'],
  ] as const)('reports that %s failed, and what exists already', async (call, step, id) => {
    const { http, site } = openSite()
    site.use('serverDown', call)
    expect(await createStorePage(http, { ...page, navigation })).toEqual({
      ok: false,
      failure: { kind: 'call', step, id, failure: { kind: 'refused', status: 500, body: undefined } },
    })
  })

  test('describes a failed step like any failed call, also with custom messages', async () => {
    const { http, site } = openSite()
    site.use('tooManyRequests', 'createStorePage')
    const created = await createStorePage(http, page)
    const texts = { ...messages, 'site.error.tooManyRequests': 'Bitte warten.' }
    expect(!created.ok && failureText(created.failure)).toBe('Please try again in a few seconds.')
    expect(!created.ok && failureText(created.failure, texts)).toBe('Bitte warten.')
  })

  test('can be finished after its root category failed', async () => {
    const { http, site } = openSite()
    site.use('serverDown', 'createRootCategory')
    await createStorePage(http, page)
    site.use('success')
    const collection = { websiteId: 'website-1', collectionId: 'store-page-1', title: page.title }
    expect((await createRootCategory(http, collection)).ok).toBe(true)
    expect(site.state.storePages).toMatchObject([{ categories: [{ displayName: 'Bread Shop' }] }])
  })
})
