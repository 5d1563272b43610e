import type { Browser, Page } from 'playwright'

/** What a visitor feels of a journey through the shop, in milliseconds but for the layout shift. */
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

/** Watches a page from its beginning. It runs in the page, so it refers to nothing else. */
function observe() {
  const seen = { lcp: 0, cls: 0, inp: 0 }
  Object.assign(window, { seen })
  const watch = (type: string, take: (entry: PerformanceEntry) => void, more = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
      ...more,
    })
  watch('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime))
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!hadRecentInput) seen.cls += value
  })
  watch(
    'event',
    (entry) => {
      const { duration, interactionId } = entry as PerformanceEntry & { interactionId: number }
      if (interactionId) seen.inp = Math.max(seen.inp, duration)
    },
    { durationThreshold: 16 },
  )
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
      await page.getByLabel('What is it about?').selectOption('Something to mend')
      await page.getByLabel('What would you like to say?').pressSequentially('The jug does not drip.')
    }),
  ]
  await context.close()
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
