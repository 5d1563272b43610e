import { describe, expect, test } from 'vitest'
import { formatDecimal, formatPercentage, type DecimalOptions, type PercentageOptions } from '../index.ts'
import { plainText } from '../testing.ts'
import { locales } from './differential.test-support.ts'

describe('formatDecimal', () => {
  test.each<[string | number, string, DecimalOptions]>([
    ['1234567.891', '1,234,567.891', {}],
    ['0.10', '0.1', {}],
    ['-0', '0', {}],
    ['1234.5', '1.234,5', { locale: 'de' }],
    ['1234.5', '1234.5', { useGrouping: false }],
    ['1234.5', '١٬٢٣٤٫٥', { locale: 'ar-EG' }],
    [
      '12345678901234567890.12345678901234567890123',
      '12,345,678,901,234,567,890.12345678901234567890123',
      {},
    ],
    // spec: MNY-019
    ['1', `1.${'0'.repeat(50)}`, { minimumFractionDigits: 99 }],
    ['1.5', '2', { maximumFractionDigits: -1 }],
  ])('writes %s as %s with %j', (value, text, options) => {
    expect(formatDecimal(value, options)).toBe(text)
  })

  test('writes the same as Intl', () => {
    for (const locale of locales) {
      const intl = new Intl.NumberFormat(locale, { maximumFractionDigits: 20 })
      for (const value of ['0', '-1', '1234.5', '-12345.678', '1234567.25'] as const) {
        expect(formatDecimal(value, { locale })).toBe(intl.format(value))
      }
    }
  })

  test.each([undefined, null, '', 'ten', NaN, Infinity, 2 ** 60, {}])('throws for %s', (value) => {
    const format = () => formatDecimal(value as string)
    expect(format).toThrow(TypeError)
    expect(format).toThrow(expect.objectContaining({ code: 'not-decimal' }) as Error)
  })
})

describe('formatPercentage', () => {
  // spec: MNY-018
  test.each<[string | number, string, PercentageOptions]>([
    [12.5, '12.50', {}],
    ['12', '12.00', {}],
    ['12.3456', '12.346', {}],
    [123456, '123,456.00', {}],
    [12.5, '12.5', { trim: true }],
    [123456, '123,456', { trim: true }],
    ['12.3456', '12.346', { trim: true }],
    [-12.5, '-12.50%', { sign: true }],
    [12.5, '12,50 %', { sign: true, locale: 'de-DE' }],
    [0.0005, '0.001', {}],
    ['0.0005', '0.00', { roundingMode: 'halfEven' }],
    [1234.5, '1234,50 %', { sign: true, locale: 'es' }],
    [12345.5, '12.345,50 %', { sign: true, locale: 'es' }],
  ])('writes %s as %s with %j', (value, text, options) => {
    expect(plainText(formatPercentage(value, options))).toBe(text)
  })

  test('writes the same as Intl', () => {
    for (const locale of locales) {
      const intl = new Intl.NumberFormat(locale, { style: 'percent', minimumFractionDigits: 2 })
      for (const value of [0, -1, 1234.5, -12345.25, 1234567.25]) {
        expect(formatPercentage(value, { locale, sign: true })).toBe(intl.format(value / 100))
      }
    }
  })
})
