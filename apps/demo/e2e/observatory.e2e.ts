import { expect, test } from 'vitest'
import { add, at, expectCount, serveDemo, visit } from './served.ts'

serveDemo()

test('the observatory shows calls and operations, as a picture and as a list', async () => {
  const { page, problems } = await visit('/shop/p/belly-jug')
  await page.getByRole('button', { name: 'Observatory' }).click()
  await add(page)
  const list = page.locator('.sky-list')
  await list.getByText('POST commerce/shopping-cart/entries').waitFor()
  await list.getByText('settled').waitFor()
  expect(await page.locator('.sky-bar[data-outcome=good]').count()).toBeGreaterThan(1)
  expect(problems).toEqual([])
})

test('a fault is switched on, seen, and switched off', async () => {
  const { page } = await visit('/shop/p/belly-jug')
  await page.getByRole('button', { name: 'Observatory' }).click()
  await page.getByRole('button', { name: 'Weather' }).click()
  await page.getByLabel('500 Server down').check()
  await add(page)
  await page.getByRole('alertdialog').waitFor({ timeout: 15_000 })
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Timeline' }).click()
  await page.locator('.sky-list [data-outcome=bad]').first().waitFor()
  await page.getByRole('button', { name: 'Weather' }).click()
  await page.getByRole('button', { name: 'Fair weather again' }).click()
  await page.waitForTimeout(1200)
  await add(page)
  await expectCount(page, 1)
})

test('the page tells how its template was rendered, on every page', async () => {
  const { page } = await visit('/shop')
  await page.getByRole('button', { name: 'Observatory' }).click()
  await page.getByRole('button', { name: 'This page' }).click()
  await page.getByText('listing.jsont').waitFor()
  await page.getByText('none', { exact: true }).waitFor()
  await page.goto(at('/journal'))
  await page.getByRole('button', { name: 'This page' }).click()
  await page.getByText('journal.jsont').waitFor()
})

test('the weather turns the page around and darkens it', async () => {
  const { page } = await visit('/shop')
  await page.getByRole('button', { name: 'Observatory' }).click()
  await page.getByRole('button', { name: 'Weather' }).click()
  await page.getByLabel('Right to left').check()
  expect(await page.locator('html').getAttribute('dir')).toBe('rtl')
  await page.getByLabel('dark').check()
  expect(await page.locator('html').evaluate((root) => getComputedStyle(root).colorScheme)).toBe('dark')
})
