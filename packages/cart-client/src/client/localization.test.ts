import type { Report } from '@sitewright/site/report'
import { expect, test, vi } from 'vitest'
import { readCurrency, readLocale } from './localization.ts'

test.each([
  ['USD', 'USD'],
  ['eur', 'EUR'],
])('the currency %s is %s', (currency, code) => {
  expect(readCurrency(currency)).toBe(code)
})

test.each(['', 'US', 'DOLLAR', '$', 'USD '])(
  'the currency %j is none, and the error says what to give',
  (currency) => {
    expect(() => readCurrency(currency)).toThrow(
      new RangeError(`Give the currency as an ISO 4217 code such as 'USD', not '${currency}'.`),
    )
  },
)

test.each([
  ['en-US', 'en-US'],
  ['en_US.UTF-8', 'en-US'],
  ['de_DE@euro', 'de-DE'],
  ['sr_Latn_RS', 'sr-Latn-RS'],
  ['fr', 'fr'],
  ['', undefined],
  [undefined, undefined],
])('the locale %s is read as %s', (locale, read) => {
  const report = vi.fn()
  expect(readLocale(locale, report)).toBe(read)
  expect(report).not.toHaveBeenCalled()
})

test.each(['a_'.repeat(50_000) + 'b', `en-u-${'a0zzz-'.repeat(20_000)}x`])(
  'a text that is longer than any locale is none, and is not read to its end',
  (locale) => {
    const report = vi.fn<Report>()
    expect(readLocale(locale, report)).toBeUndefined()
    // Its message has what was read.
    expect(String(report.mock.calls[0]?.[0]).length).toBeLessThan(300)
  },
)

test('a text that is no locale is reported', () => {
  const report = vi.fn()
  expect(readLocale('English, please', report)).toBeUndefined()
  expect(report.mock.calls).toEqual([[expect.any(RangeError), { locale: 'English, please' }]])
})
