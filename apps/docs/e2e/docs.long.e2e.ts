import { once } from 'node:events'
import { existsSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import axeCore from 'axe-core'
import { chromium as playwright, type Browser, type BrowserContextOptions, type Page } from 'playwright'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { chromium } from '../../../tooling/chromium.ts'
import { createFileServer } from '../src/server.ts'

const built = fileURLToPath(new URL('../dist', import.meta.url))

let server: Server
let browser: Browser
let origin = ''

beforeAll(async () => {
  if (!existsSync(built)) throw new Error('Build the documentation before: pnpm docs:build')
  server = createFileServer(built).listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  browser = await playwright.launch(chromium())
})
afterAll(async () => {
  await browser.close()
  server.close()
})

/** Opens a page, and collects what it complains of: errors, and what its content security policy refuses. */
async function visit(path: string, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  const problems: string[] = []
  page.on('pageerror', ({ message }) => problems.push(message))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text())
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
  'packages/money-format/',
  'guides/coming-from-segment/',
  'architecture/',
  'packages/machine/api/',
  // The page in place of one that is missing.
  'guides/nowhere/',
]

test.each(['light', 'dark'] as const)(
  'pages are accessible in %s, and obey their own policy',
  async (colorScheme) => {
    // The policy of the page would refuse the script of axe.
    const { page } = await visit('', { colorScheme, bypassCSP: true })
    for (const path of PAGES) {
      await page.goto(origin + path)
      expect(await violations(page), path).toEqual([])
    }
    const { problems } = await visit('packages/money-format/', { colorScheme })
    expect(problems).toEqual([])
  },
)

test.each([390, 1440])('no page is wider than a window of %d px', async (width) => {
  const { page } = await visit('', { viewport: { width, height: 800 } })
  for (const path of [...PAGES, 'benchmarks/', 'specification/site/']) {
    await page.goto(origin + path)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow, path).toBeLessThanOrEqual(0)
  }
})

test('the search opens by its key, is moved in by arrows, and leads to a section', async () => {
  const { page, problems } = await visit('packages/site/')
  await page.keyboard.press('/')
  const field = page.getByRole('combobox', { name: 'Search the documentation' })
  await field.waitFor()
  await field.fill('createRunner')
  const first = page.getByRole('listbox', { name: 'Results' }).getByRole('option').first()
  await first.waitFor()
  expect(await first.textContent()).toContain('createRunner')
  await field.press('ArrowDown')
  await expect.poll(() => field.getAttribute('aria-activedescendant')).toBe(':result-1')
  await field.press('ArrowUp')
  await expect.poll(() => first.getAttribute('aria-selected')).toBe('true')
  await field.press('Enter')
  await page.waitForURL(/packages\/machine\/api\/#sitewrightmachine\.createRunner$/)
  expect(problems).toEqual([])
})

test('Escape closes the search, and the focus returns to where it was', async () => {
  const { page } = await visit('guides/')
  await page.getByRole('button', { name: 'Search' }).click()
  await page.getByRole('combobox', { name: 'Search the documentation' }).waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => page.locator('dialog[open]').count()).toBe(0)
  await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toContain('search-button')
})

test('without scripts everything but the search is there', async () => {
  const { page } = await visit('packages/gallery/', {
    javaScriptEnabled: false,
    viewport: { width: 390, height: 800 },
  })
  expect(await page.locator('.needs-script').first().isVisible()).toBe(false)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'tracking' }).click()
  await page.waitForURL(/packages\/tracking\/$/)
})

test('a chosen theme is kept from page to page', async () => {
  const { page } = await visit('guides/', { colorScheme: 'light' })
  await page.getByRole('combobox', { name: 'Theme' }).selectOption('dark')
  await page.goto(`${origin}architecture/`)
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme))
    .toBe('dark')
})

test('a code block is copied as it is written', async () => {
  const { page } = await visit('packages/machine/', { permissions: ['clipboard-read', 'clipboard-write'] })
  const block = page.locator('.code').first()
  await block.getByRole('button', { name: 'Copy' }).click()
  await block.getByRole('button', { name: 'Copied' }).waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    await block.locator('code').textContent(),
  )
})
