import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openHost, type OpenHost } from '../host.test-support.ts'
import { events } from './event.table.ts'

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
