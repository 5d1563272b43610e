import { expect, test } from 'vitest'
import { at, serveDemo, visit } from './served.ts'

serveDemo()

// spec: GAL-001
test('every design is hung, and a picture opens, moves on and closes', async () => {
  const { page, problems } = await visit('/gallery')
  for (const id of ['slideshow', 'grid', 'slider', 'columns', 'stacked'])
    await expect.poll(() => page.locator(`#${id}[data-gallery]`).count()).toBe(1)
  await page.waitForTimeout(600)
  await page.locator('#grid').getByRole('link').first().click()
  const lightbox = page.getByRole('dialog')
  await lightbox.waitFor()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => new URL(page.url()).hash).toBe('#grid/2')
  await page.keyboard.press('Escape')
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  expect(problems).toEqual([])
})

test('an address leads into the lightbox', async () => {
  const { page } = await visit('/')
  await page.goto(at('/gallery#grid/3'))
  await page.getByRole('dialog').waitFor()
})

test('the slideshow is moved by its buttons', async () => {
  const { page } = await visit('/gallery')
  const next = page.locator('#slideshow [data-part=next]')
  await next.waitFor()
  await next.click()
  await expect
    .poll(() => page.locator('#slideshow [data-part=slide]').nth(1).getAttribute('data-active'))
    .not.toBeNull()
})
