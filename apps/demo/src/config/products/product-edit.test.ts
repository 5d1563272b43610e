import { describe, expect, test } from 'vitest'
import type { Option, Product } from '../../site/content/product.ts'
import { PRODUCTS } from '../../site/content/product.ts'
import { CATEGORIES } from '../../site/content/website.ts'
import {
  createChoice,
  createOption,
  createProduct,
  factLines,
  freeKey,
  isFree,
  parsePrice,
  withChoicePrice,
  withFacts,
  withPrice,
  withSale,
  withText,
} from './product-edit.ts'
import { variantRows, wholeStock, withCountedStock, withOptions, withStock } from './product-stock.ts'

function find(slug: string): Product {
  const found = PRODUCTS.find((product) => product.slug === slug)
  if (!found) throw new Error(`There is no product ${slug}.`)
  return found
}
const jug = find('belly-jug')
const vase = find('iris-vase')

const option = (name: string, ...keys: readonly string[]): Option => ({
  name: { en: name, de: name },
  choices: keys.map((key) => ({ key, word: { en: key, de: key } })),
})

describe('texts', () => {
  test('change in one language', () => {
    expect(withText(jug, 'name', 'de', 'Krug').name).toEqual({ en: 'Belly Jug', de: 'Krug' })
  })

  test('of facts are lines, and a new fact has a text in each language', () => {
    const next = withFacts(jug, 'en', `${factLines(jug, 'en')}\nWeighs a kilo`)
    expect(next.facts.at(-1)).toEqual({ en: 'Weighs a kilo', de: 'Weighs a kilo' })
    expect(next.facts[0]?.de).toBe(jug.facts[0]?.de)
  })

  test.each([
    ['Größe & Glück', [], 'gro-e-glu-ck'],
    ['  Tall ', ['tall'], 'tall-2'],
    ['茶', [], 'new'],
  ])('%j makes a key beside %j', (text, taken, key) => {
    expect(freeKey(text, taken)).toBe(key)
  })
})

describe('prices', () => {
  test.each([
    ['62', 'USD', '62.00'],
    [' 62,5 ', 'EUR', '62.50'],
    ['062.', 'USD', '62.00'],
    ['9400', 'JPY', '9400'],
    ['9400.5', 'JPY', undefined],
    ['1.999', 'USD', undefined],
    ['-1', 'USD', undefined],
    ['', 'USD', undefined],
  ] as const)('%j in %s is %s', (typed, currency, price) => {
    expect(parsePrice(typed, currency)).toBe(price)
  })

  test('change in one currency', () => {
    expect(withPrice(jug, 'EUR', '80.00').price).toEqual({ ...jug.price, EUR: '80.00' })
  })

  test('of a new sale are the usual ones in the other currencies', () => {
    expect(withSale(vase, 'USD', '50.00').sale).toEqual({ ...vase.price, USD: '50.00' })
    expect(withSale(jug, 'USD', undefined)).not.toHaveProperty('sale')
  })

  test('of a choice are its own, or those of the product', () => {
    const size = option('Size', 'tall')
    const choice = createChoice('Tall', size, [size])
    expect(choice).toEqual({ key: 'tall-2', word: { en: 'Tall 2', de: 'Tall 2' } })
    const priced = withChoicePrice(choice, 'EUR', '9.00', jug.price)
    expect(priced.price).toEqual({ ...jug.price, EUR: '9.00' })
    expect(withChoicePrice(priced, 'EUR', undefined, jug.price)).toEqual(choice)
  })
})

describe('stock', () => {
  test('is shown for each variant', () => {
    expect(variantRows(vase).map(({ key, stock }) => [key, stock])).toEqual(Object.entries(vase.stock ?? {}))
    expect(wholeStock(vase)).toBe(35)
  })

  test('changes for one variant', () => {
    expect(variantRows(withStock(vase, 'iron-small', 7)).find(({ key }) => key === 'iron-small')?.stock).toBe(
      7,
    )
    expect(withStock(jug, '', 4).stock).toBe(4)
  })

  test('can be left uncounted', () => {
    expect(wholeStock(withCountedStock(vase, false))).toBeUndefined()
    expect(withCountedStock(withCountedStock(jug, false), true).stock).toBe(1)
    expect(withCountedStock(jug, true)).toBe(jug)
  })
})

describe('options', () => {
  const two: Product = {
    ...jug,
    options: [option('Glaze', 'moss', 'iron'), option('Size', 'small', 'tall')],
    stock: { 'moss-small': 1, 'moss-tall': 2, 'iron-small': 3, 'iron-tall': 4 },
  }

  test('that gain a choice leave the stock of the others alone', () => {
    const next = withOptions(two, [option('Glaze', 'moss', 'iron', 'sea'), option('Size', 'small', 'tall')])
    expect(next.stock).toEqual({ ...Object(two.stock), 'sea-small': 0, 'sea-tall': 0 })
  })

  test('that lose a choice lose its stock', () => {
    const next = withOptions(two, [option('Glaze', 'iron'), option('Size', 'small', 'tall')])
    expect(next.stock).toEqual({ 'iron-small': 3, 'iron-tall': 4 })
  })

  test('that are the first ones take the stock of the product', () => {
    expect(withOptions(jug, [option('Size', 'small', 'tall')]).stock).toEqual({ small: 11, tall: 0 })
  })

  test('that lose one of them leave the sums', () => {
    expect(withOptions(two, [option('Glaze', 'moss', 'iron')]).stock).toEqual({ moss: 3, iron: 7 })
  })

  test('that all go leave the sum', () => {
    expect(withOptions(two, [])).toMatchObject({ stock: 10 })
    expect(withOptions(two, [])).not.toHaveProperty('options')
  })

  test('without a choice are left out', () => {
    expect(withOptions(two, [option('Glaze', 'moss'), option('Size')]).options).toHaveLength(1)
  })

  test('that are added have names of their own, and choices keys of their own', () => {
    const first = createOption([])
    const second = createOption([first])
    expect([first, second].map(({ name }) => name)).toEqual([
      { en: 'Size', de: 'Größe' },
      { en: 'Size 2', de: 'Größe 2' },
    ])
    expect([first, second].flatMap(({ choices }) => choices.map(({ key }) => key))).toEqual([
      'one-size',
      'one-size-2',
    ])
  })

  test('that are added have a name that is free in every language', () => {
    const number = { ...option('Number'), choices: [{ key: 'one', word: { en: 'One', de: 'Eins' } }] }
    expect(createChoice('Eins', number, [number]).word).toEqual({ en: 'Eins 2', de: 'Eins 2' })
  })

  test.each([
    ['Tall', true],
    [' small ', false],
    ['SMALL', false],
    [' ', false],
  ])('may be called %j beside small: %s', (name, isAllowed) => {
    expect(isFree(name, ['small'])).toBe(isAllowed)
  })

  test('of a product that is not counted have no stock', () => {
    expect(withOptions(withCountedStock(jug, false), [option('Size', 's')])).not.toHaveProperty('stock')
  })
})

test('a new product has an address of its own', () => {
  const first = createProduct(PRODUCTS, CATEGORIES)
  expect(createProduct([...PRODUCTS, first], CATEGORIES).slug).toBe('new-product-2')
})

test('a new product is in a category that the shop has', () => {
  expect(createProduct([], CATEGORIES.slice(2)).category).toBe(CATEGORIES[2]?.key)
})
