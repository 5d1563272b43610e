import { ContributorRole } from '@sitewright/site/enumerations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '@sitewright/contract'
import { openHost, type OpenHost } from '../host.test-support.ts'
import { addUser } from '../seed/seed.ts'

const account = { email: 'ida@sill.example', password: 'first light' }
let open: OpenHost
let editor: Client
beforeAll(async () => {
  open = await openHost()
  await addUser(open.database, { ...account, id: 'ida', roles: { [ContributorRole.admin]: true } })
  editor = await open.visit()
  await editor.call('POST', '/api/site-users/account/session', { body: { ...account, rememberMe: false } })
})
afterAll(() => open.close())

test('a tag is created with an id of its own, renamed, merged and removed', async () => {
  const create = async () =>
    (await editor.call('POST', '/api/editor/tags', { body: { name: ' Glaze ' } })).body
  const [one, other] = [await create(), await create()] as { readonly id: string }[]
  expect(one).toMatchObject({ name: 'Glaze', count: 0 })
  expect(one?.id).not.toBe(other?.id)
  expect(await editor.call('PUT', '/api/editor/tags/jug', { body: { name: 'Jugs' } })).toMatchObject({
    status: 200,
    body: { id: 'jug', name: 'Jugs' },
  })
  const merged = { ids: ['jug', 'clay'], intoId: 'jug' }
  expect((await editor.call('POST', '/api/editor/tags/merge', { body: merged })).status).toBe(200)
  expect((await editor.call('DELETE', '/api/editor/tags/jug')).status).toBe(200)
})

test.each([
  ['POST', '/api/editor/tags', { name: ' ' }],
  ['PUT', '/api/editor/tags/jug', { name: 4 }],
  ['POST', '/api/editor/tags/merge', { ids: 'jug', intoId: 'clay' }],
  ['PUT', '/api/editor/mailing-lists/connection', { listId: 'of-nobody', isDoubleOptIn: true }],
])('%s %s with %j is refused', async (method, path, body) => {
  expect((await editor.call(method, path, { body })).status).toBe(400)
})

test('a mailing list of the provider is connected, and disconnected', async () => {
  const lists = (await editor.call('GET', '/api/editor/mailing-lists')).body as { readonly id: string }[]
  expect(lists.map(({ id }) => id)).toEqual(['letter', 'members', 'press'])
  const path = '/api/editor/mailing-lists/connection'
  const body = { listId: 'press', isDoubleOptIn: false }
  expect((await editor.call('PUT', path, { body })).status).toBe(200)
  expect((await editor.call('DELETE', path)).status).toBe(200)
})

test('a service is connected that the site has no connection to yet', async () => {
  const connect = async () =>
    (await editor.call('POST', '/api/editor/automation')).body as {
      readonly id: string
      readonly name: string
    }
  const first = await connect()
  await editor.call('PUT', '/api/demo/site', { body: { connections: { automation: [first] } } })
  const second = await connect()
  expect([first.name, second.name]).toEqual(['Order notifications', 'Review requests'])
  expect((await editor.call('DELETE', `/api/editor/automation/${first.id}`)).status).toBe(200)
})

test.each([
  ['https://www.youtube.com/watch?v=1', 200, 'YouTube'],
  ['https://youtu.be/1', 200, 'YouTube'],
  ['https://vimeo.com/1', 200, 'Vimeo'],
  ['https://example.com/?youtube.com', 404, undefined],
  ['nothing', 404, undefined],
])('the provider of a video at %s', async (url, status, provider) => {
  const reply = await editor.call('GET', `/api/editor/oembed?url=${encodeURIComponent(url)}`)
  expect([reply.status, (reply.body as { provider_name?: string }).provider_name]).toEqual([status, provider])
})

test.each([
  ['POST', '/api/editor/tags'],
  ['GET', '/api/editor/mailing-lists'],
  ['POST', '/api/editor/automation'],
  ['GET', '/api/editor/oembed?url=https://vimeo.com/1'],
])('visitors may not call %s %s', async (method, path) => {
  expect((await (await open.visit()).call(method, path)).status).toBe(401)
})
