import { fileURLToPath } from 'node:url'
import { chromium as playwright, type Browser, type BrowserContextOptions, type Page } from 'playwright'
import { preview } from 'vite'
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest'
import { chromium } from '../../../tooling/chromium.ts'

/** Folder of the build under test. Another one than the usual can be tested beside it. */
export const outDir = process.env.DEMO_OUT_DIR ?? 'dist'

let browser: Browser
let origin = ''

/** Serves the built demo, and opens a browser, for the tests of a file. */
export function serveDemo(more: Parameters<typeof playwright.launch>[0] = {}): void {
  let close = async () => {}
  beforeAll(async () => {
    const server = await preview({
      root: fileURLToPath(new URL('..', import.meta.url)),
      logLevel: 'silent',
      build: { outDir },
      preview: { host: '127.0.0.1', port: 0 },
    })
    close = () => server.close()
    browser = await playwright.launch({ ...chromium(), ...more })
    origin = server.resolvedUrls?.local[0] ?? ''
  })
  afterAll(async () => {
    await browser.close()
    await close()
  })
}

export const at = (path: string): string => new URL(path, origin).href

export interface Visit {
  readonly page: Page
  /** Errors that the page threw or logged, except expected ones. */
  readonly problems: string[]
}

export interface VisitOptions extends BrowserContextOptions {
  /** Settings that differ from the defaults. */
  readonly settings?: Readonly<Record<string, unknown>>
}

/** Watches a page for errors. A call that was made to fail is logged by the browser itself, and is no problem of ours. */
export function watch(page: Page): string[] {
  const problems: string[] = []
  page.on('pageerror', (problem) => problems.push(problem.message))
  page.on('console', (message) => {
    const isOurs = !message.text().startsWith('Failed to load resource')
    if (['error', 'warning'].includes(message.type()) && isOurs) problems.push(message.text())
  })
  return problems
}

/** A visitor of their own: storage, cookies and worker are theirs, and go when the test ends. */
export async function visit(path = '/', { settings = {}, ...options }: VisitOptions = {}): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options })
  await context.addInitScript(
    (kept) => {
      if (!localStorage.getItem('sill-settings')) localStorage.setItem('sill-settings', kept)
    },
    // A banner and a pop-up lie over the page. Tests that are about them set them.
    JSON.stringify({ latency: 0, policy: 'none', popup: false, ...settings }),
  )
  const page = await context.newPage()
  const problems = watch(page)
  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail') await show(page, problems)
    await context.close()
  })
  await page.goto(at(path))
  return { page, problems }
}

/** Prints what a page shows, so that a failure elsewhere can be understood. */
async function show(page: Page, problems: readonly string[]): Promise<void> {
  const text = await page.locator('body').innerText({ timeout: 1000 }).catch(String)
  console.error(page.url(), problems, text.replace(/\s+/g, ' ').slice(0, 600))
}

/** Directives of the page's policy that let in more than the site itself, except for attributes of style. */
export async function looseDirectives(page: Page): Promise<readonly string[]> {
  const policy =
    (await page.locator('meta[http-equiv=Content-Security-Policy]').getAttribute('content')) ?? ''
  const directives = policy.split(';').map((directive) => directive.trim())
  expect(directives).toContain("default-src 'none'")
  return directives.filter(
    (directive) => /unsafe|\*|https?:/.test(directive) && directive !== "style-src-attr 'unsafe-inline'",
  )
}

/** Changes the settings of a page that is open. */
export const changeSettings = (page: Page, change: Readonly<Record<string, unknown>>): Promise<void> =>
  page.evaluate((next) => {
    const old = JSON.parse(localStorage.getItem('sill-settings') ?? '{}') as object
    localStorage.setItem('sill-settings', JSON.stringify({ ...old, ...next }))
    dispatchEvent(new Event('sill-settings'))
  }, change)

/** Waits until the scripts of the page have started. */
export const ready = (page: Page): Promise<void> => page.locator('html[data-ready]').waitFor()

/** Add button of the product page. */
export const addButton = (page: Page) => page.locator('main > .product .sqs-add-to-cart-button')

export const count = (page: Page) => page.locator('.cart-count')

/** Waits until the cart in the header says how many. */
export const expectCount = (page: Page, number: number): Promise<void> =>
  expect.poll(() => count(page).textContent()).toBe(String(number))

/** Presses the add button as soon as its script has started. */
export async function add(page: Page): Promise<void> {
  await page.locator('main > .product .sqs-add-to-cart-button[aria-disabled=false]').waitFor()
  await addButton(page).click()
}

/** Sentence of the "added to cart" popover; a live region says the same. */
export const addedMessage = (page: Page, name = '') =>
  page.locator('.sitewright-popover').getByText(`${name} was added to your cart.`.trim())
