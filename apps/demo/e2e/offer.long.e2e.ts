import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { add, addButton, at, expectCount, ready, serveDemo, visit } from './served.ts'

serveDemo()

/** Chooses a gift card by its words, and goes to the page on which it is written. */
async function chooseCard(page: Page, words: string, path = ''): Promise<void> {
  await page.goto(at(`${path}/shop/p/gift-card`))
  await page.locator('label', { hasText: words }).click()
  await add(page)
  await page.waitForURL(at(`${path}/gift-card*`))
}

test('of two gift cards, the one that was added last is written on', async () => {
  const { page } = await visit('/')
  for (const [number, words] of ['Twenty-five', 'Fifty'].entries()) {
    await chooseCard(page, words)
    await expectCount(page, number + 1)
    await page.getByLabel('Who is it for?').fill(words)
    await page.getByRole('button', { name: 'Write it on the card' }).click()
    await page.waitForURL('**/cart')
  }
  const cards = page.locator('[data-cart=entry]')
  await expect.poll(() => cards.filter({ hasText: '$25.00' }).getByText('“Twenty-five”').count()).toBe(1)
  await expect.poll(() => cards.filter({ hasText: '$50.00' }).getByText('“Fifty”').count()).toBe(1)
})

test('a gift card is bought in German, on German pages from the first to the last', async () => {
  const { page } = await visit('/robots.txt')
  await chooseCard(page, 'Fünfzig', '/de')
  await page.getByLabel('Für wen?').fill('Mina')
  await page.getByRole('button', { name: 'Auf die Karte schreiben' }).click()
  await page.waitForURL(at('/de/cart'))
  await page.getByText('„Mina“').waitFor()
  await page.getByRole('button', { name: 'Zur Kasse' }).click()
  await page.waitForURL(at('/de/checkout'))
  const form = page.locator('main form.counter')
  await form.getByLabel('Name').fill('Ada')
  await form.getByLabel('E-Mail').fill('ada@example.com')
  await form.getByRole('button', { name: 'Kaufen' }).click()
  await page.waitForURL(at('/de/order-confirmed?order=S-00001'))
  await page.getByText('Sie wird eingepackt').waitFor()
})

test('instalments are those of the chosen variant', async () => {
  const { page } = await visit('/shop/p/iris-vase')
  await ready(page)
  await page.selectOption('select[data-variant-option-name=Glaze]', 'Moss')
  await page.selectOption('select[data-variant-option-name=Size]', 'Small')
  // A fourth of $68.00, and of $92.00.
  await page.getByText('or 4 interest-free payments of $17.00 with').waitFor()
  await page.selectOption('select[data-variant-option-name=Size]', 'Tall')
  await page.getByText('or 4 interest-free payments of $23.00 with').waitFor()
})

// spec: CRT-012
test('shoppers who pay in yen need a subtotal in yen', async () => {
  const { page } = await visit('/shop/p/candle-foot')
  await ready(page)
  await page.getByRole('button', { name: 'JPY' }).click()
  await page.getByRole('button', { name: 'JPY', pressed: true }).waitFor()
  await add(page)
  await expectCount(page, 1)
  await page.goto(at('/cart'))
  await page.getByText('To check out, your order subtotal must be ¥7,500 or more.').waitFor()
})

test('shoppers who have signed up for a restock read the words of the owner', async () => {
  const { page } = await visit('/config#store', { settings: { role: 'storeManager' } })
  await page.getByRole('textbox', { name: 'After the sign-up' }).fill('We write to you.')
  await page.locator('.config-saving[data-state=saved]').waitFor()
  await page.goto(at('/shop/p/bottle-no-4'))
  await ready(page)
  const block = page.locator('.product-restock-notification')
  await block.getByRole('textbox').fill('ada@example.com')
  await block.getByRole('button').click()
  await block.getByText('We write to you.').waitFor()
  await expect.poll(() => addButton(page).isVisible()).toBe(false)
})
