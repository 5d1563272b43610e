import type { IDBDatabase } from 'fake-indexeddb'
import { forceCloseDatabase, IDBFactory } from 'fake-indexeddb'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { createOutbox } from './outbox.browser.ts'
import { journaled } from './storage/journaled.browser.ts'
import { shared } from './storage/shared.browser.ts'
import {
  addAll,
  createBrowser,
  createServer,
  settle,
  type Browser,
  type Page,
  type Server,
  type ServerStep,
  type TestOptions,
} from './outbox.test-support.ts'

const ids = (count: number): string[] => Array.from({ length: count }, (_, index) => `e${index}`)
const never = (): Promise<never> => new Promise<never>(() => undefined)
const sorted = (list: readonly string[]): readonly string[] => list.toSorted()
const keys = ({ storage }: Browser): readonly string[] => Object.keys(storage)

/** Opens a later page, and returns all that has arrived. */
async function revisit(browser: Browser, { arrived }: Server): Promise<readonly string[]> {
  const page = browser.open()
  await settle()
  page.clock.pass(10_000)
  await settle()
  return arrived
}

/** Errors that a microtask throws from now on, in this test. */
function catchUncaught(): readonly unknown[] {
  const uncaught: unknown[] = []
  const queue = (then: () => void): unknown =>
    Promise.resolve()
      .then(then)
      .catch((error: unknown) => uncaught.push(error))
  const spy = vi.spyOn(globalThis, 'queueMicrotask').mockImplementation((then) => void queue(then))
  onTestFinished(() => spy.mockRestore())
  return uncaught
}

test('an outbox is created without a browser, as on a server', () => {
  const make = () =>
    createOutbox({ name: 'a', keep: journaled, isBody: (body) => body === 1, request: () => undefined })
  expect(make).not.toThrow()
})

describe.each([
  ['journaled', journaled],
  ['shared', shared],
])('an outbox that is %s', (_, keep) => {
  function setUp(): { readonly server: Server; readonly browser: Browser } {
    const server = createServer()
    return { server, browser: createBrowser(server, keep) }
  }

  test('sends each entry once, in order, and keeps nothing', async () => {
    const { server, browser } = setUp()
    const page = browser.open()
    addAll(page, ids(20))
    await settle()
    expect(server.arrived).toEqual(ids(20))
    expect(page.outbox.snapshot()).toEqual([])
    page.clock.pass(1000)
    page.close()
    await settle()
    expect(await revisit(browser, server)).toEqual(ids(20))
    expect(keys(browser)).toEqual([])
  })

  test('keeps entries of a page that was closed while the server was down', async () => {
    const { server, browser } = setUp()
    server.answer = () => ({ kind: 'later' })
    const page = browser.open()
    addAll(page, ids(3))
    await settle()
    page.close()
    server.answer = createServer().answer
    expect(await revisit(browser, server)).toEqual(ids(3))
  })

  test('keeps entries of a page that crashed while it was offline', async () => {
    const { server, browser } = setUp()
    browser.setOnline(false)
    const page = browser.open()
    addAll(page, ids(3))
    await settle()
    page.crash()
    browser.setOnline(true)
    expect(await revisit(browser, server)).toEqual(ids(3))
  })

  test('takes over what a page has left whose lock is freed after the next page has looked', async () => {
    const { server, browser } = setUp()
    server.answer = () => 'silent'
    const page = browser.open()
    addAll(page, ids(3))
    await settle()
    const free = page.crashSlowly()
    server.answer = createServer().answer
    const next = browser.open()
    await settle()
    next.clock.pass(60_000)
    await settle()
    const [before] = [server.arrived.includes('e0')]
    free()
    await settle()
    next.clock.pass(1000)
    await settle()
    expect([before, server.arrived.toSorted()]).toEqual([false, ids(3)])
  })

  test('keeps entries of a page whose browser is closed before IndexedDB has written them', async () => {
    const { server, browser } = setUp()
    browser.setOnline(false)
    const page = browser.open()
    await settle()
    addAll(page, ids(3))
    await Promise.resolve()
    page.crash()
    browser.indexedDB = new IDBFactory()
    browser.setOnline(true)
    expect(await revisit(browser, server)).toEqual(ids(3))
  })

  test('keeps entries of a page that crashes before it has its lock', async () => {
    const { server, browser } = setUp()
    browser.setOnline(false)
    const page = browser.open({}, { isSlow: true })
    addAll(page, ids(3))
    await settle()
    page.crash()
    browser.setOnline(true)
    expect(await revisit(browser, server)).toEqual(ids(3))
  })

  test('takes nothing from a page that waits for its lock', async () => {
    const { server, browser } = setUp()
    server.answer = () => 'silent'
    const page = browser.open({}, { isSlow: true })
    addAll(page, ids(3))
    await settle()
    browser.now += 1000
    const asked = [...server.asked]
    browser.open()
    await settle()
    expect(server.asked).toEqual(asked)
  })

  test('sends again with the same id what may have arrived', async () => {
    const { server, browser } = setUp()
    server.answer = () => 'taken, then silent'
    const page = browser.open()
    addAll(page, ['a'])
    await settle()
    page.close()
    server.answer = createServer().answer
    expect(await revisit(browser, server)).toEqual(['a', 'a'])
  })

  test('asks about what may have arrived and must not be sent twice', async () => {
    const { server, browser } = setUp()
    server.answer = never
    const page = browser.open({}, { doubt: 'ask' })
    addAll(page, ['a'])
    await settle()
    page.close()
    server.answer = createServer().answer
    const next = browser.open({}, { doubt: 'ask' })
    await settle()
    next.clock.pass(1000)
    await settle()
    expect(server.arrived).toEqual([])
    expect(next.outbox.snapshot()).toMatchObject([{ id: 'a', state: 'unknown' }])
    next.outbox.retry('a')
    await settle()
    expect(server.arrived).toEqual(['a'])
  })

  test('never repeats what may have arrived and has no id that the server knows', async () => {
    const { server, browser } = setUp()
    server.answer = () => 'taken, then silent'
    const page = browser.open({}, { doubt: 'forget' })
    addAll(page, ['a'])
    await settle()
    page.crash()
    server.answer = createServer().answer
    const next = browser.open({}, { doubt: 'forget' })
    await settle()
    next.clock.pass(10_000)
    await settle()
    expect(server.arrived).toEqual(['a'])
    expect(next.reports.at(-1)).toBe('a lost')
  })

  test('waits twice as long after each failure, and as long as the server asks', async () => {
    const { server, browser } = setUp()
    server.answer = () => ({ kind: 'later' })
    const page = browser.open()
    addAll(page, ['a'])
    for (const ms of [1000, 2000, 4000]) {
      await settle()
      const before = server.requests
      page.clock.pass(ms - 1)
      await settle()
      expect(server.requests).toBe(before)
      page.clock.pass(1)
      await settle()
      expect(server.requests).toBe(before + 1)
    }
    server.answer = () => ({ kind: 'later', retryAfterMs: 60_000 })
    page.clock.pass(7999)
    await settle()
    page.clock.pass(1)
    await settle()
    const before = server.requests
    void page.outbox.flush()
    page.clock.pass(59_999)
    await settle()
    expect(server.requests).toBe(before)
    page.clock.pass(1)
    await settle()
    expect(server.requests).toBe(before + 1)
  })

  test('erases all of it, in memory, in storage and before it has begun', async () => {
    const { server, browser } = setUp()
    browser.setOnline(false)
    const page = browser.open()
    addAll(page, ids(3))
    await settle()
    page.close()
    browser.open({}, { isStarted: false }).outbox.erase()
    await settle()
    browser.setOnline(true)
    expect(await revisit(browser, server)).toEqual([])
    expect(keys(browser)).toEqual([])
  })

  test('erases what other pages have, also what they are sending, and lets them go on', async () => {
    const { server, browser } = setUp()
    server.answer = () => ({ kind: 'later' })
    const other = browser.open()
    addAll(other, ['a', 'b'])
    await settle()
    let answer = (): void => undefined
    server.answer = () => new Promise((resolve) => (answer = () => resolve({ kind: 'later' })))
    addAll(other, ['c'], { key: 'other' })
    await settle()
    browser.open({}, { isStarted: false }).outbox.erase()
    await settle()
    answer()
    await settle()
    expect([other.outbox.snapshot(), keys(browser)]).toEqual([[], []])
    expect(other.reports.filter((line) => line.endsWith('erased'))).toEqual([
      'a erased',
      'b erased',
      'c erased',
    ])
    server.answer = () => ({ kind: 'arrived' })
    browser.now += 1
    addAll(other, ['d'])
    other.clock.pass(1000)
    await settle()
    expect(server.arrived).toEqual(['d'])
  })

  test('sends nothing after it was erased, also when its page comes back, until it is started', async () => {
    const { server, browser } = setUp()
    const page = browser.open()
    page.outbox.erase()
    page.freeze()
    page.restore()
    await settle()
    addAll(page, ['a'])
    await settle()
    expect([page.outbox.snapshot(), server.arrived, keys(browser)]).toEqual([[], [], []])
    page.outbox.start()
    addAll(page, ['b'])
    await settle()
    expect(server.arrived).toEqual(['b'])
  })

  test('is erased in other pages, too, where the storage is full', async () => {
    const { server, browser } = setUp()
    browser.blocked.add('indexedDB')
    browser.setOnline(false)
    const other = browser.open()
    addAll(other, ['a'])
    await settle()
    browser.storage.fill()
    browser.open({}, { isStarted: false }).outbox.erase()
    await settle()
    browser.setOnline(true)
    await settle()
    expect([server.arrived, other.outbox.snapshot()]).toEqual([[], []])
  })

  test('sends all the same if functions of its owner throw, and leaves what a report throws uncaught', async () => {
    const { server, browser } = setUp()
    const uncaught = catchUncaught()
    const error = new Error('of the owner')
    const fails = (): never => {
      throw error
    }
    const send = (entries: readonly { readonly id: string }[]) => () => {
      server.arrived.push(...entries.map(({ id }) => id))
      return Promise.resolve({ kind: 'arrived' } as const)
    }
    const page = browser.open({
      report: fails,
      merge: fails,
      request: (entries) => ({ keepsAlive: fails, send: send(entries) }),
    })
    addAll(page, ['a', 'b'])
    await settle()
    expect(server.arrived).toEqual(['a', 'b'])
    expect(uncaught).toEqual([error, error, error, error])
  })

  test.each([[0], [100]])(
    'leaves an entry to the next page whose request cannot be made, and sends the others: batches of %d bytes',
    async (batchBytes) => {
      const { server, browser } = setUp()
      const uncaught = catchUncaught()
      const error = new Error('of the owner')
      const send = (ids: readonly string[]) => () => {
        server.arrived.push(...ids)
        return Promise.resolve({ kind: 'arrived' } as const)
      }
      const page = browser.open({
        batchBytes,
        request: (entries) => {
          const bodies = entries.map(({ body }) => body)
          if (bodies.includes('b')) throw error
          return { send: send(bodies) }
        },
      })
      addAll(page, ['a', 'b', 'c', 'd'])
      await settle()
      expect(server.arrived).toEqual(['a', 'c', 'd'])
      addAll(page, ['e'])
      await settle()
      expect(server.arrived).toEqual(['a', 'c', 'd', 'e'])
      expect(uncaught).toEqual([error])
      page.close()
      expect(await revisit(browser, server)).toEqual(['a', 'c', 'd', 'e', 'b'])
    },
  )

  test('has nothing of one whose name begins with its own', async () => {
    const { server, browser } = setUp()
    browser.setOnline(false)
    for (const name of ['test', 'test:1']) {
      const page = browser.open({ name })
      addAll(page, [name])
      await settle()
      page.close()
    }
    browser.setOnline(true)
    browser.open({ name: 'test:1' }, { isStarted: false }).outbox.erase()
    expect(await revisit(browser, server)).toEqual(['test'])
  })

  test.each([[undefined], [1n]])('sends a body that JSON does not have: %s', async (body) => {
    const { server, browser } = setUp()
    const page = browser.open({ isBody: (value): value is string => value !== null })
    page.outbox.add({ id: 'a', body: body as unknown as string })
    await settle()
    expect(server.arrived).toEqual(['a'])
  })

  test('reads, stores and sends nothing before it has begun', async () => {
    const { server, browser } = setUp()
    const page = browser.open({}, { isStarted: false })
    addAll(page, ['a'])
    await settle()
    expect([server.requests, keys(browser), await browser.indexedDB.databases()]).toEqual([0, [], []])
  })

  test('works in memory where every storage is blocked', async () => {
    const { server, browser } = setUp()
    for (const what of ['indexedDB', 'localStorage', 'locks'] as const) browser.blocked.add(what)
    const page = browser.open()
    addAll(page, ids(3))
    await settle()
    expect(server.arrived).toEqual(ids(3))
  })

  test('survives rubbish in the storage, and removes it', async () => {
    const { server, browser } = setUp()
    const storage = browser.storage.of({})
    for (const [key, text] of Object.entries({
      a: '{',
      b: 'null',
      c: '{"entry":{"id":"x"}}',
      d: '[]',
      '~': '1',
      f: '{"entries":[{}]}',
    }))
      storage.setItem(`test:${key}`, text)
    const page = browser.open()
    addAll(page, ['e'])
    await settle()
    expect(server.arrived).toEqual(['e'])
    expect(keys(browser)).toEqual([])
  })

  test('keeps entries in memory whose storage is full, and sends them', async () => {
    const { server, browser } = setUp()
    browser.blocked.add('indexedDB')
    browser.storage.limit(10)
    server.answer = () => ({ kind: 'later' })
    const page = browser.open()
    addAll(page, ['a'])
    await settle()
    server.answer = createServer().answer
    page.clock.pass(1000)
    await settle()
    expect(server.arrived).toEqual(['a'])
  })

  test('drops the oldest beyond its limits, or takes no more', () => {
    const { browser } = setUp()
    browser.setOnline(false)
    const page = browser.open({ maxEntries: 2 })
    addAll(page, ids(3))
    expect(page.outbox.snapshot().map(({ id }) => id)).toEqual(['e1', 'e2'])
    expect(page.reports).toContain('e0 overflow')
    const other = setUp().browser.open({ maxBytes: 3, drops: 'newest' })
    addAll(other, ['a', 'b'])
    expect(other.outbox.snapshot().map(({ id }) => id)).toEqual(['a'])
  })

  test.each([
    ['oldest', ['a', 'b'], ['c overflow', 'd overflow']],
    ['newest', ['a', 'b', 'c', 'd'], []],
  ] as const)('that takes over more than fits, and drops the %s, has %j', async (drops, stay, dropped) => {
    const { browser } = setUp()
    browser.setOnline(false)
    browser.now = 1
    const page = browser.open({ maxEntries: 2, drops })
    addAll(page, ['a', 'b'])
    await settle()
    const other = browser.open()
    for (const id of ['c', 'd']) other.outbox.add({ id, body: id, addedAt: 0 })
    await settle()
    other.close()
    await settle()
    expect(sorted(page.outbox.snapshot().map(({ id }) => id))).toEqual(stay)
    expect(page.reports.filter((line) => line.endsWith('overflow'))).toEqual(dropped)
    expect(page.outbox.add({ id: 'e', body: 'e' })?.id).toBe(drops === 'oldest' ? 'e' : undefined)
  })

  test('drops what is too old', async () => {
    const { server, browser } = setUp()
    browser.setOnline(false)
    const page = browser.open()
    addAll(page, ['a'])
    await settle()
    page.close()
    browser.setOnline(true)
    browser.now = 24 * 60 * 60_000 + 1
    expect(await revisit(browser, server)).toEqual([])
    expect(keys(browser)).toEqual([])
  })

  test('merges entries of one key that were not sent yet', async () => {
    const { server, browser } = setUp()
    server.answer = never
    const page = browser.open({ merge: (one, other) => `${one}${other}` })
    addAll(page, ['a', 'b', 'c'], { key: 'k' })
    addAll(page, ['d'], { key: 'other' })
    expect(page.outbox.snapshot().map(({ body }) => body)).toEqual(['abc', 'd'])
    await settle()
    addAll(page, ['e'], { key: 'k' })
    expect(page.outbox.snapshot().map(({ body }) => body)).toEqual(['abc', 'd', 'e'])
  })

  test('counts what was merged or updated, and returns the entry that took the other in', async () => {
    const { browser } = setUp()
    browser.setOnline(false)
    const page = browser.open({ merge: (one, other) => one + other, maxBytes: 50 })
    page.outbox.add({ id: 'a', body: 'a'.repeat(10) })
    await settle()
    const joined = page.outbox.add({ id: 'b', body: 'b'.repeat(20) })
    expect(joined).toEqual(page.outbox.snapshot()[0])
    expect(joined).toMatchObject({ id: 'a', body: `${'a'.repeat(10)}${'b'.repeat(20)}`, bytes: 32 })
    // It would be too large with them.
    expect(page.outbox.add({ id: 'c', body: 'c'.repeat(20) })).toMatchObject({ id: 'c', bytes: 22 })
    expect(page.outbox.snapshot()).toMatchObject([{ id: 'c' }])
    expect(page.reports).toContain('a overflow')
    page.outbox.add({ id: 'd', body: 'd', key: 'other' })
    page.outbox.update('d', 'd'.repeat(40))
    expect(page.outbox.snapshot()).toMatchObject([{ id: 'd', bytes: 42 }])
  })

  test('takes no more than fits, also into an entry that waits', () => {
    const { browser } = setUp()
    browser.setOnline(false)
    const page = browser.open({ merge: (one, other) => one + other, maxBytes: 30, drops: 'newest' })
    page.outbox.add({ id: 'a', body: 'a'.repeat(20) })
    expect(page.outbox.add({ id: 'b', body: 'b'.repeat(20) })).toBeUndefined()
    expect(page.outbox.add({ id: 'c', body: 'c'.repeat(5) })?.id).toBe('a')
    expect(page.reports.filter((line) => line.endsWith('overflow'))).toEqual(['b overflow'])
  })

  test('keeps entries that this page cannot send for one that can', async () => {
    const { server, browser } = setUp()
    const page = browser.open({}, { has: (key) => key === 'a' })
    addAll(page, ['a'], { key: 'a' })
    addAll(page, ['b'], { key: 'b' })
    await settle()
    expect(server.arrived).toEqual(['a'])
    page.close()
    expect(await revisit(browser, server)).toEqual(['a', 'b'])
  })

  test('goes on when its page comes back from the back/forward cache', async () => {
    const { server, browser } = setUp()
    browser.setOnline(false)
    const page = browser.open()
    addAll(page, ['a'])
    await settle()
    page.freeze()
    browser.setOnline(true)
    page.restore()
    await settle()
    expect(server.arrived).toEqual(['a'])
  })

  test('does not send what its owner sends, and does what follows from the verdict', async () => {
    const { server, browser } = setUp()
    const page = browser.open()
    page.outbox.add({ id: 'a', body: 'a', isHeld: true })
    addAll(page, ['b'], { key: 'other' })
    await settle()
    expect(server.arrived).toEqual(['b'])
    expect(page.outbox.snapshot()).toMatchObject([{ id: 'a', state: 'sending' }])
    expect(page.outbox.hold('a')).toBe(false)
    page.outbox.release('a', { kind: 'lost' })
    expect(page.outbox.snapshot()).toMatchObject([{ id: 'a', state: 'unknown' }])
    expect(page.outbox.hold('a')).toBe(true)
    page.outbox.release('a', { kind: 'arrived' })
    page.outbox.release('a', { kind: 'lost' })
    await settle()
    expect(page.outbox.snapshot()).toEqual([])
    expect(server.arrived).toEqual(['b'])
    expect(page.outbox.hold('b')).toBe(false)
  })

  test('leaves to the next page what its owner was sending', async () => {
    const { server, browser } = setUp()
    const page = browser.open({}, { doubt: 'ask' })
    page.outbox.add({ id: 'a', body: 'a', isHeld: true })
    await settle()
    page.close()
    const next = browser.open({}, { doubt: 'ask' })
    await settle()
    next.clock.pass(1000)
    await settle()
    expect(next.outbox.snapshot()).toMatchObject([{ id: 'a', state: 'unknown' }])
    expect(server.arrived).toEqual([])
  })

  test('does not begin a request that its owner overtakes while it gets ready', async () => {
    const { browser } = setUp()
    const sent: string[] = []
    let ready: () => void = () => undefined
    const page = browser.open({
      request: ([entry]) => ({
        prepare: () => new Promise((resolve) => (ready = () => resolve(undefined))),
        send: () => {
          sent.push(entry?.id ?? '')
          return Promise.resolve({ kind: 'arrived' })
        },
      }),
    })
    addAll(page, ['a'])
    await settle()
    expect(page.outbox.hold('a')).toBe(true)
    ready()
    await settle()
    expect(sent).toEqual([])
    page.outbox.release('a', { kind: 'later' })
    page.clock.pass(1000)
    ready()
    await settle()
    expect(sent).toEqual(['a'])
  })

  test.each([
    ['fails', () => Promise.reject(new Error('no token')), 'waiting'],
    ['is refused', () => Promise.resolve({ kind: 'refused' } as const), undefined],
  ])('sends nothing while it gets ready, and that %s', async (_, prepare, state) => {
    const { server, browser } = setUp()
    const page = browser.open({
      request: () => ({ doubt: 'ask', prepare, send: () => Promise.resolve({ kind: 'arrived' }) }),
    })
    addAll(page, ['a'])
    await settle()
    expect(page.outbox.snapshot().map((entry) => entry.state)).toEqual(state ? [state] : [])
    expect(server.requests).toBe(0)
  })

  test('stores another body of an entry', async () => {
    const { server, browser } = setUp()
    browser.setOnline(false)
    const page = browser.open()
    addAll(page, ['a'])
    await settle()
    expect(page.outbox.isStored('a')).toBe(true)
    page.outbox.update('a', 'other')
    page.outbox.update('b', 'none')
    await settle()
    page.crash()
    const next = browser.open()
    next.outbox.refresh()
    await settle()
    expect(next.outbox.snapshot()).toMatchObject([{ id: 'a', body: 'other' }])
    expect(server.requests).toBe(0)
  })

  test('is flushed once nothing is under way', async () => {
    const { server, browser } = setUp()
    let answer: () => void = () => undefined
    server.answer = () => new Promise((resolve) => (answer = () => resolve({ kind: 'arrived' })))
    const page = browser.open()
    addAll(page, ['a'])
    await settle()
    let isDone = false
    const flushed = page.outbox.flush().then(() => (isDone = true))
    await settle()
    expect(isDone).toBe(false)
    answer()
    await flushed
    expect(server.arrived).toEqual(['a'])
  })

  test('hands over what is added while its page is left', async () => {
    const { server, browser } = setUp()
    const page = browser.open()
    addAll(page, ['a'])
    await settle()
    page.freeze()
    addAll(page, ['b'])
    await settle()
    expect(server.arrived).toEqual(['a', 'b'])
    page.crash()
    expect(await revisit(browser, server)).toEqual(['a', 'b', 'b'])
  })

  test('is not sent by a page that has come back before the request that outlived it is answered', async () => {
    const { server, browser } = setUp()
    let answer: () => void = () => undefined
    server.answer = () => new Promise((resolve) => (answer = () => resolve({ kind: 'arrived' })))
    const page = browser.open()
    addAll(page, ['a', 'b'])
    await settle()
    page.freeze()
    await settle()
    page.restore()
    await settle()
    expect(server.requests).toBe(1)
    server.answer = createServer().answer
    answer()
    await settle()
    expect(server.arrived).toEqual(['a', 'b'])
    expect(page.outbox.snapshot()).toEqual([])
  })

  test('keeps in memory what no storage takes, also in the back/forward cache', async () => {
    const { server, browser } = setUp()
    browser.blocked.add('indexedDB')
    browser.storage.limit(10)
    browser.setOnline(false)
    const page = browser.open()
    addAll(page, ['a'])
    await settle()
    expect(page.outbox.isStored('a')).toBe(false)
    page.freeze()
    await settle()
    browser.setOnline(true)
    page.restore()
    await settle()
    expect(server.arrived).toEqual(['a'])
  })

  test('sends in one tab what two tabs could send', async () => {
    const { server, browser } = setUp()
    browser.setOnline(false)
    const page = browser.open()
    addAll(page, ids(5))
    await settle()
    page.close()
    browser.setOnline(true)
    browser.open()
    browser.open()
    await settle()
    expect(sorted(server.arrived)).toEqual(ids(5))
  })
})

test('an id is random, also on pages without https', () => {
  const browser = createBrowser(createServer(), journaled)
  const page = browser.open()
  const found = [1, 2].map(() => page.outbox.add({ body: 'a' })?.id)
  expect(new Set(found).size).toBe(2)
  expect(found[0]).toMatch(/^[a-z\d]{28}$/)
})

test('what was added and erased in one task is never stored', async () => {
  const server = createServer()
  const browser = createBrowser(server, journaled)
  const page = browser.open()
  addAll(page, ['a'])
  page.outbox.erase()
  await settle()
  expect([server.arrived, keys(browser)]).toEqual([[], []])
})

test('a request that outlives its page in the back/forward cache is not repeated before its answer', async () => {
  const server = createServer()
  const browser = createBrowser(server, journaled)
  let answer: (step: { readonly kind: 'later' }) => void = () => undefined
  server.answer = () => new Promise((resolve) => (answer = resolve))
  const page = browser.open({}, { doubt: 'forget' })
  addAll(page, ['a'])
  for (let turn = 0; turn < 5; turn += 1) await settle()
  page.freeze()
  page.restore()
  await settle()
  expect(server.requests).toBe(1)
  server.answer = createServer().answer
  answer({ kind: 'later' })
  await settle()
  page.clock.pass(1000)
  await settle()
  expect(server.arrived).toEqual(['a'])
})

test('a hidden page sends all that outlives it, of every key', async () => {
  const server = createServer()
  server.answer = never
  const browser = createBrowser(server, journaled)
  const page = browser.open({ requestsPerKey: 6 })
  for (const id of ids(60)) page.outbox.add({ id, body: id, bytes: 1, key: id })
  await settle()
  expect(server.requests).toBe(20)
  page.hide()
  expect(server.requests).toBe(60)
})

describe('a shared outbox', () => {
  test('sends an entry that has grown out of the storage', async () => {
    const server = createServer()
    const browser = createBrowser(server, shared)
    browser.setOnline(false)
    const page = browser.open()
    addAll(page, ['a'])
    await settle()
    browser.storage.fill()
    page.outbox.update('a', 'a'.repeat(1000))
    await settle()
    server.answer = () => 'silent'
    browser.setOnline(true)
    await settle()
    expect([server.asked, page.outbox.isStored('a')]).toEqual([['a'], true])
    page.crash()
    server.answer = createServer().answer
    expect(await revisit(browser, server)).toEqual(['a'])
  })

  test('shows in each tab what all have added, and lets each remove it', async () => {
    const server = createServer()
    const browser = createBrowser(server, shared)
    browser.setOnline(false)
    const one = browser.open()
    const other = browser.open()
    addAll(one, ['a', 'b'])
    await settle()
    expect(other.outbox.snapshot().map(({ id }) => id)).toEqual(['a', 'b'])
    other.outbox.remove('a')
    await settle()
    expect(one.outbox.snapshot().map(({ id }) => id)).toEqual(['b'])
    browser.setOnline(true)
    await settle()
    expect(server.arrived).toEqual(['b'])
  })

  test.each<[what: string, verdict: ServerStep | undefined]>([
    ['is sending', undefined],
    ['has sent, and has to repeat', { kind: 'lost' }],
  ])('adds nothing to an entry that another tab %s', async (_, verdict) => {
    const server = createServer()
    const browser = createBrowser(server, shared)
    const merge = (one: string, other: string): string => one + other
    server.answer = () => ({ kind: 'later', retryAfterMs: 60_000 })
    const page = browser.open({ merge })
    addAll(page, ['0'])
    await settle()
    page.clock.pass(500)
    addAll(page, ['a'])
    await settle()
    let answer: (step: ServerStep) => void = () => undefined
    server.answer = ([id]) =>
      id === 'a' ? new Promise((resolve) => (answer = resolve)) : { kind: 'arrived' }
    const other = browser.open({ merge })
    await settle()
    expect(page.outbox.snapshot()).toMatchObject([{ id: 'a', state: 'sending' }])
    if (verdict) answer(verdict)
    await settle()
    expect(page.outbox.add({ id: 'b', body: 'b' })?.id).toBe('b')
    await settle()
    if (!verdict) answer({ kind: 'arrived' })
    server.answer = createServer().answer
    await pass(other, 5000)
    expect(server.arrived).toEqual(['0', 'a', 'b'])
  })

  test('gets ready anew with what another tab adds to an entry meanwhile', async () => {
    const browser = createBrowser(createServer(), shared)
    const merge = (one: string, other: string): string => one + other
    const page = browser.open({ merge, request: () => undefined })
    addAll(page, ['a'])
    await settle()
    const sent: unknown[] = []
    const ready: (() => void)[] = []
    browser.open({
      merge,
      request: ([entry]) => ({
        prepare: () => new Promise((resolve) => ready.push(() => resolve(undefined))),
        send: () => {
          sent.push(entry?.body)
          return Promise.resolve({ kind: 'arrived' })
        },
      }),
    })
    await settle()
    addAll(page, ['b'])
    await settle()
    for (const each of ready) each()
    await settle()
    expect(sent).toEqual(['ab'])
  })

  test('keeps what it has just added to an entry when it reads what tabs have stored', async () => {
    const browser = createBrowser(createServer(), shared)
    browser.setOnline(false)
    const page = browser.open({ merge: (one, other) => one + other })
    addAll(page, ['a'])
    await settle()
    addAll(page, ['b'])
    page.outbox.refresh()
    await settle()
    expect(page.outbox.snapshot()).toMatchObject([{ id: 'a', body: 'ab' }])
  })

  test('does not send again what another tab has removed meanwhile', async () => {
    const server = createServer()
    const browser = createBrowser(server, shared)
    let answer: (step: ServerStep) => void = () => undefined
    server.answer = () => new Promise((resolve) => (answer = resolve))
    const page = browser.open()
    addAll(page, ['a'])
    await settle()
    const other = browser.open()
    await settle()
    other.outbox.remove('a')
    await settle()
    answer({ kind: 'later' })
    await settle()
    expect([page.outbox.snapshot(), keys(browser)]).toEqual([[], []])
    await pass(page, 5000)
    expect(server.requests).toBe(1)
  })

  test('does not bring back what another tab has sent while it got ready', async () => {
    const server = createServer()
    const browser = createBrowser(server, shared)
    let ready: () => void = () => undefined
    let isGoingOn = (): boolean => false
    const slow = browser.open({
      request: () => ({
        prepare: (check) => {
          isGoingOn = check
          return new Promise((resolve) => (ready = () => resolve({ kind: 'later' })))
        },
        send: () => Promise.resolve({ kind: 'arrived' }),
      }),
    })
    addAll(slow, ['a'])
    await settle()
    expect(isGoingOn()).toBe(true)
    browser.open()
    await settle()
    expect(server.arrived).toEqual(['a'])
    expect([slow.outbox.snapshot(), isGoingOn()]).toEqual([[], false])
    ready()
    await settle()
    expect([slow.outbox.snapshot(), keys(browser)]).toEqual([[], []])
  })

  test.each<[what: string, answer: () => ServerStep | Promise<ServerStep>, state: string, isHeld: boolean]>([
    ['is sending', never, 'sending', false],
    ['has sent without an answer', () => ({ kind: 'lost' }), 'unknown', true],
  ])('shows what another tab %s while it gets ready', async (_, answer, state, isHeld) => {
    const server = createServer()
    const browser = createBrowser(server, shared)
    server.answer = answer
    const slow = browser.open({
      request: () => ({ prepare: never, send: () => Promise.resolve({ kind: 'arrived' }) }),
    })
    addAll(slow, ['a'])
    await settle()
    browser.open({}, { doubt: 'ask' })
    await settle()
    expect(slow.outbox.snapshot().map((entry) => entry.state)).toEqual([state])
    expect(slow.outbox.hold('a')).toBe(isHeld)
  })

  test('goes on in another tab once the tab that was sending is gone', async () => {
    const server = createServer()
    const browser = createBrowser(server, shared)
    server.answer = never
    const page = browser.open()
    addAll(page, ['a'])
    await settle()
    const next = browser.open()
    await settle()
    expect(next.outbox.snapshot()).toMatchObject([{ id: 'a', state: 'sending' }])
    page.crash()
    server.answer = createServer().answer
    await settle()
    next.clock.pass(500)
    await settle()
    expect(server.arrived).toEqual(['a'])
  })
})

describe('a journaled outbox', () => {
  test('leaves no mark to the next page where there is no IndexedDB', async () => {
    const server = createServer()
    const browser = createBrowser(server, journaled)
    browser.blocked.add('indexedDB')
    browser.setOnline(false)
    const page = browser.open()
    addAll(page, ['a'])
    await settle()
    page.close()
    browser.setOnline(true)
    expect(await revisit(browser, server)).toEqual(['a'])
    expect(keys(browser)).toEqual([])
  })

  test('stores nothing after it was erased in the task of an add', async () => {
    const browser = createBrowser(createServer(), journaled)
    const page = browser.open()
    addAll(page, ['a'])
    await settle()
    addAll(page, ['b'])
    page.outbox.erase()
    await settle()
    page.close()
    expect(keys(browser)).toEqual([])
  })

  test('does not forget that its server works when nothing waits', async () => {
    const server = createServer()
    const browser = createBrowser(server, journaled)
    const page = browser.open({}, { doubt: 'forget' })
    addAll(page, ['a'])
    for (let turn = 0; turn < 5; turn += 1) await settle()
    addAll(page, ['b'])
    page.close()
    await settle()
    expect(server.arrived).toEqual(['a', 'b'])
    expect(page.reports.at(-1)).toBe('b arrived handed over')
  })

  test('stores again what it has in memory when the visitor empties the storage', async () => {
    const server = createServer()
    const browser = createBrowser(server, journaled)
    const opened: unknown[] = []
    const { open } = browser.indexedDB
    browser.indexedDB.open = function (...asked) {
      const request = open.apply(this, asked)
      request.addEventListener('success', () => opened.push(request.result))
      return request
    }
    browser.setOnline(false)
    const page = browser.open()
    addAll(page, ids(12))
    await settle()
    browser.indexedDB = new IDBFactory()
    for (const database of opened) forceCloseDatabase(database as typeof IDBDatabase)
    await settle()
    page.crash()
    browser.setOnline(true)
    expect(await revisit(browser, server)).toEqual(ids(12))
  })

  test('drops what an earlier version has stored in its place', async () => {
    const server = createServer()
    const browser = createBrowser(server, journaled)
    await new Promise((resolve, reject) => {
      const opening = browser.indexedDB.open('test')
      opening.onerror = reject
      opening.onupgradeneeded = () => opening.result.createObjectStore('events').put([{ id: 'old' }], '0.5/1')
      opening.onsuccess = () => {
        opening.result.close()
        resolve(undefined)
      }
    })
    browser.storage.of({}).setItem('test:0.5', '[{"id":"older"}]')
    const page = browser.open()
    addAll(page, ['a'])
    await settle()
    expect(server.arrived).toEqual(['a'])
    expect([page.outbox.snapshot(), keys(browser)]).toEqual([[], []])
  })
})

/** Passes time in steps: a lock is given back half a second after its request. */
async function pass({ clock }: Page, ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 500) {
    clock.pass(500)
    await settle()
  }
}

describe('an entry that its owner sends', () => {
  function setUp(options: TestOptions = {}, keep = shared) {
    const server = createServer()
    const browser = createBrowser(server, keep)
    return { server, browser, page: browser.open(options) }
  }

  test.each([
    ['journaled', journaled],
    ['shared', shared],
  ])('is not sent by a page while it is held, and ends as its owner says: %s', async (_, keep) => {
    const { server, page } = setUp({}, keep)
    page.outbox.add({ id: 'a', body: 'a', isHeld: true })
    page.outbox.add({ id: 'b', body: 'b', isHeld: true })
    await page.outbox.flush()
    await settle()
    expect(server.arrived).toEqual([])
    expect(page.outbox.snapshot().map(({ state }) => state)).toEqual(['sending', 'sending'])
    page.outbox.release('a', { kind: 'arrived' })
    page.outbox.release('b', { kind: 'lost' })
    await settle()
    expect(page.outbox.snapshot()).toMatchObject([{ id: 'b', state: 'unknown' }])
    expect(server.arrived).toEqual([])
    page.outbox.retry('b')
    await settle()
    expect(server.arrived).toEqual(['b'])
  })

  test('is sent after a pause if its owner could not', async () => {
    const { server, page } = setUp()
    page.outbox.add({ id: 'a', body: 'a', isHeld: true })
    page.outbox.release('a', { kind: 'later' })
    await settle()
    expect(server.arrived).toEqual([])
    await pass(page, 1000)
    expect(server.arrived).toEqual(['a'])
  })

  test('may be one that waits, also while a request gets ready with it', async () => {
    let ready: () => void = () => undefined
    const isReady = new Promise<undefined>((resolve) => (ready = () => resolve(undefined)))
    const sent: string[] = []
    const { page } = setUp({
      request: ([entry]) => ({
        prepare: () => isReady,
        send: () => {
          sent.push(entry?.id ?? '')
          return Promise.resolve({ kind: 'arrived' })
        },
      }),
    })
    page.outbox.add({ id: 'a', body: 'a' })
    await settle()
    expect(page.outbox.hold('a')).toBe(true)
    ready()
    await settle()
    expect(sent).toEqual([])
    expect(page.outbox.snapshot()).toMatchObject([{ id: 'a', state: 'sending' }])
    page.outbox.release('a', { kind: 'arrived' })
    expect(page.outbox.snapshot()).toEqual([])
  })

  test('is not one that is being sent, or is not there', async () => {
    const { server, page } = setUp()
    server.answer = () => never()
    page.outbox.add({ id: 'a', body: 'a' })
    await settle()
    expect(page.outbox.hold('a')).toBe(false)
    expect(page.outbox.hold('b')).toBe(false)
  })

  test('is left alone by other tabs, until its page is gone', async () => {
    const { server, browser, page } = setUp()
    page.outbox.add({ id: 'a', body: 'a', isHeld: true })
    const other = browser.open()
    await settle()
    other.clock.pass(1000)
    await settle()
    expect(server.arrived).toEqual([])
    page.crash()
    await settle()
    other.clock.pass(1000)
    await settle()
    expect(server.arrived).toEqual(['a'])
  })

  test('is held through the back/forward cache', async () => {
    const { server, page } = setUp()
    page.outbox.add({ id: 'a', body: 'a', isHeld: true })
    page.freeze()
    page.restore()
    await settle()
    page.clock.pass(1000)
    await settle()
    expect(server.arrived).toEqual([])
    page.outbox.release('a', { kind: 'arrived' })
    await settle()
    expect(page.outbox.snapshot()).toEqual([])
  })

  test('is sent again by a page that came out of the back/forward cache, if its owner could not', async () => {
    const { server, page } = setUp()
    page.outbox.add({ id: 'a', body: 'a', isHeld: true })
    page.freeze()
    page.restore()
    await settle()
    page.outbox.release('a', { kind: 'later' })
    await settle()
    await pass(page, 5000)
    expect(server.arrived).toEqual(['a'])
  })

  test('is not sent a second time while it is being sent', async () => {
    const { server, page } = setUp()
    server.answer = () => 'silent'
    addAll(page, ['a'])
    await settle()
    page.outbox.retry('a')
    await settle()
    expect(page.outbox.snapshot()).toMatchObject([{ id: 'a', state: 'sending' }])
    expect(server.requests).toBe(1)
  })

  test('has another body for other tabs only once its request begins', async () => {
    let ready: () => void = () => undefined
    const isReady = new Promise<undefined>((resolve) => (ready = () => resolve(undefined)))
    const send = () => new Promise<never>(() => undefined)
    const { browser, page } = setUp({ request: () => ({ prepare: () => isReady, send }) })
    const other = browser.open({ request: () => undefined })
    page.outbox.add({ id: 'a', body: 'a' })
    await settle()
    page.outbox.update('a', 'b')
    other.outbox.refresh()
    expect(other.outbox.snapshot()).toMatchObject([{ body: 'a', state: 'waiting' }])
    ready()
    await settle()
    expect(other.outbox.snapshot()).toMatchObject([{ body: 'b', state: 'sending' }])
  })

  test('has another body by the time that it is sent', () => {
    const { browser, page } = setUp()
    page.outbox.add({ id: 'a', body: 'a', isHeld: true })
    page.outbox.update('a', 'with a token')
    expect(page.outbox.snapshot()).toMatchObject([{ body: 'with a token' }])
    page.crash()
    expect(browser.open().outbox.snapshot()).toMatchObject([{ body: 'with a token', state: 'sending' }])
  })
})

describe('an outbox that tabs share', () => {
  test('knows what another tab has stored as soon as it is asked to', () => {
    const server = createServer()
    server.answer = () => never()
    const browser = createBrowser(server, shared)
    const [first, second] = [browser.open(), browser.open()]
    first.outbox.add({ id: 'a', body: 'a', isHeld: true })
    expect(second.outbox.snapshot()).toEqual([])
    second.outbox.refresh()
    expect(second.outbox.snapshot()).toMatchObject([{ id: 'a' }])
  })

  test('leaves an entry to another tab that has begun to send it as this one makes its request', async () => {
    const browser = createBrowser(createServer(), shared)
    browser.setOnline(false)
    const first = browser.open()
    const asked = { isReady: false }
    const second: Page = browser.open({
      request: () => {
        second.outbox.refresh()
        return asked.isReady
          ? {
              prepare: () => {
                second.outbox.update('a', 'a, with a token of the second tab')
                return Promise.resolve(undefined)
              },
              send: () => Promise.resolve({ kind: 'arrived' }),
            }
          : undefined
      },
    })
    first.outbox.add({ id: 'a', body: 'a' })
    await settle()
    browser.setOnline(true)
    first.outbox.hold('a')
    asked.isReady = true
    void second.outbox.flush()
    await settle()
    expect(second.outbox.snapshot()).toMatchObject([{ id: 'a', body: 'a', state: 'sending' }])
  })

  test('does not bring back what another tab has sent while this one was getting ready', async () => {
    const server = createServer()
    const browser = createBrowser(server, shared)
    let giveUp: () => void = () => undefined
    const later = new Promise<{ kind: 'later' }>((resolve) => (giveUp = () => resolve({ kind: 'later' })))
    const slow = browser.open({
      request: () => ({ prepare: () => later, send: () => Promise.resolve({ kind: 'arrived' }) }),
    })
    slow.outbox.add({ id: 'a', body: 'a' })
    await settle()
    browser.open()
    await settle()
    expect(server.arrived).toEqual(['a'])
    giveUp()
    await settle()
    expect(keys(browser)).toEqual([])
    expect(slow.outbox.snapshot()).toEqual([])
  })

  test('does not bring back what its owner has ended while it was getting ready', async () => {
    const browser = createBrowser(createServer(), shared)
    let giveUp: () => void = () => undefined
    const later = new Promise<{ kind: 'later' }>((resolve) => (giveUp = () => resolve({ kind: 'later' })))
    const page = browser.open({
      request: () => ({ prepare: () => later, send: () => Promise.resolve({ kind: 'arrived' }) }),
    })
    page.outbox.add({ id: 'a', body: 'a' })
    await settle()
    page.outbox.hold('a')
    page.outbox.release('a', { kind: 'arrived' })
    giveUp()
    await settle()
    expect(keys(browser)).toEqual([])
    expect(page.outbox.snapshot()).toEqual([])
  })

  test('drops an entry that is getting ready, and does not send it', async () => {
    const server = createServer()
    const browser = createBrowser(server, shared)
    let ready: () => void = () => undefined
    const isReady = new Promise<undefined>((resolve) => (ready = () => resolve(undefined)))
    const sent: string[] = []
    const page = browser.open({
      request: ([entry]) => ({
        prepare: () => isReady,
        send: () => {
          sent.push(entry?.id ?? '')
          return Promise.resolve({ kind: 'arrived' })
        },
      }),
    })
    page.outbox.add({ id: 'a', body: 'a' })
    await settle()
    page.outbox.remove('a')
    ready()
    await settle()
    expect(sent).toEqual([])
    expect(keys(browser)).toEqual([])
  })

  test('says which entries are in memory only', async () => {
    const server = createServer()
    server.answer = () => never()
    const browser = createBrowser(server, shared)
    const page = browser.open()
    page.outbox.add({ id: 'a', body: 'a' })
    expect(page.outbox.isStored('a')).toBe(false)
    await settle()
    browser.storage.limit(1)
    page.outbox.add({ id: 'b', body: 'b' })
    await settle()
    expect(['a', 'b', 'c'].map((id) => page.outbox.isStored(id))).toEqual([true, false, false])
  })
})

test('a network that is back says nothing of the failures before: the next pause is the shortest', async () => {
  const server = createServer()
  const browser = createBrowser(server, shared)
  server.answer = () => ({ kind: 'later' })
  const page = browser.open()
  page.outbox.add({ id: 'a', body: 'a' })
  await settle()
  await pass(page, 7000)
  browser.setOnline(true)
  await settle()
  const { requests } = server
  expect(requests).toBe(5)
  await pass(page, 1000)
  expect(server.requests).toBe(6)
})

test('flushing ends once nothing can be sent for now', async () => {
  const server = createServer()
  const page = createBrowser(server, shared).open()
  for (const id of ids(5)) page.outbox.add({ id, body: id })
  await page.outbox.flush()
  expect(server.arrived).toEqual(ids(5))
})
