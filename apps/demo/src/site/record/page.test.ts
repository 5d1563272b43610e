import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { builtContent, withSiteContent } from '../content/site-content.ts'
import { addresses, page, takenSegments } from './page.ts'

const packages = fileURLToPath(new URL('../../../../../packages', import.meta.url))

// spec: DEMO-011
test('no package has routes: only the demo does', () => {
  const routing = /\b(createRouter|Router|Routes?|navigateTo)\b/
  const files = readdirSync(packages).flatMap((name) =>
    readdirSync(`${packages}/${name}/src`, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => `${name}/src/${file}`),
  )
  expect(files.length).toBeGreaterThan(100)
  const withRoutes = files.filter((file) => routing.test(readFileSync(`${packages}/${file}`, 'utf8')))
  expect(withRoutes).toEqual([])
})

const localization = { locale: 'en', currency: 'USD' } as const

test('every address has its page, and every other address the one for what is not there', () => {
  for (const address of addresses()) expect(page(address, localization).status, address).toBe(200)
  expect(page('/nowhere', localization)).toMatchObject({ status: 404, template: 'not-found', pageType: 100 })
  expect(page('/shop/p/nothing', localization).status).toBe(404)
})

// spec: DEMO-012
test('/cart is the cart page', () => {
  expect(page('/cart', localization)).toMatchObject({ template: 'cart', pageType: 200 })
})

test.each(['cart', 'checkout', 'search', 'shop', 'gallery', 'journal', 'config', 'de', '404'])(
  'no page that an owner adds is at /%s',
  (segment) => {
    expect(takenSegments()).toContain(segment)
  },
)

test('a page that is stored at the address of the cart does not take its place', () => {
  const title = { en: 'Cart', de: 'Cart' }
  const pages = [...builtContent.pages, { id: 'store-page-1', path: '/cart', title, kind: 'store' } as const]
  const found = withSiteContent({ ...builtContent, pages }, () => page('/cart', localization))
  expect(found.template).toBe('cart')
})

test.each(['/gallery/attic', '/contact/us', '/kiln-days/today'])(
  'there is nothing below a page, at %s',
  (address) => {
    expect(page(address, localization).status).toBe(404)
  },
)

test.each([1, 2, 3, 6, 20])(
  'of %i products, others than the one on its page stand below it, each once',
  (count) => {
    const products = builtContent.products.slice(0, count)
    const [first] = products
    const { record } = withSiteContent({ ...builtContent, products }, () =>
      page(`/shop/p/${first?.slug}`, localization),
    )
    const ids = (record.also as readonly { readonly id: string }[]).map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).not.toContain(first?.slug)
    expect(ids).toHaveLength(Math.min(4, count - 1))
  },
)

test('pictures of a product without a line are described by its name alone', () => {
  const [first, ...others] = builtContent.products
  if (!first) throw new Error('There is no product.')
  const bare = { ...first, line: { en: '', de: '' } }
  const { record } = withSiteContent({ ...builtContent, products: [bare, ...others] }, () =>
    page(`/shop/p/${first.slug}`, localization),
  )
  expect(record.item).toMatchObject({ mainImage: { altText: first.name.en } })
})

test('a product whose facts are empty has none', () => {
  const [first, ...others] = builtContent.products
  if (!first) throw new Error('There is no product.')
  const empty = { ...first, facts: [{ en: ' ', de: 'Steinzeug' }] }
  const { record } = withSiteContent({ ...builtContent, products: [empty, ...others] }, () =>
    page(`/shop/p/${first.slug}`, localization),
  )
  expect(record.item).toMatchObject({ facts: [] })
})

test('a link to a page without a title has the address as its text', () => {
  const title = { en: '', de: '' }
  const pages = [{ id: 'page-1', path: '/page-1', title, kind: 'text' } as const]
  const navigation = [{ collectionId: 'page-1' }]
  const { record } = withSiteContent({ ...builtContent, pages, navigation }, () => page('/', localization))
  expect(record.navigation).toMatchObject([{ title: '/page-1', url: '/page-1' }])
})
