import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { add, at, changeSettings, expectCount, ready, serveDemo, visit } from './served.ts'

serveDemo()

async function signIn(page: Page): Promise<void> {
  await page.goto(at('/sign-in'))
  await ready(page)
  await page.locator('main').getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL(at('/account'))
}

const section = (page: Page, name: string) =>
  page.locator('.account-section').filter({ has: page.getByRole('heading', { name, exact: true }) })

/** Buys what is in the cart. */
async function buy(page: Page): Promise<void> {
  await page.goto(at('/checkout'))
  const buyer = page.locator('main form.counter')
  await buyer.getByLabel('Name').fill('Ruth')
  await buyer.getByLabel('Email').fill('ruth@sill.example')
  await buyer.getByLabel('Street and number').fill('4 Quay Lane')
  await buyer.getByLabel('Postcode and town').fill('12345 Springfield')
  await buyer.getByRole('button', { name: 'Buy' }).click()
  await page.waitForURL(/order-confirmed/)
}

test('a member signs in, finds the order and the subscription in the account, ends it, and signs out', async () => {
  const { page } = await visit('/sign-in')
  await ready(page)
  await page.getByLabel('Password').fill('wrong')
  await page.locator('main').getByRole('button', { name: 'Sign in' }).click()
  await page.getByText('The email or the password is wrong.').waitFor()
  await signIn(page)
  await section(page, 'Orders').getByText('Nothing has been ordered yet.').waitFor()

  await page.goto(at('/shop/p/belly-jug'))
  await add(page)
  await expectCount(page, 1)
  await buy(page)
  await page.goto(at('/shop/p/stems-monthly'))
  await add(page)
  await page.waitForURL('**/subscription?cartToken=*')
  await page.locator('main').getByLabel('Name').fill('Ruth')
  await page.locator('main').getByLabel('Email').fill('ruth@sill.example')
  await page.getByRole('button', { name: 'Begin' }).click()
  await page.getByText('It begins on Friday.').waitFor()

  await page.getByRole('link', { name: 'Account' }).click()
  await page.waitForURL(at('/account'))
  const orders = section(page, 'Orders')
  await orders.getByText('Order S-00001').waitFor()
  await orders.getByText('1 × Belly Jug').waitFor()
  await orders.getByText('$62.00').waitFor()
  await section(page, 'Addresses').getByText('4 Quay Lane').waitFor()
  const subscriptions = section(page, 'Subscriptions')
  await subscriptions.getByRole('button', { name: 'End it' }).click()
  await subscriptions.getByText('Nothing comes by itself yet.').waitFor()

  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL(at('/'))
  await page.getByRole('link', { name: 'Sign in' }).waitFor()
})

test('the language that a member is written to in is saved by the call of the specification', async () => {
  const { page } = await visit('/sign-in')
  await signIn(page)
  const language = page.locator('main').getByLabel('Language')
  await language.selectOption('Deutsch')
  await page.getByText('We write to you in Deutsch from now on.').waitFor()
  await page.reload()
  await expect.poll(() => language.inputValue()).toBe('de')
  await changeSettings(page, { fault: 'down' })
  await language.selectOption('English')
  await page.getByText('That did not work. Please try again.').waitFor()
  await expect.poll(() => language.inputValue()).toBe('de')
})

test('a sign-out that fails says so, and works at the next press', async () => {
  const { page } = await visit('/sign-in')
  await signIn(page)
  const leave = page.locator('main').getByRole('button', { name: 'Sign out' })
  await leave.waitFor()
  await changeSettings(page, { fault: 'down' })
  await leave.click()
  await page.getByRole('alert').getByText('That did not work. Please try again.').waitFor()
  expect(new URL(page.url()).pathname).toBe('/account')
  await changeSettings(page, { fault: 'none' })
  await leave.click()
  await page.waitForURL(at('/'))
  await page.getByRole('link', { name: 'Sign in' }).waitFor()
})

test('visitors are led from the account to the door, and members who cannot be answered may try again', async () => {
  const { page } = await visit('/account')
  await page.getByText('Your orders, subscriptions and addresses are behind this door.').waitFor()
  await page.locator('main').getByRole('link', { name: 'Sign in' }).click()
  await page.waitForURL(at('/sign-in'))
  await signIn(page)
  await section(page, 'Orders').waitFor()
  await changeSettings(page, { fault: 'offline' })
  await page.reload()
  await page.getByRole('alert').getByText('That did not work. Please try again.').waitFor()
  await changeSettings(page, { fault: 'none' })
  await page.getByRole('button', { name: 'Try again' }).click()
  await section(page, 'Orders').waitFor()
})

test('a sign-in that fails says why in the language of the page, and works at the next press', async () => {
  const { page } = await visit('/de/sign-in')
  await ready(page)
  const press = () => page.locator('main').getByRole('button', { name: 'Anmelden' }).click()
  for (const [fault, text] of [
    ['unauthorized', 'Die E-Mail oder das Passwort stimmt nicht.'],
    ['tooMany', 'Bitte in ein paar Sekunden noch einmal versuchen.'],
    ['offline', 'Das ging nicht. Bitte noch einmal.'],
  ] as const) {
    await changeSettings(page, { fault })
    await press()
    await page.getByRole('alert').getByText(text).waitFor()
  }
  await changeSettings(page, { fault: 'none' })
  await press()
  await page.waitForURL(at('/de/account'))
})
