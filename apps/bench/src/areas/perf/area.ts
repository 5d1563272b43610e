import type { Page } from 'playwright'
import type { Area, Subject } from '../../area.ts'
import type {} from '../../measure/in-page.ts'
import { imagesHtml } from './images.ts'
import type {} from './works.ts'

const peer = (name: string, from: string): Subject => ({
  name,
  role: 'peer',
  package: from,
  file: new URL(`./peers/${name}.js`, import.meta.url),
})

const byHand: Subject = {
  name: 'by hand',
  role: 'baseline',
  file: new URL('./by-hand.ts', import.meta.url),
}
const ours: Subject = { name: 'sitewright', role: 'ours', file: new URL('./ours.ts', import.meta.url) }

const subjects: readonly Subject[] = [
  ours,
  { name: 'no library', role: 'baseline', file: new URL('./nothing.ts', import.meta.url) },
  peer('web-vitals', 'web-vitals'),
  peer('lux', '@speedcurve/lux'),
  peer('boomerang', 'boomerangjs'),
  peer('faro', '@grafana/faro-web-sdk'),
  peer('sentry', '@sentry/browser'),
]

/** A page whose layout is slow while its button is pressed, without any script of its own. */
const SLOW_PAGE = `<style>button { inline-size: 200px; block-size: 80px } button:active ~ p { letter-spacing: 1px }</style>
<button>Press</button>${'<p>Ten days by train and by boat, along the coast and back.</p>'.repeat(1000)}`

/** Presses for the time of one. */
const PRESSES = 12

/** Time to run a library's module and to start it, in a fresh document. */
async function startMs(page: Page): Promise<number> {
  await page.reload()
  await page.waitForFunction(() => window.bench)
  await page.evaluate(() => window.bench?.prepare('press', undefined))
  await page.waitForFunction(() => window.startMs !== undefined)
  return page.evaluate(() => window.startMs ?? 0)
}

async function press(page: Page): Promise<void> {
  await page.mouse.click(40, 40)
  await page.evaluate(() => window.bench?.runOnce())
}

/** Chromium's own count of script time for one press: without the drawing, and without the browser's own work. */
async function pressScriptMs(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const read = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0
  }
  const before = await read()
  for (let count = 0; count < PRESSES; count += 1) await press(page)
  return Number(((((await read()) - before) * 1000) / PRESSES).toFixed(3))
}

const area: Area = {
  title: 'Measuring visitors',
  about:
    '`@sitewright/perf-collector` beside what else measures paints, shifts and interactions on a page: web-vitals with ' +
    'attribution, which sends nothing by itself, and LUX, boomerang, Faro and Sentry, which do. Faro and Sentry trace ' +
    'requests and errors, too. All are loaded from one file, and nothing waits for a network.',
  cases: [
    {
      kind: 'page',
      name: 'press',
      title: 'Start to measure, and press a button',
      about:
        'A button is pressed, and the frame after it is drawn. Its layout takes so long that the press is an interaction ' +
        'to report. `startMs` is the time to run the module and to start it, in a fresh document. `pressMs` is the script ' +
        'of one press, with that of the measuring, which the row without a library shows.',
      subjects,
      html: () => SLOW_PAGE,
      runs: 4,
      drive: async (page, run) => {
        await page.mouse.click(40, 40)
        return run()
      },
      counts: async (page) => ({ pressMs: await pressScriptMs(page), startMs: await startMs(page) }),
      bars: [
        { kind: 'count', of: 'startMs', atMost: 5 },
        { kind: 'count', of: 'pressMs', atMost: 1 },
      ],
    },
    {
      kind: 'page',
      name: 'inserted',
      title: 'Put 10, 100 and 1,000 rows into a page that is measured',
      about:
        'A list gets its rows one by one, is drawn, and is emptied. Ours looks for images in what is new. The row without ' +
        'a library is what the rows themselves take.',
      subjects,
      input: (scale) => 10 * scale,
      scales: [1, 10, 100],
      runs: 5,
      bars: [{ kind: 'growth', beside: 'no library', atMost: 1.2 }],
    },
    {
      kind: 'page',
      name: 'images',
      title: 'Record the images of pages with 10, 100 and 1,000 of them',
      about:
        'All images are in view, and 100 of them are recorded at most. The measuring is started, waits until the page is ' +
        'idle, records, and is stopped. `by hand` is an observer that fills a list. Most of its time on a small page is that of the ' +
        'browser, so that ours is judged by itself: ten times the images take at most ten times as long.',
      subjects: [{ ...ours, file: new URL('./ours-images.ts', import.meta.url) }, byHand],
      input: (scale) => 10 * scale,
      html: (scale) => imagesHtml(10 * scale),
      scales: [1, 10, 100],
      runs: 5,
      bars: [{ kind: 'growth', atMost: 10 }],
    },
  ],
}

export default area
