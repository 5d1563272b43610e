import type { Browser, Page } from 'playwright'
import { VISITOR_COOKIE } from '../../src/visitor/visitor.ts'
import type { Accounts } from './accounts.ts'
import type { Proxy } from './proxy.ts'
import type { Act, Story } from './story.ts'
import { nothingTold, type Told } from './told.ts'
import type { Scene } from './visitor.ts'

/** Functions that the page of a visitor offers. */
interface VisitorPage {
  readonly performAll: (acts: readonly Act[], before: Told, scene: Scene) => Promise<Told>
  readonly finish: (before: Told, scene: Scene) => Promise<Told>
}

/** A story that was told. */
export interface Outcome {
  readonly seed: number
  readonly told: Told
  /** Token of the visitor's hidden cookie. */
  readonly token: string
  /** What the page threw, which no page may. */
  readonly thrown: readonly string[]
}

const DRAINED_MS = 60_000

const run = (page: Page, name: keyof VisitorPage, words: readonly unknown[]) =>
  page.evaluate(
    ([name, words]) =>
      (globalThis as unknown as Record<string, (...all: unknown[]) => Promise<Told>>)[name]?.(...words),
    [name, words] as const,
  ) as Promise<Told>

/** Loads a page, again if the host was down. */
async function open(page: Page, address: string): Promise<void> {
  for (let tries = 20; ; tries -= 1) {
    const isThere = await page
      .goto(address)
      .then(() => page.waitForFunction('"performAll" in globalThis', undefined, { timeout: 10_000 }))
      .catch((problem: unknown) => {
        if (tries === 0) throw problem
        return undefined
      })
    if (isThere) return
    await page.waitForTimeout(1000)
  }
}

/** Acts between two loads of the page. */
function pagesOf(acts: readonly Act[]): readonly (readonly Act[])[] {
  const pages: Act[][] = [[]]
  for (const act of acts) {
    if (act.kind === 'reload') pages.push([])
    else pages.at(-1)?.push(act)
  }
  return pages
}

/** Tells a story in a browser of its own, and looks at its page when the network is good again. */
export async function tellStory({
  browser,
  proxy,
  accounts,
  story: { seed, acts },
}: {
  readonly browser: Browser
  readonly proxy: Proxy
  readonly accounts: Accounts
  readonly story: Story
}): Promise<Outcome> {
  const context = await browser.newContext()
  const thrown: string[] = []
  try {
    const page = await context.newPage()
    page.on('pageerror', ({ message }) => thrown.push(message))
    const address = `http://s${seed}.localhost:${proxy.port}/`
    const scene = accounts.sceneOf(seed)
    let told = nothingTold
    for (const some of pagesOf(acts)) {
      await open(page, address)
      told = await run(page, 'performAll', [some, told, scene])
    }
    proxy.calm(seed)
    told = await run(page, 'finish', [told, scene])
    await drained(accounts, told)
    const cookies = await context.cookies(address)
    return { seed, told, thrown, token: cookies.find(({ name }) => name === VISITOR_COOKIE)?.value ?? '' }
  } finally {
    await context.close()
  }
}

/** Waits until the events of a page have arrived. What has not by then is lost, and the verdict says so. */
async function drained({ query }: Accounts, { tracked }: Told): Promise<void> {
  for (const end = Date.now() + DRAINED_MS; Date.now() < end;) {
    const found = await Promise.all(
      tracked.map((id) => query(`select id from event where payload::text like $1`, [`%"${id}"%`])),
    )
    if (found.every(({ length }) => length >= 2)) return
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}
