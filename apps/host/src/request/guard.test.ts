import type { Client } from '@sitewright/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openHost, type OpenHost } from '../host.test-support.ts'

const CART = '/api/commerce/shopping-cart/entries'

let open: OpenHost
let client: Client
beforeAll(async () => {
  open = await openHost()
  client = await open.visit()
})
afterAll(() => open.close())

async function statusWith(headers: Readonly<Record<string, string>>): Promise<number> {
  const body = { itemId: 'card', sku: null, quantity: 1, additionalFields: 'null' }
  return (await client.raw('POST', CART, { body, headers: { ...client.token(CART), ...headers } })).status
}

test.each([
  [{ 'Sec-Fetch-Site': 'same-site' }],
  [{ 'Sec-Fetch-Site': 'cross-site' }],
  [{ Origin: 'http://sibling.host.test' }],
  [{ Origin: 'http://host.test:8080' }],
  [{ Origin: 'null' }],
])('a page of another host changes nothing, also with the right token: %j', async (headers) => {
  expect(await statusWith(headers)).toBe(403)
})

test.each([
  [{}],
  [{ Origin: 'http://host.test', 'Sec-Fetch-Site': 'same-origin' }],
  [{ Origin: 'http://host.test' }],
  // Behind a proxy that calls the host by another name.
  [{ Origin: 'https://shop.example', 'Sec-Fetch-Site': 'same-origin' }],
  [{ Origin: 'https://shop.example', 'X-Forwarded-Host': 'shop.example' }],
])('a page of this host changes what its visitor wants: %j', async (headers) => {
  expect(await statusWith(headers)).toBe(200)
})

test('a form that is posted without scripts is taken from this host, and from no other', async () => {
  const send = (Origin: string) =>
    client.raw('POST', '/api/form/SaveFormSubmission', {
      form: { key: 'unknown', form: '{}', pageTitle: '', pageId: '', contentSource: '', pagePath: '/' },
      headers: { Origin },
    })
  expect((await send('http://host.test')).status).toBe(400)
  expect((await send('http://sibling.host.test')).status).toBe(403)
})
