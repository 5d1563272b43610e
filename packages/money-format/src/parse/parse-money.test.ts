import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { currencies, formatMoney, fractionDigits, isMoney, type MoneyOptions } from '../index.ts'
import { regionCurrency } from '../currency/region-currency.ts'
import { parseMoney } from './parse-money.ts'
import { locales } from '../format/differential.test-support.ts'

describe('parseMoney', () => {
  test.each([
    ['1234.56', 'en-US', 'USD', '1234.56'],
    ['$1,234.56', 'en-US', 'USD', '1234.56'],
    ['USD 5', 'en-US', 'USD', '5.00'],
    ['usd5', 'en-US', 'USD', '5.00'],
    ['CA$5', 'en-US', 'CAD', '5.00'],
    ['$5', 'en-US', 'CAD', '5.00'],
    ['  5  ', 'en-US', 'USD', '5.00'],
    ['.5', 'en-US', 'USD', '0.50'],
    ['5.', 'en-US', 'USD', '5.00'],
    ['007', 'en-US', 'USD', '7.00'],
    ['+5', 'en-US', 'USD', '5.00'],
    ['-5', 'en-US', 'USD', '-5.00'],
    ['−5', 'en-US', 'USD', '-5.00'],
    ['-$5', 'en-US', 'USD', '-5.00'],
    ['$ -5', 'en-US', 'USD', '-5.00'],
    ['($5.00)', 'en-US', 'USD', '-5.00'],
    ['-0', 'en-US', 'USD', '0.00'],
    ['1.234,56', 'de-DE', 'EUR', '1234.56'],
    ['1.234', 'de-DE', 'EUR', '1234.00'],
    ['1.234,56 €', 'de-DE', 'EUR', '1234.56'],
    ['1 234,56', 'fr-FR', 'EUR', '1234.56'],
    ['1\u202f234,56\u00a0€', 'fr_FR', 'EUR', '1234.56'],
    ['1 234,56', 'de-DE', 'EUR', '1234.56'],
    ['12.50', 'fr-FR', 'EUR', '12.50'],
    ['1’234.50', 'de-CH', 'CHF', '1234.50'],
    ["CHF 1'234.50", 'de-CH', 'CHF', '1234.50'],
    ['1,23,456', 'en-IN', 'INR', '123456.00'],
    ['123,456', 'en-IN', 'INR', '123456.00'],
    ['١٬٢٣٤٫٥٦', 'ar-EG', 'USD', '1234.56'],
    ['١٬٢٣٤٫٥٦', 'en-US', 'USD', '1234.56'],
    ['۱٬۲۳۴٫۵۶', 'fa-IR', 'USD', '1234.56'],
    ['1,234.56', 'ar-EG', 'USD', '1234.56'],
    ['१,२३४', 'mr-IN', 'INR', '1234.00'],
    ['５００', 'ja-JP', 'JPY', '500'],
    ['￥500', 'ja-JP', 'JPY', '500'],
    ['999999999999999.99', 'en-US', 'USD', '999999999999999.99'],
  ])('reads %j in %s as %s %s', (text, locale, currency, value) => {
    expect(parseMoney(text, { locale, currency })).toEqual({ kind: 'money', money: { value, currency } })
  })

  test.each([
    ['', 'en-US', 'USD', { kind: 'empty' }],
    [' \u00a0\u200f', 'en-US', 'USD', { kind: 'empty' }],
    ['abc', 'en-US', 'USD', { kind: 'unreadable' }],
    ['.', 'en-US', 'USD', { kind: 'unreadable' }],
    ['-', 'en-US', 'USD', { kind: 'unreadable' }],
    ['$', 'en-US', 'USD', { kind: 'unreadable' }],
    ['()', 'en-US', 'USD', { kind: 'unreadable' }],
    ['--5', 'en-US', 'USD', { kind: 'unreadable' }],
    ['(-5)', 'en-US', 'USD', { kind: 'unreadable' }],
    ['$$5', 'en-US', 'USD', { kind: 'unreadable' }],
    ['€5', 'en-US', 'USD', { kind: 'unreadable' }],
    ['1.2.3', 'en-US', 'USD', { kind: 'unreadable' }],
    ['0x10', 'en-US', 'USD', { kind: 'unreadable' }],
    ['1e3', 'en-US', 'USD', { kind: 'unreadable' }],
    // Separators of another locale, or in other positions.
    ['1.234,56', 'en-US', 'USD', { kind: 'unreadable' }],
    ['1,234.56', 'de-DE', 'EUR', { kind: 'unreadable' }],
    ['12.5', 'de-DE', 'EUR', { kind: 'unreadable' }],
    ['1,23', 'en-US', 'USD', { kind: 'unreadable' }],
    ['1234,567', 'en-US', 'USD', { kind: 'unreadable' }],
    ['1,234 567', 'en-US', 'USD', { kind: 'unreadable' }],
    ['1 2', 'en-US', 'USD', { kind: 'unreadable' }],
    ['12,50', 'de-CH', 'CHF', { kind: 'unreadable' }],
    // Amounts that need rounding, or whose point could separate thousands.
    ['1.005', 'en-US', 'USD', { kind: 'too-precise', fractionDigits: 2 }],
    ['10.000', 'en-US', 'USD', { kind: 'too-precise', fractionDigits: 2 }],
    ['500.5', 'en-US', 'JPY', { kind: 'too-precise', fractionDigits: 0 }],
    ['1000000000000000', 'en-US', 'USD', { kind: 'too-large' }],
  ])('rejects %j in %s for %s', (text, locale, currency, failure) => {
    expect(parseMoney(text, { locale, currency })).toEqual(failure)
  })

  test('reads US dollars in US English by default', () => {
    expect(parseMoney('$1,000')).toEqual({ kind: 'money', money: { value: '1000.00', currency: 'USD' } })
  })

  test('returns money though its currency is in small letters', () => {
    const parsed = parseMoney('$5', { currency: 'usd' })
    expect(parsed).toEqual({ kind: 'money', money: { value: '5.00', currency: 'USD' } })
    expect(parsed.kind === 'money' && isMoney(parsed.money)).toBe(true)
  })

  test.each(['US', '', 'DOLLAR'])('rejects the currency %j', (currency) => {
    for (const text of ['5', '']) expect(() => parseMoney(text, { currency })).toThrow(RangeError)
  })

  test('never throws for a text, and returns only money that can be shown', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[-+(]?[$€]?[\d., '٠-٩]*[)€]?$/)),
        fc.constantFrom('en-US', 'de-DE', 'fr-FR', 'ar-EG', 'en-IN'),
        (text, locale) => {
          const parsed = parseMoney(text, { locale, currency: 'EUR' })
          if (parsed.kind === 'money') expect(formatMoney(parsed.money)).toContain('€')
        },
      ),
      { numRuns: 500 },
    )
  })
})

test('reads formatted money back in every locale and currency, with every set of options', () => {
  const optionSets: readonly MoneyOptions[] = [
    {},
    { currencySign: 'accounting' },
    { currencyDisplay: 'code' },
    { currencyDisplay: 'narrowSymbol' },
    { useGrouping: false },
    { trailingZeroDisplay: 'stripIfInteger' },
  ]
  fc.assert(
    fc.property(
      fc.constantFrom(...locales),
      fc.constantFrom(...currencies),
      fc.constantFrom(...optionSets),
      fc.bigInt({ min: -9_999_999_999_999_999n, max: 9_999_999_999_999_999n }),
      (locale, currency, options, units) => {
        const places = fractionDigits(currency)
        const digits = String(units < 0n ? -units : units).padStart(places + 1, '0')
        const sign = units < 0n ? '-' : ''
        const value =
          sign + (places ? `${digits.slice(0, -places)}.${digits.slice(-places)}` : digits.slice(0, 15))
        const text = formatMoney({ value, currency }, { locale, ...options })
        expect(parseMoney(text, { locale, currency })).toEqual({ kind: 'money', money: { value, currency } })
      },
    ),
    { numRuns: 3000 },
  )
})

test.each(['a_'.repeat(50_000) + 'b', `de-DE-x-${'abcdefgh-'.repeat(11)}a`])(
  'a text that is longer than any locale is the default one',
  (locale) => {
    expect(parseMoney('1.5', { locale })).toEqual(parseMoney('1.5', {}))
    expect(regionCurrency(locale)).toBe('USD')
  },
)
