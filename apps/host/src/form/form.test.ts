import type { Client } from '@sitewright/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openHost, type OpenHost } from '../host.test-support.ts'
import { addUser } from '../seed/seed.ts'
import { hashOf } from '../visitor/secret.ts'
import { forms, submissions } from './form.table.ts'

const SESSION = '/api/site-users/account/session'
const ada = { email: 'ada@example.com', password: 'open the kiln' }

let open: OpenHost
beforeAll(async () => {
  open = await openHost()
  await addUser(open.database, { ...ada, id: 'ada', roles: {} })
  const definitions = { en: { id: 'letter', fields: [] } }
  for (const id of ['letter', 'comment'])
    await open.database.insert(forms).values({ id, definitions, hasCaptcha: false })
})
afterAll(() => open.close())

const keyOf = async (client: Client) =>
  ((await client.call('POST', '/api/form/FormSubmissionKey')).body as { readonly key: string }).key
const page = { pageTitle: 'Contact', pageId: 'contact', contentSource: 'c', pagePath: '/contact' }
const save = (client: Client, key: string, formId?: string) =>
  client.call('POST', '/api/form/SaveFormSubmission', {
    text: ['text/plain', JSON.stringify({ key, form: '{}', formId, ...page })],
  })

test('a key is for the visitor who has it: another one cannot be made to send with it', async () => {
  const [stranger, visitor] = [await open.visit(), await open.visit()]
  const key = await keyOf(stranger)
  expect((await save(visitor, key)).status).toBe(400)
  expect(await open.database.$count(submissions, eq(submissions.key, hashOf(key)))).toBe(0)
  expect((await save(stranger, key)).status).toBe(200)
})

test('a key is good for a browser that has signed in or out meanwhile', async () => {
  const visitor = await open.visit()
  const before = await keyOf(visitor)
  await visitor.call('POST', SESSION, { body: { ...ada, rememberMe: false } })
  expect((await save(visitor, before)).status).toBe(200)
  const after = await keyOf(visitor)
  await visitor.call('DELETE', `${SESSION}?cloneCart=false`)
  expect((await save(visitor, after)).status).toBe(200)
})

test('whoever reads the database can neither send with a key nor try answers: only the key tells which were sent', async () => {
  const visitor = await open.visit()
  const key = await keyOf(visitor)
  expect((await save(visitor, key)).status).toBe(200)
  const [kept] = await open.database
    .select()
    .from(submissions)
    .where(eq(submissions.key, hashOf(key)))
  expect(kept?.digest).toMatch(/^[\w-]{43}$/)
  expect(kept?.digest).not.toBe(hashOf('{}'))
  expect(await open.database.$count(submissions, eq(submissions.key, key))).toBe(0)
})

test('a key that was used is refused for the same answers to another form', async () => {
  const visitor = await open.visit()
  const key = await keyOf(visitor)
  expect((await save(visitor, key, 'letter')).status).toBe(200)
  expect((await save(visitor, key, 'letter')).status).toBe(200)
  expect((await save(visitor, key, 'comment')).status).toBe(400)
})
