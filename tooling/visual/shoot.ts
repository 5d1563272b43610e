import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright'
import type { Look, Story } from './baseline.ts'

/** A window in which stories are shown. */
export interface Window {
  readonly width: number
  /** Height that is not too small for any part. */
  readonly height: number
}

const DESKTOP: Window = { width: 960, height: 1000 }

/** Height up to which the window grows for the picture of a story that is taller. The rest is cut off. */
const MOST_HEIGHT = 4000

/** Time that a page may take to load on a busy machine. */
const PATIENCE_MS = 90_000

/** Time after which a story has stopped its page. It is longer than all waiting of a story that goes on. */
const STUCK_MS = 300_000

/** Pauses before a look is shot again. What comes late, on a busy machine too, has them all. */
const PAUSES_MS: readonly number[] = [100, 400, 1000]

/** Result of a look at a story. */
export interface Shown {
  readonly story: Story
  readonly shots: ReadonlyMap<Look, Buffer>
  /** Reason why it is not compared, as the story gives it. */
  readonly skip?: string | undefined
  /** Message of a play function that failed, or of a page that broke. */
  readonly problem?: string | undefined
}

/** How stories are looked at. */
export interface Visit {
  /** True if what has changed is kept. It has to be the same twice: what is caught half-way would differ from then on. */
  readonly isApproving: boolean
  /** True if so much has changed that waiting for late parts is in vain. */
  readonly isHopeless: () => boolean
  /** How a look differs from the approved one. Undefined if it does not. */
  readonly check: (story: Story, look: Look, screenshot: Buffer) => Promise<string | undefined>
  readonly onStory: (shown: Shown) => Promise<void>
}

/** How pictures of a studio are compared. */
export type Comparison = Pick<Visit, 'isApproving' | 'isHopeless' | 'check'>

export interface Studio {
  readonly page: Page
  readonly devtools: CDPSession
  readonly visit: Comparison
  readonly window: Window
  /** True while the browser forces colours. */
  isForced: boolean
  /** Height of the window. */
  height: number
}

async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('in-page.ts', import.meta.url))],
    bundle: true,
    write: false,
    format: 'iife',
    logLevel: 'error',
  })
  return outputFiles[0]?.text ?? ''
}

let script: Promise<string> | undefined

/** A context with nothing left from before: same place, time and preferences everywhere. */
export async function createContext(browser: Browser, window: Window): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: window,
    locale: 'en-US',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
    colorScheme: 'light',
    forcedColors: 'none',
  })
  context.setDefaultTimeout(PATIENCE_MS)
  await context.addInitScript(await (script ??= bundle()))
  return context
}

async function resize(studio: Studio, height: number): Promise<void> {
  if (studio.height === height) return
  await studio.page.setViewportSize({ width: studio.window.width, height })
  studio.height = height
}

/** Waits until a story stands still, in a window that shows all of it. */
async function settle(studio: Studio): Promise<void> {
  // A story that fills the window would grow with it.
  await resize(studio, studio.window.height)
  const height = await studio.page.evaluate(() => visual.settle())
  if (height <= studio.window.height) return
  await resize(studio, Math.min(height, MOST_HEIGHT))
  await studio.page.evaluate(() => visual.settle())
}

async function shoot(studio: Studio): Promise<Buffer> {
  await settle(studio)
  const { data } = await studio.devtools.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
  })
  return Buffer.from(data, 'base64')
}

/** Shoots until a look is as approved, or for as long as late parts may take. */
export async function shootSteady(studio: Studio, story: Story, look: Look): Promise<[Look, Buffer]> {
  const { page, visit } = studio
  let shot = await shoot(studio)
  for (const ms of PAUSES_MS) {
    if (visit.isHopeless() || !(await visit.check(story, look, shot))) break
    await page.waitForTimeout(ms)
    const before = shot
    shot = await shoot(studio)
    if (visit.isApproving && shot.equals(before)) break
  }
  return [look, shot]
}

/** Colours that a visitor's system forces on pages, or none. */
const force = (page: Page, isForced: boolean): Promise<void> =>
  page.emulateMedia({ forcedColors: isForced ? 'active' : 'none' })

/** A story in each look. It is shown once: what its play function has done stays while theme and direction change. */
async function shootStory(studio: Studio, story: Story): Promise<Shown> {
  const { page } = studio
  const { skip, isPinned, isForced } = await page.evaluate((id) => visual.read(id), story.id)
  if (skip) return { story, shots: new Map(), skip }
  if (isForced !== studio.isForced) await force(page, isForced)
  studio.isForced = isForced
  await resize(studio, studio.window.height)
  const problem = await page.evaluate((id) => visual.open(id), story.id)
  if (problem) return { story, shots: new Map(), problem }
  if (isPinned) return { story, shots: new Map([await shootSteady(studio, story, 'own')]) }
  const shots = new Map([await shootSteady(studio, story, 'light')])
  await page.evaluate(() => visual.dress('dark', 'ltr'))
  shots.set(...(await shootSteady(studio, story, 'dark')))
  await page.evaluate(() => visual.dress('light', 'rtl'))
  shots.set(...(await shootSteady(studio, story, 'rtl')))
  return { story, shots }
}

/** A page without a story yet. */
export async function createStudio(
  context: BrowserContext,
  origin: string,
  visit: Comparison,
  window: Window,
  language = 'en',
): Promise<Studio> {
  const page = await context.newPage()
  await page.goto(`${origin}/iframe.html?viewMode=story&globals=language:${language}`)
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis)
  await page.evaluate((language) => visual.prepare(language), language)
  const devtools = await context.newCDPSession(page)
  return { page, devtools, visit, window, isForced: false, height: window.height }
}

/** Whether a look is not as approved. So many may differ that looking again is in vain. */
async function isDifferent({ check, isApproving, isHopeless }: Comparison, shown: Shown): Promise<boolean> {
  if (isApproving || isHopeless()) return false
  const found = await Promise.all([...shown.shots].map((shot) => check(shown.story, ...shot)))
  return found.some((finding) => finding !== undefined)
}

/** Looks at the stories of one file, in a page of its own. A story that fails or differs is tried again in a new one, once. */
export async function shootFile(
  browser: Browser,
  origin: string,
  stories: readonly Story[],
  visit: Visit,
): Promise<void> {
  const context = await createContext(browser, DESKTOP)
  let studio: Studio | undefined
  async function attempt(story: Story): Promise<Shown> {
    const failed = (problem: string): Shown => ({ story, shots: new Map(), problem })
    try {
      studio ??= await createStudio(context, origin, visit, DESKTOP)
      // A script that never ends leaves its questions without an answer.
      const stuck = pause(STUCK_MS, failed('its page does not answer'), { ref: false })
      return await Promise.race([shootStory(studio, story), stuck])
    } catch (error) {
      return failed(error instanceof Error ? error.message : String(error))
    }
  }
  for (const story of stories) {
    let shown = await attempt(story)
    if (shown.problem || (await isDifferent(visit, shown))) {
      await studio?.page.close()
      studio = undefined
      shown = await attempt(story)
    }
    await visit.onStory(shown)
  }
  await context.close()
}
