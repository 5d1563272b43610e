import type {
  ImageRecord,
  Interaction,
  LargestPaint,
  PageSpeed,
  PerfCollector,
  PerfRecord,
} from '@sitewright/perf-collector'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { chromium as installed } from '../../../tooling/chromium.ts'
import { openUncontrolled, setStage, type Stage } from './vitals-stage.ts'

// Pages are opened one after the other: a busy machine may take as long as it needs.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

interface RawEntry {
  readonly type: string
  readonly name: string
  readonly startTime: number
  readonly duration: number
  readonly value: number
  readonly hadRecentInput: boolean
  readonly interactionId: number
  readonly processingStart: number
}

interface Parts {
  readonly timeToFirstByte: number
  readonly resourceLoadDelay: number
  readonly resourceLoadDuration: number
  readonly elementRenderDelay: number
}

type InteractionParts = Pick<Interaction, 'inputDelay' | 'processingDuration' | 'presentationDelay'>

/** Measurements of one page, by three methods. */
interface Measured {
  readonly ours: PageSpeed
  readonly theirs: Readonly<Partial<Record<'FCP' | 'LCP' | 'CLS' | 'INP', number>>> & {
    readonly parts?: Parts
    readonly interaction?: InteractionParts
  }
  readonly raw: readonly RawEntry[]
  readonly interactions: number
  readonly error?: string
  /** When the page was shown that was rendered in advance. @default 0 */
  readonly activationStart?: number
}

declare global {
  interface Window {
    collector: PerfCollector
    collectorError?: string
    webVitals: Measured['theirs']
    raw: readonly RawEntry[]
    /** The second frame after a return from the back/forward cache, in milliseconds since the page was shown. */
    restored?: { readonly begin: number; readonly end: number }
  }
}

let stage: Stage
let browser: Browser
let context: BrowserContext
let page: Page

beforeAll(async () => {
  stage = await setStage()
  browser = await chromium.launch({ ...installed(), ignoreDefaultArgs: ['--disable-back-forward-cache'] })
})
beforeEach(async () => {
  context = await browser.newContext()
  page = await context.newPage()
})
afterEach(() => context.close())
afterAll(async () => {
  await browser?.close()
  stage?.close()
})

const wait = (ms: number): Promise<void> => new Promise((then) => setTimeout(then, ms))

const read = (): Promise<Measured> =>
  page.evaluate(() => ({
    ours: window.collector.snapshot(),
    theirs: window.webVitals,
    raw: window.raw,
    interactions: (performance as { interactionCount?: number }).interactionCount ?? 0,
    ...(window.collectorError !== undefined && { error: window.collectorError }),
  }))

/** Cumulative layout shift by its definition: the largest of all windows. */
function shiftByDefinition(raw: readonly RawEntry[]): number {
  const windows: RawEntry[][] = []
  for (const entry of raw.filter(({ type, hadRecentInput }) => type === 'layout-shift' && !hadRecentInput)) {
    const last = windows.at(-1)
    const [first, before] = [last?.[0], last?.at(-1)]
    if (
      last &&
      first &&
      before &&
      entry.startTime - before.startTime < 1000 &&
      entry.startTime - first.startTime < 5000
    )
      last.push(entry)
    else windows.push([entry])
  }
  return Math.max(0, ...windows.map((shifts) => shifts.reduce((total, { value }) => total + value, 0)))
}

/** Durations of all interactions by their definition, slowest first. */
function interactionsByDefinition(raw: readonly RawEntry[]): number[] {
  const longest = new Map<number, number>()
  for (const { type, interactionId, duration } of raw) {
    if ((type === 'event' || type === 'first-input') && interactionId)
      longest.set(interactionId, Math.max(duration, longest.get(interactionId) ?? 0))
  }
  return [...longest.values()].sort((a, b) => b - a)
}

/** Metrics by their definition, from the browser's own entries. */
function byDefinition({ raw, interactions, activationStart = 0 }: Measured) {
  const durations = interactionsByDefinition(raw)
  const first = raw.find(({ type }) => type === 'first-input')
  const sinceShown = (entry: RawEntry | undefined): number | undefined =>
    entry && Math.max(0, entry.startTime - activationStart)
  return {
    FCP: sinceShown(raw.find(({ name }) => name === 'first-contentful-paint')),
    LCP: sinceShown(raw.filter(({ type }) => type === 'largest-contentful-paint').at(-1)),
    CLS: shiftByDefinition(raw),
    INP: durations[Math.min(durations.length - 1, Math.floor(interactions / 50))],
    FID: first && first.processingStart - first.startTime,
    slowest: durations.slice(0, 10),
  }
}

function ofOurs({ ours }: Measured) {
  return {
    FCP: ours.firstContentfulPaint,
    LCP: ours.largestContentfulPaint,
    CLS: ours.cumulativeLayoutShift,
    INP: ours.interactionToNextPaint,
    FID: ours.firstInputDelay,
    slowest: ours.slowestInteractions.map(({ duration }) => duration),
  }
}

/** The four parts of the largest paint's delay, to a tenth of a millisecond. */
function partsOf(paint: Parts | LargestPaint | undefined): number[] {
  const parts = [
    paint?.timeToFirstByte,
    paint?.resourceLoadDelay,
    paint?.resourceLoadDuration,
    paint?.elementRenderDelay,
  ]
  return parts.map((part = -1) => Math.round(part * 10) / 10)
}

/** The three parts of an interaction, to a tenth of a millisecond. */
const partsOfInteraction = (interaction: InteractionParts): number[] =>
  [interaction.inputDelay, interaction.processingDuration, interaction.presentationDelay].map(
    (part) => Math.round(part * 10) / 10,
  )

/** Interactions as slow as the page's interaction to next paint. On a busy machine, several may be rounded to the same 8 ms. */
const nextPaints = ({ ours }: Measured): readonly Interaction[] =>
  ours.slowestInteractions.filter(({ duration }) => duration === ours.interactionToNextPaint)

const TEXT = '<h1>Journeys to the north</h1><p>Ten days by train and by boat.</p>'
/** A block that grows by so many pixels at so many milliseconds. */
const grow = (...steps: readonly (readonly [ms: number, pixels: number])[]): string =>
  `<div id="grow"></div>${TEXT.repeat(3)}<script>${steps
    .map(
      ([ms, pixels]) =>
        `setTimeout(() => { document.getElementById('grow').style.height = '${pixels}px' }, ${ms})`,
    )
    .join(';')}</script>`
const BUTTON = '<button style="width:200px;height:80px">Press</button>'
const busy = (ms: string): string =>
  `const end = performance.now() + (${ms}); while (performance.now() < end);`
const onPress = (type: string, code: string): string =>
  `<script>document.querySelector('button').addEventListener('${type}', (event) => { ${code} })</script>`
async function clicks(count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    await page.mouse.click(50, 40)
    await wait(20)
  }
}

interface Scene {
  readonly name: string
  readonly body: (stage: Stage) => string
  readonly act?: () => Promise<unknown>
  /** How long the page needs by itself. @default 500 */
  readonly ms?: number
}

const scenes: readonly Scene[] = [
  { name: 'text', body: () => TEXT },
  { name: 'a picture', body: () => `${TEXT}<img src="/noise.png" alt="">` },
  { name: 'a late picture', body: () => `${TEXT}<img src="/noise.png?delay=400" alt="">`, ms: 1000 },
  {
    name: 'a picture that is put in later',
    body: () =>
      `${TEXT}<script>setTimeout(() => document.body.insertAdjacentHTML('beforeend', '<img src="/noise.png?delay=200" alt="">'), 300)</script>`,
    ms: 1200,
  },
  {
    name: 'a picture that is exchanged for a larger one',
    body: () =>
      `<img src="/noise.png?a" width="200" alt=""><script>setTimeout(() => { const image = document.images[0]; image.src = '/noise.png?b'; image.width = 400 }, 400)</script>`,
    ms: 1200,
  },
  {
    name: 'a picture of another origin that hides its times',
    body: ({ otherOrigin }) => `${TEXT}<img src="${otherOrigin}/noise.png?delay=200" alt="">`,
    ms: 900,
  },
  {
    name: 'a picture of a style sheet',
    body: () => `<div style="width:400px;height:300px;background:url(/noise.png?delay=100)"></div>${TEXT}`,
    ms: 900,
  },
  {
    name: 'a largest element that is removed',
    body: () =>
      `<p>Short</p><img id="hero" src="/noise.png" alt=""><script>setTimeout(() => document.getElementById('hero').remove(), 400)</script>`,
    ms: 900,
  },
  {
    name: 'a late font',
    body: () =>
      `<style>@font-face { font-family: late; font-display: swap; src: url('/font.woff2?delay=400') } body { font: 22px late, monospace }</style>${TEXT.repeat(6)}`,
    ms: 1200,
  },
  { name: 'one shift', body: () => grow([300, 40]), ms: 800 },
  { name: 'three shifts in one window', body: () => grow([300, 40], [600, 80], [900, 120]), ms: 1400 },
  { name: 'two windows, the first larger', body: () => grow([300, 200], [1800, 220]), ms: 2300 },
  { name: 'two windows, the second larger', body: () => grow([300, 20], [1800, 220]), ms: 2300 },
  {
    name: 'a chain of shifts of more than five seconds',
    body: () =>
      grow(...Array.from({ length: 9 }, (_, index) => [300 + index * 700, 30 + index * 30] as const)),
    ms: 6600,
  },
  {
    name: 'a shift that follows an input',
    body: () =>
      `${BUTTON}${grow()}${onPress('click', "document.getElementById('grow').style.height = '200px'")}`,
    act: () => clicks(1),
  },
  {
    name: 'a slow handler',
    body: () => BUTTON + onPress('click', busy('180')),
    act: () => clicks(1),
  },
  {
    name: 'a slow handler some time after the press',
    body: () => BUTTON + onPress('click', busy('300')),
    act: async () => {
      await page.mouse.move(50, 40)
      await page.mouse.down()
      await wait(120)
      await page.mouse.up()
    },
  },
  {
    name: 'a slow handler of what was typed',
    body: () =>
      `<input autofocus><button></button><script>document.querySelector('input').addEventListener('input', () => { ${busy('300')} })</script>`,
    act: async () => {
      await page.focus('input')
      await page.keyboard.type('a')
    },
  },
  {
    name: 'a long task before the input',
    body: () => BUTTON,
    act: async () => {
      await page.evaluate(() => {
        setTimeout(() => {
          const end = performance.now() + 400
          while (performance.now() < end);
        }, 50)
      })
      await wait(100)
      await clicks(2)
    },
  },
  {
    name: 'keys',
    body: () =>
      `<input autofocus><button></button><script>document.querySelector('input').addEventListener('keydown', () => { ${busy('70')} })</script>`,
    act: async () => {
      await page.focus('input')
      await page.keyboard.type('abc', { delay: 60 })
    },
  },
  {
    // Far enough apart not to be rounded to the same 8 ms: of two equal ones web-vitals has reported the earlier.
    name: 'sixty presses, some of them slow',
    body: () =>
      `${BUTTON}<script>let count = 0</script>${onPress('click', `count += 1; ${busy('count % 9 === 4 ? 60 + 3 * count : 0')}`)}`,
    act: () => clicks(60),
  },
  {
    name: 'a paint after the input',
    body: () =>
      `${BUTTON}${onPress('click', `setTimeout(() => document.body.insertAdjacentHTML('beforeend', '<img src="/noise.png" alt="">'), 50)`)}`,
    act: () => clicks(1),
    ms: 900,
  },
]

test.each(scenes)(
  'measures $name as web-vitals and the definitions do',
  async ({ name, body, act, ms = 500 }) => {
    await page.goto(stage.show(encodeURIComponent(name.replaceAll(' ', '-')), body(stage)))
    await wait(100)
    await act?.()
    await wait(ms)
    // web-vitals waits until the page has nothing else to do, with each entry again.
    if (act) await page.waitForFunction(() => window.webVitals.INP !== undefined)
    await vi.waitFor(async () => {
      const measured = await read()
      expect(measured.error).toBeUndefined()
      const { slowest, FID, ...shared } = ofOurs(measured)
      const { parts, interaction, ...theirs } = measured.theirs
      expect({ ...shared, slowest, FID }).toEqual(byDefinition(measured))
      expect(JSON.parse(JSON.stringify(shared))).toEqual({ ...theirs })
      expect(partsOf(measured.ours.largestPaint)).toEqual(partsOf(parts))
      if (interaction)
        expect(nextPaints(measured).map(partsOfInteraction)).toContainEqual(partsOfInteraction(interaction))
      else expect(nextPaints(measured)).toEqual([])
    }, 15_000)
  },
)

const speeds = (path: string) =>
  stage.records().filter(({ event, data }) => event === 'page_speed' && data.context.pathname === path)

test('measures a return from the back/forward cache anew', async ({ skip, task }) => {
  const name = `return-${task.result?.retryCount ?? 0}`
  await page.goto(stage.show(name, TEXT))
  await wait(300)
  await page.goto(`${stage.origin}/elsewhere`)
  await page.goBack({ waitUntil: 'commit' })
  await page.waitForFunction(() => document.visibilityState === 'visible')
  await wait(600)
  const frame = await page.evaluate(() => window.restored)
  if (!frame) return skip('This browser keeps no pages in its cache.')
  const { ours, theirs } = await read()
  expect(ours).toMatchObject({
    navigationType: 'back-forward-cache',
    cumulativeLayoutShift: 0,
    slowestInteractions: [],
  })
  // Both read the clock in the same frame, one after the other.
  for (const paint of [ours.firstContentfulPaint, theirs.FCP, ours.largestContentfulPaint, theirs.LCP]) {
    expect(paint).toBeGreaterThanOrEqual(frame.begin)
    expect(paint).toBeLessThanOrEqual(frame.end)
  }
  await page.goto('about:blank')
  await vi.waitFor(() => expect(speeds(`/${name}`)).toHaveLength(2), 5000)
  const [first, second] = speeds(`/${name}`)
  expect(first?.pageLoadId).not.toBe(second?.pageLoadId)
})

/** Script of a page that posts what was measured on it, some time after `begin` was called. */
const postMeasured = (ms: number): string => `const begin = () => setTimeout(() => fetch('/measured', {
  method: 'POST',
  body: JSON.stringify({
    ours: collector.snapshot(), theirs: webVitals, raw, error: window.collectorError,
    interactions: performance.interactionCount ?? 0,
    activationStart: performance.getEntriesByType('navigation')[0].activationStart,
  }),
}), ${ms})`

/** Waits for a page of a browser that no tool controls. */
async function measuredAt<Posted = Measured>(url: string): Promise<Posted> {
  const count = stage.measured().length
  const close = openUncontrolled(url)
  try {
    await vi.waitFor(() => expect(stage.measured()).toHaveLength(count + 1), 60_000)
    return JSON.parse(stage.measured().at(-1) ?? '') as Posted
  } finally {
    await close()
  }
}

/** True if the browser hides a page behind another: headless builds from npm show all of them. */
async function hidesPages(): Promise<boolean> {
  stage.show('in-front-of-probe', '<p>In front</p>')
  const { isHidden } = await measuredAt<{ readonly isHidden: boolean }>(
    stage.show(
      'probe',
      `<p>Behind</p><script>
        let isPosted = false
        function post() {
          if (isPosted) return
          isPosted = true
          void fetch('/measured', { method: 'POST', body: JSON.stringify({ isHidden: document.hidden }) })
        }
        document.addEventListener('visibilitychange', post)
        setTimeout(post, 10000)
        window.open('/in-front-of-probe')
      </script>`,
    ),
  )
  return isHidden
}

test('measures a prerendered page from when it is shown', async (run) => {
  stage.show(
    'prerendered',
    `${TEXT}<script>${postMeasured(1500)}
      const isAhead = document.prerendering
      if (isAhead) document.addEventListener('prerenderingchange', begin)
      else begin()
      document.addEventListener('prerenderingchange', () => setTimeout(() => document.body.insertAdjacentHTML('beforeend', '<img src="/noise.png" alt="">'), 300))
    </script>`,
  )
  const rules = '{ "prerender": [{ "source": "list", "urls": ["/prerendered"], "eagerness": "immediate" }] }'
  const measured = await measuredAt(
    stage.show(
      'prerendering',
      `<p>Soon</p><script type="speculationrules">${rules}</script><script>setTimeout(() => { location.href = '/prerendered' }, 3000)</script>`,
    ),
  )
  if (!measured.activationStart) run.skip('This browser renders no pages in advance.')
  const { slowest, FID, ...shared } = ofOurs(measured)
  expect(measured.error).toBeUndefined()
  expect({ ...shared, slowest, FID }).toEqual(JSON.parse(JSON.stringify(byDefinition(measured))))
  const { parts, interaction, ...theirs } = measured.theirs
  expect(JSON.parse(JSON.stringify(shared))).toEqual(theirs)
  expect(partsOf(measured.ours.largestPaint)).toEqual(partsOf(parts))
  expect(measured.ours.navigationType).toBe('prerender')
})

test('has no paints and no shifts of a page that was hidden when it began', async (run) => {
  if (!(await hidesPages())) run.skip('This browser hides no pages.')
  stage.show('in-front', '<p>In front</p><script>setTimeout(() => window.close(), 2000)</script>')
  stage.show('hidden', `${grow([400, 40], [800, 80])}<script>${postMeasured(4500)}; begin()</script>`)
  const { ours, theirs, raw, error } = await measuredAt(
    stage.show(
      'hiding',
      `<p>Behind</p><script>
        window.open('/in-front')
        document.addEventListener('visibilitychange', () => { location.href = '/hidden' }, { once: true })
      </script>`,
    ),
  )
  expect(error).toBeUndefined()
  // It was painted, when it was shown.
  expect(raw.some(({ name }) => name === 'first-contentful-paint')).toBe(true)
  const { FCP, LCP, CLS, INP } = ofOurs({ ours, theirs, raw, interactions: 0 })
  expect([FCP, LCP, CLS, INP]).toEqual([undefined, undefined, undefined, undefined])
  expect(theirs).toEqual({})
})

test('delivers every record when the page is hidden behind another', async (run) => {
  if (!(await hidesPages())) run.skip('This browser hides no pages.')
  stage.show('before', '<p>In front</p><script>setTimeout(() => window.close(), 500)</script>')
  const rounds = [1, 2, 3, 4, 5]
  for (const round of rounds)
    stage.show(
      `behind-${round}`,
      `${TEXT}<script>
        addEventListener('load', () => setTimeout(() => {
          for (let index = 0; index < 20; index += 1) collector.record('user', () => ({ name: 'rum-' + index }))
          window.open('/before')
        }, 200))
        document.addEventListener('visibilitychange', () => {
          if (document.visibilityState === 'visible') location.href = '/behind-${round + 1}'
        })
      </script>`,
    )
  const close = openUncontrolled(`${stage.origin}/behind-1`)
  const arrived = (event: string) =>
    stage
      .records()
      .filter((record) => record.event === event && /behind-[1-5]/.test(record.data.context.pathname ?? ''))
  try {
    await vi.waitFor(
      () => expect([arrived('page_speed').length, arrived('user').length]).toEqual([5, 100]),
      60_000,
    )
  } finally {
    await close()
  }
  expect(stage.faults()).toEqual([])
})

test('sends the same records by XHR when the browser takes no beacon', async () => {
  await page.addInitScript(() => {
    navigator.sendBeacon = () => false
  })
  await page.goto(stage.show('refused', TEXT))
  await page.evaluate(() => {
    window.collector.record('user', () => ({ name: 'rum-refused' }))
    window.collector.flush()
  })
  const arrived = () => stage.records().filter(({ data }) => data.context.pathname === '/refused')
  await vi.waitFor(() => expect(arrived()).toHaveLength(1), 10_000)
  expect(arrived()[0]?.data.context.deliveryType).toBe('xhr')
  expect(stage.faults()).toEqual([])
})

test('delivers every record when the page is left for another', async () => {
  const url = stage.show('left', TEXT)
  for (let round = 0; round < 5; round += 1) {
    await page.goto(url)
    await page.evaluate(() => {
      for (let index = 0; index < 20; index += 1)
        window.collector.record('user', () => ({ name: `rum-${index}` }))
    })
  }
  await page.goto('about:blank')
  const arrived = (event: string) =>
    stage.records().filter((record) => record.event === event && record.data.context.pathname === '/left')
  await vi.waitFor(
    () => expect([arrived('page_speed').length, arrived('user').length]).toEqual([5, 100]),
    10_000,
  )
  expect(stage.faults()).toEqual([])
})

test('delivers every record when the page is closed', async () => {
  const url = stage.show('closed', TEXT)
  for (let round = 0; round < 5; round += 1) {
    const closing = await context.newPage()
    await closing.goto(url)
    await closing.close({ runBeforeUnload: true })
  }
  await vi.waitFor(() => expect(speeds('/closed')).toHaveLength(5), 10_000)
})

test('measures a client-side navigation as a page of its own', async () => {
  await page.goto(
    stage.show(
      'first',
      `${BUTTON}${onPress('click', `${busy('60')} history.pushState(null, '', '/second')`)}`,
    ),
  )
  await clicks(1)
  await wait(1500)
  await page.goto('about:blank')
  await vi.waitFor(() => expect(speeds('/second')).toHaveLength(1), 5000)
  expect(speeds('/first')[0]?.data).toMatchObject({
    navigationType: 'navigate',
    interactionToNextPaint: expect.any(Number) as number,
  })
  expect(speeds('/second')[0]?.data).toMatchObject({
    navigationType: 'soft-navigation',
    slowestInteractions: [],
  })
})

// spec: PRF-004
test('records an image with its visibility, file and sizes', async () => {
  const image = (query: string) => `<img src="/noise.png?${query}" data-loader="raw" width="200" alt="">`
  await page.goto(stage.show('images', `${image('a')}<div style="height:3000px"></div>${image('b')}`))
  await wait(1500)
  await page.mouse.wheel(0, 4000)
  await wait(500)
  await page.goto('about:blank')
  const arrived = () =>
    stage.records().filter(({ event, data }) => event === 'image' && data.context.pathname === '/images')
  await vi.waitFor(() => expect(arrived()).toHaveLength(2), 5000)
  const [first, second] = arrived().map(({ data }) => data)
  expect(first).toMatchObject({
    visibleOnLoad: true,
    observationTime: expect.any(Number) as number,
    intersectionRatio: 1,
    size: expect.any(Number) as number,
    imageType: 'png',
    imageLoaderType: 'raw',
    naturalWidth: 400,
    naturalHeight: 300,
    width: 200,
    height: 150,
  })
  expect(second).toMatchObject({ visibleOnLoad: false })
})

test('records images whose address is set later, that are put in later, and of a later path, each once', async () => {
  await page.goto(
    stage.show(
      'later-images',
      `<img data-src="/noise.png?set.png" width="100" alt=""><img src="/none.png" width="100" alt=""><div></div><script>
        const add = (query) => {
          const image = new Image(100)
          image.onload = () => document.querySelector('div').append(image)
          image.src = '/noise.png?' + query
        }
        setTimeout(() => { document.images[0].src = document.images[0].dataset.src }, 2000)
        setTimeout(() => add('added'), 2200)
        setTimeout(() => {
          document.body.replaceChildren(document.createElement('div'))
          history.pushState(null, '', '/later-path')
        }, 3500)
        setTimeout(() => add('routed'), 4100)
      </script>`,
    ),
  )
  await page.keyboard.press('Shift')
  await wait(6000)
  await page.goto('about:blank')
  const arrived = (path: string) =>
    stage
      .records()
      .filter(({ event, data }) => event === 'image' && data.context.pathname === path)
      .map(({ data }) => data as ImageRecord & PerfRecord['data'])
  await vi.waitFor(() => expect(speeds('/later-path')).toHaveLength(1), 5000)
  expect(arrived('/later-images').map(({ visibleOnLoad }) => visibleOnLoad)).toEqual([true, false])
  const [routed, ...others] = arrived('/later-path')
  expect(others).toEqual([])
  // It counts from when its own path began.
  expect(routed?.observationTime).toBeLessThan(3000)
})

// spec: PRF-031
test('records images of the three allowed hosts only', async () => {
  const other = stage.otherOrigin.replace('127.0.0.1', 'localhost')
  const images = [stage.otherOrigin, other].map(
    (origin) => `<img src="${origin}/noise.png" width="100" alt="">`,
  )
  await page.goto(stage.show('hosts', images.join('')))
  await wait(1500)
  await page.goto('about:blank')
  await vi.waitFor(() => expect(speeds('/hosts')).toHaveLength(1), 5000)
  const arrived = stage
    .records()
    .filter(({ event, data }) => event === 'image' && data.context.pathname === '/hosts')
  expect(arrived).toHaveLength(1)
})
