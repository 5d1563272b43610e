import { demoSeed } from '@sitewright/demo/seed'
import { ContributorRole } from '@sitewright/site/enumerations'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isSuccess, type Client, type Reply } from '@sitewright/contract'
import { products, variants } from '../catalogue/catalogue.table.ts'
import { forms } from '../form/form.table.ts'
import { openHost, type OpenHost } from '../host.test-support.ts'
import { addUser } from '../seed/seed.ts'

const account = { email: 'ida@sill.example', password: 'first light' }
const seed = demoSeed()
let open: OpenHost
let editor: Client
let visitor: Client
beforeAll(async () => {
  open = await openHost()
  await addUser(open.database, { ...account, id: 'ida', roles: { [ContributorRole.admin]: true } })
  editor = await open.visit()
  visitor = await open.visit()
  await editor.call('POST', '/api/site-users/account/session', { body: { ...account, rememberMe: false } })
})
afterAll(() => open.close())

const SITE = '/api/demo/site'
const words = (text: string) => ({ en: text, de: text })
const send = (body: object) => editor.call('PUT', SITE, { body })
async function save(body: object): Promise<void> {
  expect(await send(body)).toMatchObject({ status: 200 })
}
const siteFor = async (client: Client) => (await client.call('GET', SITE)).body as Record<string, unknown>
const statusOf = ({ status }: Reply) => status

const jar = {
  slug: 'jar',
  type: 1,
  category: 'pots',
  name: words('Jar'),
  line: words(''),
  story: words(''),
  facts: [],
  picture: '',
  price: { USD: '20.00', EUR: '18.00', JPY: '2900' },
  stock: 5,
}
const jarIn = async () => (await open.database.select().from(variants).where(eq(variants.id, 'jar')))[0]

test('sections that are saved at the same time are all kept, and everybody reads them', async () => {
  const location = { address: '1 Quay', cityStateZip: '', country: '' }
  await Promise.all([save({ location }), save({ design: { '--ink': 'red' } })])
  expect(await siteFor(visitor)).toMatchObject({ location, design: { '--ink': 'red' } })
})

test('a section that is malformed is refused, and nothing of the request is kept', async () => {
  const reply = await send({ texts: { house: words('House') }, location: 4 })
  expect([reply.status, (await siteFor(editor)).texts]).toEqual([400, undefined])
})

test('the site has what the calls of the specification have saved', async () => {
  const header = { title: 'Sill', tagLine: words('Pots'), announcement: words('') }
  const footer = { address: words(''), note: words(''), links: [] }
  await editor.call('PUT', '/api/site-header-footer', { body: { header, footer } })
  expect(await siteFor(visitor)).toMatchObject({ header, footer })
})

test('a product that is added can be bought at its price, and a removed one cannot', async () => {
  await save({ products: [jar] })
  const line = { itemId: 'jar', sku: 'SILL-JAR', quantity: 2, additionalFields: 'null' }
  const added = await visitor.call('POST', '/api/commerce/shopping-cart/entries', { body: line })
  expect(added.body).toMatchObject({ shoppingCart: { subtotalCents: 4000 } })
  await save({ products: [] })
  const refused = await visitor.call('POST', '/api/commerce/shopping-cart/entries', { body: line })
  expect(isSuccess(refused)).toBe(false)
  expect(await open.database.select().from(products).where(eq(products.id, 'jar'))).toEqual([])
})

test('what was sold stays sold when the stock of a product is edited', async () => {
  await save({ products: [jar] })
  await open.database.update(variants).set({ stock: 3 }).where(eq(variants.id, 'jar'))
  await save({ products: [{ ...jar, name: words('Large jar') }] })
  expect((await jarIn())?.stock).toBe(3)
  await save({ products: [{ ...jar, stock: 10 }] })
  expect((await jarIn())?.stock).toBe(8)
  await save({ products: [{ ...jar, stock: 0 }] })
  expect((await jarIn())?.stock).toBe(0)
})

test('a form that is edited is checked as edited, and visitors do not read where its answers go', async () => {
  const [first] = seed.forms
  const form = {
    definition: first?.definitions,
    send: words('Send'),
    hasCaptcha: true,
    email: { subject: 'S', to: 'ida@sill.example', cc: '', bcc: '', body: '' },
  }
  await save({ forms: { contact: form } })
  const [kept] = await open.database.select().from(forms).where(eq(forms.id, 'contact'))
  expect([kept?.hasCaptcha, kept?.definitions]).toEqual([true, first?.definitions])
  expect(await siteFor(editor)).toMatchObject({ forms: { contact: { email: { to: 'ida@sill.example' } } } })
  expect(await siteFor(visitor)).toMatchObject({ forms: { contact: { email: { to: '' } } } })
})

test('drafts are for those who edit', async () => {
  const page = { id: 'about', path: '/about', title: words('About'), kind: 'text' }
  await save({ pages: [page, { ...page, id: 'later', path: '/later', status: 'draft' }] })
  expect((await siteFor(editor)).pages).toHaveLength(2)
  expect((await siteFor(visitor)).pages).toEqual([page])
})

test('a store page is a page of the site until it is removed, and its address is free afterwards', async () => {
  await save({ pages: [] })
  const path = '/api/content-service/product/1.1/websites/small/products'
  const body = { title: 'Winter', urlId: 'winter', navigationTitle: 'Winter', description: '', enabled: true }
  const { id } = (await editor.call('POST', path, { body })).body as { readonly id: string }
  expect((await siteFor(visitor)).pages).toEqual([
    { id, path: '/winter', title: words('Winter'), kind: 'store' },
  ])
  expect(statusOf(await editor.call('POST', path, { body }))).toBe(409)
  await save({ pages: [] })
  expect(isSuccess(await editor.call('POST', path, { body }))).toBe(true)
})

test('visitors change nothing of the site', async () => {
  const reply = await visitor.call('PUT', SITE, { body: { design: {} } })
  expect([reply.status, (await siteFor(visitor)).design]).toEqual([401, { '--ink': 'red' }])
})
