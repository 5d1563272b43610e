import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import {
  addedMessage,
  add,
  addButton,
  ready,
  at,
  expectCount,
  serveDemo,
  visit,
  type VisitOptions,
} from './served.ts'

serveDemo()

interface SlowVisit {
  readonly page: Page
  /** Lets through what the page waits for. */
  readonly arrive: () => void
}

const hasStyles = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet)

/** A page that can be seen, and whose scripts of a name have not arrived yet. */
async function slowVisit(path: string, script = 'start', options: VisitOptions = {}): Promise<SlowVisit> {
  const { page } = await visit('/robots.txt', options)
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => (arrive = resolve))
  await page.route(`**/assets/${script}-*.js`, async (route) => {
    await arrived
    await route.continue()
  })
  await page.goto(at(path), { waitUntil: 'commit' })
  await page.locator('.footer-note').waitFor()
  // A page can be asked for its layout before its styles are there.
  await expect.poll(() => page.evaluate(hasStyles)).toBe(true)
  return { page, arrive }
}

/** Writes down every press that reaches the page. */
const watchPresses = (page: Page) =>
  page.evaluate(() => {
    const presses: string[] = []
    Object.assign(window, { presses })
    document.addEventListener('click', ({ target }) => {
      presses.push((target as Element).closest('[data-item-id]')?.getAttribute('data-item-id') ?? '')
    })
  })
const presses = (page: Page) => page.evaluate(() => (window as unknown as { presses: string[] }).presses)

test('a button pressed several times before the page is ready adds one item to the cart', async () => {
  const { page, arrive } = await slowVisit('/shop/p/belly-jug')
  for (let press = 0; press < 3; press++) await addButton(page).click()
  await expect.poll(() => addButton(page).getAttribute('data-held')).toBe('1')
  arrive()
  await addedMessage(page, 'Belly Jug').waitFor()
  await expectCount(page, 1)
  await expect.poll(() => addButton(page).getAttribute('data-held')).toBeNull()
  await expect.poll(() => addButton(page).innerText()).toBe('Add To Cart')
  await add(page)
  await expectCount(page, 2)
})

test.each(['Enter', ' '])('the key %j is a press as well, and does not scroll', async (key) => {
  const { page, arrive } = await slowVisit('/shop/p/belly-jug')
  await addButton(page).focus()
  const top = await page.evaluate(() => scrollY)
  await page.keyboard.press(key)
  // A page scrolls a while.
  await page.waitForTimeout(300)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top)
  arrive()
  await expectCount(page, 1)
})

test('early presses are done in their order, and only on what still stands there', async () => {
  const { page, arrive } = await slowVisit('/shop')
  const press = (id: string) => page.locator(`.card[data-item-id=${id}] .sqs-add-to-cart-button`).click()
  await watchPresses(page)
  for (const id of ['moon-jar', 'belly-jug', 'low-bowl', 'moon-jar', 'candle-foot']) await press(id)
  await expect.poll(() => presses(page)).toEqual([])
  await page.locator('.card[data-item-id=belly-jug]').evaluate((card) => card.remove())
  arrive()
  await ready(page)
  await expect.poll(() => presses(page)).toEqual(['moon-jar', 'low-bowl', 'candle-foot'])
  await page.locator('.card[data-item-id=moon-jar] .sqs-add-to-cart-button').click()
  await expect.poll(() => presses(page)).toHaveLength(4)
})

test('the arrow of a gallery that hangs already turns it once', async () => {
  const { page, arrive } = await slowVisit('/gallery', 'devtools')
  const shown = () =>
    page
      .locator('#slideshow [data-part=slide]')
      .evaluateAll((slides) => slides.findIndex((slide) => slide.hasAttribute('data-active')))
  await page.locator('#slideshow [data-part=next]').click()
  await expect.poll(() => shown()).toBe(0)
  arrive()
  await expect.poll(shown).toBe(1)
  await page.waitForTimeout(300)
  await expect.poll(() => shown()).toBe(1)
})

test('a currency chosen early is the one that the page starts with', async () => {
  const { page, arrive } = await slowVisit('/shop/p/belly-jug')
  await page.getByRole('button', { name: 'JPY' }).click()
  arrive()
  await page.getByText('¥9,400').first().waitFor()
})

test('a page that is rendered again in another currency loses no press and no choice', async () => {
  const chosen = { origin: new URL(at('/')).origin, localStorage: [{ name: 'sill-currency', value: 'JPY' }] }
  const { page, arrive } = await slowVisit('/shop/p/gift-card', 'rerender', {
    storageState: { cookies: [], origins: [chosen] },
  })
  await page.locator('label', { hasText: 'Fifty' }).click()
  await addButton(page).click()
  arrive()
  await page.waitForURL(at('/gift-card*'))
  await page.getByText('¥8,000').first().waitFor()
})

test('a page that is rendered again in another currency keeps each of several choices', async () => {
  const chosen = { origin: new URL(at('/')).origin, localStorage: [{ name: 'sill-currency', value: 'JPY' }] }
  const { page, arrive } = await slowVisit('/shop/p/iris-vase', 'rerender', {
    storageState: { cookies: [], origins: [chosen] },
  })
  await page.selectOption('select[data-variant-option-name=Glaze]', 'Moss')
  await page.selectOption('select[data-variant-option-name=Size]', 'Tall')
  await page.locator('main > .product .product-quantity-input input').fill('2')
  await addButton(page).click()
  arrive()
  await addedMessage(page, 'Iris Vase').waitFor()
  await expectCount(page, 2)
  await expect.poll(() => page.inputValue('select[data-variant-option-name=Glaze]')).toBe('Moss')
  await expect.poll(() => page.inputValue('select[data-variant-option-name=Size]')).toBe('Tall')
})

test('what is written while a search is made stays where it was written', async () => {
  const { page, arrive } = await slowVisit('/search?q=lemon', 'search')
  await page.getByRole('searchbox').pressSequentially(' bowl')
  arrive()
  await page.getByRole('heading', { name: 'Products' }).waitFor({ state: 'attached' })
  await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe(' bowl')
  await expect
    .poll(() => page.getByRole('searchbox').evaluate((box) => box === document.activeElement))
    .toBe(true)
})

test('instalments, asked for early, are explained', async () => {
  const { page, arrive } = await slowVisit('/shop/p/belly-jug', 'instalment')
  await page.getByRole('button', { name: 'Quarterly' }).click()
  arrive()
  await page.frameLocator('iframe').getByRole('heading', { name: 'Quarterly' }).waitFor()
})

test('a form that is sent early is sent when it can be, with all that was written into it', async () => {
  const { page, arrive } = await slowVisit('/sign-in')
  await page.getByLabel('Password').fill('wrong')
  await page.keyboard.press('Enter')
  expect(new URL(page.url()).search).toBe('')
  arrive()
  await page.getByText('The email or the password is wrong.').waitFor()
  await expect.poll(() => page.getByLabel('Password').inputValue()).toBe('wrong')
})

test('a part that is ready before the rest is not pressed twice', async () => {
  const { page, arrive } = await slowVisit('/gallery', 'start-gallery')
  const handle = page.getByRole('button', { name: 'Developer tools' })
  await handle.click()
  await expect.poll(() => handle.getAttribute('aria-expanded')).toBe('false')
  arrive()
  await page.locator('.devtools-panel').waitFor()
  await expect.poll(() => handle.getAttribute('aria-expanded')).toBe('true')
})

test('a part that never comes does not keep the others from being pressed', async () => {
  const { page } = await visit('/robots.txt', { expected: [/start-gallery-/] })
  await page.route('**/assets/start-gallery-*.js', (route) => route.abort())
  await page.goto(at('/gallery'))
  await page.getByRole('button', { name: 'Developer tools' }).click()
  await page.locator('.devtools-panel').waitFor()
})

test('links and searches wait for nothing', async () => {
  const { page } = await slowVisit('/search')
  await page.getByRole('searchbox').fill('lemon')
  await page.getByRole('button', { name: 'Search' }).click()
  await page.waitForURL('**/search?q=lemon')
  await page.getByRole('link', { name: 'Gallery' }).first().click()
  await page.waitForURL('**/gallery')
})

test('options and their labels are chosen early by themselves', async () => {
  const { page, arrive } = await slowVisit('/shop/p/gift-card')
  await page.locator('label', { hasText: 'Fifty' }).click()
  await addButton(page).click()
  arrive()
  await page.waitForURL(at('/gift-card*'))
})

test('a press whose scripts are blocked is explained, and the page can be loaded again', async () => {
  const { page } = await visit('/robots.txt', { expected: [/net::ERR_FAILED .*\/assets\/.*\.js$/] })
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto(at('/shop/p/belly-jug'))
  await addButton(page).click()
  const alert = page.getByRole('alert').filter({ hasText: 'could not be loaded' })
  await alert.waitFor()
  await expect.poll(() => addButton(page).getAttribute('data-held')).toBeNull()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await alert.getByRole('link', { name: 'Load the page again' }).click()
  await ready(page)
  await expect.poll(() => alert.count()).toBe(0)
  await add(page)
  await expectCount(page, 1)
})
