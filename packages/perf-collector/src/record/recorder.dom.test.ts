import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearPage, setPage, startStage } from '../collector/stage.test-support.ts'

beforeEach(setPage)
afterEach(clearPage)

// spec: PRF-001
test('a record has app, data, event, pageLoadId and ts', () => {
  const stage = startStage()
  stage.hide()
  const [record] = stage.records()
  expect(Object.keys(record ?? {}).sort()).toEqual(['app', 'data', 'event', 'pageLoadId', 'ts'])
  expect(record).toMatchObject({ app: 'shop', event: 'page_speed' })
  expect(Math.abs((record?.ts ?? 0) - Date.now())).toBeLessThan(1000)
})

// spec: PRF-002
test('the context tells visitor, network, device and address', () => {
  vi.stubGlobal('navigator', {
    connection: { downlink: 10, effectiveType: '4g', rtt: 50, saveData: false },
    deviceMemory: 8,
    hardwareConcurrency: 4,
  })
  const stage = startStage({ ids: () => ({ memberId: 'member-1' }) })
  history.replaceState(null, '', '#reviews')
  stage.hide()
  expect(stage.records()[0]?.data.context).toEqual({
    analyticsId: 'a-1',
    marketingId: 'm-1',
    memberId: 'member-1',
    version: '4.13.1',
    downlink: 10,
    effectiveType: '4g',
    rtt: 50,
    saveData: false,
    deliveryType: 'beacon',
    devicePixelRatio,
    screenWidth: screen.width,
    screenHeight: screen.height,
    viewportWidth: innerWidth,
    viewportHeight: innerHeight,
    deviceMemory: 8,
    hardwareConcurrency: 4,
    hash: '#reviews',
    hostname: location.hostname,
    pathname: location.pathname,
  })
})

test('fragment and path of the address have lost their credentials', async () => {
  const idle: (() => void)[] = []
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run))
  history.replaceState(null, '', '/p;jsessionid=SECRET/reset#access_token=abc&%6Awt=def&view=4')
  const stage = startStage()
  for (const run of idle) run()
  await import('../collector/later.browser.ts')
  await Promise.resolve()
  stage.hide()
  expect(stage.records()[0]?.data.context).toMatchObject({
    hash: '#access_token=redacted&%6Awt=redacted&view=4',
    pathname: '/p;jsessionid=redacted',
  })
})

test('the path of an early record has nothing behind a semicolon', () => {
  history.replaceState(null, '', '/a:b=c;jsessionid=SECRET/reset')
  const stage = startStage()
  stage.hide()
  expect(stage.records()[0]?.data.context.pathname).toBe('/a:b=c;redacted')
})

test.each([
  ['#access_token=abc&view=4', '#access_token=redacted'],
  ['#%6Awt=def', '#%6Awt=redacted'],
  ['#view=4&next=%2F%3Ftoken%3Dabc', '#view=redacted'],
  ['#//user:secret@shop.example', '#//user:redacted'],
  ['#reviews', '#reviews'],
  ['#/cart?open', '#/cart?open'],
])(
  'of a page that is left before the list of credentials is loaded, %j is recorded as %j',
  (hash, recorded) => {
    vi.stubGlobal('requestIdleCallback', vi.fn())
    const stage = startStage()
    history.replaceState(null, '', hash)
    stage.hide()
    expect(stage.records().map(({ data }) => data.context.hash)).toEqual([recorded])
  },
)

// spec: PRF-017
test('the version is the one of the protocol', () => {
  const stage = startStage()
  stage.hide()
  expect(stage.records()[0]?.data.context.version).toBe('4.13.1')
})

test('cookies may have other names, and a browser without connection tells less', () => {
  document.cookie = 'visitor=v-1'
  const stage = startStage({ cookies: { analyticsId: 'visitor' } })
  stage.hide()
  const { context } = stage.records()[0]?.data ?? {}
  expect([context?.analyticsId, context && 'downlink' in context]).toEqual(['v-1', false])
})

// spec: PRF-015
test('posts an array as plain text by beacon, and by XHR what the browser does not take', () => {
  const beacon = vi.fn(() => false)
  vi.stubGlobal('navigator', { sendBeacon: beacon })
  const requests: unknown[] = []
  class Request {
    open(...args: unknown[]): void {
      requests.push(args)
    }
    send(body: string): void {
      requests.push(JSON.parse(body))
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request)
  const stage = startStage({ send: undefined })
  stage.hide()
  expect(beacon).toHaveBeenCalledWith(
    '/api/1/performance/records',
    expect.stringContaining('"deliveryType":"beacon"'),
  )
  expect(requests).toEqual([
    ['POST', '/api/1/performance/records'],
    [
      expect.objectContaining({
        data: expect.objectContaining({
          context: expect.objectContaining({ deliveryType: 'xhr' }) as object,
        }) as object,
      }),
    ],
  ])
})

test('without beacons it is XHR', () => {
  const types: string[] = []
  const stage = startStage({
    send: (_, __, type) => {
      types.push(type)
      return type === 'xhr'
    },
  })
  stage.hide()
  expect(types).toEqual(['beacon', 'xhr'])
})

test('a record has the identities of its moment: none when their cookies are cleared, as by a refusal', () => {
  const stage = startStage()
  stage.collector.record('user', () => ({ name: 'a' }))
  for (const name of ['SS_ANALYTICS_ID', 'SS_MID'])
    document.cookie = `${name}=; expires=Thu, 01 Jan 1970 00:00:00 GMT`
  stage.collector.record('user', () => ({ name: 'b' }))
  stage.collector.flush()
  const ids = stage.records().map(({ data }) => [data.context.analyticsId, data.context.marketingId])
  expect(ids).toEqual([
    ['a-1', 'm-1'],
    [undefined, undefined],
  ])
})

test('without cookies, a record has no identities but those of the application', () => {
  const stage = startStage({ cookies: false, ids: () => ({ memberId: 'm' }) })
  const read = vi.spyOn(document, 'cookie', 'get')
  stage.hide()
  const { analyticsId, marketingId, memberId } = stage.records()[0]?.data.context ?? {}
  expect([analyticsId, marketingId, memberId, read.mock.calls.length]).toEqual([undefined, undefined, 'm', 0])
})

test("an identity that the application does not know leaves the cookie's", () => {
  const stage = startStage({ ids: () => ({ memberId: 'm', analyticsId: undefined }) })
  stage.hide()
  expect(stage.records()[0]?.data.context).toMatchObject({ memberId: 'm', analyticsId: 'a-1' })
})

test.each([
  ['none at all', () => null],
  [
    'a getter that throws',
    () => ({
      get memberId(): string {
        throw new Error('who?')
      },
    }),
  ],
  [
    'a value that cannot be written',
    () => {
      const memberId: { itself?: unknown } = {}
      memberId.itself = memberId
      return { memberId, analyticsId: null }
    },
  ],
])("identities of the application that are %s leave the record and the cookies'", (_, ids) => {
  const stage = startStage({ ids: ids as never })
  stage.hide()
  const [record] = stage.records()
  expect(record?.event).toBe('page_speed')
  expect(record?.data.context).toMatchObject({ analyticsId: 'a-1', marketingId: 'm-1' })
  expect(record?.data.context.memberId).toBeUndefined()
})

test('a page that replaces Date does not move the time of records', () => {
  const now = Date.now()
  vi.spyOn(Date, 'now').mockReturnValue(0)
  const stage = startStage()
  stage.hide()
  expect(Math.abs((stage.records()[0]?.ts ?? 0) - now)).toBeLessThan(10_000)
})

test('a clock of the page that is set back, or replaced, moves no time', () => {
  const stage = startStage()
  // The simulated document reads `Date` to tell which cookies have expired.
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('')
  vi.stubGlobal('Date', undefined)
  stage.hide()
  vi.unstubAllGlobals()
  expect([stage.errors, Math.abs((stage.records()[0]?.ts ?? 0) - Date.now()) < 10_000]).toEqual([[], true])
})

test('after the machine has slept, which the timeline does not count, records have the time of the clock', () => {
  const stage = startStage()
  const woken = Date.now() + 8 * 3_600_000
  vi.spyOn(Date, 'now').mockReturnValue(woken)
  stage.hide()
  expect(stage.records()[0]?.ts).toBe(woken)
})

test('records that no beacon takes say so, and their data stay as they are', () => {
  const bodies: string[] = []
  const stage = startStage({
    send: (_, body, type) => {
      bodies.push(body)
      return type === 'xhr'
    },
  })
  const data = { name: 'a', deliveryType: 'beacon', nested: [{ text: '"deliveryType":"beacon"' }] }
  stage.collector.record('user', () => data)
  stage.collector.record('user', () => data)
  stage.collector.flush()
  const sent = JSON.parse(bodies[1] ?? '') as { data: { context: { deliveryType: string } } }[]
  for (const each of sent) expect(each.data).toMatchObject({ ...data, context: { deliveryType: 'xhr' } })
  expect(sent).toHaveLength(2)
})

test('what is larger than the browser takes at a time is sent in parts, before it is too much', () => {
  const stage = startStage()
  for (let index = 0; index < 10; index += 1)
    stage.collector.record('user', () => ({ text: '語'.repeat(5000) }))
  stage.hide()
  const sizes = stage.sent.map(({ records }) => new Blob([JSON.stringify(records)]).size)
  expect([stage.records().length, Math.max(...sizes) < 65_536]).toEqual([11, true])
})

test('a record that no beacon takes is sent while the page is open', () => {
  const stage = startStage()
  stage.collector.record('user', () => ({ text: 'y'.repeat(200_000) }))
  expect(stage.records()).toHaveLength(1)
})

test('a sender without an answer has sent', () => {
  const send = vi.fn()
  const stage = startStage({ send })
  stage.hide()
  expect(send.mock.calls.map(([, , type]) => type as unknown)).toEqual(['beacon'])
})

test('a sender that fails now and then loses only what it failed with', () => {
  let count = 0
  const received: string[] = []
  const stage = startStage({
    send: (_, body) => {
      count += 1
      if (count <= 2) throw new Error('offline')
      received.push(body)
      return true
    },
  })
  stage.collector.record('user', () => ({ name: 'rum-lost' }))
  stage.collector.flush()
  stage.collector.record('user', () => ({ name: 'rum-kept' }))
  stage.collector.flush()
  expect([received.length, received.join().includes('rum-kept'), stage.errors.length]).toEqual([1, true, 2])
})

test('a server that takes nothing for days costs no more memory than one sending', () => {
  let largest = 0
  const stage = startStage({
    send: (_, body) => {
      largest = Math.max(largest, body.length)
      return false
    },
  })
  stage.pass(30_000)
  for (let index = 0; index < 20_000; index += 1)
    stage.collector.record('user', () => ({ name: `rum-${index}` }))
  stage.hide()
  // Each page is reported at most once, and what could not be sent is gone.
  expect([largest > 10_000, largest < 65_536]).toEqual([true, true])
  largest = 0
  stage.collector.flush()
  expect(largest).toBe(0)
})

test('data that cannot be written is reported, and harms no other record', () => {
  const stage = startStage()
  const circle: Record<string, unknown> = {}
  circle.self = circle
  stage.collector.record('user', () => circle)
  stage.collector.record('user', () => ({ amount: 1n }))
  stage.collector.record('user', () => ({ name: 'rum-kept' }))
  stage.collector.flush()
  expect([stage.errors.length, stage.records().length]).toEqual([2, 1])
})

test('half of a pair, as of a text that was cut, is replaced, and harms no other record', () => {
  const stage = startStage()
  const whole = '\ud83d\ude00 \\ud83d "\\\\'
  stage.collector.record('user', () => ({ name: 'a\ud83d', '\ude00': `\\\ud83d${whole}` }))
  stage.collector.flush()
  expect(stage.records()[0]?.data).toMatchObject({ name: 'a\ufffd', '\ufffd': `\\\ufffd${whole}` })
})

test('data that change after they were recorded are sent as they were', () => {
  const stage = startStage()
  const data: Record<string, unknown> = { name: 'rum-a' }
  stage.collector.record('user', () => data)
  stage.collector.record('user', () => ({ name: 'rum-b' }))
  data.name = 'y'.repeat(2_000_000)
  data.self = data
  stage.collector.flush()
  expect(stage.records().map((record) => (record.data as { name?: string }).name)).toEqual(['rum-a', 'rum-b'])
  expect(stage.errors).toEqual([])
})
