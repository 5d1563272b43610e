import { setTimeout as wait } from 'node:timers/promises'
import type { Counts } from '../../../area.ts'
import { startCollector } from './collector.ts'
import { startBrowser } from './killable-browser.ts'
import { play, type ScenarioName, scenarios } from './scenario.ts'
import { scriptOf } from './script.ts'

/** Milliseconds of script until a page with a library is ready, the median of five visits. */
async function measureStart(script: string): Promise<number> {
  const collector = await startCollector({ script })
  const browser = await startBrowser()
  const times: number[] = []
  try {
    for (let visit = 0; visit < 5; visit += 1) {
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
  return times.sort((a, b) => a - b)[2] ?? 0
}

async function playAll(file: URL): Promise<Counts> {
  const script = await scriptOf(file)
  const counts: Record<string, number> = { 'start-up ms': await measureStart(script), lost: 0, twice: 0 }
  for (const name of Object.keys(scenarios) as ScenarioName[]) {
    // On a busy machine, a browser may end before it is asked to.
    const { lost, twice } = await play(name, script).catch(() => play(name, script))
    counts[name] = lost
    counts.lost = (counts.lost ?? 0) + lost
    counts.twice = (counts.twice ?? 0) + twice
  }
  return counts
}

const played = new Map<string, Promise<Counts>>()

/** What becomes of a library's events in all scenarios: lost in each and in all, and twice in all. Played once. */
export function countFates(file: URL): Promise<Counts> {
  const counts = played.get(file.href) ?? playAll(file)
  played.set(file.href, counts)
  return counts
}
