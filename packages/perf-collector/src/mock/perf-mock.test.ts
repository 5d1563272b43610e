import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { buildRecord, createPerfMock } from '../testing.ts'

const mock = createPerfMock()
const server = setupServer(...mock.handlers)
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => mock.clear())
afterAll(() => server.close())

const post = (body: string, type = 'text/plain;charset=UTF-8') =>
  fetch('https://shop.example/api/1/performance/records', {
    method: 'POST',
    body,
    headers: { 'Content-Type': type },
  })

test('receives records', async () => {
  expect((await post(JSON.stringify([buildRecord()]))).status).toBe(204)
  expect(mock.records()).toEqual([buildRecord()])
})

test.each([
  ['what is no JSON', '{', 'The text is no JSON.'],
  ['what is no array', '{}', 'The text is no array.'],
  ['an unknown event', JSON.stringify([{ ...buildRecord(), event: 'x' }]), 'Record 0 has an unknown event.'],
  [
    'a missing field',
    JSON.stringify([buildRecord(), { app: 'a' }]),
    'Record 1 does not have exactly the fields app,data,event,pageLoadId,ts.',
  ],
])('refuses %s', async (_, body, message) => {
  expect((await post(body)).status).toBe(400)
  expect(mock.refusals()).toEqual([message])
})

test('refuses JSON that says so: it is plain text', async () => {
  expect((await post('[]', 'application/json')).status).toBe(400)
})
