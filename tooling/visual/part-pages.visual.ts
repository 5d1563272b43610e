import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveFolder } from '../serve.ts'
import { built, storiesByFile } from './baseline.ts'
import { launch } from './browser.ts'

// Opens the page of each part in the built Storybook: its elements are numbered, and what a screen reader says is read from it.

/** Ids of pages by the title of their part. Stories without a package have none. */
const pages = [
  ...new Map(
    storiesByFile().flatMap(([, stories]) =>
      stories
        .filter(({ tags, title }) => tags.includes('autodocs') && title.includes('/'))
        .map(({ id, title }) => [title, `${id.split('--')[0]}--docs`]),
    ),
  ),
].map(([title, id]) => ({ title, id }))

let browser: Browser
let served: Awaited<ReturnType<typeof serveFolder>>
beforeAll(async () => {
  served = await serveFolder(built)
  browser = await launch()
})
afterAll(async () => {
  await browser.close()
  served.close()
})

test('pages of parts are found', () => expect(pages.length).toBeGreaterThan(50))

/** Milliseconds in which a page numbers what can be seen, after it has come to rest. A busy machine takes longer. */
const NUMBERS_MS = 2000

/** Milliseconds that a part may take to appear with all of its numbers. */
const SHOWN_MS = 30_000

/** Milliseconds for a press of a button that may be gone, as the last number has come. */
const PRESS_MS = 1000

test.concurrent.for(pages)('the page of $title', async ({ id }, { expect }) => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  const problems: string[] = []
  page.on('pageerror', ({ message }) => problems.push(message))
  await page.goto(`${served.origin}/iframe.html?id=${id}&viewMode=docs`)
  const shown = page.locator('.guide')
  await shown.locator('.guide-lead').waitFor()
  const elements = await shown.locator('.elements li').count()
  const numbers = shown.locator('.anatomy-numbers span')
  await expect.poll(() => shown.locator('.anatomy-story > *').count()).toBeGreaterThan(0)
  await page.waitForTimeout(NUMBERS_MS)
  // Parts that appear only after the steps of the story are numbered on request. The button leaves with the last number.
  const rest = shown.getByRole('button', { name: 'Show it after its steps, with all numbers' })
  const countNumbers = async (): Promise<number> => {
    const count = await numbers.count()
    if (count < elements && (await rest.isVisible()))
      await rest.click({ timeout: PRESS_MS }).catch(() => undefined)
    return count
  }
  await expect.poll(countNumbers, { timeout: SHOWN_MS }).toBe(elements)
  await expect.poll(() => shown.locator('.spoken').innerText()).not.toBe('')
  const states = shown.locator('.states figure')
  expect(await states.count()).toBeGreaterThan(1)
  expect(await states.locator('img').count()).toBe(await states.count())
  expect(await shown.locator('pre').allInnerTexts()).toEqual(
    expect.arrayContaining([expect.stringContaining('@sitewright/')]),
  )
  expect(problems).toEqual([])
  await page.close()
})
