import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import {
  addButton,
  at,
  changeSettings,
  ready,
  scriptRun,
  serveDemo,
  visit,
  type VisitOptions,
} from './served.ts'

serveDemo()

const contactForm = (page: Page) => page.locator('form[data-form-id=contact]')
const send = (page: Page) => contactForm(page).locator('[type=submit]')
const summary = (page: Page) => contactForm(page).locator('[data-form=summary]')
const success = (page: Page) => contactForm(page).locator('[data-form=success]')
const human = (page: Page) => page.getByLabel('I am a human')

/** Opens the contact page, and waits until its form is live. */
async function openContact(options: VisitOptions = {}, path = '/contact') {
  const seen = await visit(path, options)
  await seen.page.locator('form[data-form-id=contact][data-form-live]').waitFor()
  return seen
}

/** Fills in what the server insists on. */
async function fillIn(page: Page, subject = 'Just a word'): Promise<void> {
  await page.getByLabel('First name').fill('Mina')
  await page.getByLabel('Last name').fill('Sato')
  await contactForm(page).getByLabel('Email').fill('mina@sill.shop')
  await page.getByLabel('What is it about?').selectOption(subject)
  await page.getByLabel('What would you like to say?').fill('The jug does not drip.')
}

/** Submissions that the server has kept. */
const saved = (page: Page): Promise<{ formId: string; answers: Record<string, unknown> }[]> =>
  page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('sill-forms') ?? '{}') as { saved?: [] }
    return kept.saved ?? []
  })

const KINDS = [
  ...['text', 'textarea', 'email', 'currency', 'number', 'website', 'password', 'twitter', 'date', 'time'],
  ...['name', 'address', 'phone', 'section', 'radio', 'checkbox', 'select', 'likert', 'hidden'],
]

test('the contact form has a field of every kind, printed by the templates', async () => {
  const { page } = await visit('/contact', { javaScriptEnabled: false })
  const kinds = await contactForm(page)
    .locator('[data-field]')
    .evaluateAll((items) => items.map((item) => (item as HTMLElement).dataset.kind))
  expect([...new Set(kinds)].sort()).toEqual([...KINDS].sort())
})

test('another currency keeps what is typed, and the message is saved with it', async () => {
  const { page } = await openContact()
  await fillIn(page, 'Something to mend')
  await page.getByLabel('What is it?').fill('A bowl')
  await page.getByLabel('Gold').check()
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'EUR' }).click()])
  await expect.poll(() => page.getByLabel('First name').inputValue()).toBe('Mina')
  await human(page).check()
  await send(page).click()
  await success(page).waitFor()
  expect(await saved(page)).toMatchObject([
    {
      answers: {
        name: ['Mina', 'Sato'],
        email: 'mina@sill.shop',
        subject: 'Something to mend',
        piece: 'A bowl',
        seam: 'Gold',
        story: 'The jug does not drip.',
      },
    },
  ])
})

test('a message is saved with every answer, and the success view is stamped by the post-submit script', async () => {
  const { page } = await openContact({}, '/contact?from=the%20market')
  await fillIn(page)
  await page.getByLabel('What is it about?').selectOption('Something to mend')
  await page.getByLabel('What is it?').fill('A bowl')
  await page.getByLabel('Gold').check()
  await page.getByLabel('The cat').check()
  await page.getByLabel('It fell').check()
  await page.getByLabel('What may the mending cost?').fill('50')
  await page.getByLabel('Address 1').fill('4 Quay Lane')
  await page.getByLabel('Country code').fill('49')
  await page
    .getByRole('radiogroup', { name: 'I found what I came for.' })
    .getByLabel('strongly agree')
    .check()
  await human(page).check()
  await send(page).click()
  await success(page).waitFor()
  await expect.poll(() => success(page).innerText()).toContain('It lies on Ida’s table, on top.')
  await page.locator('[data-postmark]:not(:empty)').waitFor()
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-form')))
    .toBe('success')
  const [{ answers } = { answers: {} }] = await saved(page)
  expect(answers).toMatchObject({
    name: ['Mina', 'Sato'],
    email: 'mina@sill.shop',
    subject: 'Something to mend',
    piece: 'A bowl',
    seam: 'Gold',
    damage: ['It fell', 'The cat'],
    worth: '50',
    address: ['4 Quay Lane', '', '', '', '', ''],
    phone: ['49', '', '', ''],
    opinion: { 'I found what I came for.': '2', 'The pots look as they do here.': '' },
    source: 'the market',
  })
  expect(answers).not.toHaveProperty('date')
  expect(answers).not.toHaveProperty('patient')
})

test('fields show only for what the message is about', async () => {
  const { page } = await openContact()
  const visible = async () =>
    contactForm(page)
      .locator('[data-field]:visible')
      .evaluateAll((items) => items.map((item) => (item as HTMLElement).dataset.field))
  await expect.poll(() => visible()).not.toContain('seam')
  await page.getByLabel('What is it about?').selectOption('A visit')
  await expect.poll(visible).toEqual(expect.arrayContaining(['date', 'time']))
  await page.getByLabel('What is it about?').selectOption('An order')
  await expect.poll(visible).toEqual(expect.arrayContaining(['order', 'word']))
  await expect.poll(() => visible()).not.toContain('date')
})

test('a story counts its characters, and one that is too long stays as it was typed', async () => {
  const { page } = await openContact()
  await fillIn(page)
  const story = page.getByLabel('What would you like to say?')
  await story.fill('x'.repeat(281))
  await expect.poll(() => contactForm(page).locator('[data-form=counter]').innerText()).toBe('281 / 280')
  await human(page).check()
  await send(page).click()
  await contactForm(page).getByText('You have exceeded the character limit.', { exact: true }).waitFor()
  await expect.poll(() => story.inputValue()).toHaveLength(281)
  await expect.poll(() => saved(page)).toEqual([])
})

const FAILURES = [
  ['unauthorized', 'Unable to submit form. Please try again later.'],
  ['notFound', 'This form has not been configured yet.'],
  ['tooMany', 'Unable to submit form. Submission rate limit exceeded. Please try again later.'],
  ['down', 'Unable to send form. Please try again later.'],
  ['offline', 'Could not get a form submission key, please try again later.'],
  ['broken', 'Could not get a form submission key, please try again later.'],
  ['crumb', 'Could not get a form submission key, please try again later.'],
  ['dropped', 'Could not get a form submission key, please try again later.'],
  ['lostSave', 'Unknown error, please try again later.'],
] as const

test.each(FAILURES)(
  '%s: the form says "%s", keeps its answers, and is saved afterwards',
  async (fault, text) => {
    const { page } = await openContact()
    await fillIn(page)
    await human(page).check()
    await changeSettings(page, { fault })
    await send(page).click()
    await summary(page).getByText(text, { exact: true }).waitFor()
    await expect.poll(() => page.getByLabel('First name').inputValue()).toBe('Mina')
    await expect.poll(() => saved(page)).toEqual([])
    await changeSettings(page, { fault: 'none' })
    await human(page).check()
    await send(page).click()
    await success(page).waitFor()
    await expect.poll(() => saved(page)).toHaveLength(1)
  },
)

test('what the server refuses stands at its field, and the focus goes there', async () => {
  const { page } = await openContact()
  await fillIn(page)
  await page.getByLabel('What would you like to say?').fill('')
  await human(page).check()
  await send(page).click()
  await summary(page).getByText('One or more fields is invalid, please check your entries.').waitFor()
  const item = contactForm(page).locator('[data-field=story]')
  await expect.poll(() => item.locator('[data-form=error]').innerText()).toBe('Please fill this in.')
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('story')
})

// spec: FRM-066
test('an option that the form no longer has cannot be read, and the field says so', async () => {
  const { page } = await openContact()
  // The page was loaded before its owner took the option away.
  await page
    .getByRole('option', { name: 'Just a word' })
    .evaluate((option: HTMLOptionElement) => (option.value = option.text = 'A song'))
  await fillIn(page, 'A song')
  await human(page).check()
  await send(page).click()
  const text = 'Could not parse the form fields, please check your entries.'
  const item = contactForm(page).locator('[data-field=subject]')
  await item.locator('[data-form=error]').getByText(text, { exact: true }).waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('subject')
  expect(await saved(page)).toEqual([])
  await page.getByLabel('What is it about?').selectOption('An order')
  await human(page).check()
  await send(page).click()
  await success(page).waitFor()
})

test('an email that is none is refused before anything is sent', async () => {
  const { page } = await openContact()
  await fillIn(page)
  await contactForm(page).getByLabel('Email').fill('mina')
  await human(page).check()
  await send(page).click()
  await contactForm(page)
    .getByText('Email is not valid. Email addresses should follow the format user@domain.com.', {
      exact: true,
    })
    .waitFor()
  await contactForm(page)
    .getByText('Your form has encountered a problem. Please scroll down to review.')
    .waitFor()
})

test('a captcha that is not solved, or blocked, is said, and shown again when it loads', async () => {
  const { page } = await openContact({
    settings: { fault: 'captcha' },
    expected: [/404 .*\/blocked\/captcha\.js/],
  })
  await fillIn(page)
  await send(page).click()
  await summary(page).getByText('Complete CAPTCHA before submitting.').waitFor()
  await expect.poll(() => human(page).count()).toBe(0)
  await changeSettings(page, { fault: 'none' })
  await send(page).click()
  await human(page).check()
  await send(page).click()
  await success(page).waitFor()
})

test('two presses send one message', async () => {
  const { page } = await openContact({ settings: { latency: 300 } })
  await fillIn(page)
  await human(page).check()
  await send(page).dblclick()
  await expect.poll(() => send(page).innerText()).toBe('Submitting…')
  await success(page).waitFor()
  await expect.poll(() => saved(page)).toHaveLength(1)
})

test('a press before the scripts have arrived is kept until they have', async () => {
  const { page } = await visit('/robots.txt')
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => (arrive = resolve))
  await page.route('**/assets/start-form-*.js', async (route) => {
    await arrived
    await route.continue()
  })
  await page.goto(at('/contact'), { waitUntil: 'commit' })
  await page.locator('.footer-note').waitFor()
  await page.getByLabel('First name').fill('Mina')
  await send(page).click()
  arrive()
  await summary(page).getByText('One or more fields is invalid, please check your entries.').waitFor()
  await expect.poll(() => page.getByLabel('First name').inputValue()).toBe('Mina')
  expect(new URL(page.url()).pathname).toBe('/contact')
})

test.each([
  ['start-form', '/contact', 'Error processing form submission. Please reload and try again.'],
  ['start', '/de/contact', /^Das Formular ließ sich nicht verarbeiten/],
])(
  'a form whose script %s is blocked says so at a press, and keeps its answers',
  async (script, path, text) => {
    const { page } = await visit('/robots.txt', { expected: [/\/assets\/start(-form)?-/] })
    await page.clock.install()
    await page.route(`**/assets/${script}-*.js`, (route) => route.abort())
    const blocked = page.waitForEvent('console', (message) => message.location().url.includes(`/${script}-`))
    await page.goto(at(path))
    await blocked
    const name = contactForm(page).locator('[data-field=name] input').first()
    await name.fill('Mina')
    await send(page).click()
    await contactForm(page).and(page.locator('[data-form-pressed]')).waitFor()
    await page.clock.runFor('00:11')
    await contactForm(page).getByRole('alert').filter({ hasText: text }).waitFor()
    await expect.poll(() => name.inputValue()).toBe('Mina')
  },
)

test('a message can be written and sent by keys alone', async () => {
  const { page } = await openContact()
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name') ?? '')
  await page.getByLabel('First name').focus()
  await page.keyboard.type('Mina')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Sato')
  await page.keyboard.press('Tab')
  await page.keyboard.type('mina@sill.shop')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Just')
  for (let i = 0; i < 3 && (await focused()) !== 'story'; i++) await page.keyboard.press('Tab')
  await page.keyboard.type('The jug does not drip.')
  await human(page).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await success(page).waitFor()
})

test('a thumb on a small screen can write, from right to left', async () => {
  const { page } = await openContact({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    settings: { rightToLeft: true },
  })
  await page.locator('html[dir=rtl]').waitFor()
  await page.getByLabel('What is it about?').selectOption('Something to mend')
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
    .toBeLessThanOrEqual(0)
  expect((await send(page).boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await fillIn(page)
  await human(page).tap()
  await send(page).tap()
  await success(page).waitFor()
})

test('the form speaks German on the German page', async () => {
  const { page } = await openContact({}, '/de/contact')
  await page.getByLabel('Vorname').fill('Mina')
  await page.getByLabel('Ich bin ein Mensch').check()
  await page.getByRole('button', { name: 'Abschicken' }).click()
  await summary(page).getByText('Eine oder mehrere Angaben stimmen nicht, bitte nachsehen.').waitFor()
})

const letterForm = (page: Page) => page.locator('form[data-form-id=letter]')

test('the letter in the footer is signed up for, and its scripts load when the visitor comes near', async () => {
  const { page } = await visit('/')
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await ready(page)
  expect(scripts.filter((url) => url.includes('/start-form-'))).toEqual([])
  await letterForm(page).getByLabel('Email').fill('mina')
  await page.keyboard.press('Enter')
  await letterForm(page)
    .getByText(/Email is not valid/)
    .first()
    .waitFor()
  await letterForm(page).getByLabel('Email').fill('mina@sill.shop')
  await page.keyboard.press('Enter')
  await letterForm(page).getByText('The next letter is yours.').waitFor()
  await expect
    .poll(() => saved(page))
    .toMatchObject([{ formId: 'letter', answers: { email: 'mina@sill.shop' } }])
  const badgeBelowFooterPx = () =>
    page.evaluate(() => {
      const boxOf = (part: string) => document.querySelector(part)?.getBoundingClientRect()
      return (boxOf('.grecaptcha-badge')?.top ?? -Infinity) - (boxOf('.footer')?.bottom ?? 0)
    })
  await expect.poll(badgeBelowFooterPx).toBeGreaterThanOrEqual(0)
})

const promo = (page: Page) => page.locator('[data-promo]')

/** Opens a page whose clock can be moved on. */
async function openWithClock(path = '/') {
  const seen = await visit('/robots.txt', { settings: { popup: true } })
  await seen.page.clock.install()
  await seen.page.goto(at(path))
  await ready(seen.page)
  return seen
}

test('the pop-up shows after a while, and stays away for thirty days once it was closed', async () => {
  const { page } = await openWithClock()
  expect(await promo(page).isVisible()).toBe(false)
  await page.clock.runFor('00:21')
  await promo(page).waitFor()
  await page.keyboard.press('Escape')
  await promo(page).waitFor({ state: 'hidden' })
  const again = async (days: number) => {
    await page.clock.setSystemTime(Date.now() + days * 86_400_000)
    await page.reload()
    await ready(page)
    const decision = scriptRun(page, 'show-promo')
    await page.clock.runFor('00:21')
    await decision
  }
  await again(29)
  expect(await promo(page).isVisible()).toBe(false)
  await again(31)
  await promo(page).waitFor()
})

test('the pop-up gives the focus back to where it was before', async () => {
  const { page } = await openWithClock()
  await page.clock.runFor('00:21')
  await promo(page).waitFor()
  const link = page.getByRole('link', { name: 'See the shelf' })
  await link.focus()
  await promo(page).getByLabel('Email').focus()
  await page.keyboard.press('Escape')
  await promo(page).waitFor({ state: 'hidden' })
  await expect.poll(() => link.evaluate((element) => element === document.activeElement)).toBe(true)
})

test('the pop-up waits while something is typed or bought, and never comes back to whoever signed up', async () => {
  const { page } = await openWithClock('/shop/p/belly-jug')
  await page.getByLabel('Quantity').focus()
  const decision = scriptRun(page, 'show-promo')
  await page.clock.runFor('00:21')
  await decision
  expect(await promo(page).isVisible()).toBe(false)
  await addButton(page).focus()
  await page.clock.runFor('00:06')
  expect(await promo(page).isVisible()).toBe(false)
  await addButton(page).blur()
  await page.clock.runFor('00:06')
  await promo(page).waitFor()
  await promo(page).getByLabel('Email').fill('mina@sill.shop')
  await promo(page).getByRole('button', { name: 'Tell me first' }).click()
  await promo(page).getByText('You will know first.').waitFor()
  await expect.poll(() => saved(page)).toMatchObject([{ formId: 'promo' }])
  await promo(page).getByRole('button', { name: 'Close' }).click()
  await page.clock.setSystemTime(Date.now() + 100 * 86_400_000)
  await page.reload()
  await ready(page)
  const laterDecision = scriptRun(page, 'show-promo')
  await page.clock.runFor('00:21')
  await laterDecision
  expect(await promo(page).isVisible()).toBe(false)
})
