import { readFileSync } from 'node:fs'
import axeCore from 'axe-core'
import type { FrameLocator, Page } from 'playwright'
import { expect, test } from 'vitest'
import { panels } from '../src/config/panels.ts'
import {
  add,
  addedMessage,
  at,
  changeSettings,
  focusedName,
  looseDirectives,
  ready,
  serveDemo,
  visit,
} from './served.ts'

serveDemo()

/** A journey through several pages, and one through every panel, on a busy machine. */
const LONG = 120_000

const manager = { settings: { role: 'storeManager' } }

/** The page beside the panel. */
const preview = (page: Page): FrameLocator => page.frameLocator('iframe[name=sill-preview]')

/** Opens a panel, and waits until it can be used. */
async function openPanel(page: Page, id: string, title: string): Promise<void> {
  await page.goto(at(`/config#${id}`))
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
}

/** Waits until the server has what was edited. */
const saved = (page: Page): Promise<void> => page.locator('.config-saving[data-state=saved]').waitFor()

// spec: DEMO-004
test(
  'a product that is renamed and repriced is so in the shop and in the cart',
  async () => {
    const { page } = await visit('/shop/p/belly-jug', manager)
    await add(page)
    await addedMessage(page, 'Belly Jug').waitFor()
    await openPanel(page, 'products', 'Products')
    await page.getByRole('button', { name: 'Belly Jug' }).click()
    await preview(page).getByRole('heading', { level: 1, name: 'Belly Jug' }).waitFor()
    await page.getByLabel('Name', { exact: true }).fill('Round Jug')
    await preview(page).getByRole('heading', { level: 1, name: 'Round Jug' }).waitFor()
    await page.getByLabel('Sale price in USD').fill('51,5')
    await preview(page).locator('main > .product').getByText('$51.50').first().waitFor()
    await saved(page)
    await page.goto(at('/cart'))
    await page.getByText('Round Jug').first().waitFor()
    await page.locator('.totals').getByText('$51.50').first().waitFor()
  },
  LONG,
)

test(
  'a field that is added is on the contact page, and its answers arrive',
  async () => {
    const { page } = await visit('/config#forms', manager)
    await page.getByLabel('New field').selectOption('Text')
    await page.getByRole('button', { name: 'Add field' }).click()
    await page.locator('summary', { hasText: /^Text\s*Text$/ }).click()
    await page.locator('details.config-field[open]').getByLabel('Title', { exact: true }).fill('Which kiln?')
    await preview(page).getByLabel('Which kiln?').waitFor()
    await page.getByLabel('Captcha').uncheck()
    await saved(page)
    await page.goto(at('/contact'))
    await page.locator('form[data-form-id=contact][data-form-live]').waitFor()
    await page.getByLabel('First name').fill('Mina')
    await page.getByLabel('Last name').fill('Sato')
    await page.locator('form[data-form-id=contact]').getByLabel('Email').fill('mina@sill.shop')
    await page.getByLabel('What is it about?').selectOption('Just a word')
    await page.getByLabel('What would you like to say?').fill('It does not drip.')
    await page.getByLabel('Which kiln?').fill('The small one')
    await page.locator('form[data-form-id=contact] [type=submit]').click()
    await page.locator('form[data-form-id=contact] [data-form=success]').waitFor()
    const answers = () => page.evaluate(() => localStorage.getItem('sill-forms'))
    await expect.poll(answers).toContain('The small one')
  },
  LONG,
)

test(
  'an option of a gallery changes the page beside it, and undo takes it back',
  async () => {
    const { page } = await visit('/config#galleries', manager)
    const gallery = preview(page).locator('#slideshow')
    const role = () => gallery.locator('[data-part=viewport]').getAttribute('role')
    await expect.poll(role).toBe('group')
    await page.getByLabel('Design').selectOption('Grid')
    await expect.poll(role).toBe('list')
    await page.getByLabel('Aspect ratio').waitFor()
    await page.getByRole('button', { name: /^Undo/ }).click()
    await expect.poll(role).toBe('group')
  },
  LONG,
)

/** Leaves the page. Returns true if the browser would ask before. */
const isAsked = (page: Page): Promise<boolean> =>
  page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })))

/** A picture as an owner uploads one. */
const PICTURE = readFileSync(new URL('../public/picture/moon-jar-320.webp', import.meta.url))

test(
  'a file that is uploaded is the picture of a product',
  async () => {
    const { page } = await visit('/config#products', manager)
    await page.getByRole('button', { name: 'Low Bowl' }).click()
    const choose = page.getByRole('button', { name: 'Choose picture: Low Bowl' })
    await choose.click()
    await changeSettings(page, { latency: 2000 })
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'bowl.webp', mimeType: 'image/webp', buffer: PICTURE })
    await expect.poll(() => isAsked(page)).toBe(true)
    // The upload goes on while its product is closed, and when the files are, too.
    await page.getByRole('button', { name: 'Close files: Low Bowl' }).click()
    await page.getByRole('button', { name: 'All products' }).click()
    await page.getByRole('button', { name: 'New product' }).waitFor()
    expect(await isAsked(page)).toBe(true)
    await expect.poll(() => isAsked(page)).toBe(false)
    await changeSettings(page, { latency: 0 })
    await page.getByRole('button', { name: 'Low Bowl' }).click()
    await choose.click()
    const file = page.getByRole('option', { name: /bowl\.webp/ })
    await file.waitFor()
    await file.click()
    await page.getByRole('button', { name: 'Choose file' }).click()
    expect(await focusedName(page)).toBe('Choose picture: Low Bowl')
    const picture = preview(page).locator('#pictures img').first()
    await expect.poll(() => picture.getAttribute('src')).toMatch(/^data:image\/webp/)
    await saved(page)
    await page.goto(at('/shop'))
    const card = page.locator('[data-item-id=low-bowl] img').first()
    await expect.poll(() => card.getAttribute('src')).toMatch(/^data:image\/webp/)
    await openPanel(page, 'files', 'Files')
    await page
      .getByRole('option', { name: /bowl\.webp/ })
      .first()
      .click()
    await page.locator('main').getByRole('button', { name: 'Delete', exact: true }).click()
    const question = page.getByRole('alertdialog')
    await question.getByText('Shown by: Low Bowl.').waitFor()
    await question.getByRole('button', { name: 'Delete' }).click()
    await question.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Undo deleted picture' }).waitFor()
    await saved(page)
    await page.goto(at('/shop'))
    await expect.poll(() => page.locator('[data-item-id=low-bowl] .card-picture img').count()).toBe(0)
  },
  LONG,
)

/** Opens a panel by its link. */
async function switchTo(page: Page, id: string, title: string): Promise<void> {
  await page.evaluate((hash) => (location.hash = hash), id)
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
}

test.each([
  ['goes on', 'none', ''],
  ['says that it failed', 'down', 'bowl.webp'],
])(
  'an upload whose panel is left %s, and is there when it is opened again',
  async (_, fault, text) => {
    // A request that failed is reported.
    const expected = fault === 'none' ? [] : [/^CallError/]
    const { page } = await visit('/config#files', { ...manager, expected })
    await page.getByRole('option').first().waitFor()
    await changeSettings(page, { latency: 2000, fault })
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'bowl.webp', mimeType: 'image/webp', buffer: PICTURE })
    await expect.poll(() => isAsked(page)).toBe(true)
    await switchTo(page, 'pages', 'Pages')
    expect(await isAsked(page)).toBe(true)
    await expect.poll(() => isAsked(page)).toBe(false)
    await switchTo(page, 'files', 'Files')
    if (text) await page.locator('[data-editor=upload]').getByText(text).waitFor()
    else await page.getByRole('option', { name: /bowl\.webp/ }).waitFor()
    await switchTo(page, 'pages', 'Pages')
    await expect.poll(() => page.locator('[data-editor=file-list]').count()).toBe(0)
  },
  LONG,
)

test(
  'every panel opens without an error, and has nothing that axe objects to',
  async () => {
    const { page } = await visit('/config', { ...manager, reducedMotion: 'reduce' })
    const violations: string[] = []
    for (const { id, title } of panels) {
      await page.evaluate((hash) => (location.hash = hash), id)
      await page.getByRole('heading', { level: 1, name: title }).waitFor()
      // The panel is loaded when it opens, and then asks the server.
      await page.locator('main :is(input, textarea, select, button:not(.config-back))').first().waitFor()
      await expect.poll(() => page.locator('.config-panel [data-editor=pending]').count()).toBe(0)
      await page.evaluate(axeCore.source)
      const found = await page.evaluate(async () => {
        const { axe } = window as unknown as {
          axe: {
            run: (
              root: object,
              options: object,
            ) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>
          }
        }
        const result = await axe.run({ include: '.config', exclude: 'iframe' }, { iframes: false })
        return result.violations.flatMap((each) =>
          each.nodes.map(({ html }) => `${each.id}: ${html.slice(0, 160)}`),
        )
      })
      violations.push(...found.map((each) => `${id}: ${each}`))
    }
    expect(violations).toEqual([])
    expect(await looseDirectives(page)).toEqual([])
  },
  LONG,
)

test(
  'shoppers who are notified of a restock leave the list, also after a reload',
  async () => {
    const { page, problems } = await visit('/shop/p/bottle-no-4', manager)
    await ready(page)
    const block = page.locator('.product-restock-notification')
    await block.getByRole('textbox').fill('ada@example.com')
    await block.getByRole('button').click()
    await block.getByText('Signed up!').waitFor()
    await openPanel(page, 'restock', 'Restock')
    await page.getByRole('button', { name: /^Notify those who wait for Bottle No\. 4/ }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Send' }).click()
    await page.getByText('The notice was sent.').waitFor()
    const send = page.getByRole('button', { name: /^Notify those/ })
    await send.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Notify all' }).and(page.locator('[aria-disabled=true]')).waitFor()
    await page.reload()
    await page.getByText('Nobody waits for anything.').waitFor()
    expect(await send.count()).toBe(0)
    expect(problems).toEqual([])
  },
  LONG,
)

/** Elements that are cut or hidden at the side of a panel: the panel itself, and those out of it that no scrolling reaches. */
const cutOff = (page: Page): Promise<string[]> =>
  page.locator('.config-panel').evaluate((panel) => {
    const { left, right } = panel.getBoundingClientRect()
    const isScrolled = (element: Element): boolean => {
      const around = element.parentElement
      if (!around || around === panel) return false
      return /auto|scroll/.test(getComputedStyle(around).overflowX) || isScrolled(around)
    }
    const isOut = (element: Element): boolean => {
      const box = element.getBoundingClientRect()
      return box.width > 1 && (box.left < left - 1 || box.right > right + 1)
    }
    const wide =
      panel.scrollWidth > panel.clientWidth ? [`${panel.scrollWidth} of ${panel.clientWidth} px`] : []
    const out = [...panel.querySelectorAll('*')].filter((each) => isOut(each) && !isScrolled(each))
    return [...wide, ...out.map(({ outerHTML }) => outerHTML.slice(0, 120))].slice(0, 4)
  })

test(
  'every panel fits a phone whose text is twice as large',
  async () => {
    const viewport = { width: 390, height: 844 }
    const { page, problems } = await visit('/config#pages', { ...manager, viewport })
    const debug = await page.context().newCDPSession(page)
    await debug.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
    const found: Record<string, string[]> = {}
    for (const { id, title } of panels) {
      await page.evaluate((hash) => (location.hash = hash), id)
      await page.getByRole('heading', { level: 1, name: title }).waitFor()
      await expect.poll(() => page.locator('.config-panel [data-editor=pending]').count()).toBe(0)
      const cut = await cutOff(page)
      if (cut.length > 0) found[id] = cut
    }
    expect(found).toEqual({})
    expect(problems).toEqual([])
  },
  LONG,
)
