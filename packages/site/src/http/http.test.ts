import { describe, expect, test, vi } from 'vitest'
import { createFakeClock } from '@sitewright/machine/testing'
import { createCookies } from '../cookie/index.ts'
import { createCrumbs } from '../crumb.ts'
import {
  createHttp,
  ignoreAnswer,
  type Call,
  type CallFailure,
  type Http,
  type HttpOptions,
  type HttpRequest,
} from './index.ts'
import { readAnswer } from './answer.ts'
import { isAbsolute } from './request.ts'
import { failureText } from '../messages.ts'
import { readerOf } from '../reader/index.ts'
import { CallError, succeed, unwrap } from '../result.ts'
import { createCookieJar, type Scenario } from '../testing.ts'
import { serveSites } from '../open-site.test-support.ts'

const openSite = serveSites()

const read = { method: 'GET', path: '/api/site-header-footer' } as const
const whole = (body: unknown) => succeed(body)

/** A line to a server that answers with one text. */
function answering(text: string, init: ResponseInit = {}, options: Partial<HttpOptions> = {}) {
  const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(new Response(text, init)))
  const crumbs = createCrumbs(createCookies(createCookieJar(), () => true))
  return { fetch, http: createHttp({ fetch, crumbs, ...options }) }
}

describe('a call', () => {
  test('sends JSON and returns what its reader takes from the response', async () => {
    const { fetch, http } = answering('{"id":"1","more":true}')
    const idOf = readerOf((body) => (body as { id?: string }).id)
    const result = await http.call({ method: 'POST', path: '/api/pages', body: { title: 'Shop' } }, idOf)
    expect(result).toEqual({ ok: true, value: '1' })
    const [url, init] = fetch.mock.calls[0]!
    expect(url).toBe('/api/pages')
    expect(init).toMatchObject({ method: 'POST', body: '{"title":"Shop"}', credentials: 'same-origin' })
    expect(init?.headers).toEqual({ 'Content-Type': 'application/json' })
  })

  test('sends a form with files as it is, which sets its own content type and does not outlive its page', async () => {
    const { fetch, http } = answering('{}')
    const body = new FormData()
    body.append('file', new Blob(['a photo']), 'photo.jpg')
    await http.call({ method: 'POST', path: '/api/upload', body }, ignoreAnswer)
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({ body, headers: {}, keepalive: false })
    expect(fetch.mock.calls[0]?.[1]?.headers).not.toHaveProperty('Content-Type')
  })

  test('that cannot be made is a failure, and is not thrown', async () => {
    const { fetch, http } = answering('{}')
    const circular: { self?: unknown } = {}
    circular.self = circular
    for (const call of [
      http.call({ method: 'POST', path: '/api/pages', body: circular }, ignoreAnswer),
      http.call({ method: 'POST', path: '/api/pages', body: { id: 1n } }, ignoreAnswer),
      http.call({ ...read, path: undefined as unknown as string }, ignoreAnswer),
      createHttp({ fetch: globalThis.fetch }).call({ ...read, path: 'http://' }, ignoreAnswer),
    ])
      expect(await call).toEqual({
        ok: false,
        failure: { kind: 'network', cause: expect.any(TypeError) as unknown },
      })
    expect(fetch).not.toHaveBeenCalled()
  })

  test('sends the cookies that it says, else those of its client', async () => {
    const { fetch, http } = answering('{}', {}, { credentials: 'omit' })
    await http.call({ ...read, credentials: 'include' }, ignoreAnswer)
    await http.call(read, ignoreAnswer)
    expect(fetch.mock.calls.map(([, init]) => init?.credentials)).toEqual(['include', 'omit'])
  })

  test.each([
    ['GET', undefined, false],
    ['POST', undefined, true],
    ['PUT', undefined, true],
    ['DELETE', undefined, true],
    ['POST', false, false],
    ['GET', true, true],
  ] as const)('%s, with keepalive %s, outlives its page: %s', async (method, keepalive, isKept) => {
    const { fetch, http } = answering('{}')
    await http.call({ method, path: '/api/pages', keepalive }, ignoreAnswer)
    expect(fetch.mock.calls.map(([, init]) => init?.keepalive)).toEqual([isKept])
  })

  test('is an ordinary one beyond 60 kB in flight, counted for all clients of the page', async () => {
    // A page of its own: calls of other tests that never end count as well.
    vi.resetModules()
    const { createHttp: createOwnHttp } = await import('./http.browser.ts')
    const open = () => {
      const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(new Response('{}')))
      return { fetch, http: createOwnHttp({ fetch }) }
    }
    const [one, other] = [open(), open()]
    const call = (kilobytes: number) =>
      ({ method: 'POST', path: '/api/pages', body: 'ä'.repeat(kilobytes * 500) }) as const
    await Promise.all([
      one.http.call(call(50), ignoreAnswer),
      other.http.call(call(20), ignoreAnswer),
      other.http.call(call(9), ignoreAnswer),
    ])
    await other.http.call(call(50), ignoreAnswer)
    const kept = [one, other].map(({ fetch }) => fetch.mock.calls.map(([, init]) => init?.keepalive))
    expect(kept).toEqual([[true], [false, true, true]])
  })

  test('fills the path, leaves out undefined fields of the query, and sends a form as a form', async () => {
    const { fetch, http } = answering('')
    const body = new URLSearchParams({ event: '1' })
    const query = { mock: true, from: 'a b', until: undefined }
    const request = {
      method: 'POST',
      path: '/api/:place/hit',
      params: { place: 'a/b' },
      query,
      body,
    } as const
    await http.call(request, ignoreAnswer)
    const [url, init] = fetch.mock.calls[0]!
    expect(url).toBe('/api/a%2Fb/hit?mock=true&from=a+b')
    expect(init).toMatchObject({ body, headers: {} })
  })

  test('may go to another site with a port', async () => {
    const { fetch, http } = answering('')
    await http.call({ method: 'GET', path: 'http://events.example:8080/v2/:name' }, ignoreAnswer)
    expect(fetch.mock.calls[0]![0]).toBe('http://events.example:8080/v2/:name')
  })

  // spec: SIT-080
  test('keeps every parameter of a query, without the limit of a query-string library', async () => {
    const { fetch, http } = answering('')
    const names = Array.from({ length: 1500 }, (_, index) => `list[${index}][a][b][c][d][e][f]`)
    await http.call({ ...read, query: Object.fromEntries(names.map((name) => [name, 1])) }, ignoreAnswer)
    const { searchParams } = new URL(fetch.mock.calls[0]![0] as string, 'http://site.test')
    expect([...searchParams.keys()]).toEqual(names)
  })

  test('accepts an empty response', async () => {
    const { http } = answering('', { status: 200 })
    expect(await http.call(read, ignoreAnswer)).toEqual({ ok: true, value: true })
  })
})

test.each([
  [199, false],
  [200, true],
  [299, true],
  [300, false],
])('an answer with the status %d succeeds: %s', (status, ok) => {
  expect(readAnswer({ status, text: '{}', cookiesEnabled: () => true }).ok).toBe(ok)
})

test('an answer of white space alone is empty', () => {
  expect(readAnswer({ status: 200, text: ' \n', cookiesEnabled: () => true })).toEqual({
    ok: true,
    value: undefined,
  })
})

test.each([
  ['5', 5000],
  ['120', 120_000],
  ['999999', 999_999_000],
  ['1000000', undefined],
  ['5 seconds', undefined],
  ['-5', undefined],
  ['Sun, 22 Nov 2026 10:00:05', undefined],
  ['', undefined],
  [null, undefined],
  [undefined, undefined],
])(
  'too many requests, with the header Retry-After of %j, are a wait of %j ms',
  (retryAfter, retryAfterMs) => {
    const answer = readAnswer({ status: 429, text: '', retryAfter, cookiesEnabled: () => true })
    expect(answer).toMatchObject({ ok: false, failure: { kind: 'too-many', retryAfterMs } })
  },
)

test.each([
  ['https://shop.example/a', true],
  ['//shop.example/a', true],
  ['HTTP+v1.2-x://shop.example', true],
  ['/api/redirect?to=https://elsewhere.example', false],
  ['/a//b', false],
  ['1http://shop.example', false],
  ['a b://shop.example', false],
  ['/api/', false],
])('%s names a server: %s', (path, expected) => {
  expect(isAbsolute(path)).toBe(expected)
})

describe('a call whose answer is ignored', () => {
  const signOff = { method: 'DELETE', path: '/api/session', ignoresAnswer: true } as const

  test.each(['OK', '', '<h1>Done</h1>', '{"half":', '[1]'])('succeeds with %j', async (text) => {
    const { http } = answering(text)
    expect(await http.call(signOff, () => succeed('gone'))).toEqual({ ok: true, value: 'gone' })
    expect(await http.call(read, ignoreAnswer)).toEqual({ ok: true, value: true })
  })

  test('fails like any other call when the server reports a failure', async () => {
    expect(await answering('OK', { status: 503 }).http.call(signOff, () => succeed('gone'))).toMatchObject({
      failure: { kind: 'refused', status: 503 },
    })
    expect(await answering('{"crumbFail":true}').http.call(signOff, () => succeed('gone'))).toMatchObject({
      failure: { kind: 'crumb' },
    })
    expect(await answering('{"error":"No."}').http.call(read, ignoreAnswer)).toMatchObject({
      failure: { kind: 'refused', message: 'No.' },
    })
  })

  test('is the only one that accepts plain text', async () => {
    expect(await answering('OK').http.call(read, () => succeed('read'))).toEqual({
      ok: false,
      failure: { kind: 'malformed' },
    })
  })
})

describe('custom headers', () => {
  const sent = async (options: Partial<HttpOptions>, request: Partial<HttpRequest> = {}) => {
    const { http, fetch } = answering('{}', {}, options)
    await http.call({ ...read, ...request }, whole)
    return fetch.mock.calls[0]![1]?.headers
  }

  test('are sent with every call; a function is called for each', async () => {
    expect(await sent({ headers: { 'X-Team': 'bread' } })).toEqual({ 'X-Team': 'bread' })
    const tokens = ['first', 'second']
    const headers = () => Promise.resolve({ Authorization: `Bearer ${tokens.shift()}` })
    const { http, fetch } = answering('{}', {}, { headers })
    await http.call(read, whole)
    await http.call(read, whole)
    expect(fetch.mock.calls.map(([, init]) => init?.headers)).toEqual([
      { Authorization: 'Bearer first' },
      { Authorization: 'Bearer second' },
    ])
  })

  test('of a call override those of the client, in any case of letters, and ours', async () => {
    const headers = { Accept: 'text/plain', 'X-Team': 'bread' }
    const body = { a: 1 }
    expect(
      await sent({ headers }, { method: 'POST', body, headers: { accept: '*/*', 'X-Team': undefined } }),
    ).toEqual({ 'Content-Type': 'application/json', accept: '*/*', 'X-Team': 'bread' })
    expect(await sent({}, { method: 'POST', body, headers: { 'content-type': 'text/x' } })).toEqual({
      'content-type': 'text/x',
    })
  })

  test('that reject are a failure, and are subject to the time-out', async () => {
    const cause = new Error('signed out')
    const { http, fetch } = answering('{}', {}, { headers: () => Promise.reject(cause) })
    expect(await http.call(read, whole)).toEqual({ ok: false, failure: { kind: 'network', cause } })
    expect(fetch).not.toHaveBeenCalled()
    const { clock, pass } = createFakeClock()
    const waiting = answering('{}', {}, { clock, headers: () => new Promise(() => {}) })
    const call = waiting.http.call(read, whole)
    pass(30_000)
    expect(await call).toEqual({ ok: false, failure: { kind: 'timeout' } })
  })
})

describe('custom endpoints', () => {
  const jar = () => createCookieJar({ crumb: 'page', siteUserCrumb: 'user' })
  const signIn = (http: Http) => http.call({ method: 'POST', path: '/api/site-users/:id' }, whole)

  test('replace method and path, and keep the token of the call', async () => {
    const endpoint = ({ path }: Call): Call => ({
      method: 'PUT',
      path: path.replace('/api/site-users', '/auth'),
    })
    const { http, fetch } = answering('{}', {}, { endpoint, crumbs: createCrumbs(createCookies(jar())) })
    await http.call({ method: 'POST', path: '/api/site-users/:id', params: { id: '7' } }, whole)
    expect(fetch.mock.calls[0]![0]).toBe('/auth/7')
    expect(fetch.mock.calls[0]![1]).toMatchObject({
      method: 'PUT',
      headers: { 'X-SiteUser-XSRF-Token': 'user' },
    })
  })

  test.each(['https://auth.example/in', '//auth.example/in', 'HTTPS://auth.example/in'])(
    'get no token when they are absolute: %s',
    async (path) => {
      const { http, fetch } = answering(
        '{}',
        {},
        { endpoint: (call) => ({ ...call, path }), crumbs: createCrumbs(createCookies(jar())) },
      )
      await signIn(http)
      expect(fetch.mock.calls[0]![0]).toBe(path)
      expect(fetch.mock.calls[0]![1]?.headers).toEqual({})
    },
  )
})

test('without crumbs a call carries no token, and a failure of one is still a value', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(Response.json({ crumbFail: true })))
  const http = createHttp({ fetch })
  expect(await http.call(read, whole)).toMatchObject({ ok: false, failure: { kind: 'crumb' } })
  http.renewCrumb('/api/', 'new')
  await http.call(read, whole)
  expect(fetch.mock.calls[1]![1]?.headers).toEqual({})
})

describe('a failed call', () => {
  test.each<[Scenario, CallFailure]>([
    ['crumbFailure', { kind: 'crumb', status: 200, body: { crumbFail: true }, cookiesEnabled: true }],
    [
      'tooManyRequests',
      { kind: 'too-many', status: 429, body: { message: 'Slow down.' }, retryAfterMs: 5000 },
    ],
    [
      'refused',
      {
        kind: 'refused',
        status: 400,
        body: { message: 'The server refuses.' },
        message: 'The server refuses.',
      },
    ],
    [
      'errorField',
      {
        kind: 'refused',
        status: 200,
        body: { error: 'Something is wrong.' },
        message: 'Something is wrong.',
      },
    ],
    ['notFound', { kind: 'refused', status: 404, body: {} }],
    ['serverDown', { kind: 'refused', status: 500, body: undefined }],
    ['malformed', { kind: 'malformed' }],
    ['unexpected', { kind: 'malformed' }],
  ])('is a value when the scenario is %s', async (scenario, failure) => {
    const { http, site } = openSite()
    site.use(scenario)
    const isObject = readerOf((body) => (Array.isArray(body) ? undefined : body))
    expect(await http.call(read, isObject)).toEqual({ ok: false, failure })
  })

  test('is a network failure when there is no response', async () => {
    const { http, site } = openSite()
    site.use('offline')
    expect(await http.call(read, whole)).toMatchObject({ ok: false, failure: { kind: 'network' } })
  })

  test.each([
    ['the server never answers', () => new Promise<Response>(() => {})],
    ['the answer never ends', () => Promise.resolve(new Response(new ReadableStream()))],
  ])('has timed out after 30 seconds when %s', async (_, fetch) => {
    const { clock, pass, pending } = createFakeClock()
    const { http } = answering('', {}, { fetch, clock })
    const call = http.call(read, whole)
    const settled = vi.fn()
    void call.then(settled)
    pass(29_999)
    await Promise.resolve()
    expect(settled).not.toHaveBeenCalled()
    pass(1)
    expect(await call).toEqual({ ok: false, failure: { kind: 'timeout' } })
    expect(pending()).toBe(0)
  })

  test('is aborted by its caller, before or during the call', async () => {
    const { http } = answering('', {}, { fetch: () => new Promise<Response>(() => {}) })
    const aborted = { ok: false, failure: { kind: 'aborted' } }
    expect(await http.call({ ...read, signal: AbortSignal.abort() }, whole)).toEqual(aborted)
    const abort = new AbortController()
    const call = http.call({ ...read, signal: abort.signal }, whole)
    abort.abort()
    expect(await call).toEqual(aborted)
  })

  test('leaves no timer behind', async () => {
    const { clock, pending } = createFakeClock()
    const { http } = answering('{}', {}, { clock })
    await http.call(read, whole)
    expect(pending()).toBe(0)
  })

  test('is thrown as an error by unwrap', async () => {
    const { http, site } = openSite()
    expect(unwrap(await http.call(read, () => succeed(7)))).toBe(7)
    site.use('notFound')
    const result = await http.call(read, whole)
    expect(() => unwrap(result)).toThrow(CallError)
    expect(() => unwrap(result)).toThrow('The call failed: refused.')
    expect(() => unwrap(result)).toThrow(expect.objectContaining({ name: 'CallError' }))
    const cause = new TypeError('Failed to fetch')
    expect(() => unwrap({ ok: false, failure: { kind: 'network', cause } })).toThrow(
      expect.objectContaining({ cause }),
    )
  })
})

describe('the crumb in a failure', () => {
  test('is used from then on, without repeating the call', async () => {
    const { http, site, jar } = openSite()
    jar.cookie = 'crumb=stale'
    site.use('crumbExpired')
    expect(await http.call(read, whole)).toMatchObject({ ok: false, failure: { kind: 'crumb' } })
    expect(site.calls).toHaveLength(1)
    expect(await http.call(read, whole)).toMatchObject({ ok: true })
  })
})

describe('the message for the visitor', () => {
  const failed = async (scenario: Scenario, jar = createCookieJar()) => {
    const { http, site } = openSite({ jar })
    site.use(scenario)
    const result = await http.call(read, whole)
    return result.ok ? undefined : failureText(result.failure)
  }

  // spec: SIT-072
  test('of a failed token', async () => {
    expect(await failed('crumbFailure')).toBe(
      'Your session has expired. Please reload the page and try again.',
    )
  })

  // spec: SIT-073
  test('of a failed token without cookies', async () => {
    const crumbs = createCrumbs(createCookies(createCookieJar(), () => false))
    const { http, site } = openSite({ crumbs })
    site.use('crumbFailure')
    const result = await http.call(read, whole)
    expect(!result.ok && failureText(result.failure)).toBe(
      'Please enable cookies in your browser, reload the page, and try again.',
    )
  })

  // spec: SIT-074
  test('of too many requests', async () => {
    expect(await failed('tooManyRequests')).toBe('Please try again in a few seconds.')
  })

  test('is that of the server, or undefined', async () => {
    expect(await failed('refused')).toBe('The server refuses.')
    expect(await failed('errorField')).toBe('Something is wrong.')
    expect(await failed('serverDown')).toBeUndefined()
    expect(await failed('offline')).toBeUndefined()
  })
})
