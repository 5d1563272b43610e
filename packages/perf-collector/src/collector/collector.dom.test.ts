import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createPerfCollector } from './collector.browser.ts'
import { clearPage, firstPaint, setPage, setStage, type Stage } from './stage.test-support.ts'

let cleanup: (() => void) | undefined

beforeEach(setPage)
afterEach(() => {
  cleanup?.()
  clearPage()
})

/** A started collector. */
function start(changes: Parameters<typeof setStage>[0] = {}): Stage {
  const stage = setStage(changes)
  cleanup = stage.collector.start()
  return stage
}

const speeds = (stage: Stage) => stage.records().filter(({ event }) => event === 'page_speed')

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

test.each([undefined, null])(
  'a collector whose options are %s works, and its records name the host',
  (none) => {
    const send = vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true)
    const collector = createPerfCollector(none)
    cleanup = collector.start()
    collector.record('user', () => ({ name: 'a' }))
    collector.flush()
    expect(send.mock.calls[0]?.[1]).toContain(`"app":"${location.hostname}"`)
  },
)

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
  cleanup = stage.collector.start()
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

test('a client-side navigation begins a page with metrics of its own, and reports the one before', () => {
  const stage = start()
  stage.observe(firstPaint(100), {
    entryType: 'layout-shift',
    startTime: 120,
    value: 0.2,
    hadRecentInput: false,
  })
  const before = location.pathname
  stage.press()
  history.pushState(null, '', '/next')
  stage.collector.navigate()
  stage.frame()
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
  stage.press()
  stage.collector.navigate()
  stage.frame()
  stage.pass(999)
  expect(onPageSpeed).not.toHaveBeenCalled()
  stage.pass(1)
  expect(onPageSpeed).toHaveBeenCalledOnce()
})

test('a page is reported a second after the frame that its last event waits for, however long that takes', () => {
  const onPageSpeed = vi.fn()
  const stage = start({ onPageSpeed })
  stage.press()
  stage.collector.navigate()
  stage.pass(3000)
  expect(onPageSpeed).not.toHaveBeenCalled()
  stage.frame()
  stage.observe(press(0))
  stage.pass(1000)
  expect(onPageSpeed).toHaveBeenCalledWith(expect.objectContaining({ interactionToNextPaint: 112 }))
})

test('before the first press, a new path is one that the page has found: its paints stay, and it is reported there', () => {
  const navigation = new EventTarget()
  vi.stubGlobal('navigation', navigation)
  const before = location.pathname
  const stage = start()
  history.replaceState(null, '', '/en')
  navigation.dispatchEvent(new Event('currententrychange'))
  stage.collector.navigate()
  stage.collector.navigate()
  window.dispatchEvent(new Event('click'))
  stage.observe(firstPaint(100))
  stage.press()
  history.pushState(null, '', '/en/cup')
  navigation.dispatchEvent(new Event('currententrychange'))
  stage.hide()
  history.replaceState(null, '', before)
  expect(speeds(stage).map(({ data }) => [data.context.pathname, data])).toEqual([
    ['/en', expect.objectContaining({ navigationType: 'navigate', firstContentfulPaint: 100 })],
    ['/en/cup', expect.objectContaining({ navigationType: 'soft-navigation' })],
  ])
})

test.each([
  [true, '/'],
  [false, '/other'],
])(
  'where nobody tells of a path, with clientNavigations %s the page is reported at %s, and other records at their moment',
  (clientNavigations, pathname) => {
    history.replaceState(null, '', '/')
    const stage = start({ clientNavigations })
    stage.press()
    history.replaceState(null, '', '/other')
    stage.collector.record('user', () => ({}))
    stage.hide()
    history.replaceState(null, '', '/')
    expect(stage.records().map(({ event, data }) => [event, data.context.pathname])).toEqual([
      ['user', '/other'],
      ['page_speed', pathname],
    ])
  },
)

test('thousands of navigations keep no pages', () => {
  const stage = start()
  stage.press()
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
  cleanup?.()
  stage.hide()
  expect([stage.observers(), stage.pending(), stage.records().length]).toEqual([0, 0, 1])
  const signals = added.mock.calls.map(
    ([, , options]) => (options as AddEventListenerOptions | undefined)?.signal?.aborted,
  )
  expect(signals.every((aborted) => aborted ?? true)).toBe(true)
})

test('stopping also ends what was begun when the page was idle', async () => {
  const created = vi.fn()
  const disconnected = vi.fn()
  class Observer {
    constructor() {
      created()
    }
    observe = (): void => undefined
    disconnect = disconnected
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  start({ imageHosts: ['images.example'] })
  await vi.waitFor(() => expect(created).toHaveBeenCalledOnce())
  cleanup?.()
  expect(disconnected).toHaveBeenCalledOnce()
})

test('a stop before the page is idle begins nothing any more', async () => {
  const idle: (() => void)[] = []
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run))
  start({ imageHosts: ['images.example'] })
  cleanup?.()
  const added = vi.spyOn(window, 'addEventListener')
  for (const run of idle) run()
  await import('./later.browser.ts')
  await Promise.resolve()
  expect([idle.length > 0, added.mock.calls]).toEqual([true, []])
})

test('knows a key that was pressed before the page was idle', async () => {
  const idle: (() => void)[] = []
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run))
  const stage = start()
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }))
  for (const run of idle) run()
  await import('./later.browser.ts')
  await Promise.resolve()
  stage.hide()
  const [record] = stage.records().filter(({ event }) => event === 'a11y')
  expect(record?.data).toMatchObject({ keyboardUsage: true })
})

test('stopping can forget what is queued, as when a visitor refuses', async () => {
  const stage = setStage()
  const stop = stage.collector.start()
  stage.collector.record('user', () => ({ name: 'a' }))
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  stage.collector.record('user', () => ({ name: 'b' }))
  stop({ discard: true })
  await Promise.resolve()
  stage.collector.flush()
  expect([stage.sent, stage.errors]).toEqual([[], []])
})

test('the images of a page are observed once, also if its path came before the document was loaded', async () => {
  const created = vi.fn()
  class Observer {
    constructor() {
      created()
    }
    observe = (): void => undefined
    disconnect = (): void => undefined
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  const stage = start({ imageHosts: ['images.example'] })
  stage.press()
  stage.collector.navigate()
  await vi.waitFor(() => expect(created).toHaveBeenCalledOnce())
  window.dispatchEvent(new Event('load'))
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(created).toHaveBeenCalledOnce()
  stage.collector.navigate()
  await vi.waitFor(() => expect(created).toHaveBeenCalledTimes(2))
})

test('stopping reports no page that was left just before', () => {
  const stage = start()
  stage.press()
  stage.collector.navigate()
  cleanup?.()
  stage.frame()
  stage.pass(120_000)
  expect([speeds(stage), stage.pending()]).toEqual([[], 0])
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
  cleanup = stage.collector.start()
  stage.hide()
  expect(observe.mock.calls.map(([options]) => (options as { type: string }).type)).toEqual(['paint'])
  expect([stage.errors, 'cumulativeLayoutShift' in (speeds(stage)[0]?.data ?? {})]).toEqual([[], false])
})

test('a second start reports the page of the navigation no second time', () => {
  const stage = start()
  stage.hide()
  cleanup?.()
  cleanup = stage.collector.start()
  stage.show()
  stage.hide()
  expect(speeds(stage).map(({ data }) => (data as { navigationType?: string }).navigationType)).toEqual([
    'navigate',
    'soft-navigation',
  ])
})

test('a second start measures nothing that happened before it', () => {
  const stage = start()
  stage.hide()
  cleanup?.()
  cleanup = stage.collector.start()
  // The browser hands out again what it has kept.
  stage.observe(press(1), { entryType: 'layout-shift', startTime: 2, value: 0.2, hadRecentInput: false })
  expect(stage.collector.snapshot()).toMatchObject({
    cumulativeLayoutShift: 0,
    slowestInteractions: [],
  })
})

test('the cleanup of an earlier start ends no later one', () => {
  const stage = setStage()
  const first = stage.collector.start()
  const again = stage.collector.start()
  again()
  expect(stage.observers()).toBe(1)
  first()
  cleanup = stage.collector.start()
  first()
  expect(stage.observers()).toBe(1)
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

test('a type of entries that the browser refuses leaves the others', () => {
  const stage = setStage()
  const observe = vi.spyOn(PerformanceObserver.prototype, 'observe').mockImplementationOnce(() => {
    throw new Error('refused')
  })
  cleanup = stage.collector.start()
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
  stage.press()
  history.pushState(null, '', '/told')
  navigation.dispatchEvent(new Event('currententrychange'))
  // However long the router renders.
  const now = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 5000)
  stage.collector.navigate()
  now.mockRestore()
  stage.hide()
  expect(speeds(stage)).toHaveLength(2)
  stage.collector.navigate()
  stage.hide()
  history.replaceState(null, '', before)
  expect(speeds(stage)).toHaveLength(3)
})

test('a press ends the wait for the call of a router', () => {
  const navigation = new EventTarget()
  vi.stubGlobal('navigation', navigation)
  const before = location.pathname
  const stage = start()
  stage.press()
  history.pushState(null, '', '/told')
  navigation.dispatchEvent(new Event('currententrychange'))
  stage.press()
  stage.collector.navigate()
  stage.hide()
  history.replaceState(null, '', before)
  expect(speeds(stage)).toHaveLength(3)
})

test.each([
  [true, 40],
  [false, 16],
])(
  'where the browser counts interactions is %s, the shortest event observed takes %d ms',
  (isCounted, ms) => {
    const stage = setStage()
    const observe = vi.spyOn(PerformanceObserver.prototype, 'observe')
    if (isCounted) Object.assign(performance, { interactionCount: 3 })
    onTestFinished(() => void Reflect.deleteProperty(performance, 'interactionCount'))
    cleanup = stage.collector.start()
    expect(observe).toHaveBeenCalledWith({ type: 'event', buffered: true, durationThreshold: ms })
  },
)

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

test('data that are a promise make no record, and are reported together with its rejection', async () => {
  const stage = start()
  stage.collector.record('user', () => Promise.reject(new Error('late')))
  stage.collector.flush()
  await vi.waitFor(() => expect(stage.errors).toHaveLength(2))
  expect(stage.errors).toEqual([new TypeError('Data are a promise.'), new Error('late')])
  expect(stage.records()).toEqual([])
})

test('a record that is made when the page is hidden already is sent at once', async () => {
  const stage = start()
  stage.hide()
  stage.collector.record('user', () => ({ name: 'last' }))
  stage.collector.record('user', () => ({ name: 'very last' }))
  await Promise.resolve()
  expect(stage.sent.map(({ records }) => records.map(({ event }) => event))).toEqual([
    ['page_speed'],
    ['user', 'user'],
  ])
  stage.show()
  stage.collector.record('user', () => ({ name: 'again' }))
  await Promise.resolve()
  expect(stage.sent).toHaveLength(2)
})

test.each([0, -1, NaN])('a sample of %d measures nothing', (sampleRate) => {
  const stage = start({ sampleRate })
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

test('a page with an image that is named like the sign of prerendering is measured', () => {
  Object.assign(document, { prerendering: document.createElement('img') })
  onTestFinished(() => void Reflect.deleteProperty(document, 'prerendering'))
  expect(start().observers()).toBe(1)
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
