import { createHash } from 'node:crypto'
import axeCore from 'axe-core'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import {
  addedMessage,
  add,
  ready,
  at,
  expectCount,
  looseDirectives,
  placeOrder,
  serveDemo,
  visit,
  type Visit,
} from './served.ts'

serveDemo()

const PAGES = [
  '/',
  '/shop',
  '/shop/table',
  '/shop/p/iris-vase',
  '/shop/p/morning-cup',
  '/shop/p/belly-jug',
  '/shop/p/bottle-no-4',
  '/shop/p/low-bowl',
  '/shop/p/sound-of-the-kiln',
  '/shop/p/gift-card',
  '/cart',
  '/checkout',
  '/subscription',
  '/gift-card',
  '/order-confirmed',
  '/gallery',
  '/contact',
  '/de/contact',
  '/kiln-days',
  '/journal',
  '/journal/forty-one-lips',
  '/search?q=lemon',
  '/sign-in',
  '/account',
  '/error',
  '/nowhere',
  '/de',
  '/de/shop/p/iris-vase',
]

/** Violations of axe's rules, all unless some are named. It runs through the debugger, so the page's policy does not stop it. */
async function objections({ page }: Visit, rules: readonly string[] = []): Promise<string[]> {
  await page.evaluate(axeCore.source)
  return page.evaluate(async (named) => {
    const { axe: judge } = window as unknown as {
      axe: { run: (options: object) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> }
    }
    const { violations } = await judge.run(named.length > 0 ? { runOnly: named } : {})
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`))
  }, rules)
}

/** Rules of axe that depend on the colours of a page. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

test.each(PAGES)('%s has nothing that axe objects to, in light and in dark, and no error', async (path) => {
  const expected = path === '/nowhere' ? [/404 .*\/nowhere$/] : []
  const seen = await visit(path, { reducedMotion: 'reduce', expected })
  await seen.page.locator('.devtools-handle').waitFor()
  await seen.page.waitForTimeout(300)
  await expect.poll(() => objections(seen)).toEqual([])
  expect(await looseDirectives(seen.page)).toEqual([])
  await seen.page.emulateMedia({ colorScheme: 'dark' })
  expect(await seen.page.evaluate(() => getComputedStyle(document.body).colorScheme)).toContain('dark')
  await expect.poll(() => objections(seen, COLOUR_RULES)).toEqual([])
})

test('a cart with something in it, and what opens over a page, have nothing that axe objects to', async () => {
  const seen = await visit('/shop/p/belly-jug', {
    reducedMotion: 'reduce',
    viewport: { width: 320, height: 640 },
    possible: {
      'axe writes to each frame that it finds, and that of the lightbox is sandboxed':
        /Failed to execute 'postMessage'/,
    },
  })
  const { page } = seen
  const isWide = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  await add(page)
  await addedMessage(page).waitFor()
  await expect.poll(() => objections(seen), { message: 'popover' }).toEqual([])
  for (const path of ['/cart', '/checkout']) {
    await page.goto(at(path))
    await page.locator('.totals').waitFor()
    await ready(page)
    await expect.poll(() => objections(seen), { message: path }).toEqual([])
    await expect.poll(() => isWide(), { message: path }).toBe(false)
  }
  await page.goto(at('/shop/p/iris-vase'))
  await ready(page)
  await add(page)
  await page.getByRole('alertdialog').waitFor()
  await expect.poll(() => objections(seen), { message: 'alert' }).toEqual([])
  await page.goto(at('/shop/p/belly-jug'))
  await ready(page)
  await page.getByRole('button', { name: 'Quarterly' }).click()
  await page.frameLocator('iframe').getByRole('heading', { name: 'Quarterly' }).waitFor()
  await expect.poll(() => objections(seen), { message: 'lightbox' }).toEqual([])
  await page.goto(at('/shop'))
  await ready(page)
  await page.getByRole('button', { name: 'Developer tools' }).click()
  for (const tab of ['Timeline', 'Settings', 'This page']) {
    await page.getByRole('tab', { name: tab, exact: true }).click()
    await page.waitForTimeout(300)
    await expect.poll(() => objections(seen), { message: tab }).toEqual([])
    await expect.poll(() => isWide(), { message: tab }).toBe(false)
  }
})

/** Lets a page ask for files that are not there. */
const askForMissing = (page: Page) =>
  page.evaluate(() => {
    for (const [name, part] of [
      ['img', { src: '/picture/gone.webp' }],
      ['script', { src: '/assets/gone.js' }],
    ] as const)
      document.head.append(Object.assign(document.createElement(name), part))
  })

test('a picture and a script that are not there are problems, as are those of another tab', async () => {
  const { page, problems } = await visit('/journal', { expected: [/404 .*\/(picture|assets)\/gone\./] })
  const tab = await page.context().newPage()
  await tab.goto(at('/journal'))
  await askForMissing(tab)
  await expect
    .poll(() => problems.map((problem) => /[^/]*$/.exec(problem)?.[0]).toSorted())
    .toEqual(['gone.js', 'gone.webp'])
})

test.fails('a problem that is not expected fails a test', { retry: 0 }, async () => {
  const { page, problems } = await visit('/journal', { expected: [/\/picture\/gone\./] })
  await askForMissing(page)
  await expect.poll(() => problems.length).toBe(2)
})

test.fails('a problem that is expected and does not occur fails a test', { retry: 0 }, async () => {
  await visit('/journal', { expected: [/\/picture\/gone\./] })
})

test('a problem that depends on timing may occur or not', async () => {
  const possible = { 'a script of the page may have asked for it': /\/(picture|assets)\/gone\./ }
  await visit('/journal', { possible })
  const { page, problems } = await visit('/journal', { possible })
  await askForMissing(page)
  await expect.poll(() => problems.length).toBe(2)
})

test('a page that is not there says so, with the status of one', async () => {
  const { page } = await visit('/', { expected: [/404 .*\/nowhere$/] })
  const answer = await page.goto(at('/nowhere'))
  expect(answer?.status()).toBe(404)
  await page.getByRole('heading', { name: 'This place on the shelf is empty' }).waitFor()
})

test.each(PAGES.slice(0, 8))('%s is there without a script', async (path) => {
  const { page } = await visit(path, { javaScriptEnabled: false })
  await expect.poll(() => page.locator('h1').count()).toBe(1)
  expect((await page.locator('main').innerText()).length).toBeGreaterThan(80)
})

test('the policy knows the one script that stands in the document by its content', async () => {
  const { page } = await visit('/')
  const [only, ...others] = await page.locator('script:not([src], [type])').allTextContents()
  const hash = createHash('sha256')
    .update(only ?? '')
    .digest('base64')
  const policy = await page.locator('meta[http-equiv=Content-Security-Policy]').getAttribute('content')
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}'`)
  expect(others).toEqual([])
})

test.each([320, 390, 768, 1440, 1920])('no page scrolls sideways at %i px', async (width) => {
  const { page } = await visit('/', { viewport: { width, height: 900 }, expected: [/404 .*\/nowhere$/] })
  for (const path of [
    '/',
    '/shop',
    '/shop/p/iris-vase',
    '/gallery',
    '/journal/forty-one-lips',
    '/cart',
    '/gift-card',
    '/search',
    '/sign-in',
    '/nowhere',
    '/de/shop/p/gift-card',
  ]) {
    await page.goto(at(path))
    await ready(page)
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), { message: path })
      .toBeLessThanOrEqual(0)
  }
})

test('right to left, the page is mirrored and nothing sticks out', async () => {
  const { page } = await visit('/shop/p/iris-vase', { settings: { rightToLeft: true } })
  await page.locator('html[dir=rtl]').waitFor()
  await ready(page)
  const logo = await page.locator('.header .logo').boundingBox()
  expect(logo?.x).toBeGreaterThan(1000)
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
    .toBeLessThanOrEqual(0)
})

test('a shopper without a mouse buys, from the product to the confirmed order', async () => {
  const { page } = await visit('/shop/p/belly-jug')
  const isFocused = (selector: string) =>
    page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector)
  const tabTo = async (selector: string, key = 'Tab') => {
    for (let i = 0; i < 60 && !(await isFocused(selector)); i++) await page.keyboard.press(key)
    expect(await isFocused(selector), selector).toBe(true)
  }
  await page.locator('main > .product .sqs-add-to-cart-button[aria-disabled=false]').waitFor()
  await page.keyboard.press('Tab')
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content')
  await page.keyboard.press('Enter')
  await tabTo('.sqs-add-to-cart-button')
  await page.keyboard.press('Enter')
  await expectCount(page, 1)
  await expect.poll(() => isFocused('.sqs-add-to-cart-button')).toBe(true)
  await tabTo('.cart-link', 'Shift+Tab')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/cart')
  await page.locator('[data-cart=entry]').waitFor()
  await ready(page)
  await tabTo('main .totals .button')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/checkout')
  await page.locator('main form.counter').waitFor()
  await ready(page)
  await tabTo('main form.counter [name=name]')
  for (const answer of ['Ada', 'ada@example.com', '4 Quay Lane', '12345 Springfield']) {
    await page.keyboard.type(answer)
    if (answer !== '12345 Springfield') await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await page.getByText('Order S-00001').waitFor()
})

test.each(['ltr', 'rtl'])(
  'a thumb on a small screen buys, on pages that are written %s',
  async (direction) => {
    const { page } = await visit('/shop', {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      settings: { rightToLeft: direction === 'rtl' },
    })
    /** Waits until a page is laid out in the direction, and checks that nothing sticks out. */
    const expectLayout = async () => {
      await ready(page)
      const seen = () => page.evaluate(() => getComputedStyle(document.documentElement).direction)
      await expect.poll(seen).toBe(direction)
      const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      await expect.poll(overflow).toBeLessThanOrEqual(0)
    }
    const button = page.locator('.card[data-item-id=belly-jug] .sqs-add-to-cart-button')
    await page.locator('.card[data-item-id=belly-jug] .sqs-add-to-cart-button[aria-disabled=false]').waitFor()
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await expectLayout()
    await button.tap()
    await expectCount(page, 1)
    await page.locator('.cart-link').tap()
    await page.getByRole('button', { name: 'One more' }).tap()
    await expectCount(page, 2)
    await expectLayout()
    await page.getByRole('button', { name: 'Check out' }).tap()
    await page.locator('main form.counter').waitFor()
    await expectLayout()
    await placeOrder(page, (buy) => buy.tap())
    await page.getByText('2 × Belly Jug').waitFor()
    await expectLayout()
  },
)

test('on paper there is the shop, and nothing to press', async () => {
  const { page } = await visit('/shop/p/belly-jug')
  await page.emulateMedia({ media: 'print' })
  await page.locator('.devtools-handle').waitFor({ state: 'hidden' })
  for (const gone of ['.header-end', '.product-buy', '.tabs', '.strip'])
    await expect.poll(() => page.locator(gone).isVisible(), { message: gone }).toBe(false)
  await expect.poll(() => page.getByRole('heading', { name: 'Belly Jug' }).isVisible()).toBe(true)
})

test('pictures are sharp on a screen with two pixels for one', async () => {
  const { page } = await visit('/shop/p/belly-jug', { deviceScaleFactor: 2 })
  const [shown, real] = await page
    .locator('.product-pictures [data-active] img')
    .evaluate(async (image: HTMLImageElement) => {
      await image.decode()
      const { naturalWidth } = await createImageBitmapOf(image.currentSrc)
      return [image.clientWidth * 2, naturalWidth]

      async function createImageBitmapOf(src: string) {
        const copy = new Image()
        copy.src = src
        await copy.decode()
        return copy
      }
    })
  expect(real).toBeGreaterThanOrEqual((shown ?? 0) * 0.85)
})

test('a search finds what is on the shelf', async () => {
  const { page } = await visit('/search')
  await page.getByRole('searchbox').fill('lemon')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Low Bowl' }).waitFor()
  await page.locator('.card[data-item-id=low-bowl] .sqs-add-to-cart-button').click()
  await expectCount(page, 1)
  await page.goto(at('/search?q=spaceship'))
  await page.getByText('Nothing on the shelf is called that.').waitFor()
})
