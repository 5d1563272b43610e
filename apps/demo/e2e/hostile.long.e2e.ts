import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { add, addedMessage, at, expectCount, placeOrder, ready, serveDemo, visit } from './served.ts'

serveDemo()

/** A journey through several panels, on a busy machine. */
const LONG = 120_000

const manager = { settings: { role: 'storeManager' } }

/** The page beside the panel. */
const preview = (page: Page) => page.frameLocator('iframe[name=sill-preview]')

const main = (page: Page) => page.locator('main')

const field = (page: Page, name: string) => main(page).getByRole('textbox', { name, exact: true })

const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })

const saved = (page: Page): Promise<void> => page.locator('.config-saving[data-state=saved]').waitFor()

/** Opens a panel by its address, without loading the page. */
async function open(page: Page, id: string, title: string): Promise<void> {
  await page.evaluate((hash) => (location.hash = hash), id)
  await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor()
}

test(
  'texts with the signs of markup are texts on every page',
  async () => {
    const title = 'Salt & <b>Pepper</b> <3'
    const { page } = await visit('/config#header-footer', manager)
    await field(page, 'Site title').fill('A & <b>B</b>')
    await field(page, 'Tag line').fill(title)
    await preview(page).getByRole('heading', { level: 1, name: title }).waitFor()
    await open(page, 'products', 'Products')
    await button(page, 'Belly Jug').click()
    await field(page, 'Name').fill(title)
    await preview(page).getByRole('heading', { level: 1, name: title }).waitFor()
    await open(page, 'forms', 'Forms')
    await page.locator('summary', { hasText: 'What is it about?' }).click()
    await page.locator('details.config-field[open]').getByLabel('Title', { exact: true }).fill(title)
    await preview(page).getByLabel(title).waitFor()
    await saved(page)
    await page.goto(at('/shop/p/belly-jug'))
    await add(page)
    await addedMessage(page, title).waitFor()
    await expect.poll(() => page.title()).toBe(`${title} · A & <b>B</b>`)
    await page.goto(at('/cart'))
    await main(page).getByRole('link', { name: title }).waitFor()
  },
  LONG,
)

test(
  'no page and no link that is added takes the place of another',
  async () => {
    const { page } = await visit('/config#store-page', { ...manager, expected: [/404 .*\/cart-1\b/] })
    await field(page, 'Title').fill('Cart')
    await main(page).getByText('Its address: /cart-1').waitFor()
    await button(page, 'Create the page').click()
    await preview(page).getByRole('heading', { level: 1, name: 'Cart' }).waitFor()
    await open(page, 'pages', 'Pages')
    await button(page, 'Add a link').click()
    await main(page).getByRole('radio', { name: 'The shelf' }).check()
    await button(page, 'Save').click()
    await expect
      .poll(() =>
        main(page)
          .getByRole('button', { name: /^Remove / })
          .count(),
      )
      .toBe(6)
    await saved(page)
    await page.goto(at('/cart'))
    await main(page).getByText('Nothing stands here yet.').waitFor()
  },
  LONG,
)

test(
  'a product with two new options is chosen and bought',
  async () => {
    const { page } = await visit('/config#products', manager)
    await button(page, 'Belly Jug').click()
    await button(page, 'Add option').click()
    await button(page, 'Add option').click()
    await button(page, 'Add choice').last().click()
    const name = main(page).getByRole('textbox', { name: 'Option', exact: true }).last()
    await name.fill('Size')
    await main(page).getByText('Each option needs a name of its own.').waitFor()
    await name.fill('Colour')
    await saved(page)
    await page.goto(at('/shop/p/belly-jug'))
    await page.selectOption('main > .product select[data-variant-option-name=Size]', 'One size')
    await page.selectOption('main > .product select[data-variant-option-name=Colour]', 'One size')
    await add(page)
    await expectCount(page, 1)
    await page.goto(at('/checkout'))
    for (const option of ['Size', 'Colour'])
      await main(page).getByText(`${option}: One size`).first().waitFor()
    await placeOrder(page)
  },
  LONG,
)

test.each([390, 768, 1280])(
  'long words of an owner are wider than no page of %i px, and lie over nothing',
  async (width) => {
    const { page } = await visit('/config#header-footer', { ...manager, viewport: { width, height: 900 } })
    const long = 'Donaudampfschifffahrtsgesellschaftskapitän'
    await field(page, 'Site title').fill('W'.repeat(30))
    await field(page, 'Tag line').fill(long)
    await field(page, 'Address and hours').fill(long)
    await field(page, 'Note').fill(long)
    await open(page, 'pages', 'Pages')
    await main(page).getByRole('textbox', { name: 'Link text' }).first().fill(long)
    await open(page, 'products', 'Products')
    await button(page, 'Belly Jug').click()
    await field(page, 'Name').fill(long)
    await button(page, 'Add option').click()
    await field(page, 'Option').fill(long)
    await field(page, 'Choice').fill(long)
    await button(page, 'All products').click()
    const name = button(page, long)
    const overlap = () =>
      name.evaluate((element) => {
        const cell = element.closest('td')?.getBoundingClientRect()
        return element.getBoundingClientRect().right - (cell?.right ?? 0)
      })
    await expect.poll(overlap).toBeLessThanOrEqual(0)
    await saved(page)
    for (const path of ['/', '/shop', '/shop/p/belly-jug', '/cart', '/contact']) {
      await page.goto(at(path))
      await ready(page)
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
      const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      await expect.poll(overflow, { message: path }).toBeLessThanOrEqual(0)
    }
  },
  LONG,
)

test.each([390, 1280])(
  'long words of a shopper are wider than no page of %i px, from the gift card to the account',
  async (width) => {
    const long = 'W'.repeat(300)
    const { page } = await visit('/shop/p/gift-card', { viewport: { width, height: 900 } })
    const expectFit = (message: string) =>
      expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), { message })
        .toBeLessThanOrEqual(0)
    await page.locator('label', { hasText: 'Fifty' }).click()
    await add(page)
    await page.waitForURL(at('/gift-card*'))
    await page.getByLabel('Who is it for?').fill(long)
    await page.getByLabel('A sentence').fill(long)
    await expectFit('gift card')
    await button(page, 'Write it on the card').click()
    await page.waitForURL('**/cart')
    await page.locator('[data-cart=entry]').getByText(long).waitFor()
    await expectFit('cart')
    await page.goto(at('/shop/p/belly-jug'))
    await add(page)
    await expectCount(page, 2)
    await page.goto(at('/checkout'))
    for (const name of ['Name', 'Street and number', 'Postcode and town']) await field(page, name).fill(long)
    await field(page, 'Email').fill('ada@example.com')
    await expectFit('checkout')
    await button(page, 'Buy').click()
    await page.waitForURL('**/order-confirmed?order=S-00001')
    await main(page).locator('.order').waitFor()
    await expectFit('order')
    await page.goto(at(`/order-confirmed?order=${long}`))
    await main(page).getByText(long).waitFor()
    await expectFit('order that is not known')
    await page.goto(at('/sign-in'))
    await ready(page)
    await button(page, 'Sign in').click()
    await page.waitForURL(at('/account'))
    await main(page).locator('address').waitFor()
    await expectFit('account')
  },
)

/** Landmarks of the page beside the panel, and the text of its footer. */
const frameOf = (page: Page) =>
  preview(page)
    .locator('body')
    .evaluate((body) => ({
      parts: [...body.children].filter(({ id, localName }) => id === 'main' || localName === 'footer').length,
      main: body.querySelector('main')?.children.length,
      footer: body.querySelector('.footer')?.textContent,
    }))

test(
  'markup that is half typed takes nothing of the page with it',
  async () => {
    const { page } = await visit('/config#header-footer', { ...manager, expected: [/404 .*\/page-1$/] })
    await field(page, 'Note').fill('Baked in Ledge.')
    await open(page, 'pages', 'Pages')
    await button(page, 'Add a page').click()
    const text = preview(page).locator('.text-page')
    await field(page, 'Text').fill('<p>One</p>')
    await text.getByText('One', { exact: true }).waitFor()
    const whole = await frameOf(page)
    expect(whole.footer).toContain('Baked in Ledge.')
    const halves = ['<p>Two</p></div></main><p>two', '<p>Three</p><!-- three', '<p>Four</p><textarea>four']
    for (const typed of halves) {
      await field(page, 'Text').fill(typed)
      await text.getByText(/^(Two|Three|Four)$/).waitFor()
      await expect.poll(() => frameOf(page), { message: typed }).toEqual(whole)
      await saved(page)
      // A page that is loaded is brought from what was built to what is stored.
      await preview(page)
        .locator('html')
        .evaluate(() => location.reload())
      await text.getByText(/^(Two|Three|Four)$/).waitFor()
      await expect.poll(() => frameOf(page), { message: `${typed}, loaded` }).toEqual(whole)
    }
  },
  LONG,
)

/** Site of an owner who links to much. */
const MANY_LINKS = JSON.stringify({
  navigation: Array.from({ length: 16 }, (_, i) => {
    const title = `How we make pots, part ${i + 1}`
    return { externalLink: `/part-${i + 1}`, title: { en: title, de: title } }
  }),
})

test.each([
  [1280, 900],
  [768, 1024],
  [390, 844],
])(
  'a header of many links scrolls away with the page of %i × %i, and one of few stays',
  async (width, height) => {
    const { page } = await visit('/shop', { viewport: { width, height } })
    const links = page.locator('.header-links a')
    const shown = async () => {
      await page.evaluate(() => scrollTo(0, 1500))
      return page.locator('.header').evaluate((header) => header.getBoundingClientRect().bottom)
    }
    await ready(page)
    expect(await shown()).toBeGreaterThan(40)
    // Stored between two pages: a call that the first one is still answering would save the site as it was.
    await page.addInitScript((site) => localStorage.setItem('sill-site', site), MANY_LINKS)
    await page.reload()
    await ready(page)
    await expect.poll(() => links.count()).toBe(16)
    await expect.poll(shown).toBeLessThanOrEqual(0)
  },
)

test('a browser that keeps nothing shows the shop, adds to the cart of the page, and says no more than that', async () => {
  const { page } = await visit('/shop/p/belly-jug')
  await page.addInitScript(() => {
    const denied = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get: denied, configurable: true })
    navigator.locks.request = () =>
      Promise.reject(new DOMException('Access to the Locks API is denied.', 'SecurityError'))
  })
  await page.reload()
  await ready(page)
  await page.getByRole('button', { name: 'Decline' }).click()
  await add(page)
  await addedMessage(page, 'Belly Jug').waitFor()
  await expectCount(page, 1)
})

test('a storage without room says that an item cannot be added, and adds it once there is room', async () => {
  const { page } = await visit('/shop/p/belly-jug')
  await ready(page)
  await page.evaluate(() => {
    for (let length = 4_000_000; length > 0; length = Math.floor(length / 2)) {
      try {
        for (let part = 0; ; part += 1) localStorage.setItem(`full ${length} ${part}`, 'x'.repeat(length))
      } catch {
        // Smaller parts may have room.
      }
    }
  })
  await add(page)
  await page.getByRole('alertdialog', { name: 'Unable to Add Item' }).waitFor()
  await page.keyboard.press('Escape')
  // A currency that cannot be kept is none.
  await page.getByRole('button', { name: 'JPY' }).click()
  await page.getByRole('button', { name: 'USD', pressed: true }).waitFor()
  await ready(page)
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('full ')) localStorage.removeItem(key)
  })
  await add(page)
  await addedMessage(page, 'Belly Jug').waitFor()
})
