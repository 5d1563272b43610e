import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import {
  addButton,
  addedMessage,
  at,
  changeSettings,
  expectCount,
  ready,
  serveDemo,
  visit,
} from './served.ts'

serveDemo()

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

const gallery = (page: Page) => page.locator('main > .product [data-gallery]')
const active = (page: Page) => gallery(page).locator('[data-part=slide][data-active] img')

test('the pictures of a product are a gallery: by keys, by thumbnails, by the variant, and large', async () => {
  const { page } = await visit('/shop/p/iris-vase')
  await ready(page)
  expect(await gallery(page).locator('[data-part=thumb]').count()).toBe(6)
  await gallery(page).getByRole('group', { name: 'Iris Vase' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => active(page).getAttribute('alt')).toBe('Iris Vase, Moss')
  await gallery(page).getByRole('link', { name: '4 of 6' }).click()
  await expect.poll(() => active(page).getAttribute('alt')).toBe('Iris Vase: Its neck')
  await page.selectOption('select[data-variant-option-name=Glaze]', 'Iron')
  await page.selectOption('select[data-variant-option-name=Size]', 'Tall')
  await expect.poll(() => active(page).getAttribute('alt')).toBe('Iris Vase, Iron')

  await gallery(page).getByRole('link', { name: 'Iris Vase, Iron' }).click()
  const large = page.getByRole('dialog', { name: 'Picture viewer' })
  await large.getByText('Iris Vase, Iron').waitFor()
  const width = () =>
    large
      .getByRole('img', { name: 'Iris Vase, Iron' })
      .evaluate((image) => image.getBoundingClientRect().width)
  const before = await width()
  await large.getByRole('button', { name: 'Zoom' }).click()
  await expect.poll(width).toBeGreaterThan(before * 1.5)
  await page.keyboard.press('Escape')
  await large.waitFor({ state: 'hidden' })
})

test('the price follows the chosen variant, in the bar at the foot and in another currency', async () => {
  const { page } = await visit('/shop/p/iris-vase', phone)
  await ready(page)
  const price = page.locator('main > .product .product-price')
  const inBar = page.locator('[data-buy-bar] .product-price')
  const texts = () => Promise.all([price, inBar].map(async (each) => (await each.textContent())?.trim()))
  expect(await texts()).toEqual(['from $68.00', 'from $68.00'])
  const size = page.locator('main > .product select[data-variant-option-name=Size]')
  await page.selectOption('select[data-variant-option-name=Glaze]', 'Moss')
  await size.selectOption('Tall')
  await expect.poll(texts).toEqual(['$92.00', '$92.00'])
  await size.selectOption('Small')
  await expect.poll(texts).toEqual(['$68.00', '$68.00'])
  await size.selectOption('')
  await expect.poll(texts).toEqual(['from $68.00', 'from $68.00'])
  await page.getByRole('button', { name: 'EUR' }).click()
  await expect.poll(texts).toEqual(['from €64.00', 'from €64.00'])
  await ready(page)
  await page.selectOption('select[data-variant-option-name=Glaze]', 'Moss')
  await size.selectOption('Tall')
  await expect.poll(texts).toEqual(['€88.00', '€88.00'])
})

test('a product with one picture opens it, and needs no thumbnails', async () => {
  const { page } = await visit('/de/shop/p/egg-cups')
  await ready(page)
  expect(await gallery(page).locator('[data-part=strip]').count()).toBe(0)
  await gallery(page).getByRole('link', { name: 'Eierbecher' }).click()
  const large = page.getByRole('dialog', { name: 'Großes Bild' })
  await large.getByText('Eierbecher').waitFor()
  await large.getByRole('button', { name: 'Schließen' }).click()
  await large.waitFor({ state: 'hidden' })
})

test('a finger moves on to the next picture', async () => {
  const { page } = await visit('/shop/p/morning-cup', phone)
  await ready(page)
  const box = await gallery(page).locator('[data-part=viewport]').boundingBox()
  const y = (box?.y ?? 0) + 100
  const debug = await page.context().newCDPSession(page)
  await debug.send('Input.synthesizeScrollGesture', { x: 300, y, xDistance: -260, yDistance: 0, speed: 1200 })
  await expect.poll(() => active(page).getAttribute('alt')).toBe('Morning Cup, Sea')
})

const bar = (page: Page) => page.locator('.buy-bar')

test('on a phone the add button stays in reach, leads to what is not chosen, and covers no control', async () => {
  const { page } = await visit('/shop/p/iris-vase', phone)
  await ready(page)
  await bar(page).waitFor()
  await bar(page).getByRole('button', { name: 'Add To Cart' }).tap()
  const focused = () =>
    page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.variantOptionName)
  await expect.poll(focused).toBe('Glaze')
  await page.selectOption('select[data-variant-option-name=Glaze]', 'Moss')
  await page.selectOption('select[data-variant-option-name=Size]', 'Tall')
  // Beside the button itself there is no second one.
  await addButton(page).scrollIntoViewIfNeeded()
  await bar(page).waitFor({ state: 'hidden' })
  await page.getByRole('heading', { name: 'Stands well beside' }).scrollIntoViewIfNeeded()
  await bar(page).waitFor()
  await changeSettings(page, { latency: 300 })
  await bar(page).getByRole('button').tap()
  await expect.poll(() => bar(page).getByRole('button').innerText()).toBe('Adding…')
  await expectCount(page, 1)
  await addedMessage(page).waitFor()
  await expect.poll(() => bar(page).getByRole('button').innerText(), { timeout: 8000 }).toBe('Added!')
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
  const last = await page.locator('.footer [data-consent-settings]').boundingBox()
  const top = await bar(page).boundingBox()
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(top?.y ?? 0)
})

test('there is no second add button for what is sold out, nor on a wide screen', async () => {
  const { page } = await visit('/shop/p/bottle-no-4', phone)
  await ready(page)
  await page.locator('.product-restock-notification').waitFor()
  await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }))
  // Observers of what is in sight are called with a frame.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  expect(await bar(page).isVisible()).toBe(false)
  await page.setViewportSize({ width: 1280, height: 400 })
  await page.goto(at('/shop/p/belly-jug'))
  await ready(page)
  await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }))
  await expect.poll(() => bar(page).getAttribute('hidden')).toBeNull()
  expect(await bar(page).isVisible()).toBe(false)
})
