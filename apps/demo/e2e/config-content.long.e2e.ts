import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { at, focusedName, ready, serveDemo, visit } from './served.ts'

serveDemo()

/** A journey through several panels, on a busy machine. */
const LONG = 120_000

/** A page that was added while the site is open is drawn in the browser: its host knows it once it is built. */
const NEW_PAGE = /404 .*\/page-1$/

const manager = { settings: { role: 'storeManager' } }

/** The page beside the panel. */
const preview = (page: Page) => page.frameLocator('iframe[name=sill-preview]')

const field = (page: Page, name: string) => page.locator('main').getByRole('textbox', { name, exact: true })

const button = (page: Page, name: string) => page.locator('main').getByRole('button', { name, exact: true })

const saved = (page: Page): Promise<void> => page.locator('.config-saving[data-state=saved]').waitFor()

/** Opens a panel by its address, without loading the page. */
async function open(page: Page, id: string, title: string): Promise<void> {
  await page.evaluate((hash) => (location.hash = hash), id)
  await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor()
}

// spec: DEMO-004
test(
  'a text, a chart and an address that are edited are on the site, and stay after a reload',
  async () => {
    const { page } = await visit('/config#texts', manager)
    await page.getByRole('textbox', { name: 'Forty-one lips' }).click()
    await page.keyboard.press('Control+Home')
    await button(page, 'Bold').click()
    await page.keyboard.type('Pour slowly. ')
    await preview(page).locator('strong, b').getByText('Pour slowly.').waitFor()

    await open(page, 'charts', 'Chart')
    await page.getByLabel('Show the chart on the page').check()
    await field(page, 'Title').fill('Whole pots')
    await page.getByRole('gridcell', { name: '180' }).click()
    await page.keyboard.type('999')
    await page.keyboard.press('Enter')
    await page.getByRole('radio', { name: 'Line' }).check()
    await preview(page).locator('svg[data-kind=line]').getByText('1K').waitFor()

    await open(page, 'location', 'Address')
    await field(page, 'Address').fill('7 Slip Lane')
    await preview(page).getByText('7 Slip Lane').waitFor()
    await saved(page)

    await page.reload()
    await expect.poll(() => field(page, 'Address').inputValue()).toBe('7 Slip Lane')
    await open(page, 'charts', 'Chart')
    await page.getByRole('gridcell', { name: '999' }).waitFor()
    await page.goto(at('/kiln-days'))
    await page.getByRole('img', { name: 'Whole pots' }).waitFor()
    await page.goto(at('/journal/forty-one-lips'))
    await page.locator('strong, b').getByText('Pour slowly.').waitFor()
  },
  LONG,
)

test(
  'categories that are merged, a mailing list and a pop-up are on the site, and stay after a reload',
  async () => {
    const { page } = await visit('/config#tags', manager)
    await page.getByLabel('Select Light').check()
    await page.getByLabel('Select Green').check()
    await page.getByLabel('Merge 2 into').selectOption('Green')
    await button(page, 'Merge').click()
    await page.getByLabel('Select Light').waitFor({ state: 'detached' })
    await page.locator('[data-editor=tag]', { hasText: 'Green' }).getByText('5', { exact: true }).waitFor()

    await open(page, 'connections', 'Connections')
    const list = page.getByRole('group', { name: 'Mailing list' })
    await list.getByLabel('Members').check()
    await list.getByRole('button', { name: 'Connect' }).click()
    await list.getByRole('button', { name: 'Disconnect' }).waitFor()

    await open(page, 'popup', 'Promotional popup')
    await page.getByTitle('Top left').click()
    await field(page, 'Title').fill('A kiln is opened')
    await preview(page).getByRole('heading', { name: 'A kiln is opened' }).waitFor()
    await saved(page)

    await page.reload()
    await expect.poll(() => field(page, 'Title').inputValue()).toBe('A kiln is opened')
    await expect.poll(() => page.getByRole('radio', { name: 'Top left' }).isChecked()).toBe(true)
    await open(page, 'connections', 'Connections')
    await list.getByText('Members').waitFor()
    await page.goto(at('/shop'))
    await ready(page)
    const shelves = page.locator('.tabs').getByRole('link')
    await expect.poll(() => shelves.allTextContents()).not.toContain('Light')
  },
  LONG,
)

test(
  'keys are enough to add a page, link to it, and move the link',
  async () => {
    const { page } = await visit('/config', { ...manager, expected: [NEW_PAGE] })
    const name = () => focusedName(page)
    const tabTo = async (wanted: string, key = 'Tab') => {
      for (let i = 0; i < 60 && (await name()) !== wanted; i++) await page.keyboard.press(key)
      expect(await name()).toBe(wanted)
    }
    await button(page, 'Add a page').waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await tabTo('Add a page')
    await page.keyboard.press('Enter')
    await tabTo('Title', 'Shift+Tab')
    await page.keyboard.press('Control+a')
    await page.keyboard.type('How we pack')
    await preview(page).getByRole('heading', { name: 'How we pack' }).waitFor()
    await tabTo('Published')
    await page.keyboard.press('Space')
    await tabTo('Add a link')
    await page.keyboard.press('Enter')
    await expect.poll(name).toBe('Pages')
    await page.keyboard.press('Tab')
    // The last radio button comes before the first.
    await page.keyboard.press('ArrowUp')
    await expect.poll(name).toBe('How we pack/page-1')
    await tabTo('Save')
    await page.keyboard.press('Enter')
    await expect.poll(name).toBe('Add a link')
    await tabTo('Move How we pack up', 'Shift+Tab')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    const links = preview(page).getByRole('navigation', { name: 'Main' }).getByRole('link')
    await expect
      .poll(() => links.allTextContents())
      .toEqual(['Shop', 'Gallery', 'How we pack', 'Journal', 'Contact'])
    expect(await name()).toBe('Move How we pack up')
    await tabTo('Remove Contact')
    await page.keyboard.press('Enter')
    await expect.poll(name).toBe('Add a link')
    await saved(page)
  },
  LONG,
)
