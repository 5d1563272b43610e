import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium as playwright, type BrowserContext } from 'playwright'
import { chromium } from '../../../../tooling/chromium.ts'
import { bundle } from './bundle.ts'
import { openPage, paceOf, pause, type Scene } from './scene.ts'
import { startServer, type RecordingServer } from './server.ts'
import type { Subject } from './subject.ts'
import { judge, sum, type Verdict } from './verdict.ts'
import { ways, type WayName } from './ways.ts'

/** Runs at the same time. Each has a server, an origin and a process of its own. */
const PARALLEL = 6
/** Silence after which a server that has everything hears no more, in milliseconds. */
const SETTLED_MS = 1500
/** Silence after which a server that misses something will not get it, in milliseconds. The cart waits for half a minute. */
const QUIET_MS = 45_000

/** A browser with a profile on disk, which outlives it. */
interface Profile {
  readonly context: () => BrowserContext
  readonly restart: () => Promise<void>
  readonly close: () => Promise<void>
}

async function openProfile(): Promise<Profile> {
  const folder = mkdtempSync(join(tmpdir(), 'leaving-'))
  const launch = () =>
    playwright.launchPersistentContext(folder, {
      ...chromium(),
      // Playwright turns it off.
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    })
  let context = await launch()
  return {
    context: () => context,
    restart: async () => {
      await context.close()
      context = await launch()
    },
    close: async () => {
      await context.close()
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

interface Run {
  readonly subject: Subject
  readonly way: WayName
  readonly index: number
  readonly profile: Profile
  readonly scripts: ReadonlyMap<string, string>
}

/** Waits until the server has everything and is silent, or is silent for so long that nothing will come. */
async function settle(server: RecordingServer, isComplete: () => boolean): Promise<void> {
  const began = performance.now()
  for (;;) {
    const silence = performance.now() - Math.max(began, server.arrivals.at(-1)?.at ?? 0)
    // To compare means to read hundreds of requests, so it waits for silence.
    if (silence > QUIET_MS || (silence > SETTLED_MS && isComplete())) return
    await pause(50)
  }
}

let count = 0

async function play({ subject, way, index, profile, scripts }: Run): Promise<Verdict> {
  const { momentMs, lateMs } = paceOf(index)
  const server = await startServer({
    name: `r${(count += 1)}`,
    scripts,
    entry: `/${subject.script}.js`,
    backend: subject.createBackend(),
  })
  const heard = () => server.arrivals.flatMap(subject.read)
  const done: string[] = []
  const told: string[] = []
  const scene: Scene = {
    server,
    actions: Array.from({ length: subject.actions }, (_, action) => `action ${action}`),
    momentMs,
    open: (path) => openPage(profile.context(), server, path, (name) => told.push(name)),
    act: async (page, actions, leave) => {
      done.push(...actions)
      await page.evaluate(([all, how]) => window.act?.(all, how), [actions, leave] as const)
    },
    restart: profile.restart,
  }
  // Every second visitor has been here before.
  if (index % 2 === 1) {
    const page = await scene.open()
    await scene.act(page, ['earlier'])
    while (heard().length === 0) await pause(20)
    await page.close()
  }
  server.lateMs = lateMs
  await ways[way](scene)
  server.lateMs = 0
  await scene.open('/later')
  const verdict = () => judge(done, heard(), told)
  await settle(server, () => verdict().lost === 0)
  for (const page of profile.context().pages()) if (page.url().startsWith(server.origin)) await page.close()
  await server.goDown()
  const final = verdict()
  if (final.lost > 0)
    console.warn(
      `${subject.name}, ${way}: ${final.lost} lost ${momentMs} ms after it, server ${lateMs} ms late`,
    )
  return final
}

/** Ends the pages of a package in one way, several times. */
export async function rehearse(subject: Subject, way: WayName, runs: number): Promise<Verdict> {
  const scripts = await bundle([`pages/${subject.script}.ts`])
  const verdicts: Verdict[] = []
  let next = 0
  // A browser that ends takes all of its pages along.
  const isShared = way !== 'browser closed'
  async function work(shared?: Profile): Promise<void> {
    const profile = shared ?? (await openProfile())
    for (let index = next++; index < runs; index = next++)
      verdicts.push(await play({ subject, way, index, profile, scripts }))
    if (!shared) await profile.close()
  }
  const shared = isShared ? await openProfile() : undefined
  await Promise.all(Array.from({ length: isShared ? PARALLEL : 2 }, () => work(shared)))
  await shared?.close()
  return sum(verdicts)
}
