import { createFakeClock } from '@sitewright/machine/testing'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createTransport } from './transport.browser.ts'
import { outcomeReason, type Wire } from './transport.ts'

const wire: Wire = { url: '/events', body: 'a=1', contentType: 'application/x-www-form-urlencoded' }
const { clock, pass, pending } = createFakeClock()

afterEach(() => {
  pass(10_000)
  vi.unstubAllGlobals()
})

function answer(status: number, headers = {}) {
  const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(() =>
    Promise.resolve(new Response(null, { status, headers })),
  )
  vi.stubGlobal('fetch', fetch)
  return fetch
}
function stubBeacon(isTaken: boolean) {
  const sendBeacon = vi.fn<(url: string, body: Blob) => boolean>(() => isTaken)
  vi.stubGlobal('navigator', { sendBeacon })
  return sendBeacon
}

describe('a request', () => {
  test('is a fetch that outlives the page, with its content type and the cookies of the site', async () => {
    const fetch = answer(204)
    expect(await createTransport({ clock }).send(wire)).toEqual({ kind: 'accepted', status: 204 })
    expect(fetch.mock.calls[0]).toMatchObject([
      '/events',
      {
        method: 'POST',
        body: 'a=1',
        keepalive: true,
        credentials: 'same-origin',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      },
    ])
    await vi.waitFor(() => expect(pending()).toBe(0))
  })

  test('does not follow a redirect, and says so', async () => {
    const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(() =>
      Promise.resolve(Object.assign(Response.error(), { headers: new Headers() })),
    )
    vi.stubGlobal('fetch', fetch)
    const outcome = await createTransport({ clock }).send(wire)
    expect(fetch.mock.calls[0]?.[1].redirect).toBe('manual')
    expect([outcome.kind, outcomeReason(outcome)]).toEqual(['rejected', 'redirect'])
  })

  test('whose response does not end is accepted at once, and gives its connection back after 2500 ms', async () => {
    let signal: AbortSignal | null | undefined
    const isRead = vi.fn()
    vi.stubGlobal('fetch', (_url: string, init: RequestInit) => {
      signal = init.signal
      return Promise.resolve(new Response(new ReadableStream({ pull: isRead })))
    })
    expect((await createTransport({ clock }).send(wire)).kind).toBe('accepted')
    await vi.waitFor(() => expect(isRead).toHaveBeenCalled())
    pass(2499)
    expect(signal?.aborted).toBe(false)
    pass(1)
    expect(signal?.aborted).toBe(true)
  })

  // spec: TRK-059
  test('is given up after 2500 ms', async () => {
    vi.stubGlobal('fetch', (_url: string, { signal }: RequestInit) => {
      return new Promise((_, reject) => {
        signal?.addEventListener('abort', () => reject(new Error('AbortError')))
      })
    })
    const outcome = vi.fn()
    const sent = createTransport({ clock }).send(wire).then(outcome)
    pass(2499)
    await Promise.resolve()
    expect(outcome).not.toHaveBeenCalled()
    pass(1)
    await sent
    expect(outcome).toHaveBeenCalledWith({ kind: 'failed', reason: 'timeout' })
  })

  test.each([
    [200, undefined, 'accepted'],
    [299, undefined, 'accepted'],
    [302, undefined, 'rejected'],
    [404, undefined, 'rejected'],
    [503, undefined, 'rejected'],
    [202, [200, 202], 'accepted'],
    [201, [200, 202], 'rejected'],
    [204, [200, 202], 'rejected'],
  ])('with the status %i, where %j succeed, is %s', async (status, statuses, kind) => {
    vi.stubGlobal('fetch', () =>
      Promise.resolve({
        status,
        headers: new Headers({ 'Retry-After': '5' }),
        text: () => Promise.resolve(''),
      }),
    )
    const outcome = await createTransport({ clock }).send({ ...wire, statuses })
    expect(outcome).toMatchObject(kind === 'accepted' ? { kind, status } : { kind, status, retryAfter: '5' })
  })

  test.each(['Failed to fetch', 'redirect count exceeded'])(
    'that fails (%s) is a failure of the network',
    async (text) => {
      vi.stubGlobal('fetch', () => Promise.reject(new TypeError(text)))
      expect(await createTransport({ clock }).send(wire)).toEqual({ kind: 'failed', reason: 'network' })
    },
  )

  test('beyond 60 kB in flight is an ordinary one, and the others stay alive', async () => {
    const fetch = answer(200)
    const { send } = createTransport({ clock })
    const large = { ...wire, body: '語'.repeat(15_000) }
    await Promise.all([send(large), send(large), send(wire)])
    expect(fetch.mock.calls.map(([, { keepalive }]) => keepalive)).toEqual([true, false, true])
    await send(large)
    expect(fetch.mock.lastCall?.[1].keepalive).toBe(true)
  })
})

describe('without fetch', () => {
  test('a request is a beacon', async () => {
    vi.stubGlobal('fetch', undefined)
    const sendBeacon = stubBeacon(true)
    expect(await createTransport({ clock }).send(wire)).toEqual({ kind: 'accepted' })
    expect(sendBeacon.mock.calls[0]?.[1].type).toBe('application/x-www-form-urlencoded')
  })

  test('as where a blocker has replaced it by something that throws, a request is a beacon', async () => {
    vi.stubGlobal('fetch', () => {
      throw new TypeError('blocked')
    })
    stubBeacon(true)
    const { send, keepsAlive } = createTransport({ clock })
    expect(await send(wire)).toEqual({ kind: 'accepted' })
    expect(keepsAlive({ ...wire, body: 'a'.repeat(50_000) })).toBe(true)
  })

  test('and if the browser does not take it, an XHR', async () => {
    vi.stubGlobal('fetch', undefined)
    stubBeacon(false)
    const calls: unknown[] = []
    vi.stubGlobal(
      'XMLHttpRequest',
      class {
        onload?: () => void
        status = 202
        open(...call: unknown[]): void {
          calls.push(call)
        }
        setRequestHeader(...call: unknown[]): void {
          calls.push(call)
        }
        getResponseHeader(): null {
          return null
        }
        send(body: string): void {
          calls.push(body)
          this.onload?.()
        }
      },
    )
    expect(await createTransport({ clock }).send(wire)).toEqual({ kind: 'accepted', status: 202 })
    expect(calls).toEqual([['POST', '/events'], ['Content-Type', 'application/x-www-form-urlencoded'], 'a=1'])
  })

  test('and without anything else, a failure', async () => {
    vi.stubGlobal('fetch', undefined)
    vi.stubGlobal('navigator', {})
    vi.stubGlobal('XMLHttpRequest', undefined)
    expect(await createTransport({ clock }).send(wire)).toEqual({ kind: 'failed', reason: 'network' })
  })
})

describe('a beacon', () => {
  test('of JSON for another origin is plain text, because a preflight outlives no page', () => {
    const sendBeacon = stubBeacon(true)
    const json = { ...wire, contentType: 'application/json' } as const
    const { beacon } = createTransport({ clock })
    beacon(json)
    beacon({ ...json, url: 'https://events.example/v2' })
    expect(sendBeacon.mock.calls.map(([, { type }]) => type)).toEqual(['application/json', 'text/plain'])
  })

  test('counts as in flight for as long as a request may take', () => {
    stubBeacon(true)
    const { beacon, keepsAlive } = createTransport({ clock })
    const large = { ...wire, body: 'a'.repeat(40_000) }
    expect(keepsAlive(large)).toBe(true)
    beacon(large)
    expect(keepsAlive(large)).toBe(false)
    pass(2500)
    expect(keepsAlive(large)).toBe(true)
  })

  describe('of a token', () => {
    const guarded: Wire = { ...wire, hasToken: true }
    beforeEach(() => {
      vi.stubGlobal('Request', { prototype: { keepalive: false } })
    })

    test('is a fetch that outlives the page and follows no redirect', () => {
      const sendBeacon = stubBeacon(true)
      const fetch = answer(307)
      const { beacon, keepsAlive } = createTransport({ clock })
      expect(beacon({ ...guarded, url: 'https://shop.example/events', body: 'a'.repeat(40_000) })).toBe(true)
      expect(fetch.mock.calls[0]?.[1]).toMatchObject({
        method: 'POST',
        keepalive: true,
        redirect: 'manual',
        credentials: 'include',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      })
      expect(sendBeacon).not.toHaveBeenCalled()
      expect([keepsAlive(wire), keepsAlive({ ...wire, body: 'a'.repeat(40_000) })]).toEqual([true, false])
      expect(beacon({ ...guarded, body: 'a'.repeat(40_000) })).toBe(false)
      expect(fetch).toHaveBeenCalledTimes(1)
    })

    test('that fails later disturbs nobody', async () => {
      vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
      expect(createTransport({ clock }).beacon(guarded)).toBe(true)
      await Promise.resolve()
    })

    test('is read to its end, so that a page that lives on keeps its connections', async () => {
      const answered = new Response('{}')
      vi.stubGlobal('fetch', () => Promise.resolve(answered))
      createTransport({ clock }).beacon(guarded)
      await vi.waitFor(() => expect(answered.bodyUsed).toBe(true))
    })

    test('is handed to what a blocker has put in the place of fetch without throwing', () => {
      vi.stubGlobal('fetch', () => ({}))
      expect(createTransport({ clock }).beacon(guarded)).toBe(true)
    })

    test.each([
      ['without fetch', { fetch: undefined }],
      ['whose fetch ends with its page', { Request: { prototype: {} } }],
      ['whose fetch throws', { fetch: () => JSON.parse('') as unknown }],
    ])('is not taken by a browser %s', (_, parts) => {
      const sendBeacon = stubBeacon(true)
      answer(200)
      for (const [name, part] of Object.entries(parts)) vi.stubGlobal(name, part)
      expect(createTransport({ clock }).beacon(guarded)).toBe(false)
      expect(sendBeacon).not.toHaveBeenCalled()
    })

    test('and a request with one are no beacon and no XHR without fetch', async () => {
      vi.stubGlobal('fetch', undefined)
      const sendBeacon = stubBeacon(true)
      const XMLHttpRequest = vi.fn()
      vi.stubGlobal('XMLHttpRequest', XMLHttpRequest)
      expect(await createTransport({ clock }).send(guarded)).toEqual({ kind: 'failed', reason: 'network' })
      expect([sendBeacon.mock.calls, XMLHttpRequest.mock.calls]).toEqual([[], []])
    })
  })

  test('that throws is not taken', () => {
    vi.stubGlobal('navigator', {
      sendBeacon: () => {
        throw new TypeError('URL')
      },
    })
    expect(createTransport({ clock }).beacon(wire)).toBe(false)
  })
})
