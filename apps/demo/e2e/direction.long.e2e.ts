import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { builtContent } from '../src/site/content/site-content.ts'
import { add, addedMessage, at, placeOrder, ready, serveDemo, visit, type VisitOptions } from './served.ts'

serveDemo()

/** A name that is written in the other direction than the page. */
const NAME = 'שם'
const both = { en: NAME, de: NAME }

/** Site whose owner gives everything the name. */
const SITE = JSON.stringify({
  header: { title: NAME, tagLine: both, announcement: both },
  products: builtContent.products.map((product) => ({ ...product, name: both, line: both })),
  pages: builtContent.pages.map((page) => ({ ...page, title: both })),
})

/** Opens a page of the site with the name. */
async function visitNamed(path: string, options: VisitOptions = {}): Promise<Page> {
  const { page } = await visit('/robots.txt', options)
  await page.evaluate((site) => localStorage.setItem('sill-site', site), SITE)
  await page.goto(at(path))
  await ready(page)
  return page
}

/** Elements that show the name, without a direction of their own. */
const plainNames = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    (name) =>
      [...document.querySelectorAll<HTMLElement>('body *')]
        .filter(({ childNodes }) =>
          [...childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.includes(name)),
        )
        // What is spoken alone has no place beside other words.
        .filter((element) => !element.closest('bdi, [dir=auto], [data-cart=spoken], .visually-hidden'))
        .filter((element) => element.checkVisibility())
        .map(({ outerHTML }) => outerHTML),
    NAME,
  )

/** Checks a page, once the name is seen in a part of it. */
async function expectDirections(page: Page, part: string): Promise<void> {
  await page.locator(part).filter({ hasText: NAME }).first().waitFor()
  expect(await plainNames(page), page.url()).toEqual([])
}

test('what is bought is read in its own direction, from the cart to the account', async () => {
  const page = await visitNamed('/sign-in')
  await page.locator('main').getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL('**/account')
  await page.goto(at('/shop/p/belly-jug'))
  await add(page)
  await addedMessage(page).waitFor()
  await page.goto(at('/cart'))
  await expectDirections(page, '[data-cart=entry]')
  await page.goto(at('/checkout'))
  await expectDirections(page, '.line-list')
  await placeOrder(page, async (buy) => {
    for (const label of ['Name', 'Street and number', 'Postcode and town'])
      await page.locator('main').getByLabel(label).fill(NAME)
    await buy.click()
  })
  await expectDirections(page, '.line-list')
  await page.goto(at('/shop/p/stems-monthly'))
  await add(page)
  await page.waitForURL('**/subscription?*')
  await expectDirections(page, '.line-list')
  await page.locator('main').getByLabel('Name').fill(NAME)
  await page.locator('main').getByLabel('Email').fill('ada@example.com')
  await page.getByRole('button', { name: 'Begin' }).click()
  await page.getByText('It begins on Friday.').waitFor()
  await page.goto(at('/account'))
  await page.getByRole('button', { name: 'End it' }).waitFor()
  await expectDirections(page, '.account-row address')
})

test('what is found, and seen in a hurry, is read in its own direction', async () => {
  const page = await visitNamed(`/search?q=${NAME}`)
  await expectDirections(page, '.card')
  const card = page.locator('.card').first()
  await card.hover()
  await card.locator('.sqs-product-quick-view-button').click()
  await expectDirections(page, 'dialog .product-words')
})

test('what is written on a gift card is read in its own direction', async () => {
  const page = await visitNamed('/shop/p/gift-card')
  await page.locator('main label', { hasText: 'Fifty' }).click()
  await add(page)
  await page.waitForURL('**/gift-card')
  await page.getByLabel('Who is it for?').fill(NAME)
  await page.getByLabel('A sentence').fill(NAME)
  await expectDirections(page, '.gift')
  await page.getByRole('button', { name: 'Write it on the card' }).click()
  await page.waitForURL('**/cart')
  await expectDirections(page, '[data-cart=entry] .meta')
  await page.getByRole('button', { name: 'Check out' }).click()
  await page.waitForURL('**/checkout')
  await expectDirections(page, '.line-list')
})

test('a comment is read in its own direction, as is who made it', async () => {
  const page = await visitNamed('/journal/forty-one-lips')
  const form = page.locator('form[data-form-id=comment]')
  await form.getByLabel('Your name').fill(NAME)
  await form.getByLabel('What do you think?').fill(NAME)
  await form.getByRole('button', { name: 'Say it' }).click()
  await expectDirections(page, '.squarespace-comments li')
})

test('who runs the store reads names in their own direction', async () => {
  const page = await visitNamed('/shop/p/bottle-no-4', { settings: { role: 'storeManager' } })
  const block = page.locator('.product-restock-notification')
  await block.getByRole('textbox').fill('ada@example.com')
  await block.getByRole('button').click()
  await block.getByText('Signed up!').waitFor()
  await page.locator('.store-admin summary').click()
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await expectDirections(page, '.store-admin li')
  for (const panel of ['products', 'pages']) {
    await page.goto(at(`/config#${panel}`))
    await expectDirections(page, 'main')
  }
})

/** Texts with an amount in US dollars that are read from right to left, where the sign would be torn from its letters. */
const tornPrices = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const torn: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement: parent, nodeValue: text } = node
      if (!text?.includes('US$') || !parent?.checkVisibility()) continue
      if (getComputedStyle(parent).direction !== 'ltr' && !text.includes('\u2066')) torn.push(text)
    }
    return torn
  })

test('Arabic prices keep their sign beside its letters, from the shelf to the account', async () => {
  const { page } = await visit('/ar/shop/p/belly-jug')
  await ready(page)
  await add(page)
  for (const path of ['/ar/shop/p/belly-jug', '/ar/shop', '/ar/cart', '/ar/checkout']) {
    await page.goto(at(path))
    await ready(page)
    await page.locator('main').filter({ hasText: 'US$' }).first().waitFor()
    expect(await tornPrices(page), path).toEqual([])
  }
})

test('the words of a product keep as far from the edge of the window in Arabic as in English', async () => {
  const spaceAtEnd = async (path: string) => {
    const { page } = await visit(path, { viewport: { width: 900, height: 900 } })
    await ready(page)
    return page.locator('main > .product .product-words > h1').evaluate((title) => {
      const { left, right } = title.getBoundingClientRect()
      const { clientWidth } = document.documentElement
      return Math.round(getComputedStyle(title).direction === 'rtl' ? left : clientWidth - right)
    })
  }
  expect(await spaceAtEnd('/ar/shop/p/belly-jug')).toBe(await spaceAtEnd('/shop/p/belly-jug'))
})
