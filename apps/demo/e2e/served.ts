import { fileURLToPath } from 'node:url'
import {
  chromium as playwright,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type ConsoleMessage,
  type Locator,
  type Page,
} from 'playwright'
import { preview } from 'vite'
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest'
import { chromium } from '../../../tooling/chromium.ts'

/** Folder of the build under test. Another one than the usual can be tested beside it. */
export const outDir = process.env.DEMO_OUT_DIR ?? 'dist'

let browser: Browser
let origin = ''

/** A demo that is served. */
export interface ServedDemo {
  readonly url: string
  readonly close: () => Promise<void>
}

/** Serves the built demo, whose server lives in the page. */
async function servePreview(): Promise<ServedDemo> {
  const server = await preview({
    root: fileURLToPath(new URL('..', import.meta.url)),
    logLevel: 'silent',
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0 },
  })
  return { url: server.resolvedUrls?.local[0] ?? '', close: () => server.close() }
}

/** Serves the built demo, and opens a browser, for the tests of a file. */
export function serveDemo(
  more: Parameters<typeof playwright.launch>[0] = {},
  serve: () => Promise<ServedDemo> = servePreview,
): void {
  let close = async () => {}
  beforeAll(async () => {
    const server = await serve()
    close = server.close
    browser = await playwright.launch({ ...chromium(), ...more })
    origin = server.url
  })
  afterAll(async () => {
    await browser.close()
    await close()
  })
}

export const at = (path: string): string => new URL(path, origin).href

export interface Visit {
  readonly page: Page
  /** Errors and warnings that the visitor's pages have thrown or logged so far, with those that the test expects. */
  readonly problems: readonly string[]
}

export interface VisitOptions extends BrowserContextOptions {
  /** Settings that differ from the defaults. */
  readonly settings?: Readonly<Record<string, unknown>>
  /** Problems that the test causes, each at least once. Any other fails it. */
  readonly expected?: readonly RegExp[]
  /** Problems that depend on timing, by the reason. */
  readonly possible?: Readonly<Record<string, RegExp>>
}

/** A message of the console. What could not be loaded is told by its address alone. */
const problemOf = (message: ConsoleMessage): string =>
  message.text().startsWith('Failed to load resource')
    ? `${message.text()} ${message.location().url}`
    : message.text()

/** Watches all pages of a visitor for errors. The server lives in the page: a call that was made to fail logs nothing. */
function watch(context: BrowserContext): readonly string[] {
  const problems: string[] = []
  context.on('weberror', (problem) => problems.push(problem.error().message))
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(problemOf(message))
  })
  return problems
}

/** Problems of the browser itself. */
const OF_BROWSER = [
  // A document that names no icon, as a text, is asked for one.
  /404 .*\/favicon\.ico$/,
  // Chromium gives up the transition between two pages when the machine is busy. No script has asked for it.
  /^Transition was (aborted|skipped)/,
]

type Expectation = Required<Pick<VisitOptions, 'expected' | 'possible'>>

/** Checks that all problems of a visit are expected, and that those that are expected have occurred. */
function expectProblems(problems: readonly string[], { expected, possible }: Expectation): void {
  const known = [...OF_BROWSER, ...expected, ...Object.values(possible)]
  expect({
    unexpected: problems.filter((problem) => !known.some((pattern) => pattern.test(problem))),
    missing: expected.filter((pattern) => !problems.some((problem) => pattern.test(problem))),
  }).toEqual({ unexpected: [], missing: [] })
}

/** A visitor of their own: storage, cookies and worker are theirs, and go when the test ends. A problem that is not expected fails the test, and one that is expected and does not occur. */
export async function visit(
  path = '/',
  { settings = {}, expected = [], possible = {}, ...options }: VisitOptions = {},
): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options })
  await context.addInitScript(
    (kept) => {
      // A sandboxed frame has no storage.
      if (window.origin !== 'null' && !localStorage.getItem('sill-settings'))
        localStorage.setItem('sill-settings', kept)
    },
    // A banner and a pop-up lie over the page. Tests that are about them set them.
    JSON.stringify({ latency: 0, policy: 'none', popup: false, ...settings }),
  )
  const problems = watch(context)
  const page = await context.newPage()
  onTestFinished(async ({ task }) => {
    const hasFailed = task.result?.state === 'fail'
    if (hasFailed) await show(page, problems)
    await context.close()
    // A test that was cut short has not caused all that it would have.
    expectProblems(problems, { expected: hasFailed ? [] : expected, possible })
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

/** Waits until a page asks for a script by itself, and has run it: what it does not show from then on, it never shows. */
export async function scriptRun(page: Page, name: string): Promise<void> {
  const request = await page.waitForRequest(`**/assets/${name}-*.js`)
  // The page was the first to ask for the module, so that its own code has run when this import is there.
  await page.evaluate(`import('${request.url()}').then(() => undefined)`)
}

/** Fills in the checkout page, and buys. Without anything to send, it asks for no address. */
export async function placeOrder(
  page: Page,
  press: (button: Locator) => Promise<void> = (button) => button.click(),
): Promise<void> {
  const form = page.locator('main form.counter')
  await form.getByLabel('Name').fill('Ada')
  await form.getByLabel('Email').fill('ada@example.com')
  const street = form.getByLabel('Street and number')
  if (await street.isVisible()) {
    await street.fill('4 Quay Lane')
    await form.getByLabel('Postcode and town').fill('12345 Springfield')
  }
  await press(form.getByRole('button', { name: 'Buy' }))
  await page.waitForURL('**/order-confirmed?order=S-00001')
  await page.getByText('Order S-00001').waitFor()
}

/** Name of the control that has the focus: that of its label, or its text. Empty if none has it. */
export const focusedName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return ''
    const label = focused instanceof HTMLInputElement ? focused.labels?.[0] : undefined
    return (focused.getAttribute('aria-label') ?? label?.textContent ?? focused.textContent).trim()
  })

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
