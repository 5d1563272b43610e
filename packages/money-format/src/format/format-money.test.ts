import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import {
  currencies,
  formatCompactMoney,
  formatDecimal,
  formatMoney,
  formatMoneyRange,
  formatMoneyToParts,
  fractionDigits,
  MoneyRangeError,
  type DigitOptions,
} from '../index.ts'
import { parseMoney } from '../parse/parse-money.ts'
import { digitCases, localeCases, moneyOf } from './cases.test-support.ts'
import { compareWithIntl, intlLocale, locales, optionSets } from './differential.test-support.ts'

/** Texts of settings and pages that are not the tag of a locale, or of one that nobody speaks. */
const unknownLocales = ['xx-invalid!', '', 'zz', 'no such locale', null as unknown as undefined, undefined]

describe('formatMoney', () => {
  test.each(localeCases)('writes $amount $currency as $text in $options.locale', (it) => {
    expect(formatMoney(moneyOf(it), it.options)).toBe(it.text)
  })

  // spec: MNY-015 MNY-016
  test.each(digitCases)('writes $amount $currency with $options as $text', (it) => {
    expect(formatMoney(moneyOf(it), it.options)).toBe(it.text)
  })

  // spec: MNY-014
  test('separates thousands with commas and decimals with a point without a locale', () => {
    expect(formatMoney({ value: '1234567.8', currency: 'USD' })).toBe('$1,234,567.80')
  })

  // spec: MNY-013
  test.each(['1000000000000000', '-1234567890123456', '999999999999999.995'])(
    'rejects %s, which has more than 15 integer digits',
    (value) => {
      const show = () => formatMoney({ value, currency: 'USD' })
      expect(show).toThrow(RangeError)
      expect(show).toThrow(expect.objectContaining({ code: 'too-large' }) as Error)
      expect(show).toThrow(MoneyRangeError)
    },
  )

  // spec: MNY-013
  test('shows 15 integer digits after any number of leading zeros', () => {
    expect(formatMoney({ value: '000999999999999999', currency: 'USD' })).toBe('$999,999,999,999,999.00')
    expect(formatMoney({ value: '1', currency: 'USD' }, { minimumIntegerDigits: 17 })).toBe(
      '$00,000,000,000,000,001.00',
    )
  })

  test("ignores the machine's locale", () => {
    expect(formatMoney({ value: '1', currency: 'EUR' })).toBe('€1.00')
  })

  test.each(unknownLocales)('writes US English for %j, which is not a locale of Intl', (locale) => {
    const price = { value: '-1234.5', currency: 'EUR' }
    expect(formatMoney(price, { locale })).toBe('-€1,234.50')
    expect(formatMoney(price, { locale, currencyDisplay: 'name' })).toBe('-1,234.50 euros')
    expect(formatMoneyRange(price, price, { locale })).toBe('-€1,234.50')
    expect(formatMoneyToParts(price, { locale }).map(({ value }) => value)).toStrictEqual(
      Array.from('-€1,').concat('234', '.', '50'),
    )
    expect(formatCompactMoney(price, { locale })).toBe('-€1.2K')
    expect(formatDecimal('1234.5', { locale })).toBe('1,234.5')
    expect(parseMoney('1,234.50', { locale })).toMatchObject({ money: { value: '1234.50' } })
  })

  test("never takes the machine's locale for one that Intl does not know", () => {
    // Intl itself would write this one in German, as on a machine whose locale is German.
    vi.spyOn(Intl.NumberFormat, 'supportedLocalesOf').mockReturnValueOnce([])
    expect(formatMoney({ value: '1', currency: 'EUR' }, { locale: 'de-AA' })).toBe('€1.00')
  })
})

describe('counts of digits', () => {
  const money = { value: '1.5', currency: 'USD' }

  // spec: MNY-019
  test.each<[DigitOptions, string]>([
    [{ minimumFractionDigits: 21 }, `$1.5${'0'.repeat(20)}`],
    [{ minimumFractionDigits: 50 }, `$1.5${'0'.repeat(49)}`],
    [{ minimumFractionDigits: 51 }, `$1.5${'0'.repeat(49)}`],
    [{ minimumFractionDigits: Infinity }, `$1.5${'0'.repeat(49)}`],
    [{ maximumFractionDigits: -3 }, '$2'],
    [{ maximumFractionDigits: NaN }, '$2'],
    [{ maximumFractionDigits: 1.9 }, '$1.5'],
    [{ minimumSignificantDigits: 60 }, `$1.5${'0'.repeat(48)}`],
    [{ minimumIntegerDigits: 0 }, '$1.50'],
    [{ minimumIntegerDigits: -1 }, '$1.50'],
  ])('are clamped to 0…50: %j', (options, text) => {
    expect(formatMoney(money, options)).toBe(text)
  })

  test('never make an engine throw', () => {
    const digits = fc.option(fc.oneof(fc.integer({ min: -60, max: 60 }), fc.double()), { nil: undefined })
    const options = fc.record({
      minimumIntegerDigits: digits,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      minimumSignificantDigits: digits,
      maximumSignificantDigits: digits,
      currencyDisplay: fc.constantFrom('symbol' as const, 'name' as const),
    })
    fc.assert(
      fc.property(options, fc.double({ min: -1e9, max: 1e9, noNaN: true }), (it, value) => {
        expect(formatMoney({ value, currency: 'EUR' }, it)).toMatch(/€|euro/)
      }),
    )
  })

  test('may exceed the 20 that engines guarantee, with currency names and other numerals', () => {
    const options = { minimumFractionDigits: 25 } as const
    expect(formatMoney(money, { ...options, currencyDisplay: 'name' })).toBe(
      `1.5${'0'.repeat(24)} US dollars`,
    )
    expect(formatMoney(money, { ...options, locale: 'fa-IR' })).toContain(`۱٫۵${'۰'.repeat(24)}`)
  })
})

describe('compared with Intl, formatMoney', () => {
  test(
    'writes the same over 90 locales, 27 currencies, 5 sets of options, signs and sizes',
    { timeout: 120_000 },
    () => {
      const { compared, differences } = compareWithIntl()
      expect(differences).toEqual([])
      expect(locales.length).toBeGreaterThanOrEqual(50)
      expect(compared).toBe(locales.length * 27 * 5 * 10)
    },
  )

  test('rounds the same in each mode and for each number of digits', () => {
    const modes = [
      'ceil',
      'floor',
      'expand',
      'trunc',
      'halfCeil',
      'halfFloor',
      'halfExpand',
      'halfTrunc',
      'halfEven',
    ] as const
    fc.assert(
      fc.property(
        fc.constantFrom(...modes),
        fc.integer({ min: -10_000_000, max: 10_000_000 }),
        fc.constantFrom(
          { maximumFractionDigits: 0 },
          { maximumFractionDigits: 1 },
          { minimumFractionDigits: 1, maximumFractionDigits: 3 },
          { maximumSignificantDigits: 1 },
          { maximumSignificantDigits: 3 },
          { minimumSignificantDigits: 2, maximumSignificantDigits: 5 },
        ),
        (roundingMode, tenThousandths, digits) => {
          const value = String(tenThousandths / 10_000)
          const options = { roundingMode, ...digits }
          const intl = new Intl.NumberFormat('en-US', {
            style: 'currency',
            currency: 'USD',
            signDisplay: 'negative',
            ...('maximumFractionDigits' in digits && {
              minimumFractionDigits: Math.min(2, digits.maximumFractionDigits),
            }),
            ...options,
          })
          expect(formatMoney({ value, currency: 'USD' }, options)).toBe(intl.format(value as `${number}`))
        },
      ),
      { numRuns: 1000 },
    )
  })

  test('writes any amount in any locale the same', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...locales),
        fc.constantFrom(...currencies),
        fc.constantFrom(...optionSets),
        fc.bigInt({ min: -99_999_999_999_999_999n, max: 99_999_999_999_999_999n }),
        (locale, currency, options, cents) => {
          const text = String(cents < 0n ? -cents : cents).padStart(3, '0')
          const value = `${cents < 0n ? '-' : ''}${text.slice(0, -2)}.${text.slice(-2)}`
          const digits = fractionDigits(currency)
          const intl = new Intl.NumberFormat(intlLocale(locale, options), {
            style: 'currency',
            currency,
            signDisplay: 'negative',
            minimumFractionDigits: digits,
            maximumFractionDigits: digits,
            ...options,
          })
          fc.pre(!/^-?999999999999999\.[5-9]/.test(value))
          expect(formatMoney({ value, currency }, { locale, ...options })).toBe(
            intl.format(value as `${number}`),
          )
        },
      ),
      { numRuns: 500 },
    )
  })
})
