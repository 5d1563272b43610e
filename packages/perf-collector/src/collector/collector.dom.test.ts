import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createUserTimings } from '../user-timing/user-timing.browser.ts'
import { createPerfCollector } from './collector.browser.ts'
import { firstPaint, setStage, setVisibility, type Stage } from './stage.test-support.ts'

let undo: (() => void) | undefined

beforeEach(() => {
  setVisibility('visible')
  document.cookie = 'SS_ANALYTICS_ID=a-1'
  document.cookie = 'SS_MID=m-1'
})
afterEach(() => {
  undo?.()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** A started collector. */
function start(changes: Parameters<typeof setStage>[0] = {}): Stage {
  const stage = setStage(changes)
  undo = stage.collector.start()
  return stage
}

const speeds = (stage: Stage) => stage.records().filter(({ event }) => event === 'page_speed')

// spec: PRF-001
test('a record has app, data, event, pageLoadId and ts', () => {
  const stage = start()
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
  const stage = start({ ids: () => ({ memberId: 'member-1' }) })
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

// spec: PRF-017
test('the version is the one of the protocol', () => {
  const stage = start()
  stage.hide()
  expect(stage.records()[0]?.data.context.version).toBe('4.13.1')
})

test('cookies may have other names, and a browser without connection tells less', () => {
  document.cookie = 'visitor=v-1'
  const stage = start({ cookies: { analyticsId: 'visitor' } })
  stage.hide()
  const { context } = stage.records()[0]?.data ?? {}
  expect([context?.analyticsId, context && 'downlink' in context]).toEqual(['v-1', false])
})

// spec: PRF-011
test('reports a page once, when it is hidden first', () => {
  const stage = start()
  stage.hide()
  stage.show()
  stage.hide()
  stage.pass(120_000)
  expect(speeds(stage)).toHaveLength(1)
})

// spec: PRF-014
test('reports a page after 60 seconds if it is not hidden before', () => {
  const stage = start()
  stage.pass(59_999)
  expect(speeds(stage)).toHaveLength(0)
  stage.pass(1)
  expect(speeds(stage)).toHaveLength(1)
  stage.hide()
  expect(speeds(stage)).toHaveLength(1)
})

// spec: PRF-012
test('sends what is queued when the page is hidden', () => {
  const stage = start()
  stage.collector.record('user', () => ({ name: 'rum-a' }))
  expect(stage.sent).toHaveLength(0)
  stage.hide()
  expect(stage.records().map(({ event }) => event)).toEqual(['user', 'page_speed'])
})

// spec: PRF-013
test('sends what is queued 30 seconds after load', () => {
  const stage = start()
  stage.collector.record('user', () => ({ name: 'rum-a' }))
  stage.pass(29_999)
  expect(stage.sent).toHaveLength(0)
  stage.pass(1)
  expect(stage.records()).toHaveLength(1)
})

test('counts 30 seconds from the load event, not from the start', () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  const stage = start()
  stage.collector.record('user', () => ({ name: 'rum-a' }))
  stage.pass(20_000)
  window.dispatchEvent(new Event('load'))
  stage.pass(29_999)
  expect(stage.sent).toHaveLength(0)
  stage.pass(1)
  expect(stage.sent).toHaveLength(1)
})

test('sends also when the page is left without being hidden', () => {
  const stage = start()
  window.dispatchEvent(new Event('pagehide'))
  expect(speeds(stage)).toHaveLength(1)
})

test('hands over the metrics of the page once', () => {
  const onPageSpeed = vi.fn()
  const stage = start({ onPageSpeed })
  stage.observe(firstPaint(100))
  stage.hide()
  stage.hide()
  expect(onPageSpeed).toHaveBeenCalledOnce()
  expect(onPageSpeed).toHaveBeenCalledWith(expect.objectContaining({ firstContentfulPaint: 100 }))
})

test('takes what the browser has not delivered yet when the page is hidden', () => {
  const stage = start()
  stage.hold(firstPaint(90))
  stage.hide()
  expect(speeds(stage)[0]?.data).toMatchObject({ firstContentfulPaint: 90 })
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
  const stage = start({ send: undefined })
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
  const stage = start()
  const types: string[] = []
  undo?.()
  const { collector } = setStage({
    send: (_, __, type) => {
      types.push(type)
      return type === 'xhr'
    },
  })
  undo = collector.start()
  stage.hide()
  expect(types).toEqual(['beacon', 'xhr'])
})

// spec: PRF-016
test('what is thrown goes to the hook, and not to the page', () => {
  const stage = start({
    send: () => {
      throw new Error('no network')
    },
  })
  const seen = vi.fn()
  window.addEventListener('error', seen)
  stage.hide()
  window.removeEventListener('error', seen)
  expect(stage.errors).toEqual([new Error('no network'), new Error('no network')])
  expect(seen).not.toHaveBeenCalled()
})

test('a hook that throws does no harm', () => {
  const stage = start({
    onError: () => {
      throw new Error('worse')
    },
    onPageSpeed: () => {
      throw new Error('bad')
    },
    ids: () => {
      throw new Error('who?')
    },
  })
  expect(() => stage.hide()).not.toThrow()
  expect(stage.records()[0]?.data.context.analyticsId).toBe('a-1')
})

test('a record has the identities of its moment: none when their cookies are cleared, as by a refusal', () => {
  const stage = start()
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

test('a collector without options works, and its records name the host', () => {
  const send = vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true)
  const collector = createPerfCollector()
  undo = collector.start()
  collector.record('user', () => ({ name: 'a' }))
  collector.flush()
  expect(send.mock.calls[0]?.[1]).toContain(`"app":"${location.hostname}"`)
})

// spec: PRF-032
test("marks and measures are prefixed 'rum-', once", () => {
  const stage = start()
  const { mark, measure } = createUserTimings(stage.collector)
  mark('begin')
  mark('rum-end')
  measure('all', 'begin', 'end')
  stage.collector.flush()
  const names = stage.records().map(({ event, data }) => [event, (data as { name?: string }).name])
  expect(names).toEqual([
    ['user', 'rum-begin'],
    ['user', 'rum-end'],
    ['user', 'rum-all'],
  ])
  expect(performance.getEntriesByName('rum-begin')).toHaveLength(1)
})

test('a measure from an unknown mark is reported, and a page may mark 100 times', () => {
  const stage = start()
  const { mark, measure, clear } = createUserTimings(stage.collector)
  measure('x', 'never')
  for (let index = 0; index < 300; index += 1) mark(`m${index}`)
  stage.collector.flush()
  clear()
  expect([
    stage.errors.length,
    stage.records().length,
    performance.getEntriesByName('rum-m5').length,
  ]).toEqual([1, 100, 0])
})

test('impossible entries are survived, each on its own', () => {
  const stage = start()
  stage.observe(
    { entryType: 'event', startTime: -1, duration: Infinity, interactionId: 1 },
    { entryType: 'layout-shift', startTime: NaN, value: NaN, hadRecentInput: false },
    {
      entryType: 'largest-contentful-paint',
      startTime: 1e300,
      get element(): object {
        throw new Error('gone')
      },
    },
    { entryType: 'first-input', startTime: 100, processingStart: 2, duration: 0 },
    { entryType: 'paint', name: 'first-contentful-paint', startTime: -50 },
  )
  stage.hide()
  const [record] = speeds(stage)
  expect(record?.data).toMatchObject({ slowestInteractions: [] })
  expect(Object.keys(record?.data ?? {})).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^first|^largest|^cumulative/)]),
  )
})

test('a browser without observers reports a page without metrics', () => {
  const stage = setStage()
  vi.stubGlobal('PerformanceObserver', undefined)
  undo = stage.collector.start()
  stage.hide()
  expect([speeds(stage)[0]?.data, stage.errors]).toEqual([
    {
      navigationType: 'navigate',
      slowestInteractions: [],
      ratings: {},
      context: expect.any(Object) as object,
    },
    [],
  ])
})

test('a page that replaces Date does not move the time of records', () => {
  const now = Date.now()
  vi.spyOn(Date, 'now').mockReturnValue(0)
  const stage = start()
  stage.hide()
  expect(Math.abs((stage.records()[0]?.ts ?? 0) - now)).toBeLessThan(10_000)
})

test('what is larger than the browser takes at a time is sent in parts, before it is too much', () => {
  const stage = start()
  for (let index = 0; index < 10; index += 1)
    stage.collector.record('user', () => ({ text: '語'.repeat(5000) }))
  stage.hide()
  const sizes = stage.sent.map(({ records }) => new Blob([JSON.stringify(records)]).size)
  expect([stage.records().length, Math.max(...sizes) < 65_536]).toEqual([11, true])
})

test('a client-side navigation begins a page with metrics of its own, and reports the one before', () => {
  const stage = start()
  stage.observe(firstPaint(100), {
    entryType: 'layout-shift',
    startTime: 120,
    value: 0.2,
    hadRecentInput: false,
  })
  const before = location.pathname
  history.pushState(null, '', '/next')
  stage.collector.navigate()
  stage.observe({
    entryType: 'event',
    name: 'click',
    startTime: 130,
    duration: 64,
    interactionId: 7,
    processingStart: 131,
    processingEnd: 140,
  })
  stage.pass(1000)
  stage.hide()
  history.replaceState(null, '', before)
  const [first, second] = speeds(stage)
  expect(first?.data).toMatchObject({
    navigationType: 'navigate',
    cumulativeLayoutShift: 0.2,
    interactionToNextPaint: 64,
  })
  expect(first?.data.context.pathname).toBe(before)
  expect(second?.data).toMatchObject({
    navigationType: 'soft-navigation',
    cumulativeLayoutShift: 0,
    slowestInteractions: [],
  })
  expect(second?.data.context.pathname).toBe('/next')
  expect(first?.pageLoadId).not.toBe(second?.pageLoadId)
})

test('a page that was left is reported a second later, when its last events are known', () => {
  const onPageSpeed = vi.fn()
  const stage = start({ onPageSpeed })
  stage.collector.navigate()
  stage.pass(999)
  expect(onPageSpeed).not.toHaveBeenCalled()
  stage.pass(1)
  expect(onPageSpeed).toHaveBeenCalledOnce()
})

test('thousands of navigations keep no pages', () => {
  const stage = start()
  for (let index = 0; index < 2000; index += 1) stage.collector.navigate()
  stage.hide()
  expect([speeds(stage).length, stage.pending() < 2100]).toEqual([2001, true])
  stage.pass(1000)
  expect(stage.pending()).toBeLessThan(3)
})

test('a return from the back/forward cache begins a page', () => {
  const stage = start()
  stage.hide()
  stage.show()
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  stage.hide()
  const [first, second] = speeds(stage)
  expect([second?.data, first?.pageLoadId === second?.pageLoadId]).toMatchObject([
    { navigationType: 'back-forward-cache' },
    false,
  ])
})

test('stopping disconnects everything and sends what is queued', () => {
  const added = vi.spyOn(window, 'addEventListener')
  const stage = start()
  stage.collector.record('user', () => ({}))
  undo?.()
  stage.hide()
  expect([stage.observers(), stage.pending(), stage.records().length]).toEqual([0, 0, 1])
  const signals = added.mock.calls.map(
    ([, , options]) => (options as AddEventListenerOptions | undefined)?.signal?.aborted,
  )
  expect(signals.every((aborted) => aborted ?? true)).toBe(true)
})

test('stopping also ends what was begun when the page was idle', async () => {
  const added = vi.spyOn(window, 'addEventListener')
  const removed = vi.spyOn(window, 'removeEventListener')
  const disconnected = vi.fn()
  class Observer {
    observe = (): void => undefined
    disconnect = disconnected
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  start({ imageHosts: ['images.example'] })
  const keys = () => added.mock.calls.filter(([type, , options]) => type === 'keydown' && options === true)
  await vi.waitFor(() => expect(keys()).toHaveLength(1))
  undo?.()
  expect(disconnected).toHaveBeenCalledOnce()
  expect(removed).toHaveBeenCalledWith('keydown', keys()[0]?.[1], true)
})

test('a stop before the page is idle begins nothing any more', async () => {
  const idle: (() => void)[] = []
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run))
  start({ imageHosts: ['images.example'] })
  undo?.()
  const added = vi.spyOn(window, 'addEventListener')
  for (const run of idle) run()
  await import('./later.browser.ts')
  await Promise.resolve()
  expect([idle.length > 0, added.mock.calls]).toEqual([true, []])
})

test('stopping reports no page that was left just before', () => {
  const stage = start()
  stage.collector.navigate()
  undo?.()
  stage.pass(120_000)
  expect([speeds(stage), stage.pending()]).toEqual([[], 0])
})

test('a server that takes nothing for days costs no more memory than one sending', () => {
  let largest = 0
  const stage = start({
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

test('a sender that fails now and then loses only what it failed with', () => {
  let count = 0
  const received: string[] = []
  const stage = start({
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

test('data that cannot be written is reported, and harms no other record', () => {
  const stage = start()
  const circle: Record<string, unknown> = {}
  circle.self = circle
  stage.collector.record('user', () => circle)
  stage.collector.record('user', () => ({ amount: 1n }))
  stage.collector.record('user', () => ({ name: 'rum-kept' }))
  stage.collector.flush()
  expect([stage.errors.length, stage.records().length]).toEqual([2, 1])
})

test('observes only what the browser knows', () => {
  const stage = setStage()
  const observe = vi.fn()
  class Observer {
    static readonly supportedEntryTypes = ['paint']
    observe = observe
    takeRecords = (): object[] => []
    disconnect = (): void => undefined
  }
  vi.stubGlobal('PerformanceObserver', Observer)
  undo = stage.collector.start()
  stage.hide()
  expect(observe.mock.calls.map(([options]) => (options as { type: string }).type)).toEqual(['paint'])
  expect([stage.errors, 'cumulativeLayoutShift' in (speeds(stage)[0]?.data ?? {})]).toEqual([[], false])
})

test('a clock of the page that is set back, or replaced, moves no time', () => {
  const stage = start()
  vi.stubGlobal('Date', undefined)
  stage.hide()
  vi.unstubAllGlobals()
  expect([stage.errors, Math.abs((stage.records()[0]?.ts ?? 0) - Date.now()) < 10_000]).toEqual([[], true])
})

test('a second start reports the page of the navigation no second time', () => {
  const stage = start()
  stage.hide()
  undo?.()
  undo = stage.collector.start()
  stage.show()
  stage.hide()
  expect(speeds(stage).map(({ data }) => (data as { navigationType?: string }).navigationType)).toEqual([
    'navigate',
    'soft-navigation',
  ])
})

/** An interaction as the browser reports it. */
const press = (startTime: number) => ({
  entryType: 'event',
  name: 'click',
  startTime,
  processingStart: startTime + 1,
  processingEnd: startTime + 50,
  duration: 112,
  interactionId: 7,
})

test('a second start measures nothing that happened before it', () => {
  const stage = start()
  stage.hide()
  undo?.()
  undo = stage.collector.start()
  // The browser hands out again what it has kept.
  stage.observe(press(1), { entryType: 'layout-shift', startTime: 2, value: 0.2, hadRecentInput: false })
  expect(stage.collector.snapshot()).toMatchObject({
    cumulativeLayoutShift: 0,
    slowestInteractions: [],
  })
})

test('the undo of an earlier start ends no later one', () => {
  const stage = setStage()
  const first = stage.collector.start()
  const again = stage.collector.start()
  again()
  expect(stage.observers()).toBe(1)
  first()
  undo = stage.collector.start()
  first()
  expect(stage.observers()).toBe(1)
})

test('marks of a collector that does not run yet are on the timeline, and recorded when it does', () => {
  const stage = setStage()
  const { mark, measure, clear } = createUserTimings(stage.collector)
  mark('early')
  measure('early-work', 'early')
  expect(performance.getEntriesByName('rum-early')).toHaveLength(1)
  undo = stage.collector.start()
  stage.collector.flush()
  clear()
  const names = stage.records().map(({ data }) => (data as { name?: string }).name)
  expect([names, stage.errors]).toEqual([['rum-early', 'rum-early-work'], []])
})

test('records of a page that is rendered in advance wait until it is shown', () => {
  Object.assign(document, { prerendering: true })
  const stage = start()
  stage.collector.record('user', () => ({ name: 'rum-ahead' }))
  Object.assign(document, { prerendering: false })
  document.dispatchEvent(new Event('prerenderingchange'))
  stage.collector.flush()
  expect(stage.records()).toMatchObject([{ data: { name: 'rum-ahead' } }])
})

test('a hundred records wait for a start, and none for a collector that is stopped or left out', () => {
  const stage = setStage()
  const read = vi.fn(() => ({}))
  for (let index = 0; index < 300; index += 1) stage.collector.record('user', read)
  expect(read).not.toHaveBeenCalled()
  stage.collector.start()()
  stage.collector.record('user', read)
  stage.collector.start()()
  expect(read).toHaveBeenCalledTimes(100)
  const left = setStage({ sampleRate: 0 })
  left.collector.record('user', read)
  left.collector.start()()
  left.collector.record('user', read)
  expect(read).toHaveBeenCalledTimes(100)
})

test('marks count from when their page began, and a measure has no time that is negative', () => {
  const stage = start()
  vi.spyOn(performance, 'now').mockReturnValue(5000)
  stage.collector.navigate()
  vi.spyOn(performance, 'mark').mockReturnValueOnce({
    name: 'rum-a',
    startTime: 5040,
    duration: 0,
  } as PerformanceMark)
  vi.spyOn(performance, 'measure').mockReturnValueOnce({
    name: 'rum-b',
    startTime: 4900,
    duration: -7.5,
  } as PerformanceMeasure)
  const { mark, measure } = createUserTimings(stage.collector)
  mark('a')
  measure('b', 'c', 'a')
  stage.collector.flush()
  const data = stage.records().map(({ data: { context, ...timing } }) => timing)
  expect(data).toEqual([{ name: 'rum-a', startTime: 40, duration: 0 }, { name: 'rum-b' }])
})

test('data that change after they were recorded are sent as they were', () => {
  const stage = start()
  const data: Record<string, unknown> = { name: 'rum-a' }
  stage.collector.record('user', () => data)
  stage.collector.record('user', () => ({ name: 'rum-b' }))
  data.name = 'y'.repeat(2_000_000)
  data.self = data
  stage.collector.flush()
  expect(stage.records().map((record) => (record.data as { name?: string }).name)).toEqual(['rum-a', 'rum-b'])
  expect(stage.errors).toEqual([])
})

test('a record that no beacon takes is sent while the page is open', () => {
  const stage = start()
  stage.collector.record('user', () => ({ text: 'y'.repeat(200_000) }))
  expect(stage.records()).toHaveLength(1)
})

test('a type of entries that the browser refuses leaves the others', () => {
  const stage = setStage()
  const observe = vi.spyOn(PerformanceObserver.prototype, 'observe').mockImplementationOnce(() => {
    throw new Error('refused')
  })
  undo = stage.collector.start()
  stage.hide()
  expect([observe.mock.calls.length, stage.errors, speeds(stage).length]).toEqual([
    5,
    [new Error('refused')],
    1,
  ])
})

test('a router that tells of a navigation that the browser has told of makes one page', () => {
  const navigation = new EventTarget()
  vi.stubGlobal('navigation', navigation)
  const before = location.pathname
  const stage = start()
  history.pushState(null, '', '/told')
  navigation.dispatchEvent(new Event('currententrychange'))
  stage.collector.navigate()
  stage.hide()
  expect(speeds(stage)).toHaveLength(2)
  stage.collector.navigate()
  stage.hide()
  history.replaceState(null, '', before)
  expect(speeds(stage)).toHaveLength(3)
})

test("an identity that the application does not know leaves the cookie's", () => {
  const stage = start({ ids: () => ({ memberId: 'm', analyticsId: undefined }) })
  stage.hide()
  expect(stage.records()[0]?.data.context).toMatchObject({ memberId: 'm', analyticsId: 'a-1' })
})

test('a sender without an answer has sent', () => {
  const send = vi.fn()
  const stage = start({ send })
  stage.hide()
  expect(send.mock.calls.map(([, , type]) => type as unknown)).toEqual(['beacon'])
})

test('a promise of a hook that is rejected is reported', async () => {
  const stage = start({
    send: () => Promise.reject(new Error('no network')),
    onPageSpeed: async () => {
      await Promise.reject(new Error('no tracker'))
    },
  })
  stage.hide()
  await vi.waitFor(() => expect(stage.errors).toHaveLength(2))
})

test('a sample of none measures nothing', () => {
  const stage = start({ sampleRate: 0 })
  stage.hide()
  expect([stage.observers(), stage.sent.length]).toEqual([0, 0])
})

test('a prerendered page is measured when it is shown', () => {
  Object.assign(document, { prerendering: true })
  const stage = start()
  expect(stage.observers()).toBe(0)
  Object.assign(document, { prerendering: false })
  document.dispatchEvent(new Event('prerenderingchange'))
  expect(stage.observers()).toBe(1)
})

test('needs no browser before it is started', () => {
  vi.stubGlobal('document', undefined)
  vi.stubGlobal('window', undefined)
  expect(createPerfCollector({ app: 'shop' }).snapshot()).toEqual({
    navigationType: 'navigate',
    slowestInteractions: [],
    ratings: {},
  })
})

test('a page that breaks the timeline gets no metrics, and no exception', () => {
  const stage = start()
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(() => {
    throw new Error('broken')
  })
  expect(stage.collector.snapshot().slowestInteractions).toEqual([])
  expect(stage.errors).toEqual([new Error('broken')])
})
