import { setTimeout as wait } from 'node:timers/promises'
import type { CDPSession, Page } from 'playwright'
import { type Collector, startCollector } from './collector.ts'
import { type KillableBrowser, startBrowser } from './killable-browser.ts'

declare global {
  interface Window {
    /** Tracks one event. Set by each subject's script. */
    trackEvent?: (mark: string, filler?: string) => void
  }
}

/** Fate of the events of one scenario. */
export interface Fate {
  readonly lost: number
  /** Events that have arrived more than once. They have the same id each time. */
  readonly twice: number
  readonly requests: number
}

interface Stage {
  readonly browser: KillableBrowser
  readonly collector: Collector
  readonly page: Page
}

/** When the events are tracked: now; now, and then the page navigates; or while it navigates. */
type Moment = 'now' | 'before a navigation' | 'while the page is left'

interface Scenario {
  /** @default 'now' */
  readonly moment?: Moment
  /** @default 100 */
  readonly count?: number
  /** Bytes of each event beside its name. @default 0 */
  readonly bytes?: number
  readonly act: (stage: Stage, emit: () => Promise<void>) => Promise<unknown>
}

/** Sessions by page: what one session has set, no other can take back. */
const sessions = new WeakMap<Page, Promise<CDPSession>>()

async function setOffline(page: Page, offline: boolean): Promise<void> {
  const opening = sessions.get(page) ?? page.context().newCDPSession(page)
  sessions.set(page, opening)
  const session = await opening
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  })
}

async function hide({ browser }: Stage): Promise<void> {
  const other = await browser.context().newPage()
  await other.bringToFront()
}

async function crash({ page }: Stage): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await Promise.race([session.send('Page.crash').catch(() => undefined), wait(500)])
}

/** The ways in which pages end, and networks and servers fail. */
export const scenarios = {
  navigate: {
    moment: 'before a navigation',
    act: async ({ page }, emit) => {
      await emit()
      await page.waitForURL('**/other')
    },
  },
  'tracked in pagehide': {
    moment: 'while the page is left',
    act: async ({ page }, emit) => {
      await emit()
      await page.waitForURL('**/other')
    },
  },
  close: {
    act: async ({ page }, emit) => {
      await emit()
      await page.close({ runBeforeUnload: true })
    },
  },
  'hide, kill the browser': {
    act: async (stage, emit) => {
      await emit()
      await hide(stage)
      await wait(1000)
      await stage.browser.kill()
      await stage.browser.start()
    },
  },
  'crash of the tab': {
    act: async (stage, emit) => {
      await emit()
      await wait(50)
      await crash(stage)
    },
  },
  'crash of the browser': {
    act: async (stage, emit) => {
      await emit()
      await wait(300)
      await stage.browser.kill()
      await stage.browser.start()
    },
  },
  'offline and back': {
    act: async ({ page }, emit) => {
      await setOffline(page, true)
      await emit()
      await wait(3000)
      await setOffline(page, false)
      await wait(3000)
    },
  },
  'close while offline': {
    act: async ({ page }, emit) => {
      await setOffline(page, true)
      await emit()
      await wait(300)
      await page.close({ runBeforeUnload: true })
    },
  },
  'server fails three times': {
    act: async ({ collector }, emit) => {
      collector.fail(3)
      await emit()
      await wait(8000)
    },
  },
  flapping: {
    act: async ({ page }, emit) => {
      await setOffline(page, true)
      await emit()
      for (const offline of [false, true, false, true, false]) {
        await setOffline(page, offline)
        await wait(80)
      }
      await wait(3000)
    },
  },
  '200 events of 2 kB, hide, close': {
    count: 200,
    bytes: 2000,
    act: async (stage, emit) => {
      await emit()
      await hide(stage)
      await wait(150)
      await stage.page.close({ runBeforeUnload: true })
    },
  },
} as const satisfies Readonly<Record<string, Scenario>>

export type ScenarioName = keyof typeof scenarios

async function until(isDone: () => boolean, ms: number): Promise<void> {
  for (const end = performance.now() + ms; !isDone() && performance.now() < end;) await wait(50)
}

/** Waits until something is done, or nothing has come any nearer to it for five seconds; 15 at most. */
async function untilQuiet(isDone: () => boolean, progress: () => number): Promise<void> {
  let [last, since] = [progress(), performance.now()]
  const isQuiet = (): boolean => {
    if (progress() !== last) [last, since] = [progress(), performance.now()]
    return performance.now() - since > 5000
  }
  await until(() => isDone() || isQuiet(), 15_000)
}

interface Emission {
  readonly marks: readonly string[]
  readonly bytes: number
  readonly moment: Moment
}

/** Tracks events. Runs in the page, where functions within it must have no names: bundlers mark those. */
function emitInPage({ marks, bytes, moment }: Emission): void {
  const page = new EventTarget()
  page.addEventListener('emit', () => {
    for (const mark of marks) {
      let filler = ''
      while (filler.length < bytes) filler += Math.random().toString(36).slice(2)
      window.trackEvent?.(`mark-${mark}-end`, filler.slice(0, bytes))
    }
  })
  if (moment === 'while the page is left')
    addEventListener('pagehide', () => page.dispatchEvent(new Event('emit')))
  else page.dispatchEvent(new Event('emit'))
  if (moment !== 'now') location.href = '/other'
}

/** Opens a page, and waits until its first event has arrived: a visitor has read something before they leave. */
async function openPage(
  browser: KillableBrowser,
  { page: url, endpoint, arrived }: Collector,
  mark: string,
): Promise<Page> {
  const page = await browser.context().newPage()
  await page.goto(`${url}?${new URLSearchParams({ endpoint })}`)
  await page.waitForFunction(() => window.trackEvent)
  await page.evaluate((mark) => window.trackEvent?.(`mark-${mark}-end`), mark)
  await until(() => arrived.has(mark), 5000)
  await wait(200)
  return page
}

/** Plays a scenario with the script of a subject, and a later visit that lasts until nothing more arrives. */
export async function play(name: ScenarioName, script: string): Promise<Fate> {
  const scenario: Scenario = scenarios[name]
  const { count = 100, bytes = 0, moment = 'now', act } = scenario
  const marks = Array.from({ length: count }, (_, index) => `e${index}`)
  const collector = await startCollector({ script })
  const browser = await startBrowser()
  try {
    const page = await openPage(browser, collector, 'first')
    const emit = (): Promise<void> => page.evaluate(emitInPage, { marks, bytes, moment })
    await act({ browser, collector, page }, emit)
    const isComplete = (): boolean => marks.every((mark) => collector.arrived.has(mark))
    await wait(500)
    await openPage(browser, collector, 'later')
    await untilQuiet(isComplete, () => collector.arrived.size)
    // Doubles come late.
    await wait(1500)
    return {
      lost: marks.filter((mark) => !collector.arrived.has(mark)).length,
      twice: marks.filter((mark) => (collector.arrived.get(mark) ?? 0) > 1).length,
      requests: collector.requests(),
    }
  } finally {
    await browser.close()
    collector.close()
  }
}
