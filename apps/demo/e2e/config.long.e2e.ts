import axeCore from 'axe-core'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { add, at, changeSettings, expectCount, ready, serveDemo, visit, type VisitOptions } from './served.ts'

serveDemo()

const manager = { role: 'storeManager' }

/** Opens a panel of the editor, and waits for the page beside it. */
async function edit(panel = '', options: VisitOptions = {}) {
  const { page } = await visit(`/config${panel && `#${panel}`}`, {
    ...options,
    settings: { ...manager, ...options.settings },
  })
  // A phone shows the menu first, and has the panel behind it.
  await page.locator('main h1').waitFor({ state: 'attached' })
  await preview(page).locator('html[data-ready]').waitFor({ state: 'attached' })
  return { page }
}

/** The page beside the panels. */
const preview = (page: Page) => page.frameLocator('iframe')

/** Waits until the page beside the panels has a title in its header. */
const expectTitle = (page: Page, title: string) =>
  expect.poll(() => preview(page).locator('.header .logo').textContent()).toBe(title)

const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name, exact: true })

const saved = (page: Page) => page.getByRole('status').filter({ hasText: 'All changes saved' }).waitFor()

/** Opens another panel by its link. */
async function open(page: Page, title: string) {
  await page.getByRole('link', { name: title, exact: true }).click()
  await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor()
}

/** Opens the shop in another tab of the same visitor. */
async function otherTab(page: Page, path: string) {
  const tab = await page.context().newPage()
  await tab.goto(at(path))
  await ready(tab)
  return { tab }
}

// spec: DEMO-004
test('what is edited shows in the page beside it, in another tab, and after a reload', async () => {
  const { page } = await edit('header-footer')
  const { tab } = await otherTab(page, '/shop/p/belly-jug')
  await field(page, 'Site title').fill('Ledge')
  await field(page, 'Tag line').fill('Pots that wait for tea.')
  await preview(page).getByRole('heading', { name: 'Pots that wait for tea.' }).waitFor()
  await expectTitle(page, 'Ledge')
  await expect.poll(() => tab.locator('.header .logo').textContent()).toBe('Ledge')
  await expect.poll(() => tab.title()).toBe('Belly Jug · Ledge')
  await saved(page)
  await page.reload()
  await expect.poll(() => field(page, 'Site title').inputValue()).toBe('Ledge')
  await preview(page).getByRole('heading', { name: 'Pots that wait for tea.' }).waitFor()
  await tab.goto(at('/cart'))
  await ready(tab)
  const description = tab.locator('meta[name=description]')
  await expect.poll(() => description.getAttribute('content')).toBe('Pots that wait for tea.')
  await tab.goto(at('/'))
  await tab.getByRole('heading', { name: 'Pots that wait for tea.' }).waitFor()
})

test('steps of two panels are taken back by keys and repeated, on the page as well', async () => {
  const { page } = await edit('header-footer')
  await field(page, 'Site title').fill('Ledge')
  await expectTitle(page, 'Ledge')
  await open(page, 'Store settings')
  await field(page, 'Sold out').fill('All gone')
  await preview(page).getByText('All gone').first().waitFor()
  await page.keyboard.press('Control+z')
  await preview(page).getByText('Gone', { exact: true }).first().waitFor()
  await page.getByRole('button', { name: 'Undo site title' }).click()
  await expectTitle(page, 'Sill')
  await page.getByRole('status').filter({ hasText: 'Undone: site title' }).waitFor()
  await page.keyboard.press('Control+Shift+z')
  await expectTitle(page, 'Ledge')
  await page.keyboard.press('Control+z')
  await expectTitle(page, 'Sill')
  await page.keyboard.press('Control+y')
  await expectTitle(page, 'Ledge')
  await saved(page)
})

test('the keys of undo take nothing back elsewhere while a text that has steps of its own has the focus', async () => {
  const { page } = await edit('header-footer')
  await field(page, 'Site title').fill('Ledge')
  await expectTitle(page, 'Ledge')
  await open(page, 'Posts and texts')
  await page.getByRole('textbox', { name: 'Forty-one lips' }).click()
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+Home')
  await page.keyboard.type('Pour slowly. ')
  await preview(page).getByText('Pour slowly.').waitFor()
  await expectTitle(page, 'Ledge')
})

/** Leaves the page. Returns true if the browser would ask before. */
const isAsked = (page: Page): Promise<boolean> =>
  page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })))

test('a page is not left without a question while a change is being saved, and none is lost', async () => {
  const { page } = await edit('header-footer')
  expect(await isAsked(page)).toBe(false)
  await changeSettings(page, { fault: 'down' })
  await field(page, 'Site title').fill('Ledge')
  await page.getByRole('status').filter({ hasText: 'Not saved' }).waitFor()
  expect(await isAsked(page)).toBe(true)
  await changeSettings(page, { fault: 'none' })
  // An owner who leaves all the same leaves the change to the next page.
  await page.reload()
  await expect.poll(() => field(page, 'Site title').inputValue()).toBe('Ledge')
  await expectTitle(page, 'Ledge')
  await saved(page)
  expect(await isAsked(page)).toBe(false)
})

test('a product that is renamed has its new name in the cart of another tab, which is not loaded again', async () => {
  const { page } = await edit('products')
  const { tab } = await otherTab(page, '/shop/p/belly-jug')
  await add(tab)
  await expectCount(tab, 1)
  await tab.goto(at('/cart'))
  await tab.getByRole('link', { name: 'Belly Jug' }).waitFor()
  await tab.evaluate(() => Object.assign(window, { isSame: true }))
  await page.getByRole('button', { name: 'Belly Jug', exact: true }).click()
  await field(page, 'Name').fill('Round Jug')
  await tab.getByRole('link', { name: 'Round Jug' }).waitFor()
  expect(await tab.evaluate(() => 'isSame' in window)).toBe(true)
})

test('a page is written, is a draft to visitors, and is published with a link to it', async () => {
  // A page that was added while the site is open is drawn in the browser: its host knows it once it is built.
  const { page } = await edit('pages', { expected: [/404 .*\/page-1$/] })
  await page.getByRole('button', { name: 'Add a page' }).click()
  await field(page, 'Title').fill('How we pack')
  await field(page, 'Text').fill('<p>In a box inside a box.</p>')
  await preview(page).getByRole('heading', { name: 'How we pack' }).waitFor()
  await preview(page).getByText('In a box inside a box.').waitFor()
  await page.getByRole('combobox', { name: 'Page status' }).selectOption('Needs Review')
  await page.getByRole('button', { name: 'How we pack Needs Review' }).waitFor()
  await saved(page)
  await changeSettings(page, { role: 'none' })
  const { tab } = await otherTab(page, '/page-1')
  await tab.getByRole('heading', { name: 'This place on the shelf is empty' }).waitFor()
  await changeSettings(page, manager)
  await page.getByRole('button', { name: 'How we pack Needs Review' }).click()
  await page.getByRole('checkbox', { name: 'Published' }).check()
  await page.getByRole('button', { name: 'Add a link' }).click()
  await page.getByRole('radio', { name: 'How we pack' }).check()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('button', { name: 'Hide Gallery' }).click()
  await page.getByRole('button', { name: 'Move How we pack up' }).click()
  await saved(page)
  const links = tab.getByRole('navigation', { name: 'Main' }).getByRole('link')
  await expect.poll(() => links.allTextContents()).toEqual(['Shop', 'Journal', 'How we pack', 'Contact'])
  await tab.getByRole('heading', { name: 'How we pack' }).waitFor()
})

test('a shop has the colours, the fonts and the templates of its owner', async () => {
  const { page } = await edit('design')
  const { tab } = await otherTab(page, '/shop')
  const colour = () =>
    tab.locator('html').evaluate((root) => getComputedStyle(root).getPropertyValue('--iron'))
  await page.getByRole('textbox', { name: 'Hex' }).fill('#1f3a5f')
  await expect.poll(colour).toContain('#1f3a5f')
  await page.getByRole('option', { name: 'Georgia' }).click()
  const family = () => tab.locator('h1').evaluate((heading) => getComputedStyle(heading).fontFamily)
  await expect.poll(family).toContain('Georgia')
  await open(page, 'Templates')
  await page.getByRole('combobox', { name: 'Template' }).selectOption('listing')
  const source = field(page, 'listing.jsont')
  await source.fill('<h1>{collection.title|shout}</h1>{.section items}')
  await page.getByText(/2 diagnostics/).waitFor()
  await page.getByRole('button', { name: 'As it was built' }).click()
  await page.getByText(/No diagnostics/).waitFor()
  await page.keyboard.press('Control+z')
  await tab.getByRole('heading', { level: 1 }).waitFor()
})

test.each(['light', 'dark'] as const)(
  'the page stands beside the colours in the light that they are edited for, and in its own afterwards, for a system that is %s',
  async (colorScheme) => {
    const { page } = await edit('design', { colorScheme })
    const own = colorScheme === 'light' ? 'Light' : 'Dark'
    const ground = () =>
      preview(page)
        .locator('html')
        .evaluate((root) => getComputedStyle(root).backgroundColor)
    const grounds = { Light: 'rgb(245, 241, 232)', Dark: 'rgb(25, 23, 20)' }
    expect(await page.getByRole('radio', { name: own }).isChecked()).toBe(true)
    for (const light of ['Dark', 'Light'] as const) {
      await page.getByRole('radio', { name: light }).check()
      await expect.poll(ground).toBe(grounds[light])
      await preview(page).getByRole('link', { name: 'Journal' }).first().click()
      await preview(page)
        .locator('html[data-ready]')
        .getByRole('heading', { level: 1, name: 'Journal' })
        .waitFor()
      await expect.poll(ground).toBe(grounds[light])
    }
    await page.getByRole('radio', { name: own === 'Light' ? 'Dark' : 'Light' }).check()
    await open(page, 'Store settings')
    await expect.poll(ground).toBe(grounds[own])
  },
)

test('another shelf is created by the calls of the site, and languages by theirs', async () => {
  const { page } = await edit('store-page', { expected: [/404 .*\/winter-co\b/] })
  await field(page, 'Title').fill('Winter & Co')
  await page.getByText('Its address: /winter-co').waitFor()
  await page.getByRole('button', { name: 'Create the page' }).click()
  await preview(page).getByRole('heading', { level: 1, name: 'Winter & Co' }).waitFor()
  await preview(page)
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Winter & Co' })
    .waitFor()
  await open(page, 'Languages')
  await field(page, 'Another language').fill('it')
  await page.getByRole('button', { name: 'Add the language' }).click()
  await field(page, 'Name of it').waitFor()
  await field(page, 'Shop').fill('Bottega')
  await preview(page).getByRole('link', { name: 'italiano' }).click()
  await preview(page).getByRole('link', { name: 'Bottega' }).first().waitFor()
  await expect.poll(() => preview(page).locator('html').getAttribute('lang')).toBe('it')
  await field(page, 'Shop').fill('Negozio')
  await preview(page).getByRole('link', { name: 'Negozio' }).first().waitFor()
  await page.getByRole('checkbox', { name: 'Deutsch' }).uncheck()
  await expect.poll(() => preview(page).getByRole('link', { name: 'Deutsch' }).count()).toBe(0)
  await page.getByRole('button', { name: 'Disconnect' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click()
  await page.getByText('Not connected').waitFor()
  await saved(page)
})

test('a change that the server refuses stays, and is saved when it answers again', async () => {
  const { page } = await edit('header-footer')
  await changeSettings(page, { fault: 'down' })
  await field(page, 'Site title').fill('Ledge')
  await page.getByRole('status').filter({ hasText: 'Not saved' }).waitFor()
  await changeSettings(page, { fault: 'none' })
  await page.getByRole('button', { name: 'Try again' }).click()
  await saved(page)
  await expectTitle(page, 'Ledge')
})

/** Area of the editor that has the focus, if any. */
const areaOf = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('[data-area]')?.getAttribute('data-area') ?? '')

test('only those who run the store may edit, and others can come in', async () => {
  const { page } = await visit('/config', { settings: { role: 'viewer' } })
  await page.getByRole('heading', { name: 'Sign in to edit this site' }).waitFor()
  await page.getByRole('button', { name: 'Come in as a store manager' }).click()
  await page.getByRole('heading', { level: 1, name: 'Pages' }).waitFor()
  await expect.poll(() => areaOf(page)).toBe('menu')
})

test('keys are enough: they skip to the panel, walk through the areas, and edit', async () => {
  const { page } = await edit('header-footer')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const area = () => areaOf(page)
  await expect.poll(area).toBe('panel')
  await page.keyboard.press('F6')
  await expect.poll(area).toBe('page')
  await page.keyboard.press('F6')
  await expect.poll(area).toBe('menu')
  await page.keyboard.press('Shift+F6')
  await page.keyboard.press('Shift+F6')
  await expect.poll(area).toBe('panel')
  await field(page, 'Announcement').focus()
  await page.keyboard.type('Open on Sunday')
  await preview(page).getByText('Open on Sunday').waitFor()
})

test('all panels are in view, and the heading of one that opens has the focus without a frame', async () => {
  const { page } = await edit()
  const hiddenPx = page.locator('.config-sidebar').evaluate((menu) => menu.scrollHeight - menu.clientHeight)
  expect(await hiddenPx).toBe(0)
  // After a key, the browser draws a frame around whatever has the focus.
  await page.keyboard.press('Tab')
  await page.evaluate(() => (location.hash = '#products'))
  const heading = page.getByRole('heading', { level: 1, name: 'Products' })
  await expect.poll(() => heading.evaluate((element) => element.matches(':focus-visible'))).toBe(true)
  expect(await heading.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('none')
})

/** Visible words of the state of saving. */
const seenState = (page: Page) =>
  page.locator('.config-saving').evaluate((status) => {
    const parts = [...status.querySelectorAll<HTMLElement>('span')]
    return parts.filter(({ offsetWidth }) => offsetWidth > 1).map(({ textContent }) => textContent)
  })

test('a phone shows one thing at a time, and nothing wider than itself', async () => {
  const { page } = await edit('', { viewport: { width: 390, height: 844 }, hasTouch: true })
  const isShown = (area: string) => page.locator(`[data-area=${area}]`).isVisible()
  expect([await isShown('menu'), await isShown('panel'), await isShown('page')]).toEqual([true, false, false])
  await page.getByRole('link', { name: 'Header and footer' }).tap()
  const bar = page.locator('.config-bar')
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const before = await bar.boundingBox()
  await field(page, 'Site title').fill('Ledge')
  await saved(page)
  await expect.poll(() => seenState(page)).toEqual(['saved'])
  expect(await bar.boundingBox()).toEqual(before)
  await page.getByRole('button', { name: 'Page', exact: true }).tap()
  await expectTitle(page, 'Ledge')
  expect([await isShown('menu'), await isShown('panel'), await isShown('page')]).toEqual([false, false, true])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('on a phone that shows the menu, the skip link leads to the panel', async () => {
  const { page } = await edit('', { viewport: { width: 390, height: 844 } })
  const panel = page.locator('[data-area=panel]')
  expect(await panel.isVisible()).toBe(false)
  await page.getByRole('link', { name: 'Skip to the panel' }).press('Enter')
  await panel.waitFor()
  await expect.poll(() => areaOf(page)).toBe('panel')
})

test('the chosen device is seen in forced colours as well', async () => {
  const { page } = await edit('', { forcedColors: 'active' })
  const [icon, words] = await page.getByRole('radio', { name: 'Desktop' }).evaluate((input) => {
    const label = input.parentElement
    const picture = label?.querySelector('svg')
    return label && picture ? [getComputedStyle(picture).stroke, getComputedStyle(label).color] : []
  })
  expect(icon).toBe(words)
})

/** Problems that axe finds in the editor. The page beside it has tests of its own. */
async function axe(page: Page): Promise<string[]> {
  await page.evaluate(axeCore.source)
  return page.evaluate(async () => {
    const { axe: run } = window as unknown as { axe: { run: (...context: unknown[]) => Promise<AxeResult> } }
    const { violations } = await run.run({ exclude: ['iframe'] }, { iframes: false })
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
  })
}
interface AxeResult {
  readonly violations: readonly {
    readonly id: string
    readonly nodes: readonly { readonly html: string }[]
  }[]
}

test.each(['light', 'dark'] as const)(
  'every panel of the site and its look passes axe in %s',
  async (colorScheme) => {
    const { page } = await edit('pages', { colorScheme })
    for (const title of [
      'Pages',
      'Header and footer',
      'Languages',
      'Colours and fonts',
      'Templates',
      'Store settings',
      'New store page',
    ]) {
      await open(page, title)
      if (title === 'Pages') await page.getByRole('button', { name: 'The shelf' }).click()
      // The panel is loaded when it opens.
      await page.locator('main :is(input, textarea, select, button:not(.config-back))').first().waitFor()
      expect(await axe(page), title).toEqual([])
    }
  },
)
