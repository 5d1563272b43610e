import { describe, expect, test, onTestFinished, vi } from 'vitest'
import {
  createBrowser,
  createServer,
  eventOf,
  settle,
  type Browser,
  type Conditions,
  type Page,
  type Server,
} from './queue.test-support.ts'
import type { Outcome, Wire } from '../transport/transport.ts'
import { createQueue } from './queue.browser.ts'

function setUp(): { readonly server: Server; readonly browser: Browser } {
  const server = createServer()
  return { server, browser: createBrowser(server) }
}
const { answer: accept } = createServer()
const unavailable = () => ({ kind: 'rejected', status: 503 }) as const
const never = () => new Promise<never>(() => undefined)
const ids = (count: number): string[] => Array.from({ length: count }, (_, index) => `e${index}`)
const sorted = (list: readonly string[]): string[] => list.toSorted()
const stored = ({ storage }: Browser): string[] => Object.keys(storage)

/** Opens a page whose first event has arrived. */
async function openTrusted(browser: Browser, conditions?: Conditions): Promise<Page> {
  const page = browser.open({}, conditions)
  page.queue.deliver(eventOf('first'))
  // It is written before it is sent if it carries no id.
  await settleWrites()
  return page
}

function emit(page: Page, names: readonly string[], how?: Parameters<typeof eventOf>[1]): void {
  for (const id of names) page.queue.deliver(eventOf(id, how))
}

/** Opens a later page, and returns all that has arrived. */
async function revisit(
  browser: Browser,
  { arrived }: Server,
  conditions?: Conditions,
): Promise<readonly string[]> {
  browser.open({}, conditions)
  await settle()
  return arrived
}

/** Events that do not carry their id: a receiver would count a double. */
const withoutId: Conditions = { isRepeatable: false }
/** Lets hundreds of writes be done, each of which takes the simulated database a turn. */
async function settleWrites(): Promise<void> {
  for (let turn = 0; turn < 40; turn += 1) await settle()
}
const distinct = (list: readonly string[]): string[] => sorted([...new Set(list)])

describe('a queue', () => {
  test('is created without a browser, as on a server', () => {
    expect(() => createQueue()).not.toThrow()
  })

  test('sends each event once, and keeps nothing', async () => {
    const { server, browser } = setUp()
    const page = browser.open()
    emit(page, ids(20))
    await settle()
    page.close()
    await settle()
    expect(await revisit(browser, server)).toEqual(ids(20))
    expect(stored(browser)).toEqual([])
  })

  test('sends an event to each of the destinations that share it', async () => {
    const { server, browser } = setUp()
    const reached: string[] = []
    server.answer = ({ url }) => {
      reached.push(url)
      return url.includes('down') ? unavailable() : { kind: 'accepted', status: 200 }
    }
    const page = browser.open()
    for (const destination of ['down', 'metrics', 'other']) page.queue.deliver(eventOf('a', { destination }))
    await settle()
    expect(sorted(distinct(reached))).toEqual(
      ['down', 'metrics', 'other'].map((name) => `https://${name}.example/`),
    )
    expect(server.arrived).toEqual(['a', 'a'])
  })

  test('ignores an event that it has', async () => {
    const { server, browser } = setUp()
    const page = browser.open()
    emit(page, ['a', 'a'])
    await settle()
    expect(server.arrived).toEqual(['a'])
  })

  test('sends several events in one request for a server that takes them', async () => {
    const { server, browser } = setUp()
    const page = browser.open({
      batch: (events) => ({
        url: '',
        body: events.map(({ payload }) => payload).join(),
        contentType: 'application/json',
      }),
    })
    emit(page, ids(40), { bytes: 1000 })
    await settleWrites()
    expect(server.arrived).toEqual(ids(40))
    expect(server.requests).toBe(2)
  })

  test('sends a batch to the site where files have a `<base>` of another origin', async () => {
    vi.stubGlobal('document', { baseURI: 'https://files.example/' })
    vi.stubGlobal('location', { href: 'https://shop.example/mug' })
    onTestFinished(() => void vi.unstubAllGlobals())
    const { server, browser } = setUp()
    const urls: string[] = []
    server.answer = ({ url }) => {
      urls.push(url)
      return { kind: 'accepted', status: 200 }
    }
    const page = browser.open({
      batch: (events) => ({
        url: '/collect',
        body: events.map(({ payload }) => payload).join(),
        contentType: 'application/json',
      }),
    })
    emit(page, ['a'])
    await settleWrites()
    expect(urls).toEqual(['https://shop.example/collect'])
  })

  test('keeps an event for which `batch` throws, tells its owner, and sends all others', async () => {
    const { server, browser } = setUp()
    const mistake = new TypeError('a mistake')
    const uncaught: unknown[] = []
    const queue = (then: () => void): unknown =>
      Promise.resolve()
        .then(then)
        .catch((error: unknown) => uncaught.push(error))
    const spy = vi.spyOn(globalThis, 'queueMicrotask').mockImplementation((then) => void queue(then))
    onTestFinished(() => spy.mockRestore())
    const page = browser.open({
      batch: (events) => {
        const body = events.map(({ payload }) => payload).join()
        if (body.includes('b')) throw mistake
        return { url: '', body, contentType: 'text/plain' }
      },
    })
    emit(page, ['a', 'b', 'c'])
    emit(page, ['d'], { destination: 'other' })
    await settle()
    expect(server.arrived.toSorted()).toEqual(['a', 'c', 'd'])
    expect(uncaught).toEqual([mistake])
    page.close()
    await settle()
    expect(await revisit(browser, server)).toContain('b')
  })

  test('sends six requests at a time to one destination', async () => {
    const { server, browser } = setUp()
    server.answer = never
    emit(browser.open(), ids(20))
    await settle()
    expect(server.requests).toBe(6)
  })

  test('sends what waits when it is told to', async () => {
    const { server, browser } = setUp()
    server.answer = unavailable
    const page = browser.open()
    emit(page, ['a'])
    await settle()
    server.answer = accept
    page.queue.flush()
    await settle()
    expect(server.arrived).toEqual(['a'])
  })

  test('keeps events of a destination that this page does not have for another page', async () => {
    const { server, browser } = setUp()
    const page = browser.open({}, { has: (destination) => destination === 'metrics' })
    emit(page, ['a'], { destination: 'pixels' })
    emit(page, ['b'])
    await settle()
    expect(server.arrived).toEqual(['b'])
    page.close()
    expect(await revisit(browser, server)).toEqual(['b', 'a'])
  })
})

describe('a failing server', () => {
  test('gets an event again until it accepts it, after pauses that double', async () => {
    const { server, browser } = setUp()
    server.answer = unavailable
    const page = browser.open()
    emit(page, ['a'])
    for (const ms of [1000, 2000]) {
      await settle()
      page.clock.pass(ms - 1)
      await settle()
      page.clock.pass(1)
    }
    await settle()
    expect(server.requests).toBe(3)
    server.answer = accept
    page.clock.pass(3999)
    await settle()
    expect(server.arrived).toEqual([])
    page.clock.pass(1)
    await settle()
    expect(server.arrived).toEqual(['a'])
    expect(page.reports).toEqual(['a queued', 'a sent 200'])
  })

  test('is tried with one request at a time, and with all once it works', async () => {
    const { server, browser } = setUp()
    server.answer = unavailable
    const page = browser.open()
    emit(page, ids(20))
    await settle()
    expect(server.requests).toBe(6)
    page.clock.pass(1000)
    await settle()
    expect(server.requests).toBe(7)
    server.answer = accept
    page.clock.pass(2000)
    await settle()
    expect(sorted(server.arrived)).toEqual(sorted(ids(20)))
  })

  test('is left alone for as long as it asks', async () => {
    const { server, browser } = setUp()
    server.answer = () => ({ kind: 'rejected', status: 429, retryAfter: '30' })
    const page = browser.open()
    emit(page, ['a'])
    await settle()
    browser.setOnline(true)
    page.queue.flush()
    page.hide()
    page.clock.pass(29_999)
    await settle()
    expect(server.requests).toBe(1)
    page.clock.pass(1)
    await settle()
    expect(server.requests).toBe(2)
  })

  test.each([
    [400, 'failed 400'],
    [404, 'failed 404'],
    [413, 'failed 413'],
  ])('that refuses an event with status %d does not get it again', async (status, report) => {
    const { server, browser } = setUp()
    server.answer = () => ({ kind: 'rejected', status })
    const page = browser.open()
    emit(page, ['a'])
    await settle()
    expect(page.reports).toEqual(['a queued', `a ${report}`])
    server.answer = accept
    page.close()
    expect(await revisit(browser, server)).toEqual([])
  })

  describe('that refuses the token of an event with status 403', () => {
    // The visitor signs in while the event is on its way.
    const refuseToken =
      (token: { current: string }, renewed: string) =>
      ({ body }: Wire): Outcome => {
        if (body.startsWith(renewed)) return { kind: 'accepted', status: 200 }
        token.current = renewed
        return { kind: 'rejected', status: 403 }
      }

    test('gets the event with the one that the page has by then', async () => {
      const { server, browser } = setUp()
      const token = { current: 'token-guest ' }
      server.answer = refuseToken(token, 'token-member ')
      const page = browser.open({}, { token: () => token.current })
      emit(page, ['a'])
      await settle()
      expect([server.arrived, page.reports]).toEqual([['a'], ['a queued', 'a sent 200']])
    })

    test('does not get it again with the same one', async () => {
      const { server, browser } = setUp()
      server.answer = () => ({ kind: 'rejected', status: 403 })
      const page = browser.open({}, { token: () => 'token-guest ' })
      emit(page, ['a'])
      await settle()
      expect([server.requests, page.reports]).toEqual([1, ['a queued', 'a failed 403']])
    })

    test('does not get it again once the visitor has withdrawn', async () => {
      const { server, browser } = setUp()
      let refuse: (outcome: Outcome) => void = () => undefined
      server.answer = () => new Promise<Outcome>((resolve) => void (refuse = resolve))
      let token = 'token-guest '
      const page = browser.open({}, { token: () => token })
      emit(page, ['a'])
      await settle()
      page.queue.erase()
      token = 'token-member '
      refuse({ kind: 'rejected', status: 403 })
      await settle()
      expect(server.requests).toBe(1)
    })

    test('gets it twice at the most', async () => {
      const { server, browser } = setUp()
      server.answer = () => ({ kind: 'rejected', status: 403 })
      let count = 0
      const page = browser.open({}, { token: () => `token-${(count += 1)} ` })
      emit(page, ['a'])
      await settle()
      expect([server.requests, page.reports]).toEqual([2, ['a queued', 'a failed 403']])
    })
  })

  test.each([408, 429, 500, 503, 304])('that answers with status %d gets the event again', async (status) => {
    const { server, browser } = setUp()
    server.answer = () => ({ kind: 'rejected', status })
    const page = browser.open()
    emit(page, ['a'])
    await settle()
    server.answer = accept
    page.clock.pass(1000)
    await settle()
    expect(server.arrived).toEqual(['a'])
  })

  test.each(['timeout', 'network'] as const)(
    'gets an event again after a %s only if it can tell that it had it before',
    async (reason) => {
      const { server, browser } = setUp()
      server.answer = () => ({ kind: 'failed', reason })
      const page = browser.open({}, { isRepeatable: false })
      emit(page, ['a'])
      await settle()
      expect(page.reports).toEqual(['a queued', `a failed ${reason}`])
    },
  )

  test('holds up no other destination', async () => {
    const { server, browser } = setUp()
    server.answer = ({ url }) => (url.includes('silent') ? never() : accept({} as never))
    const page = browser.open()
    emit(page, ids(20), { destination: 'silent' })
    emit(page, ['a'])
    await settle()
    expect(server.arrived).toEqual(['a'])
  })
})

describe('a page without a network', () => {
  test('sends nothing, and everything once it is back', async () => {
    const { server, browser } = setUp()
    const page = browser.open()
    browser.setOnline(false)
    emit(page, ids(3))
    await settle()
    expect(server.requests).toBe(0)
    browser.setOnline(true)
    await settle()
    expect(server.arrived).toEqual(ids(3))
  })

  test('that is closed leaves its events to the next page', async () => {
    const { server, browser } = setUp()
    const page = await openTrusted(browser)
    browser.setOnline(false)
    emit(page, ids(3))
    await settle()
    page.close()
    await settle()
    expect(server.requests).toBe(1)
    browser.setOnline(true)
    expect(await revisit(browser, server)).toEqual(['first', ...ids(3)])
  })

  test('does not wait for its next attempt when the network is back', async () => {
    const { server, browser } = setUp()
    server.answer = () => ({ kind: 'failed', reason: 'network' })
    emit(browser.open(), ['a'])
    await settle()
    server.answer = accept
    browser.setOnline(true)
    await settle()
    expect(server.arrived).toEqual(['a'])
  })
})

describe('a page that is hidden', () => {
  test('sends at once all that outlives it, and waits for room with the rest', async () => {
    const { server, browser } = setUp()
    server.answer = never
    const page = browser.open()
    emit(page, ids(100), { bytes: 1000 })
    await settle()
    expect(server.requests).toBe(6)
    page.hide()
    expect(server.requests).toBe(60)
  })

  test('goes on as answers come', async () => {
    const { server, browser } = setUp()
    const page = browser.open()
    emit(page, ids(200), { bytes: 2000 })
    page.hide()
    await settle()
    expect(sorted(server.arrived)).toEqual(sorted(ids(200)))
  })

  test('does not send again what is on its way, however often it is hidden', async () => {
    const { server, browser } = setUp()
    const page = browser.open()
    emit(page, ids(20))
    for (let time = 0; time < 3; time += 1) {
      page.hide()
      page.show()
    }
    await settle()
    expect(sorted(server.arrived)).toEqual(sorted(ids(20)))
  })
})

describe('a page that is left', () => {
  test('hands over to the browser what it takes, and the next page repeats it: nobody learns if it has arrived', async () => {
    const { server, browser } = setUp()
    const page = await openTrusted(browser)
    emit(page, ids(100))
    page.close()
    await settle()
    expect(sorted(server.arrived)).toEqual(sorted(['first', ...ids(100)]))
    expect(sorted(await revisit(browser, server))).toEqual(sorted(['first', ...ids(100), ...ids(100)]))
  })

  test('stores what is left before it hands anything over: a browser ends a page that takes long', async () => {
    const { server, browser } = setUp()
    const page = await openTrusted(browser)
    const found: string[] = []
    server.answer = () => {
      found.push(
        stored(browser)
          .map((key) => browser.storage.getItem(key))
          .join(''),
      )
      return never()
    }
    emit(page, ids(3))
    page.freeze()
    page.crash()
    expect(found).toHaveLength(3)
    for (const text of found) for (const id of ids(3)) expect(text).toContain(`"id":"${id} metrics"`)
  })

  test('loses nothing that its browser has taken and dropped', async () => {
    const { server, browser } = setUp()
    const page = await openTrusted(browser)
    server.answer = () => ({ kind: 'failed', reason: 'network' })
    emit(page, ids(100))
    page.close()
    await settle()
    server.answer = accept
    expect(sorted(await revisit(browser, server))).toEqual(sorted(['first', ...ids(100)]))
  })

  test.each([
    ['the quota', 0, 30],
    ['both quotas, where the browser has one of deferred requests as well', 64_000, 62],
  ])('leaves to the next page what does not fit %s', async (_, fetchLaterBytes, handedOver) => {
    const { server, browser } = setUp()
    browser.fetchLaterBytes = fetchLaterBytes || undefined
    const page = await openTrusted(browser)
    emit(page, ids(200), { bytes: 2000 })
    page.close()
    await settle()
    expect(server.arrived).toHaveLength(1 + handedOver)
    expect(distinct(await revisit(browser, server))).toEqual(sorted(['first', ...ids(200)]))
    expect(server.arrived).toHaveLength(1 + handedOver + 200)
  })

  test.each([
    ['has accepted nothing yet', accept, false],
    ['has failed last', unavailable, true],
  ] as const)('loses nothing to a server that %s', async (_, answer, isKnown) => {
    const { server, browser } = setUp()
    const page = isKnown ? await openTrusted(browser) : browser.open()
    server.answer = isKnown ? answer : never
    emit(page, ['a'])
    await settle()
    page.close()
    server.answer = accept
    await settle()
    expect(await revisit(browser, server)).toContain('a')
  })

  test('goes on when it comes back from the back/forward cache', async () => {
    const { server, browser } = setUp()
    server.answer = unavailable
    const page = browser.open()
    emit(page, ['a'])
    await settle()
    page.freeze()
    await settle()
    server.answer = accept
    page.restore()
    emit(page, ['b'])
    await settle()
    expect(sorted(server.arrived)).toEqual(['a', 'b'])
  })

  test('learns when it comes back what became of a request that outlived it', async () => {
    const { server, browser } = setUp()
    const page = await openTrusted(browser, withoutId)
    let refuse: (outcome: { kind: 'rejected'; status: 503 }) => void = () => undefined
    server.answer = () => new Promise((resolve) => (refuse = resolve))
    emit(page, ['a'])
    await settle()
    page.freeze()
    page.restore()
    await settle()
    server.answer = accept
    refuse({ kind: 'rejected', status: 503 })
    await settle()
    page.clock.pass(1000)
    await settleWrites()
    expect(server.arrived).toEqual(['first', 'a'])
  })
})

test('a request that is answered before a page that came back has recovered its events is not sent again', async () => {
  const { server, browser } = setUp()
  const page = browser.open()
  let accepted: () => void = () => undefined
  server.answer = () =>
    new Promise((resolve) => (accepted = () => resolve({ kind: 'accepted', status: 200 })))
  emit(page, ['a'])
  await settle()
  page.freeze()
  page.restore()
  server.answer = accept
  accepted()
  await settle()
  expect(server.arrived).toEqual(['a'])
  expect(page.reports.at(-1)).toBe('a sent 200')
  expect(stored(browser)).toEqual([])
})

describe('an event that is tracked while the page is left', () => {
  test('is handed over with the others', async () => {
    const { server, browser } = setUp()
    const page = await openTrusted(browser)
    page.freeze()
    emit(page, ['a', 'b'])
    await settle()
    expect(server.arrived).toEqual(['first', 'a', 'b'])
    page.crash()
    expect(await revisit(browser, server)).toEqual(['first', 'a', 'b', 'a', 'b'])
  })

  test.each(['journaled', 'blocked'])(
    'is left to the next page beside what was left before: storage is %s',
    async (how) => {
      const { server, browser } = setUp()
      if (how === 'blocked') browser.blocked.add('indexedDB')
      const page = await openTrusted(browser)
      browser.setOnline(false)
      emit(page, ['a'])
      await settle()
      page.freeze()
      emit(page, ['b'])
      await settle()
      emit(page, ['c'])
      await settle()
      page.crash()
      browser.setOnline(true)
      expect(await revisit(browser, server)).toEqual(['first', 'a', 'b', 'c'])
      expect(stored(browser)).toEqual([])
    },
  )

  test('is sent again if the request that was handed over fails before the page is frozen', async () => {
    const { server, browser } = setUp()
    const page = await openTrusted(browser)
    let fail: (outcome: { kind: 'failed'; reason: 'network' }) => void = () => undefined
    server.answer = () => new Promise((resolve) => (fail = resolve))
    emit(page, ['a'])
    await settle()
    page.freeze()
    browser.setOnline(false)
    fail({ kind: 'failed', reason: 'network' })
    await settle()
    page.crash()
    server.answer = accept
    browser.setOnline(true)
    expect(await revisit(browser, server)).toEqual(['first', 'a'])
  })
})

describe('an event without an id is not repeated in doubt:', () => {
  test('what a page has handed over as it was left is done', async () => {
    const { server, browser } = setUp()
    const page = await openTrusted(browser, withoutId)
    emit(page, ids(200), { bytes: 2000 })
    page.close()
    await settle()
    expect(page.reports.filter((line) => line.endsWith('handed over'))).toHaveLength(30)
    await revisit(browser, server, withoutId)
    await settleWrites()
    expect(sorted(server.arrived)).toEqual(sorted(['first', ...ids(200)]))
  })

  test('what waits for a server that has accepted nothing yet is for the next page alone', async () => {
    const { server, browser } = setUp()
    browser.fetchLaterBytes = 64_000
    server.answer = never
    const page = browser.open({}, withoutId)
    emit(page, ids(40), { bytes: 2000 })
    await settle()
    page.close()
    await settle()
    expect(server.requests).toBe(6)
    server.answer = accept
    await revisit(browser, server, withoutId)
    await settleWrites()
    expect(server.arrived).toEqual(ids(40).slice(6))
  })

  test('what a page before has left is sent once, also if this page is left while it takes it over', async () => {
    const { server, browser } = setUp()
    browser.setOnline(false)
    const page = browser.open({}, withoutId)
    emit(page, ids(8))
    await settle()
    page.close()
    const second = browser.open({}, withoutId)
    for (let turn = 0; turn < 12; turn += 1) await Promise.resolve()
    second.freeze()
    await settle()
    browser.setOnline(true)
    await revisit(browser, server, withoutId)
    await settleWrites()
    expect(server.arrived).toEqual(ids(8))
  })

  test('what is on its way when a page crashes stays unknown', async () => {
    const { server, browser } = setUp()
    server.answer = never
    const page = browser.open({}, withoutId)
    emit(page, ids(6))
    await settle()
    page.crash()
    server.answer = accept
    expect(await revisit(browser, server, withoutId)).toEqual([])
  })

  test('one that has arrived stays so, when others of its moment have not', async () => {
    const { server, browser } = setUp()
    server.answer = ({ body }) => (body.startsWith('"e0"') ? accept({} as never) : never())
    const page = browser.open({}, withoutId)
    emit(page, ids(3))
    await settle()
    page.crash()
    server.answer = accept
    expect(await revisit(browser, server, withoutId)).toEqual(['e0'])
  })
})

describe('a page that is gone', () => {
  test('leaves what it has journaled to the next page', async () => {
    const { server, browser } = setUp()
    server.answer = never
    const page = browser.open()
    emit(page, ids(120))
    await settle()
    page.crash()
    server.answer = accept
    expect(sorted(await revisit(browser, server))).toEqual(sorted(ids(120)))
  })

  test('leaves its events to one page, when several are opened at once', async () => {
    const { server, browser } = setUp()
    server.answer = never
    const page = browser.open()
    emit(page, ids(5))
    await settle()
    page.crash()
    server.answer = accept
    for (let count = 0; count < 3; count += 1) browser.open()
    await settle()
    expect(sorted(server.arrived)).toEqual(ids(5))
  })

  test('is not robbed while it is alive', async () => {
    const { server, browser } = setUp()
    server.answer = never
    emit(browser.open(), ids(5))
    await settle()
    browser.open()
    await settle()
    expect(server.requests).toBe(5)
  })

  test('is known by its silence where there are no locks', async () => {
    const { server, browser } = setUp()
    browser.hasLocks = false
    server.answer = never
    const page = browser.open()
    emit(page, ids(3))
    await settle()
    page.crash()
    server.answer = accept
    browser.now = 60_000
    expect(await revisit(browser, server)).toEqual([])
    browser.now = 60_001
    expect(await revisit(browser, server)).toEqual(ids(3))
  })

  test('has its events resumed even if the next page is gone as well before it could begin', async () => {
    const { server, browser } = setUp()
    server.answer = unavailable
    const page = browser.open()
    emit(page, ids(3))
    await settle()
    page.crash()
    browser.open().close()
    await settle()
    server.answer = accept
    expect(sorted([...new Set(await revisit(browser, server))])).toEqual(ids(3))
  })
})

describe('bounds', () => {
  test('drop the oldest event and report it', async () => {
    const { server, browser } = setUp()
    browser.setOnline(false)
    const page = browser.open({ maxEvents: 3 })
    emit(page, ids(5))
    expect(page.reports.filter((line) => line.includes('refused'))).toEqual([
      'e0 refused overflow',
      'e1 refused overflow',
    ])
    browser.setOnline(true)
    await settle()
    expect(server.arrived).toEqual(['e2', 'e3', 'e4'])
  })

  test('hold for bytes as well', async () => {
    const { server, browser } = setUp()
    browser.setOnline(false)
    emit(browser.open({ maxBytes: 1000 }), ids(5), { bytes: 400 })
    browser.setOnline(true)
    await settle()
    expect(server.arrived).toEqual(['e3', 'e4'])
  })

  test('drop an event that is larger than all of them, and no other', async () => {
    const { server, browser } = setUp()
    browser.setOnline(false)
    const page = browser.open({ maxBytes: 1000 })
    emit(page, ['a', 'b'], { bytes: 400 })
    emit(page, ['large'], { bytes: 1001 })
    emit(page, ['c'], { bytes: 200 })
    expect(page.reports.filter((line) => line.includes('refused'))).toEqual(['large refused overflow'])
    browser.setOnline(true)
    await settle()
    expect(server.arrived).toEqual(['a', 'b', 'c'])
  })

  test('drop no event that is on its way', async () => {
    const { server, browser } = setUp()
    server.answer = never
    const page = browser.open({ maxEvents: 1 })
    emit(page, ['a'])
    await settle()
    emit(page, ['b'])
    expect(page.reports).toEqual(['a queued', 'b queued', 'b refused overflow'])
  })

  test('hold for 10,000 events of one tick: a thousand are kept, and the rest is counted', async () => {
    const { server, browser } = setUp()
    const page = browser.open()
    emit(page, ids(10_000))
    await settle()
    await settleWrites()
    expect(server.arrived).toEqual(ids(10_000).slice(9000))
    expect(page.reports.filter((line) => line.endsWith('overflow'))).toHaveLength(9000)
  })

  test('let an event expire after a day', async () => {
    const { server, browser } = setUp()
    browser.setOnline(false)
    const page = browser.open()
    emit(page, ['a'], { time: 0 })
    emit(page, ['b'], { time: 1 })
    await settle()
    page.close()
    browser.now = 24 * 60 * 60_000 + 1
    browser.setOnline(true)
    expect(await revisit(browser, server)).toEqual(['b'])
  })
})

describe('consent', () => {
  test('is there before anything is read, stored or sent', async () => {
    const { server, browser } = setUp()
    const page = browser.open({}, { isStarted: false })
    emit(page, ['a'])
    await settle()
    expect([stored(browser), await browser.indexedDB.databases(), server.requests]).toEqual([[], [], 0])
  })

  test('that is refused erases memory, journal and mirrors of all pages', async () => {
    const { server, browser } = setUp()
    server.answer = unavailable
    const [crashed, closed, page] = [browser.open(), browser.open(), browser.open()]
    for (const [index, one] of [crashed, closed, page].entries()) emit(one, [`e${index}`])
    await settle()
    crashed.crash()
    closed.close()
    server.answer = accept
    page.queue.erase()
    page.clock.pass(1e6)
    await settle()
    expect([stored(browser), await browser.indexedDB.databases()]).toEqual([[], []])
    expect(await revisit(browser, server)).toEqual([])
  })

  test('that is refused ends each event as refused, and sends none that waits', async () => {
    const { server, browser } = setUp()
    const page = await openTrusted(browser)
    server.answer = never
    emit(page, ids(10))
    await settle()
    page.queue.erase()
    page.close()
    await settle()
    expect(server.requests).toBe(1 + 6)
    expect(page.reports.filter((line) => line.endsWith('refused consent'))).toHaveLength(10)
  })

  test('that is refused in the task of an event is in time', async () => {
    const { server, browser } = setUp()
    const page = await openTrusted(browser)
    emit(page, ['a'])
    page.queue.erase()
    await settle()
    expect([server.arrived, stored(browser)]).toEqual([['first'], []])
  })

  test('that is refused before the start erases what an earlier visit has stored', async () => {
    const { server, browser } = setUp()
    browser.setOnline(false)
    const page = browser.open()
    emit(page, ['a'])
    await settle()
    page.close()
    browser.open({}, { isStarted: false }).queue.erase()
    await settle()
    browser.setOnline(true)
    expect(await revisit(browser, server)).toEqual([])
  })
})

describe('storage', () => {
  test('that is full costs nothing while the page lives', async () => {
    const { server, browser } = setUp()
    browser.storage.limit(0)
    const page = browser.open()
    emit(page, ids(3))
    await settle()
    page.close()
    expect(await revisit(browser, server)).toEqual(ids(3))
  })

  test('that is full for the mirror leaves what was journaled', async () => {
    const { server, browser } = setUp()
    server.answer = unavailable
    const page = browser.open()
    emit(page, ['a'])
    await settle()
    browser.storage.limit(0)
    page.close()
    browser.now += 1000
    server.answer = accept
    expect(await revisit(browser, server)).toEqual(['a'])
  })

  test.each(['indexedDB', 'localStorage'] as const)('without %s leaves the other', async (blocked) => {
    const { server, browser } = setUp()
    browser.blocked.add(blocked)
    browser.setOnline(false)
    const page = browser.open()
    emit(page, ['a'])
    await settle()
    if (blocked === 'indexedDB') page.close()
    else page.crash()
    browser.setOnline(true)
    expect(await revisit(browser, server)).toEqual(['a'])
  })

  test('whose locks throw is used all the same', async () => {
    const { server, browser } = setUp()
    browser.blocked.add('locks')
    server.answer = never
    const page = browser.open()
    emit(page, ids(3))
    await settle()
    page.crash()
    browser.blocked.delete('locks')
    server.answer = accept
    expect(await revisit(browser, server)).toEqual(ids(3))
  })

  test('that is blocked altogether costs nothing while the page lives', async () => {
    const { server, browser } = setUp()
    browser.blocked.add('indexedDB').add('localStorage')
    browser.hasLocks = false
    const page = browser.open()
    emit(page, ids(3))
    await settle()
    page.queue.erase()
    page.close()
    expect(server.arrived).toEqual(ids(3))
  })

  test.each(['no json', '7', 'null', '{}', '[7, null, {"id": "b"}]', '["e0"]'])(
    'that holds %s instead of events is read as far as it can be',
    async (text) => {
      const { server, browser } = setUp()
      browser.storage.setItem('sitewright-tracking:0.5', text)
      expect(await revisit(browser, server)).toEqual([])
      expect(stored(browser)).toEqual([])
    },
  )

  test('that an earlier version has written is dropped', async () => {
    const { server, browser } = setUp()
    await new Promise((resolve, reject) => {
      const opening = browser.indexedDB.open('sitewright-tracking')
      opening.onerror = reject
      opening.onupgradeneeded = () => {
        const events = opening.result.createObjectStore('events')
        events.put([eventOf('journaled')], 'sitewright-tracking:0.5/1')
      }
      opening.onsuccess = () => {
        opening.result.close()
        resolve(undefined)
      }
    })
    browser.storage.setItem('sitewright-tracking:0.5', JSON.stringify([eventOf('mirrored')]))
    emit(browser.open(), ['a'])
    await settle()
    expect([server.arrived, stored(browser)]).toEqual([['a'], []])
  })

  test('whose mirror is broken has the journal', async () => {
    const { server, browser } = setUp()
    server.answer = unavailable
    const page = browser.open()
    emit(page, ['a'])
    await settle()
    page.close()
    const [key = ''] = stored(browser)
    browser.storage.setItem(key, 'no json')
    browser.now += 1000
    server.answer = accept
    expect(await revisit(browser, server)).toEqual(['a'])
  })

  test('of a clock that was set back keeps its events', async () => {
    const { server, browser } = setUp()
    browser.setOnline(false)
    const page = browser.open()
    emit(page, ['a'], { time: 400 * 24 * 60 * 60_000 })
    await settle()
    page.crash()
    browser.setOnline(true)
    expect(await revisit(browser, server)).toEqual(['a'])
  })
})
