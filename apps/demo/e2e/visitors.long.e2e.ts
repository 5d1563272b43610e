import { expect, test } from 'vitest'
import { at, changeSettings, ready, serveDemo, visit } from './served.ts'

serveDemo()

// spec: DEMO-003
test('a reader likes a post and says something, and both are there after a reload', async () => {
  const { page } = await visit('/journal/forty-one-lips')
  await ready(page)
  const like = page.getByRole('button', { name: /^Like: / })
  await like.waitFor()
  await expect.poll(() => like.getAttribute('aria-label')).toBe('Like: 84')
  await like.click()
  await expect.poll(() => like.getAttribute('aria-label')).toBe('Like: 85')
  const form = page.locator('form[data-form-id=comment]')
  await form.getByLabel('Your name').fill('Mina')
  await form.getByLabel('What do you think?').fill('<b>Mine</b> drips.')
  await form.getByRole('button', { name: 'Say it' }).click()
  await form.getByText('Thank you. It stands below.').waitFor()
  await page.locator('.squarespace-comments').getByText('<b>Mine</b> drips.').waitFor()
  await page.reload()
  await page.locator('.squarespace-comments').getByText('<b>Mine</b> drips.').waitFor()
  await page.getByRole('button', { name: 'Like: 85', pressed: true }).waitFor()
})

test('a like that the server does not take is taken back with a word, and taken at the next press', async () => {
  const { page } = await visit('/journal/forty-one-lips')
  const like = page.getByRole('button', { name: /^Like: / })
  const problem = page.getByRole('status').getByText('That could not be saved just now. Please try again.')
  await like.waitFor()
  await changeSettings(page, { fault: 'down' })
  await like.click()
  await problem.waitFor()
  await expect.poll(() => like.getAttribute('aria-label')).toBe('Like: 84')
  await changeSettings(page, { fault: 'none' })
  await like.click()
  await problem.waitFor({ state: 'detached' })
  await expect.poll(() => like.getAttribute('aria-label')).toBe('Like: 85')
})

test('a post that takes no comments has no place for them', async () => {
  const { page } = await visit('/journal/a-window-is-a-clock')
  await ready(page)
  await expect.poll(() => page.locator('.comments').count()).toBe(0)
})

test('kiln days have a date, a place, and a link to a calendar', async () => {
  const { page } = await visit('/kiln-days')
  await expect.poll(() => page.locator('.kiln-day').count()).toBe(3)
  const link = page.getByRole('link', { name: 'Add to my calendar' }).first()
  await expect.poll(() => link.getAttribute('href')).toContain('action=TEMPLATE')
  await page.getByRole('link', { name: 'Ask about it' }).first().click()
  await page.waitForURL('**/contact?from=first-frost-firing')
})

test.each(['/contact', '/kiln-days', '/journal/forty-one-lips'])(
  'text of twice the size on a small screen scrolls %s in one direction only',
  async (path) => {
    const { page } = await visit(path, { viewport: { width: 390, height: 844 } })
    await ready(page)
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
      .toBeLessThanOrEqual(0)
  },
)

test.each(['/contact', '/kiln-days'])('nothing moves on %s by itself', async (path) => {
  const { page } = await visit('/robots.txt')
  await page.addInitScript(() => {
    const seen = { shift: 0 }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        seen.shift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(at(path), { waitUntil: 'networkidle' })
  await ready(page)
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift))
    .toBe(0)
})
