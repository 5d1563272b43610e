import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@sitewright/contract'
import { longText, openHost, type OpenHost } from './host.test-support.ts'

let open: OpenHost
beforeAll(async () => {
  open = await openHost({ isSecure: true, proxies: 1, limits: { form: 2 }, recordingId: undefined })
})
afterAll(() => open.close())

const add = (client: Client, fields: string) =>
  client.call('POST', '/api/commerce/shopping-cart/entries', {
    body: { itemId: 'card', sku: null, quantity: 1, additionalFields: fields },
  })

describe('a host', () => {
  test('sends cookies over https only, and hides the one that a visitor is known by, which is of this host alone', async () => {
    const client = await open.visit()
    const { cookies } = await add(client, 'null')
    expect(cookies.every((cookie) => cookie.endsWith('; SameSite=Lax; Secure'))).toBe(true)
    const fresh = await open.app.request('/api/commerce/shopping-cart')
    const { cookies: again } = await client.call('GET', '/api/commerce/shopping-cart')
    expect(again).toEqual([])
    expect(fresh.headers.getSetCookie()[0]).toMatch(/^__Host-visitor=[\w-]{43}; .*; Secure; HttpOnly$/)
  })

  test('takes no more than it should of one address, and says when to come again', async () => {
    const ask = (address: string) =>
      open.app.request('/api/form/FormSubmissionKey', {
        method: 'POST',
        headers: { 'X-Forwarded-For': `8.8.8.8, ${address}` },
      })
    const statuses = [await ask('10.0.0.1'), await ask('10.0.0.1')].map(({ status }) => status)
    expect(statuses).toEqual([200, 200])
    const refused = await ask('10.0.0.1')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect((await ask('10.0.0.2')).status).toBe(200)
  })

  test('refuses bodies that are too large, and takes texts that a column cannot hold', async () => {
    const client = await open.visit()
    expect((await add(client, JSON.stringify('x'.repeat(200_000)))).status).toBe(413)
    expect((await add(client, JSON.stringify('a\u0000b'))).status).toBe(200)
  })

  test('takes texts that are longer than an index holds, or says that they cannot be stored', async () => {
    const client = await open.visit()
    const dedication = JSON.stringify({ Dedication: longText() })
    const lines = [await add(client, dedication), await add(client, dedication)]
    expect(lines.map(({ status }) => status)).toEqual([200, 200])
    expect(lines[1]?.body).toMatchObject({ newlyAdded: { quantity: 2 } })
    const stranger = { email: `${longText()}@example.com`, password: 'a', rememberMe: false }
    const signIn = await client.call('POST', '/api/site-users/account/session', { body: stranger })
    expect(signIn.status).toBe(401)
    const like = { body: { isLiked: true } }
    const post = encodeURIComponent(longText().slice(0, 9000))
    expect((await client.call('PUT', `/api/demo/reactions/${post}`, like)).status).toBe(400)
  })

  test('answers what it does not know with JSON', async () => {
    const client = await open.visit()
    expect(await client.call('GET', '/api/no-such-call')).toMatchObject({
      status: 404,
      body: { message: 'There is no such call.' },
    })
    expect((await client.call('GET', '/api/commerce/fullstory/getId')).status).toBe(404)
  })

  test('takes several events in one request, each once', async () => {
    const client = await open.visit()
    const body = ['a', 'b', 'a'].map((event_id) => ({
      eventSchemaName: 'PageView',
      eventContent: { event_id },
    }))
    expect((await client.call('POST', '/api/events/dev', { body })).status).toBe(202)
    const text = await (await open.app.request('/metrics')).text()
    expect(text).toContain('events_stored_total 2\n')
    expect(text).toContain('events_doubled_total 1\n')
  })

  test('counts and logs requests by the pattern of their path, without what is in them', async () => {
    const client = await open.visit()
    await client.call('DELETE', '/api/commerce/shopping-cart/entries/secret-1')
    const text = await (await open.app.request('/metrics')).text()
    const route = '/api/commerce/shopping-cart/entries/:entryId'
    expect(text).toContain(`http_requests_total{method="DELETE",route="${route}",status="404"} 1`)
    expect(text).toContain(`http_request_duration_seconds_count{method="DELETE",route="${route}"} 1`)
    expect(open.lines.at(-2)).toContain(`"route":"${route}","status":404`)
    expect(open.lines.join('')).not.toContain('secret-1')
  })

  test('is healthy while its database answers', async () => {
    expect((await open.app.request('/healthz')).status).toBe(200)
  })
})

test('a host whose database is gone says that something went wrong, and logs what', async () => {
  const broken = await openHost()
  const client = await broken.visit()
  await broken.close()
  const reply = await client.call('GET', '/api/commerce/shopping-cart')
  expect(reply).toMatchObject({
    status: 500,
    body: { message: 'Something went wrong on the server. Please try again later.' },
  })
  expect(broken.lines.join('')).toContain('"level":"error","event":"problem"')
  expect((await broken.app.request('/healthz')).status).toBe(503)
})
