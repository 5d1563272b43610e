import { describe, expect, test } from 'vitest'
import { currencies, formatMoneyRange, type MoneyOptions } from '../index.ts'
import { intlLocale, locales, optionSets } from './differential.test-support.ts'

const usd = (value: string) => ({ value, currency: 'USD' })
const zeros = '0'.repeat(24)

describe('formatMoneyRange', () => {
  test.each<[string, string, string, MoneyOptions]>([
    ['10', '25.5', '$10.00 – $25.50', {}],
    ['10', '25.5', '10,00–25,50\u00a0$', { locale: 'de-DE' }],
    ['10', '25.5', '10.00–25.50 US dollars', { currencyDisplay: 'name' }],
    ['10', '25.5', '$10 – $25.50', { trailingZeroDisplay: 'stripIfInteger' }],
    ['-5', '5', '-$5.00 – $5.00', {}],
    ['0', '1', `$0.${'0'.repeat(30)} – $1.${'0'.repeat(30)}`, { minimumFractionDigits: 30 }],
    ['1.0001', '1.0002', '$1.0001 – $1.0002', { maximumFractionDigits: 4 }],
    [
      '1',
      '2',
      '1–2 доллара США',
      { locale: 'ru', currencyDisplay: 'name', trailingZeroDisplay: 'stripIfInteger' },
    ],
    // In Latvian, 1 and 1.1 have different plurals.
    [
      '0.5',
      '1',
      '0,50–1 ASV dolārs',
      { locale: 'lv', currencyDisplay: 'name', trailingZeroDisplay: 'stripIfInteger' },
    ],
    // Of two amounts by name, neither is rounded to the digits that the other one shows.
    ['10', '10.4', '10–10.40 US dollars', { currencyDisplay: 'name', trailingZeroDisplay: 'stripIfInteger' }],
    ['9.6', '10', '9.60–10 US dollars', { currencyDisplay: 'name', trailingZeroDisplay: 'stripIfInteger' }],
  ])('writes %s to %s as %s', (from, to, text, options) => {
    expect(formatMoneyRange(usd(from), usd(to), options)).toBe(text)
  })

  // Intl rounds to 20 digits, and would write two amounts that are the same then as one.
  test.each([
    ['symbol', `$1.${zeros}1 – $1.${zeros}2`],
    ['name', `1.${zeros}1–1.${zeros}2 US dollars`],
  ] as const)('keeps two amounts apart that differ in their 25th digit: %s', (currencyDisplay, text) => {
    const options = { currencyDisplay, maximumFractionDigits: 30 }
    expect(formatMoneyRange(usd(`1.${zeros}1`), usd(`1.${zeros}2`), options)).toBe(text)
  })

  test('keeps an amount of 25 digits and a whole one apart', () => {
    const options = {
      currencyDisplay: 'name',
      maximumFractionDigits: 30,
      trailingZeroDisplay: 'stripIfInteger',
    } as const
    expect(formatMoneyRange(usd('1'), usd(`1.${zeros}1`), options)).toBe(`1–1.${zeros}1 US dollars`)
  })

  test('shows two prices with the same text once', () => {
    expect(formatMoneyRange(usd('9.99'), usd('9.990'))).toBe('$9.99')
    expect(formatMoneyRange(usd('9.991'), usd('9.992'))).toBe('$9.99')
  })

  test('accepts both shapes of money, in one currency', () => {
    const euro = { decimalValue: 2, currencyCode: 'EUR' }
    expect(formatMoneyRange({ value: '1', currency: 'EUR' }, euro)).toBe('€1.00 – €2.00')
    expect(() => formatMoneyRange(usd('1'), euro)).toThrow(
      expect.objectContaining({
        name: 'MoneyError',
        code: 'other-currency',
        message: 'Give both ends of a range in the same currency.',
      }) as Error,
    )
  })

  test('writes the same as Intl', () => {
    const ends = [
      ['1', '2'],
      ['-9', '-3'],
      ['-5', '1234567.25'],
    ] as const
    const differences = []
    for (const locale of locales) {
      for (const currency of currencies.slice(0, 8)) {
        for (const options of optionSets) {
          const intl = new Intl.NumberFormat(intlLocale(locale, options), {
            style: 'currency',
            currency,
            ...options,
          })
          for (const [from, to] of ends) {
            const ours = formatMoneyRange(
              { value: from, currency },
              { value: to, currency },
              { locale, ...options },
            )
            const theirs = intl.formatRange(from, to)
            if (ours !== theirs) differences.push({ locale, currency, options, ours, theirs })
          }
        }
      }
    }
    expect(differences).toEqual([])
  })
})
