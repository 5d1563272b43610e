import { describe, expect, test } from 'vitest'
import { formatCompactMoney, type MoneyOptions } from '../index.ts'
import { plainText } from '../testing.ts'

describe('formatCompactMoney', () => {
  const money = { value: '1234567.5', currency: 'USD' }

  test.each<[string, MoneyOptions]>([
    ['$1.2M', {}],
    ['$1.23M', { maximumSignificantDigits: 3 }],
    ['$1.2346M', { maximumFractionDigits: 4 }],
    ['1,2 Mio. $', { locale: 'de_DE' }],
    // spec: MNY-019
    ['$1.23456750000000000000M', { minimumFractionDigits: 50, maximumFractionDigits: 1 }],
    ['$1.2M', { minimumIntegerDigits: 0, minimumSignificantDigits: NaN, maximumSignificantDigits: -1 }],
  ])('writes 1234567.5 as %s', (text, options) => {
    expect(plainText(formatCompactMoney(money, options))).toBe(text)
  })

  // As Intl does by default in this notation: https://tc39.es/ecma402/#sec-initializenumberformat
  test.each<[string, string, MoneyOptions]>([
    ['1234000000000000', '$1234T', {}],
    ['12345000000000000', '$12,345T', {}],
    ['12345000000000000', '$12,345T', { useGrouping: true }],
    ['12345000000000000', '$12345T', { useGrouping: false }],
  ])('groups five digits and more: %s is %s', (value, text, options) => {
    expect(plainText(formatCompactMoney({ value, currency: 'USD' }, options))).toBe(text)
  })

  test('shows no sign before zero', () => {
    expect(formatCompactMoney({ value: '-0.001', currency: 'USD' }, { maximumFractionDigits: 0 })).toBe('$0')
  })
})
