import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  buildCart,
  buildEntry,
  buildProduct,
  buildVariant,
  createShop,
  createShopMock,
  type ShopMockOptions,
} from '../testing.ts'

const product = buildProduct({ id: 'bowl', variants: [buildVariant({ sku: 'bowl-1' })] })
const RESTOCK = '/api/site-users/account/notifications/restock'
const line = { itemId: 'bowl', sku: null, quantity: 1, additionalFields: '' }

test('the shop sells the only variant of a product to a page that sends no sku', () => {
  const shop = createShop({ products: [product] })
  expect(shop.add(line)).toMatchObject({ ok: true, value: { newlyAdded: { itemId: 'bowl', quantity: 1 } } })
})

test('the shop rejects a product with several variants from a page that sends no sku', () => {
  const several = buildProduct({
    id: 'bowl',
    variants: [buildVariant({ sku: 'bowl-1' }), buildVariant({ sku: 'bowl-2' })],
  })
  expect(createShop({ products: [several] }).add(line)).toMatchObject({ ok: false, failure: { status: 404 } })
})

test('the shop gives no entry an id that the cart has already', () => {
  const cart = buildCart({ entries: [buildEntry({ id: 'entry-1' }), buildEntry({ id: 'entry-2' })] })
  const shop = createShop({ products: [product], cart })
  shop.add(line)
  const ids = shop.cart()?.entries.map(({ id }) => id) ?? []
  expect(new Set(ids).size).toBe(3)
})

// spec: CRT-173
test('the entries of one variant share its stock', () => {
  const shop = createShop({ products: [product] })
  const named = shop.add({ ...line, additionalFields: '{"name":"Ada"}' })
  shop.add(line)
  const id = named.ok ? named.value.newlyAdded?.id : undefined
  expect(shop.setQuantity(String(id), 5)).toMatchObject({ ok: false, failure: { status: 400 } })
  expect(shop.setQuantity(String(id), 4)).toMatchObject({ ok: true })
})

// spec: CRT-092
test('an entry that gets the fields of another becomes one with it', () => {
  const shop = createShop({ products: [product] })
  shop.add({ ...line, additionalFields: '{"name":"Ada"}' })
  const plain = shop.add({ ...line, quantity: 2 })
  const id = plain.ok ? plain.value.newlyAdded?.id : undefined
  const changed = shop.setFields(String(id), '{"name":"Ada"}')
  expect(changed).toMatchObject({ ok: true, value: { updatedEntry: { id, quantity: 3, subTotal: 6000 } } })
  expect(shop.cart()?.entries).toHaveLength(1)
})

describe('over the wire the shop', () => {
  const send =
    (path: string, init?: RequestInit) =>
    ({ jar = { cookie: '' }, ...options }: ShopMockOptions = {}) => {
      const shop = createShopMock({ ...options, jar })
      return shop.fetch(`/api/commerce/${path}`, init).then((response) => ({ response, shop, jar }))
    }
  const post = (body: object) => send('shopping-cart/entries', { method: 'POST', body: JSON.stringify(body) })
  const wired = { itemId: 'tea', sku: null, quantity: 1, additionalFields: 'null' }

  test('names the only variant of a product, and writes null for missing values of a new cart', async () => {
    const { response } = await post(wired)()
    expect(await response.json()).toMatchObject({
      shoppingCart: { orderId: null, selectedShippingOption: null, shippingLocation: null },
      newlyAdded: { chosenVariant: { sku: 'tea' }, additionalFields: null },
    })
  })

  test('sets the cookies by which the next page knows that there is a cart', async () => {
    const cookies: string[] = []
    const jar = {
      get cookie() {
        return ''
      },
      set cookie(cookie) {
        cookies.push(cookie)
      },
    }
    const { response } = await post(wired)({ jar })
    const expected = ['CART=cart-2; Path=/; SameSite=Lax', 'hasCart=true; Path=/; SameSite=Lax']
    expect([cookies, response.headers.getSetCookie()]).toEqual([expected, expected])
    cookies.length = 0
    await send('shopping-cart')({ jar })
    expect(cookies).toEqual([])
  })

  test.each([
    ['no sku', { ...wired, sku: undefined }],
    ['a quantity of nothing', { ...wired, quantity: 0 }],
    ['a quantity that is a text', { ...wired, quantity: '1' }],
    ['fields that are no text', { ...wired, additionalFields: null }],
    ['fields that are no JSON', { ...wired, additionalFields: 'for Ada' }],
    ['a field that the specification does not know', { ...wired, title: 'Tea' }],
    ['the field of another call', { itemId: 'tea', sku: null, qty: 1, additionalFields: 'null' }],
  ])('refuses an add with %s', async (_, body) => {
    const { response, shop } = await post(body)()
    expect([response.status, shop.cart()]).toEqual([400, undefined])
  })

  const signUp = {
    productId: 'mug',
    variantId: 'mug-red',
    siteVisitorEmail: 'ada@example.com',
    isJoinMailingList: false,
    recaptchaEnterpriseV3Token: 'token-1',
  }

  // spec: CRT-140 CRT-142
  test.each([
    ['a text that is no email', { siteVisitorEmail: 'ada at example' }, 400],
    ['a product that is not there', { productId: 'bowl' }, 404],
    ['a variant that is not there', { variantId: 'mug-green' }, 404],
  ])('takes no sign-up with %s', async (_, changes, status) => {
    const shop = createShopMock({ jar: { cookie: '' } })
    const body = JSON.stringify({ ...signUp, ...changes })
    const response = await shop.fetch(RESTOCK, { method: 'POST', body })
    expect([response.status, shop.state.restockSignUps]).toEqual([status, []])
  })

  // spec: CRT-142
  test('puts an email on a list once, in whatever letters it is written', async () => {
    const shop = createShopMock({ jar: { cookie: '' } })
    for (const [siteVisitorEmail, status] of [
      ['ada@example.com', 200],
      ['Ada@Example.com', 409],
    ] as const) {
      const body = JSON.stringify({ ...signUp, siteVisitorEmail })
      expect((await shop.fetch(RESTOCK, { method: 'POST', body })).status).toBe(status)
    }
  })

  test.each([
    ['shopping-cart?calculateSubtotal=yes', 400],
    ['shopping-cart?timecode=now', 400],
    ['shopping-cart?other=1', 400],
    ['shopping-cart?mock=false&timecode=1&calculateSubtotal=true', 404],
    ['inventory/stock/', 400],
    ['inventory/stock/?itemId=mug', 200],
  ])('answers GET %s with %i', async (path, status) => {
    expect((await send(path)()).response.status).toBe(status)
  })
})

test('the shop does not import zod', () => {
  const seen = new Set<string>()
  const visit = (file: URL): void => {
    if (seen.has(file.href)) return
    seen.add(file.href)
    const text = readFileSync(file, 'utf8')
    expect(text.includes("from 'zod"), file.pathname).toBe(false)
    for (const [, path] of text.matchAll(/from '(\.[^']+)'/g)) visit(new URL(path!, file))
  }
  visit(new URL('../testing.ts', import.meta.url))
  expect(seen.size).toBeGreaterThan(10)
})
