import { expect, test } from 'vitest'
import { add, at, changeSettings, expectCount, ready, serveDemo, visit } from './served.ts'

serveDemo()

const TRY_LATER = 'Unable to submit form. Please try again later.'

/** Texts of a restock form: the server's where it sends one. An answer of 200 is a success, whatever its text. */
const RESTOCK_SENTENCES = {
  offline: TRY_LATER,
  unauthorized: 'Please sign in first.',
  notFound: TRY_LATER,
  tooMany: 'Slow down.',
  down: TRY_LATER,
  crumb: TRY_LATER,
  captcha: TRY_LATER,
}

// spec: CRT-138
// spec: CRT-144
test('with each fault a restock form says that it failed, keeps the email, and can be sent again', async () => {
  const { page } = await visit('/shop/p/bottle-no-4')
  const block = page.locator('.product-restock-notification')
  await ready(page)
  const email = block.getByRole('textbox')
  await email.fill('ada@example.com')
  for (const [fault, sentence] of Object.entries(RESTOCK_SENTENCES)) {
    await changeSettings(page, { fault: 'none' })
    await email.press('End')
    await changeSettings(page, { fault })
    await block.getByRole('button').click()
    await expect.poll(() => block.getByRole('alert').innerText(), { message: fault }).toBe(sentence)
    await expect.poll(() => email.inputValue()).toBe('ada@example.com')
  }
  await changeSettings(page, { fault: 'none' })
  await block.getByRole('button').click()
  await block.getByText('Signed up!').waitFor()
})

test('a restock sign-up whose answer was dropped is not made twice', async () => {
  const { page } = await visit('/shop/p/bottle-no-4')
  const block = page.locator('.product-restock-notification')
  await ready(page)
  await block.getByRole('textbox').fill('ada@example.com')
  await changeSettings(page, { fault: 'dropped' })
  await block.getByRole('button').click()
  await block.getByRole('alert').getByText(TRY_LATER).waitFor()
  await changeSettings(page, { fault: 'none' })
  await block.getByRole('button').click()
  await block.getByRole('alert').getByText('You have signed up for this already.').waitFor()
})

test.each(['offline', 'down', 'captcha'])(
  'a restock form of a page that was opened with the fault %s works afterwards',
  async (fault) => {
    const { page } = await visit('/shop/p/bottle-no-4', { settings: { fault } })
    const block = page.locator('.product-restock-notification')
    await ready(page)
    await block.getByRole('textbox').fill('ada@example.com')
    await block.getByRole('button').click()
    await block.getByRole('alert').getByText(TRY_LATER).waitFor()
    await changeSettings(page, { fault: 'none' })
    await block.getByRole('button').click()
    await block.getByText('Signed up!').waitFor()
  },
)

/** Texts of the page of a gift card. */
const GIFT_SENTENCES = {
  offline: 'Please check your internet connection.',
  unauthorized: 'Please sign in first.',
  notFound: 'Please try again.',
  tooMany: 'Please try again in a few seconds.',
  down: 'Please try again.',
  broken: 'Please try again.',
  crumb: 'Your session has expired. Please reload the page and try again.',
  dropped: 'Please check your internet connection.',
}

// An answer of 200 is a success here, too.
test.each(Object.entries(GIFT_SENTENCES).filter(([fault]) => fault !== 'broken'))(
  'with the fault %s a subscription does not begin, says: %s, and begins afterwards',
  async (fault, sentence) => {
    const { page } = await visit('/shop/p/stems-monthly')
    await add(page)
    await page.waitForURL('**/subscription?cartToken=*')
    const form = page.locator('main form.counter')
    await form.getByLabel('Name').fill('Ada')
    await form.getByLabel('Email').fill('ada@example.com')
    await changeSettings(page, { fault })
    await form.getByRole('button', { name: 'Begin' }).click()
    await expect.poll(() => form.getByRole('alert').innerText()).toBe(sentence)
    expect(await form.getByLabel('Name').inputValue()).toBe('Ada')
    await changeSettings(page, { fault: 'none' })
    await form.getByRole('button', { name: 'Begin' }).click()
    await page.getByText('It begins on Friday.').waitFor()
  },
)

/** Buys a gift card of 50, and opens the page on which it is written. */
async function openGiftCard() {
  const visited = await visit('/shop/p/gift-card')
  await visited.page.locator('label', { hasText: 'Fifty' }).click()
  await add(visited.page)
  await visited.page.waitForURL(at('/gift-card*'))
  await expectCount(visited.page, 1)
  return visited
}

test('with each fault the page of a gift card says why, keeps what was written, and can be tried again', async () => {
  const { page } = await openGiftCard()
  await page.getByLabel('Who is it for?').fill('Mina')
  const button = page.getByRole('button', { name: 'Write it on the card' })
  const alert = page.locator('form.counter').getByRole('alert')
  for (const [fault, sentence] of Object.entries(GIFT_SENTENCES)) {
    await changeSettings(page, { fault })
    await button.click()
    await expect.poll(() => alert.innerText(), { message: fault }).toBe(sentence)
    await expect.poll(() => page.getByLabel('Who is it for?').inputValue()).toBe('Mina')
  }
  await changeSettings(page, { fault: 'none' })
  await button.click()
  await page.waitForURL('**/cart')
  await page.getByText('“Mina”').waitFor()
  await expectCount(page, 1)
})

// A cart that is not found is none.
test.each(Object.keys(GIFT_SENTENCES).filter((fault) => fault !== 'notFound'))(
  'the page of a gift card that was opened with the fault %s reads the cart at a press, and keeps what was written',
  async (fault) => {
    const { page } = await openGiftCard()
    await changeSettings(page, { fault })
    await page.reload()
    const trouble = page.getByRole('alert').getByText('We cannot see your shelf just now.')
    await trouble.waitFor()
    await page.getByLabel('Who is it for?').fill('Mina')
    await changeSettings(page, { fault: 'none' })
    await page.getByRole('button', { name: 'Try again' }).click()
    await trouble.waitFor({ state: 'hidden' })
    await expect.poll(() => page.getByLabel('Who is it for?').inputValue()).toBe('Mina')
    await page.getByRole('button', { name: 'Write it on the card' }).click()
    await page.waitForURL('**/cart')
    await page.getByText('“Mina”').waitFor()
  },
)

test('a gift card is written at a press that comes before the cart is read', async () => {
  const { page } = await openGiftCard()
  await changeSettings(page, { latency: 2000 })
  await page.reload()
  await page.getByLabel('Who is it for?').fill('Mina')
  await page.getByRole('button', { name: 'Write it on the card' }).click()
  await page.waitForURL('**/cart')
  await page.getByText('“Mina”').waitFor()
})

test('the page of a gift card can be used when it comes back from the back/forward cache', async () => {
  const { page } = await openGiftCard()
  await page.getByLabel('Who is it for?').fill('Mina')
  // The next page never comes, so that this one stays as the browser would have kept it.
  await page.route(at('/cart'), (route) => route.abort('aborted'))
  const asked = page.waitForRequest(at('/cart'))
  await page.getByRole('button', { name: 'Write it on the card' }).click()
  await asked
  await page.locator('form.counter button[aria-disabled=true]').waitFor()
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await page.unroute(at('/cart'))
  await page.getByRole('button', { name: 'Write it on the card' }).click()
  await page.waitForURL('**/cart')
  await page.getByText('“Mina”').waitFor()
})

test('the page of a gift card whose cart is not found says so, and writes the card at the next press', async () => {
  const { page } = await openGiftCard()
  await changeSettings(page, { fault: 'notFound' })
  await page.reload()
  await ready(page)
  await page.getByLabel('Who is it for?').fill('Mina')
  const button = page.getByRole('button', { name: 'Write it on the card' })
  await button.click()
  await page.getByRole('alert').getByText('There is no gift card in your cart.').waitFor()
  await changeSettings(page, { fault: 'none' })
  await button.click()
  await page.waitForURL('**/cart')
  await page.getByText('“Mina”').waitFor()
})

// spec: CRT-172
test('with each fault a gift card that cannot be bought says so in an alert, and is bought once afterwards', async () => {
  const { page } = await visit('/shop/p/gift-card')
  await page.locator('label', { hasText: 'Fifty' }).click()
  for (const [fault, sentence] of Object.entries(GIFT_SENTENCES)) {
    if (fault === 'dropped') continue
    await changeSettings(page, { fault })
    await add(page)
    const alert = page.getByRole('alertdialog', { name: 'Unable to purchase Gift Card' })
    await alert.getByText(sentence, { exact: true }).waitFor()
    await page.keyboard.press('Escape')
  }
  await changeSettings(page, { fault: 'none' })
  await add(page)
  await page.waitForURL(at('/gift-card*'))
  await expectCount(page, 1)
})
