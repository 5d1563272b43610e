import { expect, test } from 'vitest'
import { all } from '../family/all.ts'
import { createEngine } from '../index.ts'

const engine = createEngine({ families: [all], dialect: 'java', logger: () => {} })

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
  // A name that every object inherits.
  ['1', 'constructor', 'en-US', 'constructor 1.00'],
])('the Java dialect shows %s %s in %s', (decimalValue, currencyCode, locale, text) => {
  const template = `{@|i18n-money-format ${locale}}`
  expect(engine.render(template, { decimalValue, currencyCode }).output).toBe(text)
})
