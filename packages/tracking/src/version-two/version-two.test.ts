import { describe, expect, test, vi } from 'vitest'
import { contextOf, draftOf, siteOf, wireFor } from '../tracker/stage.test-support.ts'
import { validateEvent } from './validate.browser.ts'
import { createVersionTwo } from './version-two.ts'

const endpoints = {
  dev: 'https://events.dev.example/v2',
  qa: 'https://events.qa.example/v2',
  staging: 'https://events.staging.example/v2',
  prod: 'https://events.example/v2',
}
const draft = draftOf({
  version: 2,
  name: 'interface_click',
  payload: { panel: 'inventory', action: 'open' },
})

// spec: TRK-057
test.each(['dev', 'qa', 'staging', 'prod'] as const)(
  'an event is JSON for the endpoint of %s, where 200 and 202 are success',
  (environment) => {
    const wire = wireFor(createVersionTwo({ endpoints, environment }), draft)
    expect(wire).toMatchObject({
      url: endpoints[environment],
      contentType: 'application/json',
      statuses: [200, 202],
    })
    const body = JSON.parse(wire.body) as object
    expect(Object.keys(body)).toEqual(['eventContent', 'eventSchemaName'])
    expect(body).toMatchObject({ eventSchemaName: 'interface_click', eventContent: { panel: 'inventory' } })
  },
)

test('is a destination without cookies, of the events of version 2 alone', () => {
  const two = createVersionTwo({ endpoints })
  expect(two).toMatchObject({ name: 'v2', isCookieless: true })
  const accepted = (['census', 1, 2] as const).map((version) => two.accepts(draftOf({ version })))
  expect(accepted).toEqual([false, false, true])
})

test('an event is sent to production, as no beacon, and may be sent again', () => {
  expect(wireFor(createVersionTwo({ endpoints }), draft)).toMatchObject({
    url: 'https://events.example/v2',
    prefersBeacon: false,
    isRepeatable: true,
  })
})

test('as a beacon an event is the same text, plain, so that no preflight is needed', () => {
  const json = wireFor(createVersionTwo({ endpoints }), draft)
  const beacon = wireFor(createVersionTwo({ endpoints, encoding: 'beacon' }), draft)
  expect(beacon).toMatchObject({ body: json.body, contentType: 'text/plain', prefersBeacon: true })
})

// spec: TRK-003
test('the content has the common fields', () => {
  const account = { authenticated: true, id: 'member-1', locale: 'de-DE' }
  const wire = wireFor(createVersionTwo({ endpoints }), draft, contextOf({ site: siteOf({ account }) }))
  expect((JSON.parse(wire.body) as { eventContent: object }).eventContent).toEqual({
    panel: 'inventory',
    action: 'open',
    event_id: 'event-1',
    analytics_id: 'analytics-1',
    session_id: 'session-1',
    page_host: 'shop.example',
    page_path: '/shop/mug',
    page_query_params: '?size=l',
    page_referrer_url: 'https://search.example/',
    browser_language: 'en-US',
    window_width: 1280,
    window_height: 640,
    user_agent: 'Browser/1',
    event_timestamp: 1_700_000_000_000,
    marketing_id: 'marketing-1',
    context_website_id: 'website-1',
    member_account_id: 'member-1',
    resolved_locale: 'de-DE',
    permission_type: 1,
  })
})

test('the common fields win over those of the caller, as far as they are known', () => {
  const payload = { member_account_id: 'mine', page_path: 'mine' }
  const wire = wireFor(createVersionTwo({ endpoints }), { ...draft, payload })
  expect(JSON.parse(wire.body)).toMatchObject({
    eventContent: { member_account_id: 'mine', page_path: '/shop/mug' },
  })
})

test('the locale is that of the website for a visitor without an account', () => {
  const { eventContent } = JSON.parse(wireFor(createVersionTwo({ endpoints }), draft).body) as {
    eventContent: object
  }
  expect(eventContent).toMatchObject({ resolved_locale: 'en-US' })
})

describe('the validation', () => {
  const answer = (body: unknown, status = 200) => {
    const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(() =>
      Promise.resolve(Response.json(body, { status })),
    )
    vi.stubGlobal('fetch', fetch)
    return fetch
  }

  // spec: TRK-058
  test('posts the content to a path that ends with the name of the schema', async () => {
    const fetch = answer({ valid: false, errors: ['panel is missing', 7] })
    const result = await validateEvent('interface click', { a: 1 }, { endpoints, environment: 'qa' })
    expect(fetch.mock.calls[0]?.[0]).toBe('https://events.qa.example/v2/validate/interface%20click')
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', body: '{"eventContent":{"a":1}}' })
    expect(result).toEqual({ ok: true, value: { isValid: false, errors: ['panel is missing'] } })
  })

  test.each([
    [{ valid: true }, 404, { kind: 'status', status: 404 }],
    [{ valid: 'yes' }, 200, { kind: 'malformed' }],
    [[], 202, { kind: 'malformed' }],
  ])('of %j with the status %i is a failure', async (body, status, failure) => {
    answer(body, status)
    expect(await validateEvent('a', {}, { endpoints })).toEqual({ ok: false, failure })
  })

  test('posts what the tracker would send of a payload that refers to itself', async () => {
    const fetch = answer({ valid: true })
    const payload: { a: number; self?: object } = { a: 1 }
    payload.self = payload
    expect(await validateEvent('a', payload, { endpoints })).toMatchObject({ ok: true })
    expect(fetch.mock.calls[0]?.[1].body).toBe('{"eventContent":{"a":1,"self":"[circular]"}}')
  })

  test('of a payload without a text is a failure, and nothing is posted', async () => {
    const fetch = answer({ valid: true })
    const result = await validateEvent('a', () => 1, { endpoints })
    expect([result, fetch.mock.calls]).toEqual([{ ok: false, failure: { kind: 'payload' } }, []])
  })

  test('without a network is a failure', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    expect(await validateEvent('a', {}, { endpoints })).toEqual({ ok: false, failure: { kind: 'network' } })
  })
})
