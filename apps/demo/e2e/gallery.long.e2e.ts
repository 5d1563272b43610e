import { expect, test } from 'vitest'
import { at, ready, serveDemo, visit } from './served.ts'

serveDemo()

// spec: GAL-001
test('a picture of each design opens by a press, moves on by a key, and closes by Escape and by a press', async () => {
  const { page } = await visit('/gallery')
  await ready(page)
  const lightbox = page.getByRole('dialog')
  for (const id of ['slideshow', 'grid', 'slider', 'columns', 'stacked']) {
    const gallery = page.locator(`#${id}[data-gallery]`)
    await gallery.getByRole('link').first().click()
    await lightbox.waitFor()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => new URL(page.url()).hash, { message: id }).toBe(`#${id}/2`)
    await page.keyboard.press('Escape')
    await lightbox.waitFor({ state: 'hidden' })
    // A lightbox that is closed at once leads back to the picture that was pressed, a later one to that in view.
    await gallery.locator('[data-part=slide]:not([inert])').getByRole('link').first().click()
    await lightbox.getByRole('button', { name: 'Close' }).click()
    await lightbox.waitFor({ state: 'hidden' })
  }
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
