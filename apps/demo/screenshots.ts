// Takes the pictures of README.md from the built demo: `pnpm screenshots`. They are WebP, as every browser shows them.
import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { chromium as playwright, type Page } from 'playwright'
import { preview } from 'vite'
import { chromium } from '../../tooling/chromium.ts'

const FOLDER = fileURLToPath(new URL('../../docs/images/', import.meta.url))
const QUALITY = 72

interface Picture {
  readonly path: string
  readonly width: number
  readonly height: number
  /** Settings of the demo that differ from the defaults. */
  readonly settings?: Readonly<Record<string, unknown>>
  /** Brings the page to the state that is shown. */
  readonly act?: (page: Page) => Promise<unknown>
}

async function add(page: Page, item: string): Promise<void> {
  await page.locator(`[data-item-id=${item}] .sqs-add-to-cart-button[aria-disabled=false]`).first().click()
  await page.locator('.sitewright-popover:popover-open').waitFor()
}

/** Every picture by the name of its file. */
const PICTURES: Readonly<Record<string, Picture>> = {
  shop: { path: '/shop', width: 1280, height: 800, act: (page) => add(page, 'belly-jug') },
  'developer-tools': {
    path: '/shop/p/belly-jug',
    width: 1280,
    height: 800,
    settings: { latency: 1000 },
    act: async (page) => {
      await page.getByRole('button', { name: 'Developer tools' }).click()
      await page.locator('.devtools-timeline').waitFor()
      await add(page, 'belly-jug')
    },
  },
  editor: {
    path: '/config',
    width: 1280,
    height: 800,
    settings: { role: 'admin' },
    act: (page) => page.frameLocator('iframe').locator('html[data-ready]').waitFor(),
  },
}

async function take(page: Page): Promise<Buffer> {
  const debug = await page.context().newCDPSession(page)
  const { data } = await debug.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY })
  return Buffer.from(data, 'base64')
}

const root = fileURLToPath(new URL('.', import.meta.url))
const server = await preview({
  root,
  logLevel: 'silent',
  build: { outDir: process.env.DEMO_OUT_DIR ?? 'dist' },
  preview: { host: '127.0.0.1', port: 0 },
})
const browser = await playwright.launch(chromium())
const wanted = process.argv.slice(2)
try {
  await mkdir(FOLDER, { recursive: true })
  for (const [name, { path, width, height, settings, act }] of Object.entries(PICTURES)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    const context = await browser.newContext({ viewport: { width, height }, colorScheme: 'light' })
    await context.addInitScript(
      (kept) => localStorage.setItem('sill-settings', kept),
      JSON.stringify({ policy: 'none', popup: false, ...settings }),
    )
    const page = await context.newPage()
    await page.goto(new URL(path, server.resolvedUrls?.local[0]).href, { waitUntil: 'networkidle' })
    await act?.(page)
    await page.waitForLoadState('networkidle')
    const file = await take(page)
    await writeFile(`${FOLDER}${name}.webp`, file)
    console.warn(`docs/images/${name}.webp ${(file.length / 1000).toFixed(1)} kB`)
    await context.close()
  }
} finally {
  await browser.close()
  await server.close()
}
