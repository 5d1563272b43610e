import { setupServer } from 'msw/node'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '../endpoint/endpoint.contract.ts'
import { createVersionOne } from '../version-one/version-one.ts'
import { createVersionTwo } from '../version-two/version-two.ts'
import { validateEvent } from '../version-two/validate.browser.ts'
import { draftOf, wireFor } from '../tracker/stage.test-support.ts'
import { trackingMatchers } from './matchers.testing.ts'
import { createTrackingMock } from './tracking-mock.testing.ts'

const mock = createTrackingMock({ state: { schemas: { a: ({ b }) => (b ? [] : ['b is missing']) } } })
const server = setupServer(...mock.handlers)
const origin = 'http://shop.example'
const url = `${origin}/v2/events`
const two = createVersionTwo({ endpoints: { dev: url, qa: url, staging: url, prod: url } })

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())

const post = ({ url: to, body, contentType }: { url: string; body: string; contentType: string }) =>
  fetch(to, { method: 'POST', body, headers: { 'Content-Type': contentType } })

describe('the server', () => {
  test('records events of both versions, and tells which came twice', async () => {
    mock.clear()
    const one = wireFor(createVersionOne({ origin, crumb: () => 'crumb-1' }), draftOf())
    const statuses = [
      await post(one),
      await post(one),
      await post(wireFor(two, draftOf({ id: '2', version: 2 }))),
    ]
    expect(statuses.map(({ status }) => status)).toEqual([200, 200, 202])
    expect([mock.events().length, mock.distinct().length]).toEqual([3, 2])
  })

  test('refuses an event without the current crumb', async () => {
    mock.clear()
    const old = wireFor(createVersionOne({ origin, crumb: () => 'old' }), draftOf())
    expect((await post(old)).status).toBe(403)
    const without = wireFor(createVersionOne({ origin, crumb: () => undefined }), draftOf())
    expect((await post(without)).status).toBe(400)
    expect(mock.events()).toEqual([])
  })

  test.each([
    [
      'another content type',
      { url: `${origin}/api/census/RecordHit`, body: 'event=1', contentType: 'text/plain' },
    ],
    [
      'a field too many',
      { url, body: '{"eventContent":{},"eventSchemaName":"a","x":1}', contentType: 'application/json' },
    ],
    [
      'null for a text',
      { url, body: '{"eventContent":{},"eventSchemaName":null}', contentType: 'application/json' },
    ],
    [
      'a list for content',
      { url, body: '{"eventContent":[],"eventSchemaName":"a"}', contentType: 'application/json' },
    ],
    ['half of a text', { url, body: '{"eventContent', contentType: 'application/json' }],
    [
      'data that are no JSON',
      {
        url: `${origin}/api/census/RecordHit`,
        body: 'event=1&data=x&ss_cvr=',
        contentType: 'application/x-www-form-urlencoded',
      },
    ],
    [
      'a hit of an unknown type',
      {
        url: `${origin}/api/census/RecordHit`,
        body: 'event=3&data={}&ss_cvr=',
        contentType: 'application/x-www-form-urlencoded',
      },
    ],
  ])('refuses %s', async (_, request) => {
    mock.clear()
    expect((await post(request)).status).toBe(400)
    expect(mock.refusals()).toHaveLength(1)
  })

  test('validates payloads by schema', async () => {
    const options = { endpoints: { dev: url, qa: url, staging: url, prod: url } }
    expect(await validateEvent('a', { b: 1 }, options)).toEqual({
      ok: true,
      value: { isValid: true, errors: [] },
    })
    expect(await validateEvent('a', {}, options)).toMatchObject({ value: { errors: ['b is missing'] } })
    expect(await validateEvent('z', {}, options)).toMatchObject({ value: { isValid: false } })
  })

  test('gives an id of a recording', async () => {
    const response = await fetch(origin + endpoints.fetchRecordingId.path)
    expect(endpoints.fetchRecordingId.answer.safeParse(await response.json()).success).toBe(true)
  })
})

describe('a matcher', () => {
  const equals = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

  test('tells an event with these fields from others, and says what came', async () => {
    mock.clear()
    await post(wireFor(createVersionOne({ origin, crumb: () => 'crumb-1' }), draftOf({ payload: { a: 1 } })))
    const context = { equals }
    const { toHaveTracked, toHaveTrackedOnce } = trackingMatchers
    expect(toHaveTracked.call(context, mock, 'AddToCart', { a: 1 }).pass).toBe(true)
    expect(toHaveTracked.call(context, mock, 'AddToCart', { a: 2 }).pass).toBe(false)
    expect(toHaveTrackedOnce.call(context, mock, 'AddToCart').pass).toBe(true)
    expect(toHaveTrackedOnce.call(context, mock, 'Lead').message()).toBe(
      'expected Lead to arrive once, it arrived 0 times; received: AddToCart',
    )
  })
})
