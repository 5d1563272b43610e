import { setTimeout as wait } from 'node:timers/promises'
import type { Counts } from '../../../area.ts'
import { startCollector } from './collector.ts'
import { startBrowser } from './killable-browser.ts'
import { play, type ScenarioName, scenarios } from './scenario.ts'
import { scriptOf } from './script.ts'

/** Milliseconds of script until a page with a library is ready, the median of three visits. */
async function measureStart(script: string): Promise<number> {
  const collector = await startCollector({ script })
  const browser = await startBrowser()
  const times: number[] = []
  try {
    for (let visit = 0; visit < 3; visit += 1) {
      const page = await browser.context().newPage()
      const session = await page.context().newCDPSession(page)
      await session.send('Performance.enable', { timeDomain: 'threadTicks' })
      await page.goto(`${collector.page}?${new URLSearchParams({ endpoint: collector.endpoint })}`)
      await page.waitForFunction(() => window.trackEvent)
      await wait(500)
      const { metrics } = await session.send('Performance.getMetrics')
      times.push((metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000)
      await page.close()
    }
  } finally {
    await browser.close()
    collector.close()
  }
  return times.sort((a, b) => a - b)[1] ?? 0
}

/** Scenarios that are played at the same time: they wait more than they work. */
const AT_ONCE = 8

/** Runs tasks, some at a time. */
async function inTurns(tasks: readonly (() => Promise<void>)[]): Promise<void> {
  const waiting = [...tasks]
  const work = async (): Promise<void> => {
    for (let task = waiting.shift(); task; task = waiting.shift()) await task()
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

type MutableCounts = Record<string, number>

async function playAll(files: readonly URL[]): Promise<ReadonlyMap<string, Counts>> {
  const counts = new Map<string, MutableCounts>()
  const tasks: (() => Promise<void>)[] = []
  for (const file of files) {
    const script = await scriptOf(file)
    // Alone, because it measures a time.
    const found: MutableCounts = { 'start-up ms': await measureStart(script), lost: 0, twice: 0 }
    counts.set(file.href, found)
    const names = Object.keys(scenarios) as ScenarioName[]
    for (const name of names) found[name] = 0
    tasks.push(...names.map((name) => () => playInto(found, name, script)))
  }
  await inTurns(tasks)
  return counts
}

async function playInto(found: MutableCounts, name: ScenarioName, script: string): Promise<void> {
  // On a busy machine, a browser may end before it is asked to.
  const { lost, twice } = await play(name, script).catch(() => play(name, script))
  found[name] = lost
  found.lost = (found.lost ?? 0) + lost
  found.twice = (found.twice ?? 0) + twice
}

let played: Promise<ReadonlyMap<string, Counts>> | undefined

/** Events of a library that are lost in each scenario and in all, and that arrive twice. Each scenario is played once. */
export async function countFates(file: URL, all: readonly URL[]): Promise<Counts> {
  played ??= playAll(all)
  return (await played).get(file.href) ?? {}
}
