import { describe, expect, test } from 'vitest'
import { messages as arabic } from '../locales/ar.ts'
import { messages as polish } from '../locales/pl.ts'
import {
  instalmentBrands,
  instalmentOffer,
  instalmentText,
  type InstalmentContext,
  type InstalmentOffer,
} from './index.ts'
import { defaultInstalmentCount, instalmentAmount } from './instalment.ts'
import type { Money } from '../index.ts'
import { money } from '../testing.ts'

const context: InstalmentContext = {
  afterPayAvailable: true,
  afterPayMin: 100,
  afterPayMax: 200_000,
  shopperLanguage: 'en',
  stripeAccountCountry: 'US',
}

const offer = (value: string, changes: Partial<InstalmentContext> = {}, productType = 1): InstalmentOffer =>
  instalmentOffer({ price: money(value), productType, context: { ...context, ...changes } })

describe('an instalment offer', () => {
  // spec: CRT-111 CRT-112 CRT-116 CRT-120
  test.each([
    ['0.99', 'too-low'],
    ['1.00', 'too-low'],
    ['1.01', 'in-range'],
    ['2000.00', 'in-range'],
    ['2000.01', 'too-high'],
  ])('for %s, with limits of 100 and 200000 hundredths, is %s', (value, kind) => {
    expect(offer(value).kind).toBe(kind)
  })

  test('has no upper limit by default, and zero as lower limit', () => {
    expect(offer('999999', { afterPayMax: undefined }).kind).toBe('in-range')
    expect(offer('0.01', { afterPayMin: null }).kind).toBe('in-range')
    expect(offer('0.01', { afterPayMin: 0 }).kind).toBe('in-range')
  })

  // spec: CRT-112
  test.each([
    ['0', null],
    ['0', 0],
    ['0', undefined],
    ['0.001', null],
    ['-5', null],
  ])('is hidden for %s with a minimum of %s', (value, afterPayMin) => {
    expect(offer(value, { afterPayMin })).toEqual({ kind: 'hidden', reason: 'no-price' })
  })

  // spec: CRT-119
  test('shows the minimum for a price of zero', () => {
    expect(offer('0')).toMatchObject({ kind: 'too-low', limit: money('1.00') })
  })

  test.each([NaN, 1.5, Infinity, '100'])('ignores a limit of %s', (limit) => {
    const changes = { afterPayMin: limit as number, afterPayMax: limit as number }
    expect(offer('0.50', changes).kind).toBe('in-range')
    expect(offer('2000.01', changes).kind).toBe('in-range')
  })

  test('handles prices beyond the safe integers of hundredths', () => {
    expect(offer('999999999999999.99').kind).toBe('too-high')
    expect(offer('999999999999999.99', { afterPayMax: null }).kind).toBe('in-range')
  })

  test('compares yen with limits in hundredths', () => {
    const yen = { price: money('5000', 'JPY'), productType: 1, context: { ...context, afterPayMax: 500_000 } }
    expect(instalmentOffer(yen).kind).toBe('in-range')
    expect(instalmentOffer({ ...yen, price: money('5001', 'JPY') }).kind).toBe('too-high')
  })

  // spec: CRT-113
  test.each([
    [1, true, 'in-range'],
    [1, false, 'hidden'],
    [2, true, 'hidden'],
    [3, true, 'hidden'],
    [4, true, 'hidden'],
    [5, true, 'hidden'],
  ])('for product type %d that is available: %s, is %s', (productType, afterPayAvailable, kind) => {
    expect(offer('10', { afterPayAvailable }, productType).kind).toBe(kind)
  })

  test.each([null, undefined])('without a context of the provider (%s) is hidden', (none) => {
    const question = { price: money('10'), productType: 1, context: none }
    expect(instalmentOffer(question)).toEqual({ kind: 'hidden', reason: 'not-available' })
  })

  // spec: CRT-114 CRT-115
  test.each([
    ['en', 'US', 'en_US', 'primary'],
    ['en', 'CA', 'en_CA', 'primary'],
    ['fr', 'CA', 'fr_CA', 'primary'],
    ['fr-CA', 'CA', 'fr_CA', 'primary'],
    ['fr_FR', 'CA', 'fr_CA', 'primary'],
    ['en-GB', 'AU', 'en_AU', 'primary'],
    ['en', 'NZ', 'en_NZ', 'primary'],
    ['en', 'GB', 'en_GB', 'uk'],
    ['EN', 'au', 'en_AU', 'primary'],
    ['Fr_ca', 'Ca', 'fr_CA', 'primary'],
  ])(
    'is made to %s shoppers of accounts in %s, as %s by the brand %s',
    (language, country, locale, brand) => {
      const changes = { shopperLanguage: language, stripeAccountCountry: country }
      expect(offer('10', changes)).toMatchObject({ kind: 'in-range', locale, brand })
    },
  )

  // spec: CRT-114 CRT-115
  test.each([
    ['fr', 'US'],
    ['es', 'US'],
    ['fr', 'GB'],
    ['de', 'DE'],
    ['', ''],
    ['constructor', ''],
    [undefined, 'US'],
    ['en', null],
  ])('is not made to %s shoppers of accounts in %s', (shopperLanguage, stripeAccountCountry) => {
    expect(offer('10', { shopperLanguage, stripeAccountCountry })).toEqual({
      kind: 'hidden',
      reason: 'other-locale',
    })
    expect(Object.keys(instalmentBrands)).toEqual(['en_US', 'en_CA', 'fr_CA', 'en_AU', 'en_NZ', 'en_GB'])
  })

  // spec: CRT-117
  test.each([
    ['100', undefined, '25.00'],
    ['50.01', undefined, '12.50'],
    ['50.02', undefined, '12.51'],
    ['10', 3, '3.33'],
    ['0.02', 4, '0.01'],
  ])('divides %s into %s payments of %s', (value, count, amount) => {
    expect(instalmentAmount(money(value), count)).toEqual(money(amount))
    expect(instalmentOffer({ price: money('100'), productType: 1, context })).toMatchObject({ count: 4 })
    expect(defaultInstalmentCount).toBe(4)
  })

  test('divides yen into whole yen', () => {
    expect(instalmentAmount(money('1002', 'JPY'))).toEqual(money('251.00', 'JPY'))
  })

  test.each([
    money('ten'),
    money(NaN),
    money('5', 'usd'),
    { decimalValue: null, currencyCode: 'USD' },
    null,
    undefined,
    5,
  ])('is hidden for a price that is not money: %j', (price) => {
    expect(instalmentOffer({ price: price as Money, productType: 1, context })).toEqual({
      kind: 'hidden',
      reason: 'no-price',
    })
  })

  test.each([0, -1, 1.5, NaN])('rejects %s payments', (count) => {
    expect(() => instalmentAmount(money('5'), count)).toThrow(
      expect.objectContaining({ code: 'not-shares' }) as Error,
    )
  })
})

describe('the text of an offer', () => {
  // spec: CRT-118
  test('is the number and amount of payments', () => {
    expect(instalmentText(offer('100'))).toBe('4 interest-free payments of $25.00')
    expect(instalmentText(offer('100'), { oneLine: true })).toBe('or 4 interest-free payments of $25.00 with')
  })

  // spec: CRT-116 CRT-119
  test('is the limit for a price out of range', () => {
    expect(instalmentText(offer('1'))).toBe('available for orders over $1.00')
    expect(instalmentText(offer('9999'))).toBe('available for orders up to $2,000.00')
  })

  test('is empty for a hidden offer', () => {
    expect(instalmentText(offer('1', {}, 2))).toBe('')
  })

  // spec: CRT-118
  test("is in the price's currency and the provider's locale", () => {
    const australian = instalmentOffer({
      price: { decimalValue: '100', currencyCode: 'AUD' },
      productType: 1,
      context: { ...context, stripeAccountCountry: 'AU' },
    })
    expect(instalmentText(australian)).toBe('4 interest-free payments of $25.00')
    expect(instalmentText(australian, { locale: 'en-US' })).toBe('4 interest-free payments of A$25.00')
  })

  test('keeps placeholders that have no value', () => {
    const messages = { 'instalment.inRange': '{n} payments {constructor} {later}' }
    expect(instalmentText(offer('100'), { messages })).toBe('4 payments {constructor} {later}')
  })

  test('has the digits of the locale, and amounts that keep their direction', () => {
    const text = (currency: string) =>
      instalmentText(
        {
          kind: 'in-range',
          brand: 'primary',
          locale: 'en_US',
          count: 4,
          amount: { value: '1250.50', currency },
        },
        { messages: arabic, locale: 'ar-EG' },
      )
    expect(text('EGP')).toBe('٤ دفعات بدون فوائد، قيمة كل منها \u2068\u200f١٬٢٥٠٫٥٠\u00a0ج.م.\u200f\u2069')
    expect(text('USD')).toContain('\u2066\u200f١٬٢٥٠٫٥٠\u00a0US$\u2069')
  })

  test('can be replaced, with amounts in a locale of your own', () => {
    const canadian = instalmentOffer({
      price: money('100', 'CAD'),
      productType: 1,
      context: { ...context, shopperLanguage: 'fr', stripeAccountCountry: 'CA' },
    })
    const messages = { 'instalment.inRange': '{n} versements sans intérêt de {amount}' }
    expect(instalmentText(canadian, { messages })).toBe('4 versements sans intérêt de 25,00\u00a0$')
    expect(instalmentText(canadian, { messages, locale: 'en-CA' })).toBe(
      '4 versements sans intérêt de $25.00',
    )
  })
})

test.each([
  [4, '4 nieoprocentowane raty po'],
  [6, '6 nieoprocentowanych rat po'],
])('%d instalments are in the form that the number has in the language', (count, text) => {
  const found = instalmentOffer({ price: money('120.00'), productType: 1, context, count })
  expect(instalmentText(found, { messages: polish })).toContain(text)
  expect(instalmentText(found, { messages: polish, oneLine: true })).toContain(`lub ${text}`)
})
