import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { addedMessage, add, addButton, ready, at, expectCount, serveDemo, visit } from './served.ts'

serveDemo()

/** How far a page is wider than its window. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

async function boxOf(page: Page, selector: string) {
  const box = await page.locator(selector).first().boundingBox()
  if (!box) throw new Error(`Nothing is drawn for ${selector}.`)
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

const styleOf = (page: Page, selector: string, property: string, pseudo?: string): Promise<string> =>
  page
    .locator(selector)
    .first()
    .evaluate((element, [name, part]) => getComputedStyle(element, part).getPropertyValue(name), [
      property,
      pseudo,
    ] as const)

const BAR_PX = 32

test('the call to action of the home page is on the first screen, and its letters keep apart', async () => {
  const { page } = await visit('/')
  for (const [width, height] of [
    [1920, 1080],
    [1440, 900],
    [1366, 768],
    [1280, 800],
    [390, 844],
    [375, 667],
  ] as const) {
    await page.setViewportSize({ width, height })
    const { bottom } = await boxOf(page, '.hero-actions .button')
    expect(bottom, `${width} × ${height}`).toBeLessThanOrEqual(height - BAR_PX)
  }
  const [size, line] = await Promise.all(
    ['font-size', 'line-height'].map(async (name) =>
      Number.parseFloat(await styleOf(page, '.hero-title', name)),
    ),
  )
  // In Fraunces the tail of a "g" and the stem of a "d" need one em between them.
  expect((line ?? 0) / (size ?? 1)).toBeGreaterThanOrEqual(1.02)
})

/** Controls that cannot be scrolled to a place where a press reaches them, because the bar is there. */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const controls = [...document.querySelectorAll<HTMLElement>('a, button, input, select, summary, label')]
    const isCovered = (control: HTMLElement) => {
      if (control.closest('.devtools') || !control.checkVisibility({ visibilityProperty: true })) return false
      control.scrollIntoView({ block: 'nearest', behavior: 'instant' })
      const { left, right, bottom } = control.getBoundingClientRect()
      return [left + 1, (left + right) / 2, right - 1].some((x) =>
        document.elementFromPoint(x, bottom - 1)?.closest('.devtools'),
      )
    }
    return controls.filter(isCovered).map((control) => control.outerHTML.slice(0, 80))
  })

test('the bar of the devtools covers no control, at any width', async () => {
  const { page } = await visit('/shop/p/belly-jug')
  await add(page)
  await expectCount(page, 1)
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
    [390, 844],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const path of ['/', '/shop/p/iris-vase', '/cart', '/gallery']) {
      await page.goto(at(path))
      await ready(page)
      await page.locator('.devtools-handle').waitFor()
      await expect.poll(() => covered(page), { message: `${path} at ${width} × ${height}` }).toEqual([])
    }
  }
})

test('Escape closes the devtools and returns the focus to their bar', async () => {
  const { page } = await visit('/cart')
  const bar = page.getByRole('button', { name: 'Developer tools' })
  await bar.click()
  await page.getByRole('tab', { name: 'Settings', exact: true }).click()
  await page.keyboard.press('Escape')
  await page.locator('.devtools-panel').waitFor({ state: 'hidden' })
  await expect.poll(() => bar.evaluate((element) => element === document.activeElement)).toBe(true)
})

test('the devtools take their room at the press that opens them, before their script is there', async () => {
  const { page } = await visit('/shop')
  const bar = page.locator('.devtools-handle')
  await ready(page)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/panel-*.js', async (route) => {
    await held
    await route.continue()
  })
  const top = () => bar.evaluate((element) => Math.round(element.getBoundingClientRect().top))
  const closed = await top()
  await bar.click()
  await expect.poll(top).toBeLessThan(closed - 200)
  const open = await top()
  release()
  await page.locator('.devtools-panel').waitFor()
  expect(await top()).toBe(open)
})

/** Captions of which lines, or the ends of lines, are hidden. */
const cutCaptions = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isCut = ({ scrollHeight, clientHeight }: Element) => clientHeight > 0 && scrollHeight > clientHeight
    const parts = [...document.querySelectorAll('[data-part=caption], [data-part=caption] > *')]
    return parts.filter(isCut).map(({ textContent }) => textContent)
  })

test.each([1.3, 2])(
  'with text %f times as large, a phone scrolls in one direction only, and cuts no caption',
  async (scale) => {
    const { page } = await visit('/shop/p/belly-jug', { viewport: { width: 390, height: 844 } })
    const debug = await page.context().newCDPSession(page)
    await debug.send('Page.setFontSizes', {
      fontSizes: { standard: Math.round(16 * scale), fixed: Math.round(13 * scale) },
    })
    await add(page)
    await addedMessage(page).waitFor()
    for (const path of [
      '/',
      '/shop',
      '/shop/p/bottle-no-4',
      '/de/shop/p/iris-vase',
      '/cart',
      '/checkout',
      '/gift-card',
      '/sign-in',
      '/journal/forty-one-lips',
      '/de',
      '/de/gallery',
    ]) {
      await page.goto(at(path))
      await ready(page)
      if (path === '/cart') await page.locator('[data-cart=entry]').waitFor()
      await expect.poll(() => overflow(page), { message: path }).toBeLessThanOrEqual(0)
      expect((await boxOf(page, '.cart-link')).right, path).toBeLessThanOrEqual(390)
      expect(await cutCaptions(page), path).toEqual([])
    }
  },
)

test('the logo stands on its line, and on a phone the menu scrolls away above it', async () => {
  const { page } = await visit('/shop', { viewport: { width: 390, height: 844 } })
  await ready(page)
  const header = await boxOf(page, '.header')
  const logo = await boxOf(page, '.header .logo')
  expect(Math.abs(header.bottom - 2 - logo.bottom)).toBeLessThanOrEqual(0.5)
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
  expect((await boxOf(page, '.header')).bottom).toBeLessThanOrEqual(64)
  expect((await boxOf(page, '.cart-link')).y).toBeGreaterThanOrEqual(0)
  const note = await boxOf(page, '.footer-note')
  expect(note.bottom).toBeLessThanOrEqual((await boxOf(page, '.footer .logo')).y)
})

test('the column of a product ends at one edge, and the arrow of a menu is one shape', async () => {
  const { page } = await visit('/shop/p/iris-vase', { viewport: { width: 1440, height: 900 } })
  const edges = await Promise.all(
    ['.product-buy', '.product-story', '.facts'].map(async (part) =>
      Math.round((await boxOf(page, part)).right),
    ),
  )
  expect(new Set(edges).size).toBe(1)
  for (const path of ['/shop/p/iris-vase', '/contact']) {
    await page.goto(at(path))
    await ready(page)
    await expect
      .poll(() => styleOf(page, 'main select', 'background-image'))
      .toMatch(/^(linear-gradient\(.*\)(, |$)){2}$/)
    await expect.poll(() => styleOf(page, 'main select', 'appearance')).toBe('none')
  }
  await page.goto(at('/shop/p/iris-vase'))
  await page.setViewportSize({ width: 768, height: 1024 })
  expect((await boxOf(page, '.product-words h1')).bottom).toBeLessThan(500)
  // A picture is four by five: a higher place would cut off the sides of what it shows.
  const picture = await boxOf(page, 'main > .product [data-gallery] [data-active] [data-part=image]')
  expect(picture.height / picture.width).toBeLessThanOrEqual(1.26)
})

test('a sold-out product is not offered in instalments', async () => {
  const { page } = await visit('/shop/p/bottle-no-4')
  await ready(page)
  await page.locator('.product-restock-notification').getByRole('textbox').waitFor()
  expect(await page.locator('.product-instalments').isVisible()).toBe(false)
})

test('the page of the instalment provider keeps its style, in the light and in the dark', async () => {
  const seen = new Set<string>()
  for (const colorScheme of ['light', 'dark'] as const) {
    const { page } = await visit('/shop/p/belly-jug', { colorScheme })
    await ready(page)
    await page.getByRole('button', { name: 'Quarterly' }).click()
    const heading = page.frameLocator('iframe').getByRole('heading', { name: 'Quarterly' })
    await heading.waitFor()
    await expect.poll(() => heading.evaluate((element) => getComputedStyle(element).fontSize)).toBe('28px')
    seen.add(await heading.evaluate((element) => getComputedStyle(element).color))
  }
  expect(seen.size).toBe(2)
})

test('forced colours show what is chosen, what is pressed, and where a dialog ends', async () => {
  const { page } = await visit('/shop/p/morning-cup', { forcedColors: 'active' })
  await ready(page)
  const ground = (name: string) =>
    page
      .locator('main > .product label', { hasText: name })
      .evaluate((label) => getComputedStyle(label).backgroundColor)
  await addButton(page).click()
  await page.getByRole('alertdialog').waitFor()
  await expect.poll(() => styleOf(page, '.sitewright-alert', 'border-top-width')).toBe('1px')
  await page.keyboard.press('Escape')
  await page.locator('main > .product label', { hasText: 'Sea' }).click()
  await expect.poll(() => ground('Sea')).not.toBe(await ground('Ink'))
  await page.getByRole('button', { name: 'Developer tools' }).click()
  await add(page)
  await page.locator('.devtools-bar').first().waitFor()
  await expect
    .poll(() => styleOf(page, '.devtools-bar', 'background-color'))
    .not.toBe(await styleOf(page, '.devtools-picture', 'background-color'))
  await expect
    .poll(() => styleOf(page, '.devtools [aria-selected=true]', 'background-color'))
    .not.toBe(await styleOf(page, '.devtools [aria-selected=false]', 'background-color'))
  await page.goto(at('/shop/p/iris-vase'))
  await expect.poll(() => styleOf(page, 'main select', 'appearance')).toBe('auto')
  await page.goto(at('/gallery'))
  const caption = '#grid [data-part=caption]'
  await expect
    .poll(() => styleOf(page, caption, 'padding-top'))
    .toBe(await styleOf(page, caption, 'padding-bottom'))
})

test('where nothing hovers, the quick view is a small button that leaves the picture alone', async () => {
  const { page } = await visit('/shop', {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  await ready(page)
  const button = page.getByRole('button', { name: 'Quick View' }).first()
  const box = await button.boundingBox()
  expect(box?.width).toBeLessThanOrEqual(52)
  expect(box?.width).toBeGreaterThanOrEqual(44)
  await button.tap()
  await page.getByRole('dialog').getByRole('heading', { name: 'Iris Vase' }).waitFor()
  const lead = await boxOf(page, 'dialog .lead')
  expect(lead.y - (await boxOf(page, 'dialog h2')).bottom).toBeGreaterThanOrEqual(8)
})

test('pictures in columns are as wide as their column, and no wider than the gallery says', async () => {
  const { page } = await visit('/gallery')
  for (const width of [1440, 1280, 768, 390]) {
    await page.setViewportSize({ width, height: 900 })
    const slides = await page
      .locator('#columns [data-part=slide]')
      .evaluateAll((all) =>
        all.map((slide) => slide.getBoundingClientRect()).map((box) => [box.x, box.width]),
      )
    const widths = slides.map(([, wide]) => Math.round(wide ?? 0))
    expect(Math.max(...widths), `${width}`).toBeLessThanOrEqual(300)
    const starts = [...new Set(slides.map(([x]) => Math.round(x ?? 0)))].sort((a, b) => a - b)
    // A hole between two columns would be wider than the space that was asked for.
    for (const [i, x] of starts.slice(1).entries()) expect(x - (starts[i] ?? 0)).toBeLessThanOrEqual(317)
  }
  const frame = await styleOf(page, '#grid [data-part=frame]', 'background-color')
  expect(frame).toBe(await styleOf(page, '.strip', 'background-color'))
  await page.setViewportSize({ width: 1440, height: 900 })
  const head = await boxOf(page, '.page-head .lead')
  expect((await boxOf(page, '.gallery-section h2')).y - head.bottom).toBeLessThan(100)
})

test('without motion nothing has a transition, not even a short one', async () => {
  const { page } = await visit('/shop/p/belly-jug', { reducedMotion: 'reduce' })
  await add(page)
  await addedMessage(page).waitFor()
  const slow = await page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((element) => {
        const { transitionProperty, animationName } = getComputedStyle(element)
        return transitionProperty !== 'none' || animationName !== 'none'
      })
      .map((element) => element.outerHTML.slice(0, 80)),
  )
  expect(slow).toEqual([])
})

test('the popover is reached from the cart link, and Escape closes it from anywhere', async () => {
  const { page } = await visit('/shop/p/belly-jug')
  await add(page)
  const said = addedMessage(page)
  await said.waitFor()
  await page.locator('.cart-link').focus()
  await page.keyboard.press('Tab')
  await expect.poll(() => page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Close')
  await page.keyboard.press('Enter')
  await said.waitFor({ state: 'detached' })
  await expect.poll(() => page.evaluate(() => document.activeElement?.matches('.cart-link'))).toBe(true)
  await expect.poll(() => addButton(page).innerText()).toBe('Add To Cart')
  await add(page)
  await said.waitFor()
  await addButton(page).focus()
  await page.keyboard.press('Escape')
  await said.waitFor({ state: 'detached' })
})

test('a currency chosen by keyboard keeps the focus', async () => {
  const { page } = await visit('/shop/p/belly-jug')
  await ready(page)
  await page.getByRole('button', { name: 'EUR' }).focus()
  await page.keyboard.press('Enter')
  await page.getByText('€').first().waitFor()
  await ready(page)
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('EUR')
})
