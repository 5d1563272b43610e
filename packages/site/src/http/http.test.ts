import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { createFakeClock } from '@sitewright/machine/testing'
import { createCookies } from '../cookie/index.ts'
import { createCrumbs } from '../crumb.ts'
import {
  createHttp,
  ignoreAnswer,
  type Call,
  type CallFailure,
  type HttpOptions,
  type HttpRequest,
} from './index.ts'
import { readAnswer } from './answer.ts'
import { failureText } from '../messages.ts'
import { readerOf } from '../reader/index.ts'
import { signIn } from '../session/session.browser.ts'
import { CallError, succeed, unwrap } from '../result.ts'
import { createCookieJar, type Scenario } from '../testing.ts'
import { serveSites } from '../test-support/open-site.test-support.ts'

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
  test('whose reader throws has a response that differs from the contract', async () => {
    const { http } = answering('{}')
    const namesOf = readerOf((body) => (body as { items: { name: string }[] }).items.map(({ name }) => name))
    expect(await http.call(read, namesOf)).toEqual({ ok: false, failure: { kind: 'malformed' } })
  })

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

  test.each(['..', '.', ''])('does not leave its path by the parameter %j', async (place) => {
    const { fetch, http } = answering('')
    const call = await http.call({ method: 'GET', path: '/api/:place/hit', params: { place } }, ignoreAnswer)
    expect(call).toMatchObject({
      ok: false,
      failure: { kind: 'network', cause: expect.any(TypeError) as unknown },
    })
    expect(fetch).not.toHaveBeenCalled()
  })

  test('keeps a name that is not given, whatever every object has', async () => {
    const { fetch, http } = answering('')
    await http.call({ method: 'GET', path: '/api/:constructor/:toString', params: {} }, ignoreAnswer)
    expect(fetch.mock.calls[0]![0]).toBe('/api/:constructor/:toString')
  })

  test.each([
    ['/', '/api/a', '/api/a'],
    ['/shop/', '/api/a', '/shop/api/a'],
    ['/shop/', 'api/a', '/shop/api/a'],
    ['https://api.example/', '/a', 'https://api.example/a'],
    ['https://api.example', '/a', 'https://api.example/a'],
  ])('with a base of %s and a path of %s goes to %s', async (baseUrl, path, address) => {
    const { http, fetch } = answering('{}', {}, { baseUrl })
    await http.call({ method: 'GET', path }, whole)
    expect(fetch.mock.calls[0]?.[0]).toBe(address)
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

describe('a call whose answer is ignored', () => {
  const signOff = { method: 'DELETE', path: '/api/session', ignoresAnswer: true } as const

  test.each(['OK', '', '<h1>Done</h1>', '{"half":', '[1]'])('succeeds with %j', async (text) => {
    const { http } = answering(text)
    expect(await http.call(signOff, () => succeed('gone'))).toEqual({ ok: true, value: 'gone' })
    expect(await http.call(read, ignoreAnswer)).toEqual({ ok: true, value: true })
  })

  /** A response whose body breaks off, or never ends. */
  const unfinished = (end: 'breaks' | 'hangs', init: ResponseInit = {}) => {
    const body = new ReadableStream({
      start: (controller) => {
        controller.enqueue(new TextEncoder().encode('{"id":'))
        if (end === 'breaks') controller.error(new TypeError('terminated'))
      },
    })
    return new Response(body, init)
  }

  test('succeeds with the status, if the body breaks off', async () => {
    const http = createHttp({ fetch: () => Promise.resolve(unfinished('breaks')) })
    expect(await http.call(signOff, () => succeed('gone'))).toEqual({ ok: true, value: 'gone' })
    expect(await http.call({ ...signOff, ignoresAnswer: false }, whole)).toMatchObject({
      failure: { kind: 'network' },
    })
  })

  test('waits for a body that does not end for a second, and then lets its connection go', async () => {
    const { clock, pass } = createFakeClock()
    const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(unfinished('hangs')))
    const call = createHttp({ fetch, clock }).call(signOff, () => succeed('gone'))
    await new Promise((resolve) => setTimeout(resolve))
    pass(1000)
    expect(await call).toEqual({ ok: true, value: 'gone' })
    expect(fetch.mock.calls[0]?.[1]?.signal?.aborted).toBe(true)
  })

  test('waits for the body of a failure until its time-out', async () => {
    const { clock, pass } = createFakeClock()
    const fetch = () => Promise.resolve(unfinished('hangs', { status: 422 }))
    const call = createHttp({ fetch, clock }).call(signOff, () => succeed('gone'))
    await new Promise((resolve) => setTimeout(resolve))
    pass(30_000)
    expect(await call).toEqual({ ok: false, failure: { kind: 'timeout' } })
  })

  test('fails with the status, if the body of the failure breaks off', async () => {
    const http = createHttp({ fetch: () => Promise.resolve(unfinished('breaks', { status: 500 })) })
    expect(await http.call(signOff, () => succeed('gone'))).toMatchObject({
      failure: { kind: 'refused', status: 500 },
    })
  })

  test.each([
    ['<h1>Sign in</h1>', { ok: false, failure: { kind: 'malformed' } }],
    ['{}', { ok: true, value: 'gone' }],
    ['', { ok: true, value: 'gone' }],
  ])('which was redirected to %j', async (text, expected) => {
    const response = Object.defineProperty(new Response(text), 'redirected', { value: true })
    const http = createHttp({ fetch: () => Promise.resolve(response) })
    expect(await http.call(signOff, () => succeed('gone'))).toEqual(expected)
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
})

describe('the secrets of the site', () => {
  const crumbs = createCrumbs(createCookies(createCookieJar({ crumb: 'page', siteUserCrumb: 'user' })))
  const pages = { method: 'POST', path: '/api/pages' } as const
  const credentials = { email: 'ada@example.com', password: 'correct horse' }
  const elsewhere = [
    'https://auth.example/in',
    'HTTPS://auth.example/in',
    '//auth.example/in',
    '/\\auth.example/in',
    '\\\\auth.example/in',
    '/\t/auth.example/in',
    ' //auth.example/in',
    '\n/\r/auth.example/in',
    'https:auth.example/in',
  ]

  test.each(elsewhere)('do not go to another origin: %j', async (path) => {
    const { http, fetch } = answering(
      '{"xsrfToken":"x"}',
      {},
      { crumbs, endpoint: (call) => ({ ...call, path }) },
    )
    await http.call(pages, whole)
    expect(fetch.mock.calls[0]![0]).toBe(path)
    expect(fetch.mock.calls[0]![1]?.headers).toEqual({})
    expect(await signIn(http, credentials)).toMatchObject({ ok: false, failure: { kind: 'network' } })
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  test('do not go to a base address of another origin, unless it is named', async () => {
    const baseUrl = 'https://api.example'
    const strange = answering('{"xsrfToken":"x"}', {}, { crumbs, baseUrl })
    await strange.http.call(pages, whole)
    expect(strange.fetch.mock.calls[0]![1]?.headers).toEqual({})
    const signedIn = await signIn(strange.http, credentials)
    expect(!signedIn.ok && signedIn.failure.kind === 'network' && String(signedIn.failure.cause)).toBe(
      'TypeError: https://api.example/api/site-users/account/session is of another origin. Name it in `trustedOrigins`.',
    )

    const trustedOrigins = ['https://other.example', 'https://API.example:443/']
    const named = answering('{"xsrfToken":"x"}', {}, { crumbs, baseUrl, trustedOrigins })
    await named.http.call(pages, whole)
    expect(named.fetch.mock.calls[0]![1]?.headers).toEqual({ 'X-CSRF-Token': 'page' })
    expect(await signIn(named.http, credentials)).toMatchObject({ ok: true })
  })

  const redirect = (type: ResponseType, status: number): Response =>
    Object.defineProperties(new Response(), { type: { value: type }, status: { value: status } })

  test.each([
    ['opaqueredirect', 0],
    ['basic', 303],
    ['basic', 307],
  ] as const)('do not follow a redirect (%s, %i), and a change ends there', async (type, status) => {
    const { http, fetch } = answering('{}', {}, { crumbs })
    fetch.mockResolvedValue(redirect(type, status))
    for (const request of [pages, { ...pages, ignoresAnswer: true }])
      expect(await http.call(request, whole)).toEqual({ ok: false, failure: { kind: 'malformed' } })
    expect(await signIn(createHttp({ fetch }), credentials)).toEqual({
      ok: false,
      failure: { kind: 'malformed' },
    })
    expect(fetch.mock.calls.map(([, init]) => init?.redirect)).toEqual(['manual', 'manual', 'manual'])
  })

  test('stay behind where a reading is redirected', async () => {
    const { http, fetch } = answering('{"id":1}', {}, { crumbs, headers: { 'X-Team': 'bread' } })
    fetch.mockResolvedValueOnce(redirect('opaqueredirect', 0))
    expect(await http.call(read, whole)).toEqual({ ok: true, value: { id: 1 } })
    expect(fetch.mock.calls.map(([, init]) => [init?.redirect, init?.headers])).toEqual([
      ['manual', { 'X-CSRF-Token': 'page', 'X-Team': 'bread' }],
      ['follow', {}],
    ])
  })

  test.each([
    ['of the client', { headers: { 'X-Api-Token': 'T' } }, {}],
    ['of the call', {}, { headers: { 'X-CSRF-Token': 'T' } }],
  ])('stay behind where a reading with headers %s is redirected', async (_, options, given) => {
    const { http, fetch } = answering('{"id":1}', {}, options)
    fetch.mockResolvedValueOnce(redirect('opaqueredirect', 0))
    expect(await http.call({ ...read, ...given }, whole)).toEqual({ ok: true, value: { id: 1 } })
    expect(fetch.mock.calls.map(([, init]) => init?.redirect)).toEqual(['manual', 'follow'])
    expect(fetch.mock.calls[1]![1]?.headers).toEqual({})
  })

  test('are in what is typed, so that no change follows a redirect, also without a token', async () => {
    const empty = createCrumbs(createCookies(createCookieJar()))
    const { http, fetch } = answering('{}', {}, { crumbs: empty })
    fetch.mockResolvedValue(redirect('opaqueredirect', 0))
    for (const method of ['POST', 'PUT', 'DELETE'] as const)
      expect(await http.call({ method, path: '/api/pages', body: { password: 'x' } }, whole)).toEqual({
        ok: false,
        failure: { kind: 'malformed' },
      })
    expect(fetch.mock.calls.map(([, init]) => init?.redirect)).toEqual(['manual', 'manual', 'manual'])
  })

  test('leave redirects of a reading without any to the browser', async () => {
    const { http, fetch } = answering('{}')
    await http.call(read, whole)
    expect(fetch.mock.calls[0]![1]?.redirect).toBe('follow')
  })

  test.each([
    ['', '/api/a', true],
    ['/shop', '/api/a', true],
    ['https://api.example', '/a', true],
    ['//api.example/', '/a', true],
    ['', 'https://named.example/a', true],
    ['', 'https://other.example/a', false],
    ['https://api.example', '@other.example/a', false],
  ])(
    'with a base of %j and a path of %j, the headers of the client are sent: %j',
    async (baseUrl, path, isSent) => {
      const headers = { Authorization: 'Bearer T' }
      const { http, fetch } = answering(
        '{}',
        {},
        { baseUrl, headers, trustedOrigins: ['https://named.example'] },
      )
      await http.call({ method: 'GET', path }, whole)
      expect(fetch.mock.calls[0]![1]?.headers).toEqual(isSent ? headers : {})
    },
  )

  test('are not sent to a foreign address from a worker of a blob, whose call is made', async () => {
    vi.stubGlobal('location', { href: 'blob:https://shop.example/1', origin: 'https://shop.example' })
    onTestFinished(() => void vi.unstubAllGlobals())
    const { http, fetch } = answering(
      '{}',
      {},
      {
        headers: { Authorization: 'Bearer T' },
        endpoint: () => ({ method: 'GET', path: 'https://api.example/a' }),
      },
    )
    expect(await http.call({ method: 'GET', path: '/a' }, whole)).toMatchObject({ ok: true })
    expect(fetch.mock.calls[0]![1]?.headers).toEqual({})
  })

  test.each([
    ['https://api.example', {}, {}],
    ['', {}, { redirected: { value: true } }],
    ['', { trustedOrigins: ['https://api.example'] }, {}],
  ])('are not renewed by another site: base %j, %j, answer %j', async (baseUrl, options, traits) => {
    const jar = createCookieJar()
    const { http, fetch } = answering(
      '{}',
      {},
      { baseUrl, crumbs: createCrumbs(createCookies(jar)), ...options },
    )
    fetch.mockResolvedValueOnce(
      Object.defineProperties(Response.json({ crumbFail: true, crumb: 'other' }), traits),
    )
    const call = await http.call(read, whole)
    const isOwn = baseUrl === '' && !('redirected' in traits)
    expect(call).toMatchObject({ failure: { kind: 'crumb', crumb: isOwn ? 'other' : undefined } })
    await http.call({ ...read, path: '/api/a' }, whole)
    expect(fetch.mock.lastCall?.[1]?.headers).toEqual(isOwn ? { 'X-CSRF-Token': 'other' } : {})
  })

  test('go where the page is once the headers are known', async () => {
    const page = {
      document: { baseURI: 'https://shop.example/' },
      location: { href: 'https://shop.example/' },
    }
    vi.stubGlobal('document', page.document)
    vi.stubGlobal('location', page.location)
    vi.stubGlobal('origin', 'https://shop.example')
    const { http, fetch } = answering(
      '{}',
      {},
      {
        headers: async () => {
          await Promise.resolve()
          page.document.baseURI = 'https://elsewhere.example/'
          return { 'X-Api-Token': 'T' }
        },
      },
    )
    await http.call(read, whole)
    vi.unstubAllGlobals()
    expect(fetch.mock.calls[0]![0]).toBe('https://shop.example/api/site-header-footer')
  })
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

  test('sends no request once it was aborted, also while its headers are awaited', async () => {
    let answer: (headers: Readonly<Record<string, string>>) => void = () => undefined
    const headers = () => new Promise<Readonly<Record<string, string>>>((resolve) => (answer = resolve))
    const { http, fetch } = answering('{}', {}, { headers })
    const abort = new AbortController()
    const call = http.call({ ...read, signal: abort.signal }, whole)
    abort.abort()
    answer({})
    expect(await call).toEqual({ ok: false, failure: { kind: 'aborted' } })
    expect(fetch).not.toHaveBeenCalled()
    const other = answering('{}')
    await other.http.call({ ...read, signal: AbortSignal.abort() }, whole)
    expect(other.fetch).not.toHaveBeenCalled()
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

describe('a rejected token whose cookie has changed since', () => {
  const jar = createCookieJar({ crumb: 'old' })
  const crumbs = createCrumbs(createCookies(jar, () => true))
  const rejected = () => Response.json({ crumbFail: true })

  test('is replaced, and the call sent once more', async () => {
    const { http, fetch } = answering('{"id":1}', {}, { crumbs })
    jar.cookie = 'crumb=old'
    fetch.mockImplementationOnce(() => {
      jar.cookie = 'crumb=new'
      return Promise.resolve(rejected())
    })
    const call = await http.call({ method: 'POST', path: '/api/pages', body: { title: 'Shop' } }, whole)
    expect(call).toEqual({ ok: true, value: { id: 1 } })
    expect(
      fetch.mock.calls.map(([, init]) => (init?.headers as Record<string, string>)['X-CSRF-Token']),
    ).toEqual(['old', 'new'])
  })

  test('is replaced once only', async () => {
    const { http, fetch } = answering('', {}, { crumbs })
    let count = 0
    fetch.mockImplementation(() => {
      jar.cookie = `crumb=${(count += 1)}`
      return Promise.resolve(rejected())
    })
    expect(await http.call(read, whole)).toMatchObject({ failure: { kind: 'crumb' } })
    expect(fetch).toHaveBeenCalledTimes(2)
  })

  test('is not tried again if it changed before the call was sent', async () => {
    jar.cookie = 'crumb=old'
    const headers = () => {
      jar.cookie = 'crumb=new'
      return Promise.resolve({})
    }
    const { http, fetch } = answering('{"crumbFail":true}', {}, { crumbs, headers })
    expect(await http.call(read, whole)).toMatchObject({ failure: { kind: 'crumb' } })
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  test('is not tried again as it is', async () => {
    const { http, fetch } = answering('{"crumbFail":true}', {}, { crumbs })
    expect(await http.call(read, whole)).toMatchObject({ failure: { kind: 'crumb' } })
    expect(fetch).toHaveBeenCalledTimes(1)
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
