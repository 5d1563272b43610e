import { expect, test } from 'vitest'
import { formatMoney } from '../index.ts'
import { money, plainText } from '../testing.ts'

test('money() is in US dollars by default', () => {
  expect(money('19.99')).toEqual({ value: '19.99', currency: 'USD' })
  expect(money(500, 'JPY')).toEqual({ value: 500, currency: 'JPY' })
})

test.each([
  ['fr-FR', '1 234,50 €'],
  ['de-DE', '1.234,50 €'],
  ['he-IL', '1,234.50 €'],
])('plainText replaces the special spaces of %s: %s', (locale, text) => {
  expect(plainText(formatMoney(money('1234.5', 'EUR'), { locale }))).toBe(text)
})
