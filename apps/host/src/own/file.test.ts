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

const FILES = '/api/editor/files'
async function upload(body: object) {
  const reply = await editor.call('POST', FILES, { body })
  return (reply.body as { readonly jobId: string }).jobId
}

test('a file is uploaded, processed, renamed, replaced and removed', async () => {
  const id = await upload({
    name: 'jug.webp',
    type: 'image/webp',
    size: 7,
    thumbnailUrl: '/picture/jug.webp',
  })
  expect(await editor.call('GET', `/api/editor/file-jobs/${id}`)).toMatchObject({
    body: { status: 'done', file: { id, name: 'jug.webp', size: 7, thumbnailUrl: '/picture/jug.webp' } },
  })
  expect(await editor.call('PUT', `${FILES}/${id}`, { body: { name: 'pot.webp' } })).toMatchObject({
    body: { id, name: 'pot.webp' },
  })
  expect(await upload({ name: 'new.webp', replaces: id })).toBe(id)
  expect(await editor.call('GET', FILES)).toMatchObject({
    body: { files: [{ id, name: 'new.webp', size: 0 }] },
  })
  await editor.call('DELETE', `${FILES}/${id}`)
  expect(await editor.call('GET', FILES)).toMatchObject({ body: { files: [] } })
  expect((await editor.call('GET', `/api/editor/file-jobs/${id}`)).status).toBe(404)
})

test('a list of several pages has each file once, the newest first', async () => {
  const ids: string[] = []
  for (let i = 0; i < 25; i += 1) ids.push(await upload({ name: `${i}.txt` }))
  const first = await editor.call('GET', FILES)
  const { files, nextCursor = '' } = first.body as { files: { id: string }[]; nextCursor?: string }
  const second = await editor.call('GET', `${FILES}?cursor=${nextCursor}`)
  const rest = second.body as { files: { id: string }[]; nextCursor?: string }
  expect([files.length, rest.files.length, rest.nextCursor]).toEqual([20, 5, undefined])
  expect([...files, ...rest.files].map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
})

test.each(['["abc","x"]', '["1e20","x"]', '["9999999999999999","x"]', '[null]', '{', ''])(
  'a list after the cursor %s, which is none, begins at the first page',
  async (cursor) => {
    const id = await upload({ name: 'first.txt' })
    const text = Buffer.from(cursor).toString('base64url')
    const { status, body } = await editor.call('GET', `${FILES}?cursor=${text}`)
    expect(status).toBe(200)
    expect((body as { files: { id: string }[] }).files[0]?.id).toBe(id)
  },
)

test.each([
  ['no name', { name: '' }],
  ['a picture of another site', { name: 'a', thumbnailUrl: '//example.com/a.png' }],
  ['a picture of another site, as browsers read it', { name: 'a', thumbnailUrl: '/\\evil.example/a.png' }],
  ['a picture with a script', { name: 'a', thumbnailUrl: 'data:image/svg+xml;base64,AA' }],
])('a file with %s is refused', async (_, body) => {
  expect((await editor.call('POST', FILES, { body })).status).toBe(400)
})

test('visitors see no files', async () => {
  expect((await (await open.visit()).call('GET', FILES)).status).toBe(401)
})
