import { expect, test } from 'vitest'
import type { NavigationEntry } from './navigation.ts'
import { createVitals, type DocumentFacts, type VitalsEntry } from './vitals.ts'

const facts = (changes: Partial<DocumentFacts> = {}): DocumentFacts => ({
  firstHiddenTime: () => Infinity,
  navigation: () => undefined,
  resources: () => [],
  interactionCount: () => NaN,
  isObserved: () => true,
  ...changes,
})
const paint = (startTime: number): VitalsEntry => ({
  entryType: 'paint',
  name: 'first-contentful-paint',
  startTime,
})
const largest = (startTime: number): VitalsEntry => ({ entryType: 'largest-contentful-paint', startTime })
const shift = (value: number): VitalsEntry => ({
  entryType: 'layout-shift',
  startTime: 0,
  value,
  hadRecentInput: false,
})
const activated = () => ({ activationStart: 500, responseStart: 100 }) as NavigationEntry

function read(changes: Partial<DocumentFacts>, ...entries: readonly VitalsEntry[]) {
  const vitals = createVitals(facts(changes), 'navigate')
  for (const entry of entries) vitals.add(entry)
  return vitals.read()
}

test('paints after the page was first hidden do not count', () => {
  const { firstContentfulPaint, largestContentfulPaint } = read(
    { firstHiddenTime: () => 150 },
    paint(150),
    largest(100),
    largest(200),
  )
  expect([firstContentfulPaint, largestContentfulPaint]).toEqual([undefined, 100])
})

test('the last entry is the largest paint', () => {
  expect(read({}, largest(100), largest(900)).largestContentfulPaint).toBe(900)
})

test('paints of a prerendered page count from its activation, and are never before it', () => {
  const { firstContentfulPaint, largestContentfulPaint } = read(
    { navigation: activated },
    paint(300),
    largest(800),
  )
  expect([firstContentfulPaint, largestContentfulPaint]).toEqual([0, 300])
})

test('paints after an input do not count', () => {
  const vitals = createVitals(facts(), 'navigate')
  vitals.add(largest(100))
  vitals.finalizePaint(150)
  vitals.add(largest(200))
  expect(vitals.read().largestContentfulPaint).toBe(100)
})

test('a page that nobody has seen does not shift', () => {
  expect([
    read({}, shift(0.3)).cumulativeLayoutShift,
    read({}, paint(9), shift(0.3)).cumulativeLayoutShift,
  ]).toEqual([undefined, 0.3])
})

test('a browser that does not report shifts has no value, not 0', () => {
  expect(read({ isObserved: () => false }, paint(9)).cumulativeLayoutShift).toBeUndefined()
})

test('first input delay ends where the page begins to work', () => {
  const input: VitalsEntry = {
    entryType: 'first-input',
    name: 'pointerdown',
    startTime: 100,
    processingStart: 112,
    processingEnd: 130,
    duration: 40,
    interactionId: 3,
  }
  expect(read({}, input)).toMatchObject({ firstInputDelay: 12, interactionToNextPaint: 40 })
})

test('interactions are estimated from their ids where the browser does not count them', () => {
  const press = (index: number): VitalsEntry => ({
    entryType: 'event',
    name: 'click',
    startTime: 0,
    processingStart: 0,
    processingEnd: 0,
    duration: 1000 - index,
    interactionId: 7 * index + 7,
  })
  const presses = Array.from({ length: 120 }, (_, index) => press(index))
  expect(read({}, ...presses).interactionToNextPaint).toBe(998)
})

test('interactions of earlier pages of a document are not counted', () => {
  let count = 500
  const vitals = createVitals(facts({ interactionCount: () => count }), 'back-forward-cache')
  count = 503
  expect(vitals.read().interactionToNextPaint).toBe(8)
})

test('a page from the cache has no timings of its request, and both paints at its return', () => {
  const vitals = createVitals(facts({ navigation: activated }), 'back-forward-cache')
  vitals.add(largest(100))
  vitals.setRestoredPaint(20)
  expect(vitals.read()).toMatchObject({
    firstContentfulPaint: 20,
    largestContentfulPaint: 20,
    cumulativeLayoutShift: 0,
  })
  expect(vitals.read()).not.toHaveProperty('responseStart')
})

test('the largest paint has the parts of its delay, by the file that was painted', () => {
  const files = [{ name: 'a.jpg', startTime: 300, requestStart: 350, responseEnd: 900 }]
  const loaded = () => ({ activationStart: 0, responseStart: 200 }) as NavigationEntry
  const painted = { ...largest(1000), url: 'a.jpg', id: 'hero' } as VitalsEntry
  expect(read({ navigation: loaded, resources: () => files }, painted).largestPaint).toEqual({
    elementName: undefined,
    elementPath: '#hero',
    timeToFirstByte: 200,
    resourceLoadDelay: 150,
    resourceLoadDuration: 550,
    elementRenderDelay: 100,
  })
  expect(read({ resources: () => files }, painted).largestPaint).toEqual({
    elementName: undefined,
    elementPath: '#hero',
  })
  expect(read({ navigation: loaded }).largestPaint).toBeUndefined()
})

test('the file of the largest paint is looked up when it is painted, and again while it is unknown', () => {
  const loaded = () => ({ activationStart: 0, responseStart: 200 }) as NavigationEntry
  const file = { name: 'a.jpg', startTime: 300, requestStart: 350, responseEnd: 900 }
  let files = [file]
  const vitals = createVitals(facts({ navigation: loaded, resources: () => files }), 'navigate')
  vitals.add({ ...largest(1000), url: 'a.jpg' } as VitalsEntry)
  files = []
  expect(vitals.read().largestPaint).toMatchObject({ resourceLoadDuration: 550 })
  vitals.add({ ...largest(1100), url: 'a.jpg' } as VitalsEntry)
  expect(vitals.read().largestPaint).toMatchObject({ resourceLoadDuration: 0 })
  files = [file]
  expect(vitals.read().largestPaint).toMatchObject({ resourceLoadDuration: 550 })
})

test('a page from the cache that was never painted has no largest paint', () => {
  const vitals = createVitals(facts(), 'back-forward-cache')
  vitals.setRestoredPaint(-1)
  expect(vitals.read()).toMatchObject({
    firstContentfulPaint: undefined,
    largestContentfulPaint: undefined,
    largestPaint: undefined,
  })
})

test('the first paint of all is none with content, and the first with content counts', () => {
  const first: VitalsEntry = { entryType: 'paint', name: 'first-paint', startTime: 50 }
  expect(read({}, first, paint(80), paint(90))).toMatchObject({
    firstContentfulPaint: 80,
    largestContentfulPaint: undefined,
  })
})

test('the search for the largest paint ends with the first input, and at its time', () => {
  const vitals = createVitals(facts(), 'navigate')
  vitals.finalizePaint(150)
  vitals.finalizePaint(300)
  vitals.add(largest(150))
  vitals.add(largest(200))
  expect(vitals.read().largestContentfulPaint).toBe(150)
})

test.each(['back-forward-cache', 'soft-navigation'] as const)(
  'a page that goes on in a document has no first input and no paints of it: %s',
  (type) => {
    const vitals = createVitals(facts({ navigation: activated }), type, 40)
    vitals.add({ ...largest(100) })
    vitals.add({
      entryType: 'first-input',
      name: 'keydown',
      startTime: 50,
      processingStart: 60,
      processingEnd: 70,
      duration: 24,
      interactionId: 1,
    })
    expect(vitals.begin()).toBe(40)
    expect(vitals.read()).toMatchObject({
      firstInputDelay: undefined,
      largestContentfulPaint: undefined,
      slowestInteractions: [],
    })
  },
)

test('a page begins with its navigation, or when it was activated', () => {
  expect(createVitals(facts(), 'navigate', 40).begin()).toBe(0)
  expect(createVitals(facts({ navigation: activated }), 'prerender').begin()).toBe(500)
  const timings = createVitals(facts({ navigation: activated }), 'navigate').read()
  expect(timings).toMatchObject({ navigationType: 'navigate', domainLookup: undefined })
})

test('one interaction that was too short to be reported is none without a number of them', () => {
  const continued = (count: number) =>
    createVitals(facts({ interactionCount: () => count }), 'soft-navigation').read().interactionToNextPaint
  expect([continued(0), continued(NaN)]).toEqual([undefined, undefined])
})

test('where the browser does not count interactions, short ones count as outliers do, and are no interactions to look at', () => {
  const vitals = createVitals(facts({ interactionCount: () => NaN }), 'navigate')
  const durations = [300, 200, ...Array<number>(60).fill(24), 40]
  durations.forEach((duration, index) => {
    vitals.add({
      entryType: 'event',
      name: 'click',
      startTime: index * 1000,
      processingStart: index * 1000 + 1,
      processingEnd: index * 1000 + 2,
      duration,
      interactionId: 7 + index * 7,
    })
  })
  const { interactionToNextPaint, slowestInteractions } = vitals.read()
  expect([interactionToNextPaint, slowestInteractions.map(({ duration }) => duration)]).toEqual([
    200,
    [300, 200, 40],
  ])
})

test('metrics are rated', () => {
  expect(read({}, paint(1900), largest(1900)).ratings).toEqual({
    firstContentfulPaint: 'needs-improvement',
    largestContentfulPaint: 'good',
    cumulativeLayoutShift: 'good',
  })
})

const times = { negative: -5, 'not a number': NaN, endless: Infinity, huge: 2147483648 }

test.each(Object.entries(times))('paints at a %s time are not reported, and replace none', (_, time) => {
  const { firstContentfulPaint, largestContentfulPaint } = read({}, paint(time), largest(time))
  expect([firstContentfulPaint, largestContentfulPaint]).toEqual([undefined, undefined])
  expect(read({}, largest(100), largest(time)).largestContentfulPaint).toBe(100)
})

test.each(Object.entries(times))('a layout shift of a %s size is none', (_, size) => {
  expect(read({}, paint(9), shift(0.1), shift(size)).cumulativeLayoutShift).toBe(0.1)
})

test.each(Object.entries(times))('an input delay of a %s length is not reported', (_, time) => {
  const input: VitalsEntry = {
    entryType: 'first-input',
    name: 'keydown',
    startTime: 0,
    processingStart: time,
    processingEnd: time,
    duration: time,
    interactionId: 1,
  }
  const { firstInputDelay, slowestInteractions } = read({}, input)
  expect([firstInputDelay, slowestInteractions]).toEqual([undefined, []])
})

test('a paint at zero is a paint', () => {
  expect(read({}, paint(0), largest(0))).toMatchObject({ firstContentfulPaint: 0, largestContentfulPaint: 0 })
})

test('an input of a page that is hidden is no first input', () => {
  const input: VitalsEntry = {
    entryType: 'first-input',
    name: 'keydown',
    startTime: 200,
    processingStart: 210,
    processingEnd: 220,
    duration: 24,
    interactionId: 1,
  }
  expect(read({ firstHiddenTime: () => 150 }, input).firstInputDelay).toBeUndefined()
})

test('interactions count from when the page began for the visitor', () => {
  const press: VitalsEntry = {
    entryType: 'event',
    name: 'click',
    startTime: 2200,
    processingStart: 2201,
    processingEnd: 2202,
    duration: 64,
    interactionId: 7,
  }
  const startOf = (...[given, type, startTime]: Parameters<typeof createVitals>) => {
    const vitals = createVitals(given, type, startTime)
    vitals.add(press)
    return vitals.read().slowestInteractions[0]?.startTime
  }
  expect([
    startOf(facts(), 'navigate'),
    startOf(facts({ navigation: activated }), 'prerender'),
    startOf(facts(), 'soft-navigation', 2000),
    startOf(facts({ navigation: activated }), 'back-forward-cache', 2150),
  ]).toEqual([2200, 1700, 200, 50])
})

test('keeps ten interactions of a page that lives for days', () => {
  const vitals = createVitals(facts(), 'navigate')
  for (let index = 0; index < 100_000; index += 1) {
    vitals.add(shift(0.001))
    vitals.add({
      entryType: 'event',
      name: 'click',
      startTime: index * 1000,
      processingStart: 0,
      processingEnd: 0,
      duration: 40 + (index % 500),
      interactionId: index * 7 + 7,
    })
  }
  expect(JSON.stringify(vitals.read()).length).toBeLessThan(3000)
})
