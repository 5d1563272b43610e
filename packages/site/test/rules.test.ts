import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isEmail } from '../src/email.ts'
import { ProductType } from '../src/enumerations.ts'
import { humanizeFileSize, MB } from '../src/file-size.ts'
import { hasQuantityInput, isSoldOut, quantityInput, totalStock, type ProductStock } from '../src/stock.ts'

describe('an email address', () => {
  // spec: FRM-045
  test.each([
    ['ada@example.com', true],
    ['ada.lovelace+news@mail.example.co', true],
    ["o'neil_x-1@sub-domain.example.info", true],
    ['a@b.42', true],
    ['ada@example.museum', false],
    ['ada@example.c', false],
    ['ada@example', false],
    ['ada@', false],
    ['@example.com', false],
    ['ada@@example.com', false],
    ['.ada@example.com', false],
    ['ada..l@example.com', false],
    ['ada l@example.com', false],
    ['ada@-example.com', false],
    ['ada@example-.com', false],
    ['ada@exa_mple.com', false],
    [' ada@example.com', false],
    ['ada@example.com\n', false],
    ['', false],
    [undefined, false],
    [7, false],
  ])('%j is one: %s', (value, expected) => {
    expect(isEmail(value)).toBe(expected)
  })

  // spec: FRM-045
  test('has 3 to 256 characters', () => {
    const ofLength = (length: number) => `${'a'.repeat(length - '@example.com'.length)}@example.com`
    expect(isEmail(ofLength(256))).toBe(true)
    expect(isEmail(ofLength(257))).toBe(false)
  })

  test.each([
    ['ada@example.museum', true],
    ['ada@example.xn--p1ai', true],
    ['ada@example.com', true],
    ['ada@example.42', false],
    ['ada@example', false],
  ])('with any ending allowed, %j is one: %s', (value, expected) => {
    expect(isEmail(value, { ending: 'any' })).toBe(expected)
  })

  test('is never one without an at sign, and one whenever its parts are plain', () => {
    const word = fc.stringMatching(/^[a-z0-9]{1,20}$/)
    const ending = fc.stringMatching(/^[a-z0-9]{2,4}$/)
    fc.assert(
      fc.property(word, word, ending, (local, domain, last) => {
        expect(isEmail(`${local}@${domain}.${last}`)).toBe(true)
        expect(isEmail(`${local}.${domain}.${last}`)).toBe(false)
      }),
      { numRuns: 100 },
    )
  })
})

const product = (productType: number, ...variants: NonNullable<ProductStock['variants']>): ProductStock => ({
  productType,
  variants,
})
const { physical, digital, service, giftCard, paywall } = ProductType
const none = { qtyInStock: 0 }
const some = { qtyInStock: 3 }
const endless = { unlimited: true, qtyInStock: 0 }

describe('stock', () => {
  // spec: TPL-111 TPL-112
  test.each([
    [product(physical, none, none), true],
    [product(physical), true],
    [{ productType: physical }, true],
    [product(physical, { qtyInStock: -1 }), true],
    [product(physical, none, some), false],
    [product(physical, none, endless), false],
    [product(service, none), true],
    [product(service, some), false],
    [product(digital, none), false],
    [product(giftCard), false],
    [product(paywall), false],
  ])('%j is sold out: %s', (of, expected) => {
    expect(isSoldOut(of)).toBe(expected)
  })

  // spec: TPL-114
  test.each([
    [product(digital, none), Number.MAX_SAFE_INTEGER],
    [product(giftCard), Number.MAX_SAFE_INTEGER],
    [product(physical, some, endless), Number.MAX_SAFE_INTEGER],
    [product(physical, some, { qtyInStock: 4 }, {}), 7],
    [product(service), 0],
  ])('%j has %i in total', (of, expected) => {
    expect(totalStock(of)).toBe(expected)
  })

  // spec: TPL-119
  test('is chosen from 1 to 9999, one by one, starting at 1', () => {
    expect(quantityInput).toEqual({ min: 1, max: 9999, step: 1, defaultValue: 1, size: 4 })
  })

  // spec: TPL-120
  test.each([
    [product(physical, { qtyInStock: 2 }), false, true],
    [product(physical, { qtyInStock: 1 }), true, false],
    [product(service, endless), true, true],
    [product(service, endless), false, false],
    [product(service, { qtyInStock: 1 }), true, false],
    [{ ...product(physical, endless), isSubscribable: true }, true, false],
    [{ ...product(service, endless), isSubscribable: true }, true, false],
    [product(digital), true, false],
    [product(giftCard), true, false],
    [product(paywall, endless), true, false],
  ])('%j, with several services allowed: %s, has a quantity input: %s', (of, allowed, expected) => {
    expect(hasQuantityInput(of, { multipleQuantityAllowedForServices: allowed })).toBe(expected)
  })
})

describe('file sizes', () => {
  // spec: EDT-027
  test.each([
    [0, '0 B'],
    [1, '1 B'],
    [1023, '1,023 B'],
    [1024, '1 KB'],
    [1536, '1.5 KB'],
    [1024 * 1024 - 1, '1 MB'],
    [1024 * 1024, '1 MB'],
    [1_000_000, '976.6 KB'],
    [5 * 1024 ** 3, '5 GB'],
    [2048 * 1024 ** 4, '2,048 TB'],
    [-5, '0 B'],
    [NaN, '0 B'],
  ])('%d bytes are %s', (bytes, text) => {
    expect(humanizeFileSize(bytes)).toBe(text)
  })

  test('are written in another language', () => {
    expect(humanizeFileSize(1536, { locale: 'de' })).toBe('1,5 KB')
  })

  // spec: EDT-028
  test('have limits in megabytes of a million bytes', () => {
    expect(MB).toBe(1_000_000)
  })
})
