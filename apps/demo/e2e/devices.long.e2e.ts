import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { add, at, changeSettings, expectCount, ready, serveDemo, visit } from './served.ts'

serveDemo()

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** Computed value of a system colour. */
const systemColor = (page: Page, name: string): Promise<string> =>
  page.evaluate((color) => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.cssText = `color: ${color}; forced-color-adjust: none`
    const { color: computed } = getComputedStyle(probe)
    probe.remove()
    return computed
  }, name)

const styleOf = (page: Page, selector: string, property: string): Promise<string> =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)

test('the logo lays no ground over the line of the header in forced colours', async () => {
  const { page } = await visit('/shop/p/belly-jug', { forcedColors: 'active' })
  await expect.poll(() => styleOf(page, '.logo', 'forced-color-adjust')).toBe('none')
  await expect.poll(() => styleOf(page, '.logo', 'color')).toBe(await systemColor(page, 'LinkText'))
})

test('the popover has an edge in forced colours', async () => {
  const { page } = await visit('/shop/p/belly-jug', { forcedColors: 'active' })
  await ready(page)
  await add(page)
  await page.locator('.sitewright-popover[data-state=open]').waitFor()
  await expect.poll(() => styleOf(page, '.sitewright-popover', 'border-top-width')).toBe('1px')
  await expect.poll(() => styleOf(page, '.sitewright-popover', 'border-top-style')).toBe('solid')
  await expect
    .poll(() => styleOf(page, '.sitewright-popover', 'border-top-color'))
    .toBe(await systemColor(page, 'CanvasText'))
})

test('buttons that cannot be used are grey in forced colours, and no paler than that', async () => {
  const { page } = await visit('/shop/p/candle-foot', { forcedColors: 'active' })
  const grey = await systemColor(page, 'GrayText')
  await add(page)
  await expectCount(page, 1)
  await page.goto(at('/cart'))
  const checkOut = '[data-cart=summary] .button[aria-disabled=true]'
  await expect.poll(() => styleOf(page, checkOut, 'color')).toBe(grey)
  await expect.poll(() => styleOf(page, checkOut, 'border-top-color')).toBe(grey)
  await expect.poll(() => styleOf(page, '[data-cart=stepper] [aria-disabled=true]', 'color')).toBe(grey)
  await expect.poll(() => styleOf(page, '[data-cart=stepper] [aria-disabled=true]', 'opacity')).toBe('1')
  await changeSettings(page, { latency: 60_000 })
  await page.locator('.letter').getByLabel('Email').fill('ada@example.com')
  await page.locator('.letter').getByRole('button').click()
  const submit = '.letter [data-form=submit][aria-disabled=true]'
  await expect.poll(() => styleOf(page, submit, 'color')).toBe(grey)
  await expect.poll(() => styleOf(page, submit, 'border-top-color')).toBe(grey)
})

test.each(['light', 'dark'] as const)(
  'the lightbox of the grid is dark on a %s page',
  async (colorScheme) => {
    const { page } = await visit('/gallery', { colorScheme })
    await ready(page)
    await page.locator('#grid').getByRole('link').first().click()
    const lightbox = page.getByRole('dialog')
    await lightbox.waitFor()
    await expect.poll(() => lightbox.getAttribute('data-theme')).toBe('dark')
    const ground = await styleOf(page, 'dialog', 'background-color')
    const [red = 255, green = 255, blue = 255] = (/[\d.]+[^)]*/.exec(ground)?.[0] ?? '')
      .split(/[ ,]+/)
      .map(Number)
    expect(Math.max(red, green, blue)).toBeLessThan(64)
  },
)

test('arrows of a slideshow stand at its edges where fingers swipe, and are as large to press', async () => {
  const discOf = async (page: Page) => {
    const next = page.locator('#slideshow [data-part=next]')
    await next.waitFor()
    const [edge, view] = [
      await next.boundingBox(),
      await page.locator('#slideshow [data-part=view]').boundingBox(),
    ]
    return {
      width: edge?.width ?? 0,
      gap: Math.round((view?.x ?? 0) + (view?.width ?? 0) - (edge?.x ?? 0) - (edge?.width ?? 0)),
      clip: await styleOf(page, '#slideshow [data-part=next]', 'background-clip'),
    }
  }
  const touched = await discOf((await visit('/gallery', phone)).page)
  expect(touched).toMatchObject({ gap: 0, clip: 'content-box' })
  expect(touched.width).toBeGreaterThanOrEqual(44)
  const pointed = await discOf((await visit('/gallery')).page)
  expect(pointed.gap).toBeGreaterThan(0)
  expect(pointed.clip).toBe('border-box')
})
