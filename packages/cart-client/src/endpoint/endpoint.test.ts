import { createHttp, ignoreAnswer } from '@sitewright/site/http'
import { describe, expect, test } from 'vitest'
import { fetchRestockEntries, fetchRestockGroups, sendAllRestock, sendRestock } from '../admin.ts'
import { signUpForRestockCall } from '../catalog/restock.contract.ts'
import { endpoints, readWith } from '../contracts.ts'
import { stockResults } from './schema.contract.ts'
import { createCartClient } from '../index.ts'
import { fetchStock } from '../stock/stock.browser.ts'
import { startSubscription } from '../subscription/subscription.browser.ts'
import { buildCart, buildEntry } from '../testing.ts'
import { createTransport } from '../transport.ts'

interface Sent {
  readonly method: string | undefined
  readonly url: string
  readonly body: unknown
}

/** A server that answers every call with the same body, and keeps what it was sent. */
function openServer(answer: object = {}) {
  const sent: Sent[] = []
  const fetch: typeof globalThis.fetch = (url, init) => {
    const body = typeof init?.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined
    sent.push({ method: init?.method, url: url as string, body })
    return Promise.resolve(Response.json(answer))
  }
  const http = createHttp({ fetch })
  return { sent, fetch, http, transport: createTransport({ http, now: () => 1234 }) }
}

// Every address, method and body is written out as the specification has it, so that no table is compared with itself.
describe('a call has the path of the specification', () => {
  const shoppingCart = buildCart({ entries: [buildEntry()] })
  const line = { itemId: 'mug', sku: 'mug-blue', additionalFields: '{"engraving":"Ada"}' }

  // spec: CRT-091
  test('to add an entry', async () => {
    const { sent, transport } = openServer({ shoppingCart, newlyAdded: shoppingCart.entries[0] })
    const added = await transport.send({ kind: 'add', ...line, quantity: 2 })
    expect(sent).toEqual([
      {
        method: 'POST',
        url: '/api/commerce/shopping-cart/entries',
        body: { itemId: 'mug', sku: 'mug-blue', quantity: 2, additionalFields: '{"engraving":"Ada"}' },
      },
    ])
    expect(added).toMatchObject({ value: { cart: { id: 'cart-1' }, entry: { id: 'entry-1' } } })
  })

  // spec: CRT-092
  test('to change the fields of an entry', async () => {
    const { sent, transport } = openServer({ shoppingCart, updatedEntry: shoppingCart.entries[0] })
    const updated = await transport.send({ kind: 'fields', entryId: 'entry 1', ...line })
    expect(sent).toEqual([
      {
        method: 'PUT',
        url: '/api/commerce/shopping-cart/entries/entry%201/additionalFields',
        body: { itemId: 'mug', sku: 'mug-blue', additionalFields: '{"engraving":"Ada"}' },
      },
    ])
    expect(updated).toMatchObject({ value: { cart: { id: 'cart-1' }, entry: { id: 'entry-1' } } })
  })

  test('to change the fields of an entry whose variant has no name', async () => {
    const initialCart = buildCart({ entries: [buildEntry({ chosenVariant: { attributes: {} } })] })
    const { sent, fetch } = openServer({ shoppingCart })
    await createCartClient({ fetch, initialCart }).cart.setFields('entry-1', null)
    expect(sent[0]?.body).toEqual({ itemId: 'mug', sku: null, additionalFields: 'null' })
  })

  // spec: CRT-093
  test('to read the cart', async () => {
    const { sent, transport } = openServer(shoppingCart)
    expect(await transport.fetch()).toEqual({ ok: true, value: shoppingCart })
    expect(sent).toEqual([
      {
        method: 'GET',
        url: '/api/commerce/shopping-cart?timecode=1234&calculateSubtotal=true',
        body: undefined,
      },
    ])
  })

  // spec: CRT-094
  test('to begin a subscription', async () => {
    const { sent, http } = openServer({ cartToken: 'token-1' })
    expect(await startSubscription({ http }, { ...line, quantity: 3 })).toMatchObject({
      value: { cartToken: 'token-1' },
    })
    expect(sent).toEqual([
      {
        method: 'POST',
        url: '/api/3/commerce/cart/subscription',
        body: { itemId: 'mug', sku: 'mug-blue', qty: 3, additionalFields: '{"engraving":"Ada"}' },
      },
    ])
  })

  // spec: CRT-095
  test('to ask for the stock', async () => {
    const { sent, http } = openServer({ results: [{ sku: 'mug-blue', unlimited: false, qtyInStock: 4 }] })
    const report = () => undefined
    expect(await fetchStock({ http, report }, 'mug')).toEqual([
      { sku: 'mug-blue', unlimited: false, qtyInStock: 4 },
    ])
    expect(sent).toEqual([
      { method: 'GET', url: '/api/commerce/inventory/stock/?itemId=mug', body: undefined },
    ])
  })

  test('and reads a stock with oversold variants, or without a number', async () => {
    const results = [
      { sku: 'mug-blue', unlimited: false, qtyInStock: -2 },
      { sku: 'mug-red', unlimited: true, qtyInStock: null },
      { sku: null, unlimited: null, qtyInStock: 3 },
    ]
    const { http } = openServer({ results })
    expect(await fetchStock({ http, report: () => undefined }, 'mug')).toEqual([
      { sku: 'mug-blue', unlimited: false, qtyInStock: 0 },
      { sku: 'mug-red', unlimited: true, qtyInStock: 0 },
      { sku: null, unlimited: false, qtyInStock: 3 },
    ])
    expect(readWith(stockResults)({ results })).toMatchObject({
      value: {
        results: [{ qtyInStock: 0 }, { qtyInStock: 0, unlimited: true }, { qtyInStock: 3, unlimited: false }],
      },
    })
  })

  // spec: CRT-142
  test('to sign up for a restock', async () => {
    const { sent, http } = openServer()
    const body = { productId: 'mug', variantId: 'mug-red', siteVisitorEmail: 'ada@example.com' }
    await http.call({ ...signUpForRestockCall, body }, ignoreAnswer)
    expect(sent).toEqual([{ method: 'POST', url: '/api/site-users/account/notifications/restock', body }])
  })

  // spec: CRT-146
  test('to list the variants that shoppers wait for', async () => {
    const { sent, http } = openServer({ signUpGroups: [], hasNextPage: false })
    expect(await fetchRestockGroups(http)).toEqual({ ok: true, value: [] })
    expect(sent).toEqual([
      { method: 'GET', url: '/api/site-users/account/notifications/restock/groups', body: undefined },
    ])
  })

  // spec: CRT-147
  test('to list the shoppers who wait for a variant', async () => {
    const { sent, http } = openServer({ signUps: [], hasNextPage: false })
    expect(await fetchRestockEntries(http, { productId: 'mug', variantId: 'red' })).toEqual({
      ok: true,
      value: [],
    })
    expect(sent).toEqual([
      {
        method: 'GET',
        url: '/api/site-users/account/notifications/restock?productId=mug&variantId=red',
        body: undefined,
      },
    ])
  })

  // spec: CRT-148
  test('to notify those who wait for a variant', async () => {
    const { sent, http } = openServer()
    await sendRestock(http, { productId: 'mug', variantId: 'red' })
    expect(sent).toEqual([
      {
        method: 'POST',
        url: '/api/site-users/account/notifications/restock/send',
        body: { productId: 'mug', variantId: 'red' },
      },
    ])
  })

  // spec: CRT-149
  test('to notify those who wait for any of several variants', async () => {
    const { sent, http } = openServer()
    await sendAllRestock(http, [{ productId: 'mug', variantId: 'red' }])
    expect(sent).toEqual([
      {
        method: 'POST',
        url: '/api/site-users/account/notifications/restock/send/all',
        body: { sendRequests: [{ productId: 'mug', variantId: 'red' }] },
      },
    ])
  })

  test('also in the table of ./contracts, with the two calls that are this package’s choice', () => {
    expect(Object.entries(endpoints).map(([name, { method, path }]) => `${name} ${method} ${path}`)).toEqual([
      'addEntry POST /api/commerce/shopping-cart/entries',
      'updateFields PUT /api/commerce/shopping-cart/entries/:entryId/additionalFields',
      'setQuantity PUT /api/commerce/shopping-cart/entries/:entryId',
      'removeEntry DELETE /api/commerce/shopping-cart/entries/:entryId',
      'fetchCart GET /api/commerce/shopping-cart',
      'startSubscription POST /api/3/commerce/cart/subscription',
      'fetchStock GET /api/commerce/inventory/stock/',
      'signUpForRestock POST /api/site-users/account/notifications/restock',
      'fetchRestockGroups GET /api/site-users/account/notifications/restock/groups',
      'fetchRestockEntries GET /api/site-users/account/notifications/restock',
      'sendRestock POST /api/site-users/account/notifications/restock/send',
      'sendAllRestock POST /api/site-users/account/notifications/restock/send/all',
    ])
  })
})

describe('changes of a cart travel', () => {
  test.each([
    ['x', 100, true],
    ['x', 70_000, false],
    // Three bytes each.
    ['€', 25_000, false],
  ])('beyond their page only if the browser takes that much: %s × %i', async (letter, length, isKept) => {
    const kept: (boolean | undefined)[] = []
    const { fetch } = openServer({ shoppingCart: buildCart() })
    const { cart } = createCartClient({
      fetch: (url, init) => {
        kept.push(init?.keepalive)
        return fetch(url, init)
      },
    })
    await cart.add({ itemId: 'mug', additionalFields: { note: letter.repeat(length) } })
    expect(kept[0]).toBe(isKept)
  })
})

describe('a response that is ignored', () => {
  const text = createHttp({ fetch: () => Promise.resolve(new Response('OK')) })

  test('may be plain text', async () => {
    const variant = { productId: 'mug', variantId: 'red' }
    expect(await sendRestock(text, variant)).toEqual({ ok: true, value: true })
    expect(await sendAllRestock(text, [variant])).toEqual({ ok: true, value: true })
  })
})
