import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { changeSettings, serveDemo, visit } from './served.ts'

serveDemo()

/** Eight faults in one panel after the other, on a busy machine. */
const LONG = 120_000

/** Faults of the network and of the server, as the devtools inject them. */
const FAULTS = ['offline', 'unauthorized', 'notFound', 'tooMany', 'down', 'broken', 'crumb', 'dropped']

const setFault = (page: Page, fault: string) => changeSettings(page, { fault })

/** Opens a panel by its address, without loading the page. */
async function open(page: Page, id: string, title: string): Promise<void> {
  await page.evaluate((hash) => (location.hash = hash), id)
  await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor()
}

/** What parts of the editor report of a call that fails. */
const CALL = /^CallError: The call failed/

/** Opens a panel and waits until it shows a text of what it loads: faults shall meet what is done in it. */
async function visitPanel(
  id: string,
  title: string,
  { loaded = title, expected = [] }: { readonly loaded?: string; readonly expected?: readonly RegExp[] } = {},
): Promise<Page> {
  const { page } = await visit('/config', { settings: { role: 'storeManager' }, expected })
  await open(page, id, title)
  await page.locator('main').getByText(loaded, { exact: true }).first().waitFor()
  return page
}

const button = (page: Page, name: string | RegExp) => page.locator('main').getByRole('button', { name })

/** Waits until the panel says what went wrong, and returns the words. */
async function complaint(page: Page): Promise<string> {
  const shown = page.locator('main :is([role=alert], [data-editor=problem])').filter({ hasText: /\S/ })
  await shown.first().waitFor()
  return shown.first().innerText()
}

const retry = (page: Page) => button(page, /^(Try again|Retry)$/).first()

/** Does something under each fault, and again without it. */
async function eachFault(
  page: Page,
  act: (fault: string) => Promise<unknown>,
  again: (fault: string) => Promise<unknown>,
  faults: readonly string[] = FAULTS,
): Promise<void> {
  for (const fault of faults) {
    await setFault(page, fault)
    await act(fault)
    expect((await complaint(page)).length, fault).toBeGreaterThan(10)
    await setFault(page, 'none')
    await again(fault)
  }
}

const LISTS = [
  ['languages', 'Languages', 'Connected', []],
  ['restock', 'Restock lists', 'Nobody waits for anything.', [/^Error: The server refuses to list/]],
  ['files', 'Files', 'belly-jug.webp', [CALL]],
  ['connections', 'Connections', 'Press and museums', [CALL]],
] as const

test.each(LISTS)(
  'what the panel %s cannot load, it says, and loads when it is asked again',
  async (id, title, loaded, expected) => {
    const page = await visitPanel('pages', 'Pages', { expected })
    await eachFault(
      page,
      () => open(page, id, title),
      async () => {
        await retry(page).click()
        await page.locator('main').getByText(loaded, { exact: true }).first().waitFor()
        await open(page, 'pages', 'Pages')
      },
    )
  },
  LONG,
)

test(
  'a category that the server refuses stays as it was typed, and is saved later',
  async () => {
    const page = await visitPanel('tags', 'Tags and categories', { loaded: 'New category', expected: [CALL] })
    const name = page.locator('main').getByRole('textbox', { name: 'category', exact: true })
    await eachFault(
      page,
      async (fault) => {
        await button(page, 'New category').click()
        await name.fill(`Kiln ${fault}`)
        await button(page, 'Save').click()
      },
      async (fault) => {
        expect(await name.inputValue()).toBe(`Kiln ${fault}`)
        await retry(page).click()
        const added = page.locator('main [data-editor=tag-name]', { hasText: `Kiln ${fault}` })
        await expect.poll(() => added.count()).toBe(1)
        await expect.poll(() => name.count()).toBe(0)
      },
    )
  },
  LONG,
)

test(
  'a store page that could not be created keeps its title, and is created later',
  async () => {
    // The page of a new shelf is drawn in the browser.
    const page = await visitPanel('store-page', 'New store page', { expected: [/404 .*\/shelf-\w+$/] })
    const title = page.getByRole('textbox', { name: 'Title' })
    await eachFault(
      page,
      async (fault) => {
        await title.fill(`Shelf ${fault}`)
        await button(page, 'Create the page').click()
      },
      async (fault) => {
        expect(await title.inputValue()).toBe(`Shelf ${fault}`)
        await button(page, 'Create the page').click()
        await page.getByText(`Created at /shelf-${fault.toLowerCase()}`).waitFor()
      },
    )
  },
  LONG,
)

test(
  'a file that could not be renamed keeps the name that was typed, and is renamed later',
  async () => {
    const page = await visitPanel('files', 'Files', { loaded: 'belly-jug.webp', expected: [CALL] })
    const name = page.getByLabel('File name')
    let old = 'belly-jug.webp'
    await eachFault(
      page,
      async (fault) => {
        await page.getByRole('option', { name: old }).click()
        await button(page, 'Rename').click()
        await name.fill(`${fault}.webp`)
        await button(page, 'Save').click()
      },
      async (fault) => {
        await retry(page).click()
        old = `${fault}.webp`
        await page.getByRole('option', { name: old }).waitFor()
      },
    )
  },
  LONG,
)

test(
  'a service that could not be connected is connected later',
  async () => {
    const page = await visitPanel('connections', 'Connections', {
      loaded: 'Press and museums',
      expected: [CALL],
    })
    const panel = page.getByRole('group', { name: 'Automation' })
    let count = 0
    await eachFault(
      page,
      () => panel.getByRole('button', { name: 'Connect', exact: true }).click(),
      async () => {
        await retry(page).click()
        count += 1
        await expect.poll(() => panel.getByRole('listitem').count()).toBe(count)
      },
    )
  },
  LONG,
)

test(
  'a video and a place that could not be looked up keep what was typed, and are found later',
  async () => {
    const page = await visitPanel('embeds', 'Code and video', { expected: [CALL] })
    const video = page.getByLabel('Video URL')
    const titleOfVideo = () => page.evaluate(() => localStorage.getItem('sill-site') ?? '')
    await eachFault(
      page,
      async (fault) => {
        await video.fill(`https://youtu.be/${fault}`)
        await video.press('Enter')
      },
      async (fault) => {
        expect(await video.inputValue()).toBe(`https://youtu.be/${fault}`)
        await retry(page).click()
        await expect.poll(titleOfVideo).toContain(`youtu.be/${fault}`)
        await expect.poll(() => retry(page).count()).toBe(0)
      },
      // To the provider, an address without a video is not found.
      FAULTS.filter((fault) => fault !== 'notFound'),
    )
    await open(page, 'location', 'Address')
    const place = page.getByRole('combobox', { name: 'Search for a place' })
    await eachFault(
      page,
      () => place.fill('Quay'),
      async () => {
        expect(await place.inputValue()).toBe('Quay')
        await retry(page).click()
        await expect.poll(() => retry(page).count()).toBe(0)
        await place.fill('')
      },
    )
  },
  LONG,
)

test(
  'what could not be saved stays on the page, and is saved later',
  async () => {
    const page = await visitPanel('header-footer', 'Header and footer')
    const title = page.getByRole('textbox', { name: 'Site title' })
    const status = page.locator('.config-saving')
    for (const fault of FAULTS) {
      await setFault(page, fault)
      await title.fill(`Ledge ${fault}`)
      await status.getByText('Not saved').waitFor()
      expect(await title.inputValue()).toBe(`Ledge ${fault}`)
      await setFault(page, 'none')
      await page.getByRole('button', { name: 'Try again' }).click()
      await status.getByText('All changes saved').waitFor()
    }
    await expect.poll(() => page.evaluate(() => localStorage.getItem('sill-site'))).toContain('Ledge dropped')
  },
  LONG,
)
