import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { at, changeSettings, focusedName, ready, serveDemo, visit, type VisitOptions } from './served.ts'

serveDemo()

/** A page that was added while the site is open is drawn in the browser, as that of a new product is: its host knows it once it is built. */
const NEW_PAGE = /404 .*\/page-[12]$/

/** Opens a panel of the editor. */
async function edit(panel: string, options: VisitOptions = {}): Promise<Page> {
  const { page } = await visit(`/config#${panel}`, { ...options, settings: { role: 'storeManager' } })
  await page.locator('main h1').waitFor()
  return page
}

const button = (page: Page, name: string | RegExp) =>
  page.locator('.config').getByRole('button', { name, exact: true })

/** Presses a button by a key, so that the focus is on it. */
const press = (page: Page, name: string | RegExp) => button(page, name).press('Enter')

/** Says yes to the question that is asked. */
async function confirm(page: Page, name: string): Promise<void> {
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name, exact: true }).press('Enter')
  await question.waitFor({ state: 'detached' })
}

const expectFocus = (page: Page, name: string | RegExp) =>
  expect.poll(() => focusedName(page)).toMatch(typeof name === 'string' ? new RegExp(`^${name}$`) : name)

test('a page that is deleted gives the focus to the page after it, or to what follows the list', async () => {
  const page = await edit('pages', { expected: [NEW_PAGE] })
  await press(page, 'Add a page')
  await page.getByLabel('Title').fill('How we pack')
  await press(page, 'Add a page')
  await press(page, /^How we pack/)
  await press(page, 'Delete the page')
  await confirm(page, 'Delete')
  await expectFocus(page, /^New page/)
  await page.keyboard.press('Enter')
  await press(page, 'Delete the page')
  await confirm(page, 'Delete')
  await expectFocus(page, 'Add a page')
})

test('a product has the focus on its heading, and gives it back to the list', async () => {
  const page = await edit('products')
  await press(page, 'Low Bowl')
  await expectFocus(page, 'Low Bowl')
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H2')
  await press(page, 'All products')
  await expectFocus(page, 'Low Bowl')
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BUTTON')
  const rows = page.locator('main [data-product]')
  const names = await rows.allTextContents()
  const after = names[names.indexOf('Low Bowl') + 1] ?? ''
  await page.keyboard.press('Enter')
  await press(page, 'Remove product')
  await confirm(page, 'Remove')
  await expectFocus(page, after)
  expect(await rows.allTextContents()).not.toContain('Low Bowl')
})

test('a product that an undo takes away gives the focus to the list', async () => {
  const page = await edit('products', { expected: [/404 .*\/new-product$/] })
  await press(page, 'New product')
  await expectFocus(page, 'New product')
  await page.keyboard.press('Control+z')
  await button(page, 'New product').waitFor()
  await expectFocus(page, 'New product')
})

test('what is disconnected gives the focus to what can be done next', async () => {
  const page = await edit('languages')
  await press(page, 'Disconnect')
  await confirm(page, 'Disconnect')
  await page.getByText('Not connected').waitFor()
  await expectFocus(page, 'Translation service')
  await page.goto(at('/config#connections'))
  const list = page.getByRole('group', { name: 'Mailing list' })
  await list.getByLabel('Members').check()
  await list.getByRole('button', { name: 'Connect', exact: true }).press('Enter')
  await expectFocus(page, 'Disconnect')
  await page.keyboard.press('Enter')
  await expectFocus(page, 'Members')
  const services = page.getByRole('group', { name: 'Automation' })
  await services.getByRole('button', { name: 'Connect', exact: true }).press('Enter')
  await services.getByRole('button', { name: /^Disconnect / }).press('Enter')
  await expectFocus(page, 'Connect')
})

test('a list of shoppers that are notified gives the focus to what stays', async () => {
  const { page } = await visit('/shop/p/bottle-no-4', { settings: { role: 'storeManager' } })
  await ready(page)
  const block = page.locator('.product-restock-notification')
  await block.getByRole('textbox').fill('ada@example.com')
  await block.getByRole('button').click()
  await block.getByText('Signed up!').waitFor()
  await page.goto(at('/config#restock'))
  await press(page, /^Notify those who wait for Bottle No\. 4/)
  await confirm(page, 'Send')
  await page.getByText('The notice was sent.').waitFor()
  await expectFocus(page, /\S/)
})

test('a change that is saved at the second try leaves the focus in the header', async () => {
  const page = await edit('header-footer')
  await changeSettings(page, { fault: 'down' })
  await page.getByRole('textbox', { name: 'Site title' }).fill('Ledge')
  await button(page, 'Try again').waitFor()
  await changeSettings(page, { fault: 'none' })
  await press(page, 'Try again')
  await page.locator('.config-saving[data-state=saved]').waitFor()
  await expectFocus(page, /\S/)
  expect(await page.evaluate(() => document.activeElement?.closest('header') !== null)).toBe(true)
})
