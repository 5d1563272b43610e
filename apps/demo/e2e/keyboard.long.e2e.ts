import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { ready, serveDemo, visit, type VisitOptions } from './served.ts'

serveDemo()

/** Control that has the focus, and what covers it where no point of it is in sight. Empty outside of the page. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const control = document.activeElement
    if (!control || control === document.body) return { name: '', cover: '' }
    const { left, top, width, height } = control.getBoundingClientRect()
    const points = [0.1, 0.5, 0.9].flatMap((x) =>
      [0.1, 0.5, 0.9].map((y) => [left + width * x, top + height * y] as const),
    )
    const shown = points.map((point) => document.elementFromPoint(...point))
    const isSeen = shown.some(
      (element) => element && (control.contains(element) || element.contains(control)),
    )
    const name = control.getAttribute('aria-label') ?? control.textContent.trim()
    return { name: `${control.localName} ${name}`, cover: isSeen ? '' : String(shown[4]?.outerHTML) }
  })

/** Walks through a page by Tab, and returns the controls that had the focus and stood below something. */
async function coveredByTab(page: Page): Promise<{ readonly stops: number; readonly covered: string[] }> {
  const covered: string[] = []
  for (let stops = 0; stops < 250; stops++) {
    await page.keyboard.press('Tab')
    const { name, cover } = await focused(page)
    if (!name) return { stops, covered }
    if (!cover) continue
    // A page may still be scrolling to it.
    await page.waitForTimeout(300)
    const later = await focused(page)
    if (later.cover) covered.push(`${name} below ${later.cover.slice(0, 80)}`)
  }
  throw new Error('The focus does not leave the page.')
}

const low: VisitOptions = { viewport: { width: 1280, height: 480 } }
const phone: VisitOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

test.each([
  ['/', 'a question for consent', {}],
  ['/shop/p/iris-vase', 'a question for consent', {}],
  ['/contact', 'a question for consent', {}],
  ['/contact', 'a question for consent on a phone', phone],
  ['/shop/p/iris-vase', 'a low window', { ...low, settings: { policy: 'none' } }],
] as const)('on %s with %s, nothing that Tab leads to is covered', async (path, _, options: VisitOptions) => {
  const { page } = await visit(path, { ...options, settings: { policy: 'banner', ...options.settings } })
  await ready(page)
  if (!options.settings) await page.locator('[data-consent=root]').waitFor()
  const { stops, covered } = await coveredByTab(page)
  expect(covered).toEqual([])
  expect(stops).toBeGreaterThan(30)
})
