import type { Browser, CDPSession, Page } from 'playwright'
import type { PageCase } from '../area.ts'
import type { Prepared, Sample } from './child.ts'
import { servePage } from './page-server.ts'
import type { Visit } from './rounds.ts'
// The page's own side: it declares `window.bench`.
import type {} from './in-page.ts'

export interface PageVisit {
  readonly measured: PageCase
  readonly prepared: Prepared
  readonly scale: number
}

/** Opens a page for one subject, runs its work until it is warm, and then as often again, measured. */
export async function visitPage(browser: Browser, { measured, prepared, scale }: PageVisit): Promise<Visit> {
  const { html, scriptDelayMs = 0 } = measured
  const server = await servePage({ ...prepared, body: html?.(scale, prepared.subject) ?? '', scriptDelayMs })
  const page = await browser.newPage()
  const broken = new Promise<never>((_, reject) => page.once('pageerror', reject))
  const measuring = page.goto(server.url).then(() => measure(page, measured, scale))
  // A page that breaks is closed while it is measured: its own error is the one to report.
  measuring.catch(() => undefined)
  try {
    return await Promise.race([measuring, broken])
  } finally {
    await page.close()
    await server.close()
  }
}

async function measure(page: Page, measured: PageCase, scale: number): Promise<Visit> {
  const { name, input, runs = 20, ticks = 'script' } = measured
  await page.waitForFunction(() => window.bench)
  await page.evaluate(([name, input]) => window.bench?.prepare(name, input), [name, input?.(scale)] as const)
  const work = (): Promise<unknown> => runMany(page, measured, runs)
  const output = await work()
  const session = await page.context().newCDPSession(page)
  const sample = await countTicks(session, { ticks, runs, work })
  return { output, sample, counts: await measured.counts?.(page) }
}

async function runMany(page: Page, { drive }: PageCase, runs: number): Promise<unknown> {
  if (!drive) return page.evaluate((runs) => window.bench?.runMany(runs), runs)
  let output: unknown
  for (let time = 0; time < runs; time++) {
    output = await drive(page, () => page.evaluate(() => window.bench?.runOnce()))
  }
  return output
}

interface Ticks {
  readonly script: number
  readonly layout: number
  readonly task: number
}

/**
 * The seconds that the main thread has worked. Chromium's own figure for scripts leaves out what runs after an `await`,
 * so scripts are all that is neither layout and style, nor the measuring itself.
 */
async function readTicks(session: CDPSession): Promise<Ticks> {
  const { metrics } = await session.send('Performance.getMetrics')
  const seconds = (name: string): number => metrics.find((one) => one.name === name)?.value ?? 0
  const layout = seconds('LayoutDuration') + seconds('RecalcStyleDuration')
  const task = seconds('TaskDuration') - seconds('DevToolsCommandDuration')
  return { script: task - layout, layout, task }
}

interface Counted {
  readonly ticks: keyof Ticks
  readonly runs: number
  readonly work: () => Promise<unknown>
}

/** How long the page's main thread works for one run. Time in which the thread waits for a processor is not counted. */
async function countTicks(session: CDPSession, { ticks, runs, work }: Counted): Promise<Sample> {
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const [before, start] = [await readTicks(session), performance.now()]
  await work()
  const [after, end] = [await readTicks(session), performance.now()]
  // Chromium's clock tells microseconds: less than one is told as one, so that a ratio can be taken.
  const ms = Math.max(0.001, (after[ticks] - before[ticks]) * 1000)
  return { cpuMs: ms / runs, wallMs: (end - start) / runs }
}
