import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import axeCore from 'axe-core'
import { chromium as playwright, type Browser, type BrowserContextOptions, type Page } from 'playwright'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { chromium } from '../../../tooling/chromium.ts'
import { serveFolder } from '../../../tooling/serve.ts'

const built = fileURLToPath(new URL('../dist', import.meta.url))

let browser: Browser
let origin = ''
let close = (): void => undefined

beforeAll(async () => {
  if (!existsSync(built)) throw new Error('Build the documentation before: pnpm docs:build')
  const served = await serveFolder(built)
  close = served.close
  origin = `${served.origin}/`
  browser = await playwright.launch(chromium())
})
afterAll(async () => {
  await browser.close()
  close()
})

/** Opens a page, and collects what it complains of: errors, what its policy refuses, and requests to other hosts. */
async function visit(path: string, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  const problems: string[] = []
  page.on('pageerror', ({ message }) => problems.push(message))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text())
  })
  page.on('request', (request) => {
    if (!request.url().startsWith(origin)) problems.push(`asks ${request.url()}`)
  })
  await page.goto(origin + path)
  return { page, problems }
}

interface Violation {
  readonly id: string
  readonly nodes: readonly { readonly html: string }[]
}

async function violations(page: Page): Promise<string[]> {
  await page.addScriptTag({ content: axeCore.source })
  const found = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: { run: () => Promise<{ violations: Violation[] }> } }
    return (await axe.run()).violations
  })
  return found.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)
}

const PAGES = [
  '',
  'start/choose-a-package/',
  'tutorials/contact-form/',
  'packages/money-format/',
  'packages/gallery/options/',
  'guides/coming-from-segment/',
  'architecture/',
  'packages/machine/api/',
  'playground/',
  // The page in place of one that is missing.
  'guides/nowhere/',
]

/** The theme nests the parts of its search, and names results by more than they show. */
const OF_THE_THEME = /^(nested-interactive|label-content-name-mismatch): /

/** Waits until a page has its scripts. */
const isReady = (page: Page) =>
  expect.poll(() => page.evaluate(() => '__vue_app__' in document.querySelector('#app')!)).toBe(true)

test.each(['light', 'dark'] as const)('pages are accessible in %s', async (colorScheme) => {
  // The policy of the page would refuse the script of axe.
  const { page } = await visit('', { colorScheme, bypassCSP: true })
  for (const path of PAGES) {
    await page.goto(origin + path)
    await isReady(page)
    expect(await violations(page), path).toEqual([])
  }
})

test.each(['light', 'dark'] as const)('the search is accessible in %s', async (colorScheme) => {
  const { page } = await visit('guides/', { colorScheme, bypassCSP: true })
  await isReady(page)
  await page.keyboard.press('/')
  await page.locator('#localsearch-input').fill('price')
  await page.getByRole('option').first().waitFor()
  const found = (await violations(page)).filter((violation) => !OF_THE_THEME.test(violation))
  expect(found).toEqual([])
})

test.each(['light', 'dark'] as const)('pages obey their own policy in %s', async (colorScheme) => {
  for (const path of ['', 'packages/money-format/', 'playground/']) {
    const { page, problems } = await visit(path, { colorScheme })
    await isReady(page)
    expect(problems, path).toEqual([])
  }
})

test.each([390, 1440])('no page is wider than a window of %d px', async (width) => {
  const { page } = await visit('', { viewport: { width, height: 800 } })
  for (const path of [...PAGES, 'benchmarks/', 'specification/site/']) {
    await page.goto(origin + path)
    await isReady(page)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow, path).toBeLessThanOrEqual(0)
  }
})

test('the search opens by its key, is moved in by arrows, and leads to an export', async () => {
  const { page, problems } = await visit('packages/site/')
  await isReady(page)
  await page.keyboard.press('/')
  const field = page.locator('#localsearch-input')
  await field.fill('createRunner')
  const options = page.getByRole('option')
  await expect.poll(() => options.first().textContent()).toContain('createRunner')
  const isChosen = (index: number) => options.nth(index).getAttribute('aria-selected')
  await field.press('ArrowDown')
  await expect.poll(() => isChosen(1)).toBe('true')
  await field.press('ArrowUp')
  await expect.poll(() => isChosen(0)).toBe('true')
  await field.press('Enter')
  await page.waitForURL(/packages\/machine\/api\/#sitewrightmachine\.createRunner$/)
  expect(problems).toEqual([])
})

test('Escape closes the search', async () => {
  const { page } = await visit('guides/')
  await isReady(page)
  await page.getByRole('button', { name: 'Search' }).click()
  await page.locator('#localsearch-input').waitFor()
  await page.keyboard.press('Escape')
  await page.locator('#localsearch-input').waitFor({ state: 'detached' })
})

test('a narrow window opens its menu of pages, which knows the open one and leads to another', async () => {
  const { page, problems } = await visit('packages/gallery/', { viewport: { width: 390, height: 800 } })
  await isReady(page)
  const sidebar = page.getByRole('navigation', { name: 'Sidebar' })
  expect(await sidebar.evaluate((element) => element.getBoundingClientRect().right)).toBeLessThanOrEqual(0)
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await sidebar.locator('.is-active').getByText('gallery', { exact: true }).waitFor()
  await sidebar.getByRole('link', { name: 'tracking', exact: true }).click()
  await page.waitForURL(/packages\/tracking\/$/)
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await sidebar.locator('.is-active').getByText('tracking', { exact: true }).waitFor()
  expect(problems).toEqual([])
})

test.each([390, 1280])(
  'the address of an export shows it below the head of a window of %d px',
  async (width) => {
    const { page } = await visit('packages/cart-client/api/#sitewrightcart-clientreact.useCart', {
      viewport: { width, height: 800 },
    })
    await isReady(page)
    const one = page.locator('[id="sitewrightcart-clientreact.useCart"]')
    const top = () => one.evaluate((element) => element.getBoundingClientRect().top)
    await expect.poll(top).toBeGreaterThan(63)
    await expect.poll(top).toBeLessThan(300)
  },
)

test('without scripts the pages and the links between them are there', async () => {
  const { page } = await visit('packages/gallery/', { javaScriptEnabled: false })
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('@sitewright/gallery')
  await page
    .getByRole('navigation', { name: 'Sidebar' })
    .getByRole('link', { name: 'tracking', exact: true })
    .click()
  await page.waitForURL(/packages\/tracking\/$/)
})

test('a chosen theme is kept from page to page', async () => {
  const { page } = await visit('guides/', { colorScheme: 'light' })
  await isReady(page)
  await page
    .getByRole('switch', { name: /dark theme/ })
    .first()
    .click()
  await page.goto(`${origin}architecture/`)
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme))
    .toBe('dark')
})

test('a code block is copied as it is written', async () => {
  const { page } = await visit('packages/machine/', { permissions: ['clipboard-read', 'clipboard-write'] })
  await isReady(page)
  const block = page.locator('.vp-doc [class*=language-]').first()
  await block.hover()
  await block.getByRole('button', { name: 'Copy Code' }).click()
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe(await block.locator('code').textContent())
})

test('the playground renders what is typed, and says what is wrong with it', async () => {
  const { page, problems } = await visit('playground/')
  const output = page.getByLabel('Output')
  await expect.poll(() => output.textContent()).toContain('<h2>Tea &amp; cake</h2>')
  await page.getByRole('textbox', { name: 'Template' }).fill('{title|nothing}')
  await expect.poll(() => output.textContent()).toContain('⚠')
  await page.getByRole('textbox', { name: 'Template' }).fill('{title}')
  await page.getByRole('textbox', { name: 'Data' }).fill('{')
  await expect.poll(() => output.textContent()).toContain('⚠ The data is no JSON')
  await page.getByRole('textbox', { name: 'Data' }).fill('{ "title": "<b>Scones</b>" }')
  await expect.poll(() => output.textContent()).toBe('&lt;b&gt;Scones&lt;/b&gt;')
  expect(problems).toEqual([])
})

test('a demo stands beside the code that runs it', async () => {
  const { page } = await visit('playground/')
  expect(await page.locator('.live code').textContent()).toContain('export function show(host: HTMLElement)')
})

test('a page leads programs to its text, and so does llms.txt', async () => {
  const { page } = await visit('packages/gallery/options/')
  const address = await page.locator('link[rel=alternate]').getAttribute('href')
  expect(address).toBe('/packages/gallery/options/index.md')
  const textOf = async (path: string) => (await page.request.get(new URL(path, origin).href)).text()
  expect(await textOf('/packages/gallery/options/index.md')).toMatch(/^# Options of a gallery\n/)
  expect(await textOf('/llms.txt')).toContain('](/packages/gallery/options/index.md)')
})

test('a guide has the figures of its benchmarks, and leads to its file', async () => {
  const { page } = await visit('guides/coming-from-photoswipe/')
  await isReady(page)
  expect(await page.locator('table').last().textContent()).toMatch(/\d kB/)
  expect(await page.getByRole('link', { name: 'Edit this page' }).getAttribute('href')).toMatch(
    /\/edit\/main\/docs\/guides\/coming-from-photoswipe\.md$/,
  )
})
