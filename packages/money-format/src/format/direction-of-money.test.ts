import { expect, test } from 'vitest'
import { directionOfMoney } from './direction-of-money.ts'
import { formatMoney } from './format-money.ts'

test.each([
  ['ar-AE', 'USD', 'ltr'],
  ['ar-AE', 'JPY', 'ltr'],
  ['ar-EG', 'USD', 'ltr'],
  ['ar-EG', 'EGP', undefined],
  ['ar-AE', 'AED', undefined],
  ['ar-AE', 'EUR', undefined],
  ['he-IL', 'ILS', undefined],
  ['he-IL', 'USD', undefined],
  ['fa-IR', 'USD', undefined],
  ['en-US', 'USD', undefined],
  ['de-CH', 'CHF', undefined],
])('money of %s in %s has the direction %s', (locale, currency, direction) => {
  expect(directionOfMoney(formatMoney({ value: '62', currency }, { locale }))).toBe(direction)
  expect(directionOfMoney(formatMoney({ value: '-62', currency }, { locale }))).toBe(direction)
})
