import { expect, test } from 'vitest'
import { visitByKeys, type Keyboard } from './keyboard.ts'
import { addButton, addedMessage, expectCount, serveDemo } from './served.ts'

serveDemo()

const button = ({ page }: Keyboard, name: string | RegExp) =>
  page.locator('main').getByRole('button', { name })
const field = ({ page }: Keyboard, name: string) => page.locator('main').getByLabel(name)

/** Walks from the top of a page past its header. */
async function skipHeader({ page, tabTo, press, isOn }: Keyboard): Promise<void> {
  await tabTo(page.getByRole('link', { name: 'Skip to content' }))
  await press('Enter')
  await isOn(page.getByRole('main'))
}

/** Writes into fields of a form. */
async function write(keyboard: Keyboard, answers: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, answer] of Object.entries(answers)) {
    await keyboard.tabTo(field(keyboard, name))
    await keyboard.type(answer)
  }
}

const BUYER = { Name: 'Ada', Email: 'ada@example.com' }
const ADDRESS = { 'Street and number': '4 Quay Lane', 'Postcode and town': '12345 Springfield' }

/** Buys what is in the cart, from the page of the cart on. */
async function checkOut(keyboard: Keyboard, answers: Readonly<Record<string, string>>): Promise<void> {
  await keyboard.tabTo(button(keyboard, 'Check out'))
  await keyboard.enter('**/checkout')
  await write(keyboard, answers)
  await keyboard.tabTo(button(keyboard, 'Buy'))
  await keyboard.enter('**/order-confirmed?order=S-00001')
  await keyboard.page.getByText('Order S-00001').waitFor()
}

test('a shopper chooses, names a planter, and buys it', async () => {
  const keyboard = await visitByKeys('/')
  const { page, tabTo, tabBackTo, press, type, enter, isOn } = keyboard
  await tabTo(page.getByRole('link', { name: 'See the shelf' }))
  await enter('**/shop')
  await skipHeader(keyboard)
  await tabTo(page.locator('.card').getByRole('link', { name: 'Sill Planter' }))
  await enter('**/shop/p/sill-planter')
  await skipHeader(keyboard)
  await tabTo(addButton(page))
  await press('Enter')
  const form = page.getByRole('dialog')
  await isOn(form.getByLabel('Name on the rim'))
  await press('Escape')
  await isOn(addButton(page))
  await press('Enter')
  await isOn(form.getByLabel('Name on the rim'))
  await type('Basil')
  await tabTo(form.getByRole('button', { name: 'Add to Cart' }))
  await press('Enter')
  await isOn(addButton(page))
  await expectCount(page, 1)
  await addedMessage(page, 'Sill Planter').waitFor()
  // The popover stands behind the cart link, and gives the focus back to it.
  await tabBackTo(page.locator('.cart-link'))
  await tabTo(page.locator('.sitewright-popover').getByRole('button'))
  await press('Enter')
  await isOn(page.locator('.cart-link'))
  await enter('**/cart')
  const more = button(keyboard, 'One more')
  await tabTo(more)
  await press('Enter')
  await expectCount(page, 2)
  await isOn(more)
  await checkOut(keyboard, { ...BUYER, ...ADDRESS })
  await page.getByText('2 × Sill Planter').waitFor()
})

test('a gift card is chosen, written on, and bought', async () => {
  const keyboard = await visitByKeys('/shop/p/gift-card')
  const { page, tabTo, press, enter, isOn } = keyboard
  await skipHeader(keyboard)
  await tabTo(addButton(page))
  await press('Enter')
  const question = page.getByText('Select a denomination for the Gift Card')
  await question.waitFor()
  await press('Escape')
  await question.waitFor({ state: 'detached' })
  await isOn(addButton(page))
  const first = page.locator('main').getByRole('radio').first()
  await keyboard.tabBackTo(first)
  await press('ArrowDown')
  await isOn(page.locator('main').getByRole('radio', { checked: true }))
  await tabTo(addButton(page))
  await enter('**/gift-card')
  await write(keyboard, { 'Who is it for?': 'Mina', 'A sentence': 'For the window.' })
  await tabTo(button(keyboard, 'Write it on the card'))
  await enter('**/cart')
  await checkOut(keyboard, BUYER)
  await page.locator('main').getByText('“For the window.”').waitFor()
})

test('a subscription begins, and the link that follows has the focus', async () => {
  const keyboard = await visitByKeys('/shop/p/stems-monthly')
  const { page, tabTo, press, enter, isOn } = keyboard
  await skipHeader(keyboard)
  await tabTo(addButton(page))
  await enter('**/subscription?cartToken=*')
  await write(keyboard, BUYER)
  await tabTo(button(keyboard, 'Begin'))
  await press('Enter')
  await page.getByText('It begins on Friday.').waitFor()
  await isOn(page.locator('main').getByRole('link').first())
})

test('express checkout goes to the checkout, and on to the order', async () => {
  const keyboard = await visitByKeys('/shop/p/belly-jug', { settings: { express: true } })
  const { page, tabTo, enter } = keyboard
  await skipHeader(keyboard)
  await tabTo(addButton(page))
  await enter('**/checkout')
  await write(keyboard, { ...BUYER, ...ADDRESS })
  await tabTo(button(keyboard, 'Buy'))
  await enter('**/order-confirmed?order=S-00001')
  await page.getByText('1 × Belly Jug').waitFor()
})

test('a sold-out product takes an address that is corrected', async () => {
  const keyboard = await visitByKeys('/shop/p/bottle-no-4')
  const { page, tabTo, press, type, isOn } = keyboard
  await skipHeader(keyboard)
  const block = page.locator('.product-restock-notification')
  await tabTo(block.getByRole('textbox'))
  await type('ada')
  await press('Enter')
  await block.getByText('Email is invalid').waitFor()
  await isOn(block.getByRole('textbox'))
  await type('@example.com')
  await tabTo(block.getByRole('button'))
  await press('Enter')
  await isOn(block.getByText('Signed up!'))
})

test('a message with an error is corrected and sent', async () => {
  const keyboard = await visitByKeys('/contact')
  const { page, tabTo, press, type, isOn } = keyboard
  await page.locator('form[data-form-id=contact][data-form-live]').waitFor()
  await skipHeader(keyboard)
  await write(keyboard, {
    'First name': 'Mina',
    'Last name': 'Sato',
    Email: 'mina',
    'What is it about?': 'Just',
    'What would you like to say?': 'The jug does not drip.',
  })
  await tabTo(page.getByLabel('I am a human'))
  await press('Space')
  const send = page.locator('form[data-form-id=contact] [type=submit]')
  await tabTo(send)
  await press('Enter')
  await page.getByRole('link', { name: 'Email is not valid.' }).waitFor()
  await isOn(field(keyboard, 'Email'))
  await press('End')
  await type('@sill.shop')
  // The captcha has forgotten that it was solved.
  await tabTo(page.getByLabel('I am a human'))
  await press('Space')
  await tabTo(send)
  await press('Enter')
  await isOn(page.locator('form[data-form-id=contact] [data-form=success]'))
})

test('a lightbox is opened, walked and closed', async () => {
  const keyboard = await visitByKeys('/gallery')
  const { page, tabTo, tabBackTo, press, isOn } = keyboard
  const pictures = page.locator('#grid[data-gallery]').getByRole('link')
  await tabTo(pictures.first())
  await press('Enter')
  const lightbox = page.getByRole('dialog')
  await lightbox.waitFor()
  await press('ArrowRight')
  await expect.poll(() => new URL(page.url()).hash).toBe('#grid/2')
  // Tab stays in it.
  await tabTo(lightbox.getByRole('button', { name: 'Close' }))
  await tabBackTo(lightbox.getByRole('button', { name: 'Next' }))
  await press('Space')
  await expect.poll(() => new URL(page.url()).hash).toBe('#grid/3')
  await press('Escape')
  await lightbox.waitFor({ state: 'hidden' })
  await isOn(pictures.nth(0))
})

test('the developer tools are opened, walked and closed, and a fault comes and goes', async () => {
  const keyboard = await visitByKeys('/shop/p/belly-jug')
  const { page, tabTo, press, isOn } = keyboard
  const handle = page.locator('.devtools-handle')
  // They are the last things of the page.
  await skipHeader(keyboard)
  await tabTo(handle)
  await press('Enter')
  const tabs = page.locator('.devtools').getByRole('tab')
  await tabs.first().waitFor()
  await tabTo(tabs.first())
  for (const name of ['Tracking', 'Performance', 'Settings']) {
    await press('ArrowRight')
    await isOn(tabs.filter({ hasText: name }))
  }
  await tabTo(page.locator('input[name=fault]:checked'))
  await press('ArrowDown')
  await isOn(page.locator('input[name=fault]:checked'))
  await expect.poll(() => handle.getAttribute('data-state')).toBe('fault')
  await press('ArrowUp')
  await expect.poll(() => handle.getAttribute('data-state')).toBe('idle')
  await press('Escape')
  await isOn(handle)
})

test('a member mistypes the password, signs in, and ends a subscription', async () => {
  const keyboard = await visitByKeys('/shop/p/stems-monthly')
  const { page, tabTo, press, type, enter, isOn } = keyboard
  await skipHeader(keyboard)
  await tabTo(addButton(page))
  await enter('**/subscription?cartToken=*')
  await write(keyboard, BUYER)
  await press('Enter')
  await page.getByText('It begins on Friday.').waitFor()
  await keyboard.tabBackTo(page.locator('[data-site-user]'))
  await enter('**/sign-in')
  await tabTo(field(keyboard, 'Password'))
  await type('wrong')
  await press('Enter')
  await page.getByText('The email or the password is wrong.').waitFor()
  await isOn(field(keyboard, 'Password'))
  await press('Control+a')
  await type('ten o’clock')
  await enter('**/account')
  const end = button(keyboard, /^End it/)
  await tabTo(end)
  await press('Enter')
  await page.getByText('Nothing comes by itself yet.').waitFor()
  await isOn(field(keyboard, 'Language'))
})

test('a reader likes a post and comments on it', async () => {
  const keyboard = await visitByKeys('/journal/forty-one-lips')
  const { page, tabTo, press, isOn } = keyboard
  const like = page.getByRole('button', { name: /^Like: / })
  await like.waitFor()
  await skipHeader(keyboard)
  await tabTo(like)
  await press('Space')
  await page.getByRole('button', { name: 'Like: 85', pressed: true }).waitFor()
  await isOn(like)
  await write(keyboard, { 'Your name': 'Mina', 'What do you think?': 'Mine drips.' })
  await tabTo(button(keyboard, 'Say it'))
  await press('Enter')
  await isOn(page.locator('form[data-form-id=comment] [data-form=success]'))
})

test('what opens over a page, and a question that is answered, give the focus back', async () => {
  const keyboard = await visitByKeys('/shop', { settings: { policy: 'banner', popup: true } })
  const { page, tabTo, tabBackTo, press, enter, isOn } = keyboard
  const dialog = page.getByRole('dialog')
  await skipHeader(keyboard)
  const card = page.locator('.card').filter({ hasText: 'Belly Jug' })
  await tabTo(card.locator('.sqs-product-quick-view-button'))
  await press('Enter')
  await tabTo(dialog.locator('.sqs-add-to-cart-button'))
  await press('Enter')
  await expectCount(page, 1)
  await isOn(dialog.locator('.sqs-add-to-cart-button'))
  await press('Escape')
  await isOn(card.locator('.sqs-product-quick-view-button'))
  await tabTo(card.getByRole('link', { name: 'Belly Jug' }))
  await enter('**/belly-jug')
  await page.locator('[data-consent=root]').waitFor()
  // The banner is the first part of the page.
  await skipHeader(keyboard)
  await tabBackTo(page.locator('[data-consent=root]').getByRole('button', { name: 'Decline' }))
  await press('Enter')
  await page.locator('[data-consent=root]').waitFor({ state: 'hidden' })
  await isOn(page.getByRole('link', { name: 'Skip to content' }))
  await tabTo(page.locator('.instalment-pill'))
  await press('Enter')
  await isOn(dialog.getByRole('button', { name: 'Close' }))
  await press('Escape')
  await isOn(page.locator('.instalment-pill'))
})

test('a question for consent that is answered before anything else leads on to the page', async () => {
  const { page, tabTo, press, isOn } = await visitByKeys('/shop', { settings: { policy: 'banner' } })
  const banner = page.locator('[data-consent=root]')
  await banner.waitFor()
  await tabTo(banner.getByRole('button', { name: 'Decline' }))
  await press('Enter')
  await banner.waitFor({ state: 'hidden' })
  await isOn(page.getByRole('link', { name: 'Skip to content' }))
})
