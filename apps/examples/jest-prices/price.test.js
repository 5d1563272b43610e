import { expect, test } from '@jest/globals'
import { formatMoney } from '@sitewright/money-format'
import { money, plainText } from '@sitewright/money-format/testing'
import { priceText } from './price.js'

test('names the price before a sale', () => {
  expect(priceText(money('15'), money('19.99'))).toBe('$15.00 instead of $19.99')
})

test('names one price where there is no sale', () => {
  expect(priceText(money('20'), money('19.99'))).toBe('$20.00')
})

test('compares prices with typed text', () => {
  // The space is a no-break one, as Germans write it.
  expect(plainText(formatMoney(money('1234.5', 'EUR'), { locale: 'de-DE' }))).toBe('1.234,50 €')
})
