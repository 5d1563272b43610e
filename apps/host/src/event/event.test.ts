import { createClient, type Client } from '@sitewright/contract'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { openServer } from '../database/open.ts'
import { startPostgres } from '../database/postgres.test-support.ts'
import { openHost, type OpenHost } from '../host.test-support.ts'
import { addUser } from '../seed/seed.ts'
import { events } from './event.table.ts'
import { storeEvents } from './event.ts'

let open: OpenHost
beforeAll(async () => {
  open = await openHost()
})
afterAll(() => open.close())

const batch = (...ids: readonly string[]) =>
  ids.map((id) => ({ eventSchemaName: 'PageView', eventContent: { event_id: id } }))
const idsKept = async () => (await open.database.select().from(events)).map(({ id }) => id).toSorted()

// spec: TRK-057
test('a batch of events is one statement, and keeps each event once', async () => {
  const client = await open.visit()
  const insert = vi.spyOn(open.database, 'insert')
  const first = await client.call('POST', '/api/events/prod', { body: batch('a', 'b', 'a') })
  expect([first.status, insert.mock.calls.length]).toEqual([202, 1])
  expect((await client.call('POST', '/api/events/prod', { body: batch('b', 'c') })).status).toBe(202)
  expect(insert).toHaveBeenCalledTimes(2)
  insert.mockRestore()
  expect(await idsKept()).toEqual(['a', 'b', 'c'])
})

test('a batch of 500 events is taken, and one of 501 is refused as a whole', async () => {
  const client = await open.visit()
  const before = (await idsKept()).length
  const many = Array.from({ length: 501 }, (_, i) => `many-${i}`)
  expect((await client.call('POST', '/api/events/prod', { body: batch(...many) })).status).toBe(400)
  expect(await idsKept()).toHaveLength(before)
  expect((await client.call('POST', '/api/events/prod', { body: batch(...many.slice(1)) })).status).toBe(202)
  expect(await idsKept()).toHaveLength(before + 500)
})

test('batches of the same events that arrive together in another order are stored', async ({ skip }) => {
  const postgres = await startPostgres()
  if (!postgres) return skip('PostgreSQL is not installed, and DATABASE_URL is not given')
  const { database, close } = await openServer(postgres.url)
  onTestFinished(async () => {
    await close()
    await postgres.stop()
  })
  const arrived = Array.from(
    { length: 500 },
    (_, i) => ({ version: '2', name: 'PageView', payload: {}, id: `${i}` }) as const,
  )
  for (let i = 0; i < 20; i += 1) {
    await database.delete(events)
    const orders = [arrived, arrived.toReversed(), arrived, arrived.toReversed()]
    const stored = await Promise.all(orders.map((all) => storeEvents(database, all)))
    expect(stored.reduce((sum, count) => sum + count)).toBe(500)
  }
})

const recordEvent = (client: Client, crumb: string | undefined, id: string) =>
  client.raw('POST', '/api/events/RecordEvent', {
    form: { crumb: crumb ?? '', event: 'AddToCart', data: JSON.stringify({ eventId: id }) },
  })

// spec: TRK-056
test('an event with the token of before a sign-in is refused, and taken with the one of the cookie', async () => {
  const client = await open.visit()
  const stale = client.cookie('crumb')
  const account = { email: 'ida@example.com', password: 'open the kiln' }
  await addUser(open.database, { ...account, id: 'ida', roles: {} })
  await client.call('POST', '/api/site-users/account/session', { body: { ...account, rememberMe: false } })
  const crumb = client.cookie('crumb')
  expect(crumb).not.toBe(stale)
  expect(await recordEvent(client, stale, 'one')).toMatchObject({
    status: 403,
    body: { crumbFail: true, crumb },
    // The visitor has the right ones: a late answer must not bring back those of before.
    cookies: [],
  })
  expect((await recordEvent(client, client.cookie('crumb'), 'one')).status).toBe(200)
})

test('an event of a visitor who has lost the cookies is refused, and its answer sets them', async () => {
  const client = createClient(async (url, init) => open.app.fetch(new Request(url, init)), 'http://host.test')
  expect((await recordEvent(client, client.cookie('crumb'), 'two')).status).toBe(403)
  expect((await recordEvent(client, client.cookie('crumb'), 'two')).status).toBe(200)
})
