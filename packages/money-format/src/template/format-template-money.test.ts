import { describe, expect, test } from 'vitest'
import type { DigitOptions } from '../index.ts'
import { formatLegacyMoney } from './format-template-money.ts'
import { formatTemplateMoney } from './index.ts'

const usd = (value: string) => ({ value, currency: 'USD' })

describe('formatLegacyMoney', () => {
  // spec: MNY-014 MNY-015 MNY-016
  test.each<[string, string, string, DigitOptions]>([
    ['1234567.8', 'USD', '1,234,567.80', {}],
    ['123456.7890', 'USD', '123,456.79', {}],
    ['-1234.5', 'EUR', '-1,234.50', {}],
    ['-0.001', 'EUR', '0.00', {}],
    ['1234.5', 'JPY', '1,235', {}],
    ['1234', 'JPY', '1,234.00', { minimumFractionDigits: 2 }],
    ['10.00', 'USD', '10', { trailingZeroDisplay: 'stripIfInteger' }],
    ['10.50', 'USD', '10.50', { trailingZeroDisplay: 'stripIfInteger' }],
    ['999999999999999.99', 'USD', '999,999,999,999,999.99', {}],
  ])('writes %s %s as %s', (value, currency, text, options) => {
    expect(formatLegacyMoney({ value, currency }, options)).toBe(text)
  })

  // spec: MNY-013
  test('rejects amounts of more than 15 integer digits', () => {
    expect(() => formatLegacyMoney(usd('1000000000000000'))).toThrow(RangeError)
  })
})

describe('formatTemplateMoney', () => {
  // spec: MNY-020
  test('follows the setting useCLDRMoneyFormat', () => {
    const money = { value: '1234.5', currency: 'EUR' }
    expect(formatTemplateMoney(money, { useCLDRMoneyFormat: true, locale: 'de' })).toBe('1.234,50\u00a0€')
    expect(formatTemplateMoney(money, { useCLDRMoneyFormat: false, locale: 'de' })).toBe('1,234.50')
    expect(formatTemplateMoney(money, { locale: 'de' })).toBe('1,234.50')
  })

  test('shortens money with the compact notation', () => {
    expect(formatTemplateMoney(usd('1234567'), { notation: 'compact', useCLDRMoneyFormat: true })).toBe(
      '$1.2M',
    )
  })
})
