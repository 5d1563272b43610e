import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import axeCore from 'axe-core'
import { chromium as playwright, type Browser, type BrowserContextOptions, type Page } from 'playwright'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { chromium } from '../../../tooling/chromium.ts'
import { serveFolder } from '../../../tooling/serve.ts'
import { withLiveCode } from '../src/live-code.ts'
import { read, routes } from '../src/pages.ts'

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

/** Pages with examples that run, by their address. */
const livePages = [...routes]
  .filter(([path]) => /^(docs|packages)\/.*\.md$/.test(path))
  .map(([path, route]) => ({ route, count: withLiveCode(read(path)).split('<LiveCode ').length - 1 }))
  .filter(({ count }) => count > 0)

const TABLE = 'packages/editor-ui/data-table/'

async function visit(path: string, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.goto(origin + path)
  await page.locator('.live-bar').first().waitFor()
  return { page, requests }
}

const problemOf = (page: Page, index = 0) => page.locator('.live-problem').nth(index).textContent()
const frameOf = (page: Page, index = 0) =>
  page.locator('.live-code').nth(index).locator('iframe').contentFrame()

/** Opens the editor by keyboard, and replaces the code. */
async function write(page: Page, change: (code: string) => string) {
  await page.getByRole('button', { name: 'Edit the code' }).first().press('Enter')
  const field = page.getByRole('textbox', { name: 'Code of the example' })
  await field.fill(change(await field.inputValue()))
  return field
}

test.each(livePages)('the examples of $route run, and none fails', async ({ route, count }) => {
  const { page } = await visit(route)
  for (let index = 0; index < count; index++) {
    await page.locator('.live-code').nth(index).scrollIntoViewIfNeeded()
    const body = frameOf(page, index).locator('body')
    await expect
      .poll(() => body.evaluate((element) => element.getElementsByTagName('*').length), { timeout: 15_000 })
      .toBeGreaterThan(0)
    await page.waitForTimeout(300)
    expect(await problemOf(page, index)).toBe('')
  }
})

test('each package with parts has pages on which they run', () => {
  const packages = new Set(livePages.map(({ route }) => route.split('/')[1]))
  for (const name of ['cart-client', 'editor-ui', 'forms-client', 'gallery', 'tracking'])
    expect(packages).toContain(name)
})

test('what has changed runs, and the first code comes back', async () => {
  const { page } = await visit(TABLE)
  await frameOf(page).getByRole('cell', { name: 'Ada' }).waitFor()
  await write(page, (code) => code.replace("'Ada'", "'Hedy'"))
  await frameOf(page).getByRole('cell', { name: 'Hedy' }).waitFor()
  await page.getByRole('button', { name: 'Reset the code' }).press('Enter')
  await frameOf(page).getByRole('cell', { name: 'Ada' }).waitFor()
  expect(await page.getByRole('textbox', { name: 'Code of the example' }).count()).toBe(0)
})

test.each([
  ['does not compile', (code: string) => code.replace("'Ada'", "'Ada"), /^The example fails: .*in line 7$/],
  [
    'imports what is not there',
    (code: string) => `import 'nothing'\n${code}`,
    /^The example fails: .*nothing/,
  ],
  ['throws', (code: string) => `${code}\nthrow new Error('Too late.')`, /^The example fails: Too late\.$/],
])('code that %s is told, and mending it ends the message', async (_, change, message) => {
  const { page } = await visit(TABLE)
  const right = await page.locator('.live-code code').textContent()
  const field = await write(page, change)
  await expect.poll(() => problemOf(page)).toMatch(message)
  await field.fill(right ?? '')
  await expect.poll(() => problemOf(page)).toBe('')
  await frameOf(page).getByRole('cell', { name: 'Ada' }).waitFor()
})

test('an example is dark and from right to left at the press of a button, and follows the site until then', async () => {
  const { page } = await visit(TABLE, { colorScheme: 'dark' })
  const look = () =>
    frameOf(page)
      .locator('html')
      .evaluate(() => {
        const { dir, style } = document.documentElement
        return { dir, scheme: style.colorScheme }
      })
  await expect.poll(look).toEqual({ dir: 'ltr', scheme: 'dark' })
  await page.getByRole('button', { name: 'Dark', pressed: true }).press('Enter')
  await page.getByRole('button', { name: 'Right to left', pressed: false }).press('Enter')
  await expect.poll(look).toEqual({ dir: 'rtl', scheme: 'light' })
  await frameOf(page).getByRole('cell', { name: 'Ada' }).waitFor()
})

test('an example reaches neither the page around it nor the network', async () => {
  const { page, requests } = await visit(TABLE)
  for (const code of ["parent.document.title = 'Mine'", "await fetch('https://elsewhere.example/')"]) {
    await write(page, () => code)
    await expect.poll(() => problemOf(page), { message: code }).toMatch(/^The example fails: /)
    await page.getByRole('button', { name: 'Reset the code' }).click()
  }
  expect(await page.title()).not.toBe('Mine')
  expect(requests.filter((url) => !url.startsWith(origin) && !url.startsWith('blob:'))).toEqual([])
})

test('nothing of an example loads before it is in view, and no compiler before the code is edited', async () => {
  const { page, requests } = await visit('packages/perf-collector/recipes/')
  await page.waitForTimeout(500)
  const loaded = (pattern: RegExp) => requests.filter((url) => pattern.test(url)).length
  expect(loaded(/\/live\//)).toBe(0)
  await page.locator('.live-code').scrollIntoViewIfNeeded()
  await frameOf(page).locator('perf-overlay').waitFor({ state: 'attached' })
  expect(loaded(/\/live\/modules\//)).toBeGreaterThan(0)
  expect(loaded(/\/compile\./)).toBe(0)
  await write(page, (code) => `${code}\n`)
  await expect.poll(() => loaded(/\/compile\./)).toBe(1)
})

test.each([
  ['light', 1280],
  ['dark', 390],
] as const)('an example and its editor are accessible in %s at %d px', async (colorScheme, width) => {
  const { page } = await visit(TABLE, { colorScheme, viewport: { width, height: 900 }, bypassCSP: true })
  await frameOf(page).getByRole('cell', { name: 'Ada' }).waitFor()
  await write(page, (code) => code)
  await page.addScriptTag({ content: axeCore.source })
  const found = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: { run: (where: string) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> }
    }
    return (await axe.run('.live-code')).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)
  })
  expect(found).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})

test('the typed text lies on the coloured one', async () => {
  const { page } = await visit(TABLE)
  const field = await write(page, (code) => `${code}\n// ${'long '.repeat(40)}`)
  const [typed, coloured] = [await field.boundingBox(), await page.locator('.live-editor pre').boundingBox()]
  expect(typed?.width).toBeCloseTo(coloured?.width ?? 0, 0)
  expect(typed?.height).toBeCloseTo(coloured?.height ?? 0, 0)
  expect(await field.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
})
