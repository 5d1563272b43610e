import { expect, test } from 'vitest'
import { formKeys } from '../form/form.table.ts'
import { openHost } from '../host.test-support.ts'
import { callCounts } from '../request/limit.table.ts'
import { removeExpired } from './expire.ts'

const HOUR_MS = 3_600_000

test('keys and counts are removed when they count no more, and not before', async () => {
  const { database, visit, close } = await openHost()
  await (await visit()).call('POST', '/api/form/FormSubmissionKey')
  const rows = async () => [
    (await database.select().from(formKeys)).length,
    (await database.select().from(callCounts)).length,
  ]
  const now = Date.now()
  await removeExpired(database, now + HOUR_MS / 2)
  expect(await rows()).toEqual([1, 1])
  await removeExpired(database, now + 2 * HOUR_MS)
  expect(await rows()).toEqual([1, 0])
  await removeExpired(database, now + 25 * HOUR_MS)
  expect(await rows()).toEqual([0, 0])
  await close()
})
