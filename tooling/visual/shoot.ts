import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright'
import { asKept, type Look } from './baseline.ts'
import { halve, trim, type Picture } from './picture.ts'
import { decode } from './png.ts'
import type { Story } from './story.ts'

const WIDTH = 960
const HEIGHT = 600

/** Height from which on a story is cut off. */
const LONGEST = 1000

/** Time that a page may take to load on a busy machine. */
const PATIENCE_MS = 90_000

/** Time after which a story has stopped its page. It is longer than all waiting of a story that goes on. */
const STUCK_MS = 300_000

/** Times between the shots of one look, until it is given up. */
const PAUSES_MS = [100, 400, 1000]

/** Result of a look at a story. */
export interface Shown {
  readonly story: Story
  readonly pictures: ReadonlyMap<Look, Picture>
  /** Reason why it is not compared, as the story gives it. */
  readonly skip?: string | undefined
  /** Message of a play function that failed, or of a page that broke. */
  readonly problem?: string | undefined
}

/** True if a picture is good enough to go on: shots are repeated until it is. */
export type Accept = (story: Story, look: Look, picture: Picture) => boolean

interface Studio {
  readonly page: Page
  readonly devtools: CDPSession
  readonly accept: Accept
}

async function script(name: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(fileURLToPath(new URL('.', import.meta.url)), name)],
    bundle: true,
    write: false,
    format: 'iife',
    logLevel: 'error',
  })
  return outputFiles[0]?.text ?? ''
}

/** A context with nothing left from before: same place, time and preferences everywhere. */
export async function createContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: WIDTH, height: HEIGHT },
    locale: 'en-US',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
    colorScheme: 'light',
  })
  context.setDefaultTimeout(PATIENCE_MS)
  for (const name of ['steady.ts', 'in-page.ts']) await context.addInitScript(await script(name))
  return context
}

async function shoot({ page, devtools }: Studio): Promise<Picture> {
  const full = await page.evaluate(() => visual.settle())
  const height = Math.min(Math.max(full, HEIGHT), LONGEST)
  const { data } = await devtools.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    captureBeyondViewport: height > HEIGHT,
    clip: { x: 0, y: 0, width: WIDTH, height, scale: 1 },
  })
  return asKept(trim(halve(decode(Buffer.from(data, 'base64')))))
}

/** Shoots until the picture is accepted. Pauses only before what comes late. */
async function shootSteady(studio: Studio, story: Story, look: Look): Promise<[Look, Picture]> {
  for (const pause of PAUSES_MS) {
    const shot = await shoot(studio)
    if (studio.accept(story, look, shot)) return [look, shot]
    await studio.page.waitForTimeout(pause)
  }
  return [look, await shoot(studio)]
}

/** A story in each look. It is shown once: what its play function has done stays while theme and direction change. */
async function shootStory(studio: Studio, story: Story): Promise<Shown> {
  const { page } = studio
  const { skip, isPinned } = await page.evaluate((id) => visual.choicesOf(id), story.id)
  if (skip) return { story, pictures: new Map(), skip }
  const problem = await page.evaluate((id) => visual.show(id), story.id)
  if (problem) return { story, pictures: new Map(), problem }
  if (isPinned) return { story, pictures: new Map([await shootSteady(studio, story, 'own')]) }
  const pictures = new Map([await shootSteady(studio, story, 'light')])
  await page.evaluate(() => visual.dress('dark', 'ltr'))
  pictures.set(...(await shootSteady(studio, story, 'dark')))
  await page.evaluate(() => visual.dress('light', 'rtl'))
  pictures.set(...(await shootSteady(studio, story, 'rtl')))
  await page.evaluate(() => visual.dress('light', 'ltr'))
  return { story, pictures }
}

/** A page without a story yet. */
async function createStudio(context: BrowserContext, origin: string, accept: Accept): Promise<Studio> {
  const page = await context.newPage()
  await page.goto(`${origin}/iframe.html?viewMode=story`)
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis)
  await page.evaluate(() => visual.prepare())
  return { page, devtools: await context.newCDPSession(page), accept }
}

/** Rejects if a page is stuck: a script that never ends leaves its questions without an answer. */
async function unlessStuck<Value>(work: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const stuck = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('its page does not answer')), STUCK_MS)
  })
  try {
    return await Promise.race([work, stuck])
  } finally {
    clearTimeout(timer)
  }
}

/** Looks at the stories of one file, in a page of its own. One that breaks the page gives it up for a new one. */
export async function shootFile(
  context: BrowserContext,
  origin: string,
  stories: readonly Story[],
  accept: Accept,
  onStory: (shown: Shown) => void,
): Promise<void> {
  let studio: Studio | undefined
  for (const story of stories) {
    try {
      studio ??= await createStudio(context, origin, accept)
      onStory(await unlessStuck(shootStory(studio, story)))
    } catch (error) {
      onStory({ story, pictures: new Map(), problem: error instanceof Error ? error.message : String(error) })
      await studio?.page.close()
      studio = undefined
    }
  }
}
