import type { Locator } from 'playwright'
import { expect, test } from 'vitest'
import {
  addedMessage,
  add,
  addButton,
  at,
  count,
  expectCount,
  focusedName,
  changeSettings,
  serveDemo,
  ready,
  visit,
} from './served.ts'

serveDemo()

test('a gift card that cannot be written says so, and keeps what was written', async () => {
  const { page } = await visit('/shop/p/gift-card')
  await page.locator('label', { hasText: 'Fifty' }).click()
  await add(page)
  await page.waitForURL(at('/gift-card*'))
  await expectCount(page, 1)
  await changeSettings(page, { fault: 'down' })
  await page.getByLabel('Who is it for?').fill('Mina')
  await page.getByRole('button', { name: 'Write it on the card' }).click()
  await page.getByRole('alert').getByText('Please try again.').waitFor()
  expect(new URL(page.url()).pathname).toBe('/gift-card')
  await changeSettings(page, { fault: 'none' })
  await page.getByRole('button', { name: 'Write it on the card' }).click()
  await page.waitForURL('**/cart')
  await page.getByText('“Mina”').waitFor()
})

test('offline says so, and goes on afterwards', async () => {
  const { page } = await visit('/shop/p/belly-jug')
  await add(page)
  await addedMessage(page).waitFor()
  await page.goto(at('/cart'))
  await page.getByRole('button', { name: 'One more' }).waitFor()
  await changeSettings(page, { fault: 'offline' })
  await page.getByRole('button', { name: 'One more' }).click()
  await page.getByRole('alert').getByText('Please check your internet connection.').waitFor()
  await expectCount(page, 1)
  await changeSettings(page, { fault: 'none' })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expectCount(page, 2)
})

test.each(['/cart', '/checkout'])(
  'on %s a cart that cannot be read is not taken for an empty one',
  async (path) => {
    const { page } = await visit('/shop/p/belly-jug')
    await add(page)
    await addedMessage(page).waitFor()
    await changeSettings(page, { fault: 'offline' })
    await page.goto(at(path))
    await page.getByRole('alert').getByText('We cannot see your shelf just now.').waitFor()
    await expect.poll(() => page.getByText('Nothing stands here yet.').count()).toBe(0)
    await changeSettings(page, { fault: 'none' })
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByText('Belly Jug').first().waitFor()
  },
)

const SENTENCES = {
  offline: 'Please check your internet connection.',
  unauthorized: 'Please sign in first.',
  notFound: 'Please try again.',
  tooMany: 'Please try again in a few seconds.',
  down: 'Please try again.',
  broken: 'Please try again.',
  crumb: 'Your session has expired. Please reload the page and try again.',
}

test.each(Object.entries(SENTENCES))('with the fault %s the shopper reads: %s', async (fault, sentence) => {
  const { page } = await visit('/shop/p/belly-jug')
  await page.locator('main > .product .sqs-add-to-cart-button[aria-disabled=false]').waitFor()
  await changeSettings(page, { fault })
  await add(page)
  const alert = page.getByRole('alertdialog', { name: 'Unable to Add Item' })
  await alert.getByText(sentence).waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => addButton(page).innerText()).toBe('Add To Cart')
  await expect.poll(() => count(page).textContent()).toBe('0')
})

test('stock that ran out meanwhile is refused by the server', async () => {
  const { page } = await visit('/shop/p/pair-of-tumblers')
  // An earlier press is repeated later, when the page may have read the stock.
  await ready(page)
  // In one step: the page reads the stock as it starts, and would see in time that there is none.
  await page.evaluate(() => {
    localStorage.setItem('sill-settings', JSON.stringify({ emptyShelf: true }))
    document.querySelector<HTMLElement>('main > .product .sqs-add-to-cart-button')?.click()
  })
  const alert = page.getByRole('alertdialog', { name: 'Unable to Add Item' })
  await alert.getByText('Only 0 of Pair of Tumblers left.').waitFor()
})

async function fillAddress(form: Locator): Promise<void> {
  await form.getByLabel('Name').fill('Ada')
  await form.getByLabel('Email').fill('ada@example.com')
  await form.getByLabel('Street and number').fill('Quay 1')
  await form.getByLabel('Postcode and town').fill('1 Haven')
}

test('with each fault the checkout says why, keeps what was written, and sells once afterwards', async () => {
  const { page } = await visit('/shop/p/belly-jug')
  await add(page)
  await addedMessage(page).waitFor()
  await page.goto(at('/checkout'))
  const form = page.locator('main form.counter')
  await fillAddress(form)
  const buy = form.getByRole('button', { name: 'Buy' })
  const sentences = { ...SENTENCES, dropped: 'Please check your internet connection.' }
  for (const [fault, sentence] of Object.entries(sentences)) {
    await changeSettings(page, { fault })
    await buy.click()
    await expect.poll(() => form.getByRole('alert').innerText(), { message: fault }).toBe(sentence)
    await expect.poll(() => form.getByLabel('Name').inputValue()).toBe('Ada')
  }
  // The order whose answer was dropped has been placed.
  await changeSettings(page, { fault: 'none' })
  await buy.click()
  await page.waitForURL('**/order-confirmed?order=S-00001')
  await page.getByText('Belly Jug').first().waitFor()
})

test('a cart that one tab has bought is gone in the checkout of the other', async () => {
  const { page } = await visit('/shop/p/belly-jug')
  await add(page)
  await addedMessage(page).waitFor()
  const other = await page.context().newPage()
  await other.goto(at('/checkout'))
  await other.getByText('1 × Belly Jug').waitFor()
  await page.goto(at('/checkout'))
  const form = page.locator('main form.counter')
  await fillAddress(form)
  await form.getByRole('button', { name: 'Buy' }).click()
  await page.waitForURL('**/order-confirmed?order=S-00001')
  await other.locator('main form.counter').waitFor({ state: 'detached' })
  expect(await other.getByText('Belly Jug').count()).toBe(0)
})

test('another cart can be bought on a checkout that comes back from the back/forward cache', async () => {
  const { page } = await visit('/shop/p/belly-jug')
  await add(page)
  await addedMessage(page).waitFor()
  await page.goto(at('/checkout'))
  // The next page never comes, so that this one stays as the browser would have kept it.
  const confirmed = at('/order-confirmed*')
  await page.route(confirmed, (route) => route.abort('aborted'))
  const asked = page.waitForRequest(confirmed)
  const form = page.locator('main form.counter')
  await fillAddress(form)
  await form.getByRole('button', { name: 'Buy' }).click()
  await asked
  const other = await page.context().newPage()
  await other.goto(at('/shop/p/candle-foot'))
  await add(other)
  await form.getByText('1 × Candle Foot').waitFor()
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await page.unroute(confirmed)
  await fillAddress(form)
  await form.getByRole('button', { name: 'Buy' }).click()
  await page.waitForURL('**/order-confirmed?order=S-00002')
})

test('an order and the comments of a post that were opened during a fault are there at a press', async () => {
  const { page } = await visit('/journal/forty-one-lips', { settings: { fault: 'down' } })
  const comments = page.locator('.squarespace-comments')
  await comments.getByRole('alert').getByText('What you have said here cannot be shown').waitFor()
  const retry = comments.getByRole('button', { name: 'Try again' })
  await retry.press('Enter')
  await retry.waitFor()
  await expect.poll(() => focusedName(page)).toBe('Try again')
  await changeSettings(page, { fault: 'none' })
  await page.keyboard.press('Enter')
  await expect.poll(() => comments.getByRole('alert').count()).toBe(0)
  await expect.poll(() => focusedName(page)).toBe('Your name')
  await changeSettings(page, { fault: 'broken' })
  await page.goto(at('/order-confirmed?order=S-00009'))
  await page.getByRole('alert').getByText('The server does not answer just now.').waitFor()
  await changeSettings(page, { fault: 'none' })
  await page.getByRole('button', { name: 'Try again' }).press('Enter')
  await page.getByText('There is no order of this number.').waitFor()
  await expect.poll(() => focusedName(page)).toBe('Back to the shelf')
})

test('the page of an order does not speak of one that nobody has placed', async () => {
  const { page } = await visit('/order-confirmed')
  await page.getByText('Nothing has been ordered here yet.').waitFor()
  await expect.poll(() => page.getByText('wrapped').count()).toBe(0)
})
