import { expect, test } from 'vitest'
import { all } from '../family/all.ts'
import { commerce } from '../family/commerce.ts'
import { i18n } from '../family/i18n.ts'
import { java } from '../family/java.ts'
import { createEngine } from '../index.ts'

const engine = createEngine({ families: [all], dialect: 'java', logger: () => {} })
const show = (template: string, data: unknown): string => engine.render(template, data).output

test.each([
  ['{@|money-format}', 1234567, '12,345.67'],
  ['{@|moneyFormat}', 5, '0.05'],
  ['{@|money-string}', 123456, '<span class="sqs-money-native">1,234.56</span>'],
  ['{@|datetimefield}', 5, ''],
  ['{@|unit}', 5, ''],
  ['{@|bookkeeper-money-format}', 12345, '$123.45'],
  ['{@|timesince}', null, 'Invalid date.'],
  ['{@|timesince}', '1700000000000', 'Invalid date.'],
  [
    '{@|cart-subtotal}',
    { subtotalCents: 12345 },
    '<span class="sqs-cart-subtotal"><span class="sqs-money-native">123.45</span></span>',
  ],
  ['{.units-metric?}yes{.or}no{.end}', { a: 1 }, 'yes'],
])('the Java dialect prints %s', (template, data, output) => {
  expect(show(template, data)).toBe(output)
})

test.each([
  ['-15789.12', 'USD', '', '-$15,789.12'],
  ['15789.12', 'EUR', 'en-US', '€15,789.12'],
  ['-15789.12', 'EUR', 'de-DE', '-15.789,12€'],
  ['15789.12', 'SEK', 'sv-SE', '15\u00a0789,12 kr'],
  ['15789.12', 'NOK', 'en-US', 'kr 15,789.12'],
  ['-15789.12', 'SEK', 'en-US', 'kr -15,789.12'],
  ['15789.5', 'JPY', 'en-US', '¥15,790'],
  ['1', 'AUD', 'en-US', 'A$1.00'],
  ['1', 'CAD', 'en-US', 'C$1.00'],
  ['1', 'GBP', 'en-GB', '£1.00'],
])('the Java dialect shows %s %s in %s', (decimalValue, currencyCode, locale, text) => {
  expect(show(`{@|i18n-money-format ${locale}}`, { decimalValue, currencyCode })).toBe(text)
})

test('the dialect switches: the family changes nothing in the TS dialect, and all of it in the other', () => {
  const families = [commerce, i18n, java]
  const print = (dialect?: 'java') =>
    createEngine({ families, dialect }).render('{@|money-format}', 1234567).output
  expect([print(), print('java')]).toEqual(['1234567', '12,345.67'])
})
