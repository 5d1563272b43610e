import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { path as pathIn } from '../src/site/record/path.ts'
import { directionOf, LANGUAGE_NAMES, LANGUAGES, REGION, type Language } from '../src/site/content/words.ts'
import { add, at, expectCount, ready, serveDemo, visit } from './served.ts'

serveDemo()

/** Languages whose texts are translated from the English ones. */
const TRANSLATED = ['de', 'fr', 'pl', 'ar', 'ja'] as const satisfies readonly Language[]

const PHONE = { viewport: { width: 390, height: 844 } }

/** Pages of every kind, without their language. */
const PAGES = [
  '',
  '/shop',
  '/shop/p/iris-vase',
  '/shop/p/gift-card',
  '/cart',
  '/checkout',
  '/gift-card',
  '/subscription',
  '/order-confirmed',
  '/account',
  '/sign-in',
  '/search',
  '/contact',
  '/gallery',
  '/kiln-days',
  '/journal',
  '/journal/forty-one-lips',
]

/** Spaces of any width are one space, and marks of direction are none. */
const plain = (text: string): string =>
  text
    .replaceAll(/[\u200e\u200f\u061c\u2066-\u2069]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Opens a page with two vases and a gift card in the cart. */
async function visitWithCart(language: Language, path: string, options = {}): Promise<Page> {
  const { page } = await visit(pathIn('/shop/p/belly-jug', language), options)
  await add(page)
  await expectCount(page, 1)
  await page.goto(at(pathIn(path, language)))
  await ready(page)
  return page
}

test.each(TRANSLATED)(
  'a page in %s says its language and direction, and links to all others',
  async (language) => {
    const { page } = await visit(`/${language}`)
    await ready(page)
    const root = page.locator('html')
    expect(await root.getAttribute('lang')).toBe(language)
    expect(await root.getAttribute('dir')).toBe(directionOf(language))
    const links = await page
      .locator('.strip-choice a')
      .evaluateAll((all) =>
        all.map((link) => [link.textContent, link.getAttribute('lang'), link.getAttribute('href')]),
      )
    expect(links).toEqual(
      LANGUAGES.map((code) => [LANGUAGE_NAMES[code], code, code === 'en' ? '/' : `/${code}`]),
    )
    expect(await page.locator('.strip-choice [aria-current]').textContent()).toBe(LANGUAGE_NAMES[language])
  },
)

/** Prices of the jug, which is reduced, in each price list. */
const PRICES = {
  de: [58, 'EUR'],
  fr: [58, 'EUR'],
  pl: [58, 'EUR'],
  ar: [62, 'USD'],
  ja: [9400, 'JPY'],
} as const

test.each(TRANSLATED)('prices and dates in %s are written as ICU writes them', async (language) => {
  const region = REGION[language]
  const page = await visitWithCart(language, '/cart')
  const [amount, currency] = PRICES[language]
  const price = plain(new Intl.NumberFormat(region, { style: 'currency', currency }).format(amount))
  await expect
    .poll(async () => plain(await page.locator('[data-cart=entry]').first().innerText()))
    .toContain(price)
  await page.goto(at(`/${language}/shop/p/belly-jug`))
  expect(plain(await page.locator('main > .product .product-price').first().innerText())).toContain(price)
  await page.goto(at(`/${language}/journal/forty-one-lips`))
  const date = new Intl.DateTimeFormat(region, { dateStyle: 'long', timeZone: 'Europe/Berlin' })
  expect(plain(await page.locator('.post-head time').innerText())).toBe(
    plain(date.format(Date.UTC(2026, 9, 30, 8))),
  )
})

/** Accessible text of the link to the cart for one, two and five products, after its label and their number. */
const COUNTED = {
  de: ['Ein Ding im Warenkorb', '2 Dinge im Warenkorb', '5 Dinge im Warenkorb'],
  fr: ['Un article dans le panier', '2 articles dans le panier', '5 articles dans le panier'],
  pl: ['Jeden produkt w koszyku', '2 produkty w koszyku', '5 produktów w koszyku'],
  ar: ['منتج واحد في السلة', 'منتجان في السلة', '5 منتجات في السلة'],
  ja: ['カートに商品が1点あります', 'カートに商品が2点あります', 'カートに商品が5点あります'],
} as const

test.each(TRANSLATED)('numbers of products in %s have the form of their language', async (language) => {
  const { page } = await visit(`/${language}/shop/p/belly-jug`)
  const said = async () => plain((await page.locator('[data-cart-link]').getAttribute('aria-label')) ?? '')
  const seen: string[] = []
  for (const count of [1, 2, 3, 4, 5]) {
    await add(page)
    await expectCount(page, count)
    if ([1, 2, 5].includes(count)) seen.push(await said())
  }
  expect(seen.map((text) => text.replace(/^.*?(?:: |：)/, ''))).toEqual(COUNTED[language])
})

test('things on a shelf are counted in the forms of Polish and Arabic', async () => {
  const { page } = await visit('/pl/shop/vessels')
  const countOf = async (path: string) => {
    await page.goto(at(path))
    return plain(await page.locator('.tabs-count').innerText())
  }
  const shown = async (path: string) => {
    await page.goto(at(path))
    return page.locator('.shelf > li').count()
  }
  for (const [category, forms] of [
    ['pl', { one: '{n} rzecz', few: '{n} rzeczy', many: '{n} rzeczy' }],
    ['ar', { one: 'قطعة واحدة', two: 'قطعتان', few: '{n} قطع', many: '{n} قطعة' }],
  ] as const)
    for (const shelf of ['vessels', 'table', 'light', 'green', 'studio', '']) {
      const path = `/${category}/shop/${shelf}`.replace(/\/$/, '')
      const number = await shown(path)
      const form = new Intl.PluralRules(category).select(number) as keyof typeof forms
      expect(await countOf(path), path).toBe(forms[form]?.replace('{n}', String(number)))
    }
})

test('what was found is sorted as the language sorts', async () => {
  const { page } = await visit('/pl/search?q=na')
  const titles = () => page.locator('main > .shelf > li h3').allInnerTexts()
  await expect.poll(async () => (await titles()).length).toBeGreaterThan(8)
  const found = await titles()
  expect(found).toEqual(found.toSorted(new Intl.Collator('pl-PL').compare))
  // By the codes of its characters, the list would have another order.
  expect(found).not.toEqual(found.toSorted())
})

test.each(TRANSLATED)('nothing is wider than a phone in %s', async (language) => {
  const page = await visitWithCart(language, '/cart', PHONE)
  for (const path of PAGES) {
    await page.goto(at(`/${language}${path}`))
    await ready(page)
    const wide = await page.evaluate(() => {
      const { clientWidth, scrollWidth } = document.documentElement
      return scrollWidth > clientWidth
        ? [...document.querySelectorAll('body *')]
            .filter((element) => {
              const { left, right } = element.getBoundingClientRect()
              return right > clientWidth + 1 || left < -1
            })
            .map(({ outerHTML }) => outerHTML.slice(0, 120))
        : []
    })
    expect(wide, path).toEqual([])
  }
})

/** All texts that a page shows or says, except those that are marked as another language. */
const textsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const own = document.documentElement.lang
    const isOwn = (element: Element | null) => element?.closest('[lang]')?.getAttribute('lang') === own
    const found = new Set<string>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      if (isOwn(parent) && !parent?.closest('script, style, template'))
        found.add(node.nodeValue?.trim() ?? '')
    }
    for (const element of document.querySelectorAll('body *')) {
      if (!isOwn(element)) continue
      for (const name of ['aria-label', 'placeholder', 'alt', 'title', 'data-submission-text']) {
        const value = element.getAttribute(name)
        if (value) found.add(value.trim())
      }
    }
    return [...found].filter((text) => /\p{L}{2}/u.test(text))
  })

/** Texts that are the same in each language: names, codes, addresses. */
const SAME =
  /^(Sill|Quarterly|USD|EUR|JPY|Basil|Ada|Ida|Ruth|PDF|AM|PM|[^ ]+@[^ ]+|https?:.*|· \d+ min( ·)?|Marta|Tom Achebe|Ida Brandt|Jonas Weil|Ruth Okafor|Hana|Per)$/

/** Words that two languages share. */
const SHARED: Readonly<Record<string, readonly string[]>> = {
  de: ['Name', 'Journal', 'Butter', 'Rose', 'Gold', 'Minute', 'Cookies'],
  fr: ['Journal', 'Contact', 'Table', 'Total', 'Rose', 'Minute', 'Cookies'],
}

/** Pages with parts that scripts draw. Those of templates have a test of their own, without a browser. */
const DRAWN = ['/cart', '/checkout', '/gift-card', '/subscription', '/account', '/sign-in', '/contact']

test.each(TRANSLATED)('no English is left in %s, but for what is marked as English', async (language) => {
  const english = await visitWithCart('en', '/cart')
  const own = await visitWithCart(language, '/cart')
  const left: Record<string, readonly string[]> = {}
  for (const path of DRAWN) {
    await Promise.all([english.goto(at(path)), own.goto(at(`/${language}${path}`))])
    await Promise.all([english, own].map(ready))
    // A page app that still loads says so.
    await Promise.all([english, own].map((page) => page.locator('main h1').first().waitFor()))
    const [before, after] = await Promise.all([textsOf(english), textsOf(own)])
    const same = after.filter(
      (text) => before.includes(text) && !SAME.test(text) && !SHARED[language]?.includes(text),
    )
    if (same.length > 0) left[path] = same
  }
  expect(left).toEqual({})
})

test('what stays English is marked as English, and is written from left to right', async () => {
  const { page } = await visit('/ar/journal/forty-one-lips')
  await ready(page)
  const english = page.locator('.post-text [lang=en]').first()
  expect(await english.innerText()).toContain('A drop does not fall')
  expect(await english.evaluate((element) => getComputedStyle(element).direction)).toBe('ltr')
  await page.goto(at('/ar/shop/p/belly-jug'))
  expect(await page.locator('.product-story').getAttribute('lang')).toBe('en')
  expect(await page.locator('.reviews blockquote').first().getAttribute('lang')).toBe('en')
})

test('a page downloads the texts of its own language alone', async () => {
  const { page } = await visit('/robots.txt')
  const scripts: string[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(new URL(response.url()).pathname)
  })
  for (const language of LANGUAGES) {
    scripts.length = 0
    await page.goto(at(language === 'en' ? '/shop/p/belly-jug' : `/${language}/shop/p/belly-jug`))
    await ready(page)
    await page.waitForLoadState('networkidle')
    const loaded = LANGUAGES.filter((code) => scripts.some((name) => name.includes(`/${code}-`)))
    expect(loaded, language).toEqual(language === 'en' ? [] : [language])
  }
})
