import { connect } from 'node:net'
import { createClient, type Client } from '@sitewright/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { events } from '../event/event.table.ts'
import { submissions } from '../form/form.table.ts'
import { openHost, type OpenHost } from '../host.test-support.ts'
import { listen, type Listening } from '../listen.ts'

// Over a socket: what arrives there differs from a Request that a test makes.

let open: OpenHost
let server: Listening
beforeAll(async () => {
  open = await openHost()
  server = await listen(open.app, { port: 0, hostname: '127.0.0.1' })
})
afterAll(async () => {
  await server.close()
  await open.close()
})

async function visit(): Promise<Client> {
  const client = createClient(fetch, server.url)
  await client.call('GET', '/api/commerce/shopping-cart')
  return client
}

/** Sends a text in two chunks, without its length. */
const sendInChunks = (path: string, text: string) =>
  fetch(server.url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: new ReadableStream({
      start: (controller) => {
        const bytes = new TextEncoder().encode(text)
        controller.enqueue(bytes.subarray(0, 5))
        controller.enqueue(bytes.subarray(5))
        controller.close()
      },
    }),
    ...{ duplex: 'half' },
  })

const eventOf = (eventContent: unknown) => JSON.stringify({ eventSchemaName: 'PageView', eventContent })
const hit = (client: Client, data: string) =>
  client.raw('POST', '/api/census/RecordHit', { form: { event: '1', data, ss_cvr: '' } })

describe('a request without a length', () => {
  test('signs out, and removes what is not there', async () => {
    const client = await visit()
    expect((await client.call('DELETE', '/api/site-users/account/session?cloneCart=false')).status).toBe(200)
    expect((await client.call('DELETE', '/api/commerce/shopping-cart/entries/1')).status).toBe(404)
  })

  test.each(['OPTIONS', 'PROPFIND'])('of the method %s is answered', async (method) => {
    const { status } = await fetch(`${server.url}/api/commerce/shopping-cart`, { method })
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
  })

  test('is read by chunks, and refused when it is too large', async () => {
    expect((await sendInChunks('/api/events/dev', eventOf({ event_id: 'chunks' }))).status).toBe(202)
    const large = eventOf({ text: 'x'.repeat(200_000) })
    expect((await sendInChunks('/api/events/dev', large)).status).toBe(413)
  })
})

test('a request that ends before its body is no problem of the server', async () => {
  const before = open.lines.length
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
  const head =
    'POST /api/events/dev HTTP/1.1\r\nHost: host\r\nContent-Type: application/json\r\nContent-Length: 99'
  socket.write(`${head}\r\n\r\n{"event`, () => setTimeout(() => socket.destroy(), 200))
  await expect.poll(() => open.lines.slice(before).join(''), { timeout: 10_000 }).toContain('"status":400')
  expect(open.lines.slice(before).join('')).not.toContain('"level":"error"')
})

describe('JSON of 8,000 levels', () => {
  const deep = '['.repeat(8000) + ']'.repeat(8000)

  test('is refused in a body', async () => {
    const client = await visit()
    const text = ['application/json', eventOf({}).replace('{}', `{"a":${deep}}`)] as const
    expect((await client.raw('POST', '/api/events/dev', { text })).status).toBe(400)
  })

  test('is refused in a text of a body', async () => {
    const client = await visit()
    expect((await hit(client, `{"a":${deep}}`)).status).toBe(400)
    const line = { itemId: 'card', sku: null, quantity: 1, additionalFields: deep }
    expect((await client.call('POST', '/api/commerce/shopping-cart/entries', { body: line })).status).toBe(
      400,
    )
  })
})

// spec: FRM-062
test('half of a character is marked as lost, a null character is left out, and the rest is kept', async () => {
  const client = await visit()
  const { body } = await client.call('POST', '/api/form/FormSubmissionKey')
  const page = { pageTitle: 'Letter\u0000', pageId: 'letter', contentSource: 'c', pagePath: '/' }
  const form = JSON.stringify({ text: 'half \ud83d, a\u0000b, whole \u{1f600}' })
  const saved = await client.call('POST', '/api/form/SaveFormSubmission', {
    body: { ...page, form, key: (body as { readonly key: string }).key },
  })
  expect(saved.status).toBe(200)
  const [kept] = await open.database.select().from(submissions)
  expect(kept?.answers).toEqual({ text: 'half \ufffd, ab, whole \u{1f600}' })
  expect(kept?.page).toMatchObject({ pageTitle: 'Letter' })
})

test('one text that cannot be stored as it is takes no other event with it', async () => {
  const client = await visit()
  const batch = ['x\u0000', 'y', '\ud83d'].map((id) => ({
    eventSchemaName: 'PageView',
    eventContent: { event_id: id },
  }))
  expect((await client.raw('POST', '/api/events/dev', { body: batch })).status).toBe(202)
  expect((await hit(client, JSON.stringify({ eventId: 'z\u0000' }))).status).toBe(200)
  const ids = (await open.database.select().from(events)).map(({ id }) => id)
  expect(ids).toEqual(expect.arrayContaining(['x', 'y', '\ufffd', 'z']))
})
