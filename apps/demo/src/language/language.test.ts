import { expect, test } from 'vitest'
import { addresses, page } from '../site/record/page.ts'
import { languageOfText, textIn, valueIn } from '../site/content/text-in.ts'
import { translatableSiteTexts } from '../site/content/translatable.test-support.ts'
import { reviewCount, things } from '../site/content/website.ts'
import { usualCurrency } from '../site/content/words.ts'
import { renderPage } from '../site/render.ts'
import './all-languages.ts'
import { texts as arabic } from './site/ar.ts'
import { texts as french } from './site/fr.ts'
import { texts as japanese } from './site/ja.ts'
import { texts as polish } from './site/pl.ts'

const translations = { ar: arabic, fr: french, ja: japanese, pl: polish }
const languages = ['ar', 'fr', 'ja', 'pl'] as const

const placeholders = (text: string): readonly string[] =>
  [...text.matchAll(/\{(\w+)[,}]/g)].map(([, name = '']) => name).toSorted()

test.each(languages)('each text of the site is translated in %s, and none that it has not', (language) => {
  expect(Object.keys(translations[language]).toSorted()).toEqual([...translatableSiteTexts()].toSorted())
})

test.each(languages)(
  'texts in %s have the placeholders of the English ones, and no blank at their ends',
  (language) => {
    for (const [english, own] of Object.entries(translations[language])) {
      expect(placeholders(own), english).toEqual(placeholders(english))
      // The templates put a colon behind this one, which French keeps apart.
      if (english !== 'Quantity') expect(own, english).toBe(own.trim())
      expect(own, english).not.toBe('')
    }
  },
)

test.each([
  ['en', ['1 thing', '2 things', '5 things', '12 things'], '1 review'],
  ['de', ['1 Ding', '2 Dinge', '5 Dinge', '12 Dinge'], '1 Stimme'],
  ['fr', ['1 objet', '2 objets', '5 objets', '12 objets'], '1 avis'],
  ['pl', ['1 rzecz', '2 rzeczy', '5 rzeczy', '12 rzeczy'], '1 opinia'],
  ['ar', ['قطعة واحدة', 'قطعتان', '5 قطع', '12 قطعة'], 'رأي واحد'],
  ['ja', ['1点', '2点', '5点', '12点'], 'レビュー1件'],
] as const)('numbers of things have the forms of %s', (language, texts, review) => {
  expect([1, 2, 5, 12].map((count) => things(count, language))).toEqual(texts)
  expect(reviewCount(1, language)).toBe(review)
})

test('Polish has three forms for reviews', () => {
  expect([1, 3, 5, 22].map((count) => reviewCount(count, 'pl'))).toEqual([
    '1 opinia',
    '3 opinie',
    '5 opinii',
    '22 opinie',
  ])
})

test('a text without a translation stays English, and says so', () => {
  const own = { en: 'Nobody has translated this.', de: 'Das hat niemand übersetzt.' }
  expect(textIn(own, 'fr')).toBe(own.en)
  expect(languageOfText(own, 'fr')).toBe('en')
  expect(textIn(own, 'de')).toBe(own.de)
  expect(languageOfText(own, 'de')).toBeUndefined()
  expect(languageOfText({ en: 'Gift cards', de: 'Gutscheine' }, 'fr')).toBeUndefined()
  expect(textIn(undefined, 'fr')).toBeUndefined()
})

test('a form is translated but for its ids', () => {
  const form = { id: 'Gold', fields: [{ kind: 'Gold', title: 'Gold', options: ['Silver'] }] }
  expect(valueIn({ en: form, de: form }, 'fr')).toEqual({
    id: 'Gold',
    fields: [{ kind: 'Gold', title: 'Or', options: ['Argent'] }],
  })
})

/** Texts and spoken attributes of markup, without those that are marked as English and those of scripts. */
function textsOf(html: string): ReadonlySet<string> {
  const own = html
    .replaceAll(/<(script|style)\b.*?<\/\1>/gs, '')
    .replaceAll(/<(\w+)[^>]* lang="en"[^>]*>.*?<\/\1>/gs, '')
  const spoken = [...own.matchAll(/(?:aria-label|placeholder|alt|title|data-[\w-]+-text)="([^"]*)"/g)]
  return new Set(
    [...own.replaceAll(/<[^>]*>/g, '\n').split('\n'), ...spoken.map(([, text = '']) => text)]
      .map((text) => text.trim())
      .filter((text) => /\p{L}{2}/u.test(text)),
  )
}

/** Names, codes, addresses and samples, which are the same in each language. */
const SAME =
  /^(Sill|Quarterly|USD|EUR|JPY|Deutsch|Français|Polski|العربية|日本語|English|Basil|AM|PM|· \d+ min( ·)?|[^ ]+@[^ ]+|https?:.*)$/

/** Names of people, which stand beside what they said. */
const PEOPLE =
  /^(Marta|Tom Achebe|L\.|Hana|Per|Noor|Bea|Yusuf|Greta|P\. Lindqvist|(Ida|Ida Brandt|Jonas Weil|Ruth Okafor))$/

/** Words that French shares with English. */
const FRENCH = ['Journal', 'Contact', 'Table', 'Rose', 'Minute', 'Cookies']

test.each(languages)('no page in %s has English texts that are not marked as English', (language) => {
  const left: Record<string, readonly string[]> = {}
  for (const address of addresses()) {
    const textsIn = (locale: typeof language | 'en') =>
      textsOf(renderPage(page(address, { locale, currency: usualCurrency[locale] })).html)
    const english = textsIn('en')
    const same = [...textsIn(language)].filter(
      (text) =>
        english.has(text) &&
        !SAME.test(text) &&
        !PEOPLE.test(text) &&
        !(language === 'fr' && FRENCH.includes(text)),
    )
    if (same.length > 0) left[address] = same
  }
  expect(left).toEqual({})
})

test.each(languages)('what search engines show of a page in %s is in its language', (language) => {
  const left = addresses().filter((address) => {
    const [english, own] = (['en', language] as const).map(
      (locale) => page(address, { locale, currency: usualCurrency[locale] }).description,
    )
    return own === english
  })
  expect(left).toEqual([])
})

test('the colon behind the label of the quantity stands apart in French, and nowhere else', () => {
  const labelIn = (locale: 'de' | 'fr' | 'ja') =>
    /quantity-label">([^<]*)</.exec(
      renderPage(page('/shop/p/belly-jug', { locale, currency: 'EUR' })).html,
    )?.[1]
  expect((['de', 'fr', 'ja'] as const).map(labelIn)).toEqual(['Anzahl:', 'Quantité\u00a0:', '数量:'])
})
