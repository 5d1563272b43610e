import { createHttp } from '@sitewright/site/http'
import { expect, test } from 'vitest'
import { automationTransport, mailingListTransport } from './connection-call.ts'

const { signal } = new AbortController()
const serverOf = (body: unknown, status = 200) =>
  createHttp({
    baseUrl: 'https://sill.example',
    fetch: () => Promise.resolve(Response.json(body, { status })),
  })

test('mailing lists are those that can be read', async () => {
  const { load } = mailingListTransport(serverOf([{ id: 'letter', name: 'The letter' }, { id: 4 }, null]))
  await expect(load(signal)).resolves.toEqual([{ id: 'letter', name: 'The letter' }])
})

test('a connection that the server refuses is an error', async () => {
  const lists = mailingListTransport(serverOf({}, 500))
  await expect(lists.connect({ listId: 'letter', isDoubleOptIn: true }, signal)).rejects.toThrow()
  const automation = automationTransport(serverOf({}))
  await expect(automation.connect(signal)).rejects.toThrow()
  await expect(automation.disconnect('a', signal)).resolves.toBeDefined()
})
