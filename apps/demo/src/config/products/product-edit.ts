import { fractionDigits } from '@sitewright/money-format'
import { withText as withWords } from '../document.ts'
import type { Category } from '../../site/content/category.ts'
import { PHYSICAL, type Choice, type Option, type Product } from '../../site/content/product.ts'
import {
  LOCALES,
  type Currency,
  type Locale,
  type LocalizedText,
  type Price,
} from '../../site/content/words.ts'

/** Texts of a product that are written in each language. */
export type ProductText = 'name' | 'line' | 'story'

/** Key made of a text, as in an address; a number is added if it is taken. */
export function freeKey(text: string, taken: readonly string[]): string {
  const base =
    text
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '') || 'new'
  let key = base
  for (let count = 2; taken.includes(key); count += 1) key = `${base}-${count}`
  return key
}

const same = (text: string): LocalizedText => ({ en: text, de: text })

/** Checks for a text that is not empty, and that none of the others is. */
export const isFree = (text: string, others: readonly string[]): boolean =>
  text.trim() !== '' && !others.some((other) => other.trim().toLowerCase() === text.trim().toLowerCase())

/** A text that none of the others is in any language: a number is added if one is. */
function freeText(text: LocalizedText, others: readonly LocalizedText[]): LocalizedText {
  let free = text
  const isTaken = () =>
    LOCALES.some(
      (locale) =>
        !isFree(
          free[locale],
          others.map((other) => other[locale]),
        ),
    )
  for (let count = 2; isTaken(); count += 1) free = { en: `${text.en} ${count}`, de: `${text.de} ${count}` }
  return free
}

/** A product with nothing filled in yet, in the first category. */
export function createProduct(products: readonly Product[], categories: readonly Category[]): Product {
  const slugs = products.map(({ slug }) => slug)
  return {
    slug: freeKey('new-product', slugs),
    type: PHYSICAL,
    category: categories[0]?.key ?? '',
    picture: 'belly-jug',
    name: { en: 'New product', de: 'Neues Produkt' },
    line: same(''),
    story: same(''),
    facts: [],
    price: { USD: '10.00', EUR: '10.00', JPY: '1500' },
    stock: 1,
  }
}

/** Reads a typed price as decimal text with the digits of its currency. Undefined if it is none. */
export function parsePrice(typed: string, currency: Currency): string | undefined {
  const text = typed.trim().replace(',', '.')
  const digits = fractionDigits(currency)
  if (!/^\d{1,9}(\.\d*)?$/.test(text)) return undefined
  const [whole = '', fraction = ''] = text.split('.')
  if (fraction.length > digits) return undefined
  return digits === 0 ? String(Number(whole)) : `${Number(whole)}.${fraction.padEnd(digits, '0')}`
}

/** Changes the price in one currency. */
export const withPrice = (product: Product, currency: Currency, amount: string): Product => ({
  ...product,
  price: { ...product.price, [currency]: amount },
})

/** Puts a product on sale in one currency, or ends the sale in all of them. A new sale begins at the usual prices. */
export function withSale(product: Product, currency: Currency, amount: string | undefined): Product {
  const { sale, ...usual } = product
  if (amount === undefined) return usual
  return { ...product, sale: { ...(sale ?? product.price), [currency]: amount } }
}

/** Changes a text of a product in one language. */
export const withText = (product: Product, field: ProductText, locale: Locale, text: string): Product => ({
  ...product,
  [field]: withWords(product[field], locale, text),
})

/** Changes the facts of a product in one language: one in each line. */
export function withFacts(product: Product, locale: Locale, lines: string): Product {
  const texts = lines.split('\n')
  const facts = texts.map((text, index) => withWords(product.facts[index] ?? same(text), locale, text))
  return { ...product, facts }
}

/** Facts of a product as lines of text. */
export const factLines = ({ facts }: Product, locale: Locale): string =>
  facts.map((fact) => fact[locale]).join('\n')

/** Changes the price of a choice in one currency. Undefined takes the product's own price. */
export function withChoicePrice(
  choice: Choice,
  currency: Currency,
  amount: string | undefined,
  usual: Price,
): Choice {
  const { price, ...plain } = choice
  if (amount === undefined) return plain
  return { ...choice, price: { ...(price ?? usual), [currency]: amount } }
}

/** A choice with a name of its own in its option, and a key of its own in all options of the product. */
export function createChoice(name: string, { choices }: Option, all: readonly Option[]): Choice {
  const word = freeText(
    same(name),
    choices.map((choice) => choice.word),
  )
  const taken = all.flatMap((option) => option.choices).map(({ key }) => key)
  return { key: freeKey(word.en, taken), word }
}

/** An option with a name of its own, and one choice. */
export function createOption(all: readonly Option[]): Option {
  const name = freeText(
    { en: 'Size', de: 'Größe' },
    all.map((option) => option.name),
  )
  const option = { name, choices: [] }
  return { ...option, choices: [createChoice('One size', option, all)] }
}

/** Changes the picture of a product, or of one of its choices. */
export function withPicture(product: Product, picture: string, choice?: Choice): Product {
  if (!choice) return { ...product, picture }
  const options = (product.options ?? []).map((option) => ({
    ...option,
    choices: option.choices.map((each) => (each === choice ? { ...each, picture } : each)),
  }))
  return { ...product, options }
}
