import { describe, expect, test } from 'vitest'
import { CollectionType, PageType } from '../enumeration/index.ts'
import { createCookies } from '../cookie/index.ts'
import {
  areUserScriptsDisabled,
  findPage,
  isEditorPath,
  isPreview,
  isProductDetailPage,
  isProductListingPage,
  MissingPageError,
  pageFields,
  parsePage,
} from './index.ts'
import { createCookieJar } from '../testing.ts'

const listing = parsePage({
  title: 'Shop',
  path: '/shop',
  pageType: PageType.contentCollection,
  collection: { id: 'collection-1', type: CollectionType.products },
})
const detail = parsePage({
  title: 'Bread',
  path: '/shop/bread',
  pageType: PageType.contentItem,
  collection: { id: 'collection-1', type: CollectionType.products },
  item: { id: 'item-1' },
  product: { id: 'item-1' },
})
const onItsOwn = { framed: false }

describe('a product detail page', () => {
  // spec: SIT-003
  test('is a content item that has a product', () => {
    expect(isProductDetailPage(detail)).toBe(true)
    expect(isProductDetailPage({ ...detail, hasProduct: false })).toBe(false)
    expect(isProductDetailPage({ ...detail, pageType: PageType.page })).toBe(false)
  })
})

describe('a product listing page', () => {
  // spec: SIT-001 SIT-004
  test('is a content collection of products', () => {
    expect(isProductListingPage(listing, onItsOwn)).toBe(true)
    expect(isProductListingPage({ ...listing, pageType: PageType.page }, onItsOwn)).toBe(false)
    const gallery = { ...listing, collection: { id: 'collection-1', type: CollectionType.slideGallery } }
    expect(isProductListingPage(gallery, onItsOwn)).toBe(false)
    expect(isProductListingPage({ ...listing, collection: undefined }, onItsOwn)).toBe(false)
  })

  // spec: SIT-004
  test('is neither a product detail page nor a page framed inside the editor', () => {
    expect(isProductListingPage(detail, onItsOwn)).toBe(false)
    expect(isProductListingPage(listing, { framed: true })).toBe(false)
  })
})

// spec: SIT-005
test.each([
  ['/config', true],
  ['/config/pages', true],
  ['/about/configuration', true],
  ['/', false],
  ['/conf', false],
])('the path %s is in the editor area: %s', (path, isEditor) => {
  expect(isEditorPath(path)).toBe(isEditor)
})

describe('page fields', () => {
  // spec: FRM-004
  test('name the item, else the collection', () => {
    expect(pageFields(detail)).toEqual({
      pageTitle: 'Bread',
      pagePath: '/shop/bread',
      pageId: 'item-1',
      contentSource: 'i',
    })
    expect(pageFields(listing)).toEqual({
      pageTitle: 'Shop',
      pagePath: '/shop',
      pageId: 'collection-1',
      contentSource: 'c',
    })
    expect(pageFields(parsePage({ title: 'Lost', path: '/lost' }))).toEqual({
      pageTitle: 'Lost',
      pagePath: '/lost',
    })
  })
})

// spec: SIT-001
test.each([
  undefined,
  null,
  'page',
  [],
  { title: 7, pageType: '1', collection: 'x', item: {}, product: true },
])('reading %j as a context gives an unknown page', (raw) => {
  const page = parsePage(raw)
  expect(page).toEqual({ title: '', path: '', hasProduct: false })
  expect(isProductDetailPage(page) || isProductListingPage(page, onItsOwn)).toBe(false)
})

// spec: SIT-001
test('reading a context keeps only the id of an item', () => {
  expect(parsePage({ item: { id: 'item-1', title: 'Bread', type: 1 } }).item).toEqual({ id: 'item-1' })
})

describe('a page among others', () => {
  const pages = [
    { path: '/shop', title: 'Shop' },
    { path: '/about', title: 'About' },
  ]

  test('is found by its path', () => {
    expect(findPage(pages, '/about').title).toBe('About')
  })

  // spec: SIT-075
  test('throws an error with the path when it is missing', () => {
    const find = () => findPage(pages, '/gone')
    expect(find).toThrow(MissingPageError)
    expect(find).toThrow(expect.objectContaining({ path: '/gone', name: 'MissingPageError' }))
    expect(find).toThrow('There is no page at /gone.')
  })
})

describe('cookies of a visit', () => {
  const cookies = (initial: Readonly<Record<string, string>>) => createCookies(createCookieJar(initial))

  // spec: SIT-071
  test.each([
    [{}, false, false],
    [{ preview: 'true' }, true, false],
    [{ preview: 'false', disableUserScripts: '1' }, false, true],
  ])('%j: a preview %s, without the scripts of the owner %s', (initial, preview, disabled) => {
    expect(isPreview(cookies(initial))).toBe(preview)
    expect(areUserScriptsDisabled(cookies(initial))).toBe(disabled)
  })
})
