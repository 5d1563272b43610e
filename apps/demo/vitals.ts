import type { Browser, Page } from 'playwright'

/** Vitals of a journey through the shop, in milliseconds but for the layout shift. */
export interface Vitals {
  /** Largest of the pages' largest contentful paints. */
  readonly lcp: number
  readonly cls: number
  /** Slowest of the interactions. */
  readonly inp: number
}

/** Bars of the scripted journey on a machine of a quarter of the speed. */
export const BARS: Vitals = { lcp: 1200, cls: 0, inp: 100 }

const CPU_SLOWDOWN = 4
const JOURNEYS = 3

/** Entry of any type that is watched. */
interface SeenEntry extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly interactionId: number
}

/**
 * Watches a page from its beginning. It runs in the page, so it refers to nothing else, and has no named functions: tsx
 * gives those a helper that the page lacks.
 */
function observe() {
  const seen = { lcp: 0, cls: 0, inp: 0 }
  Object.assign(window, { seen })
  for (const type of ['largest-contentful-paint', 'layout-shift', 'event']) {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as SeenEntry[]) {
        if (type === 'event') seen.inp = Math.max(seen.inp, entry.interactionId ? entry.duration : 0)
        else if (type === 'layout-shift') seen.cls += entry.hadRecentInput ? 0 : entry.value
        else seen.lcp = entry.startTime
      }
    }).observe({ type, buffered: true, durationThreshold: 16 })
  }
}

const seenOn = (page: Page): Promise<Vitals> =>
  page.evaluate(() => (window as unknown as { readonly seen: Vitals }).seen)

/** Opens a page, does something there, and returns what was felt of it. */
async function stay(page: Page, url: string, act: () => Promise<unknown>): Promise<Vitals> {
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.locator('html[data-ready]').waitFor()
  await act()
  await page.waitForLoadState('networkidle')
  return seenOn(page)
}

/** One visitor: home, the letter, a product, the cart, the contact page. */
async function journey(browser: Browser, origin: string): Promise<Vitals> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  await context.addInitScript(observe)
  const page = await context.newPage()
  const debug = await context.newCDPSession(page)
  await debug.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  const at = (path: string) => new URL(path, origin).href
  const letter = page.locator('form[data-form-id=letter] input')
  const addButton = page.locator('main > .product .sqs-add-to-cart-button[aria-disabled=false]')
  const stays = [
    await stay(page, at('/'), () => letter.pressSequentially('mina@sill.shop')),
    await stay(page, at('/shop/p/belly-jug'), async () => {
      await addButton.click()
      await page.locator('.sitewright-popover:popover-open').waitFor()
    }),
    await stay(page, at('/cart'), () => page.getByRole('button', { name: 'One more' }).click()),
    await stay(page, at('/contact'), async () => {
      // By keys: what moves after an input of the visitor's own is no shift.
      await page.getByLabel('What is it about?').press('S')
      await page.getByLabel('What would you like to say?').pressSequentially('The jug does not drip.')
    }),
  ]
  await context.close()
  if (stays.some(({ lcp }) => lcp === 0)) throw new Error('A page of the journey reported no paint.')
  const worst = (name: keyof Vitals) => Math.max(...stays.map((each) => each[name]))
  return { lcp: worst('lcp'), cls: worst('cls'), inp: worst('inp') }
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

/** Measures the journey several times, one after the other, and returns the median of each vital. */
export async function measureVitals(browser: Browser, origin: string): Promise<Vitals> {
  const all: Vitals[] = []
  for (let i = 0; i < JOURNEYS; i++) all.push(await journey(browser, origin))
  const middle = (name: keyof Vitals) => median(all.map((each) => each[name]))
  return { lcp: middle('lcp'), cls: middle('cls'), inp: middle('inp') }
}
