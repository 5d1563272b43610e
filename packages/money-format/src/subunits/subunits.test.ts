import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { currencies, formatMoney, fromSubunits, toFloat, toSubunits, type Money } from '../index.ts'

describe('subunits', () => {
  // spec: MNY-003 CRT-120
  test.each<[Money, number]>([
    [{ value: '19.99', currency: 'USD' }, 1999],
    [{ value: 19.99, currency: 'USD' }, 1999],
    [{ value: 1.1, currency: 'USD' }, 110],
    [{ value: '0.29', currency: 'EUR' }, 29],
    [{ value: '1.005', currency: 'USD' }, 101],
    [{ value: '-1.005', currency: 'USD' }, -101],
    [{ value: '-0.001', currency: 'USD' }, 0],
    [{ value: '500', currency: 'JPY' }, 50000],
    [{ value: '5', currency: 'COP' }, 500],
    [{ decimalValue: '1234567890.12', currencyCode: 'USD' }, 123456789012],
    [{ value: '90071992547409.91', currency: 'USD' }, Number.MAX_SAFE_INTEGER],
  ])('of %j are %d', (money, subunits) => {
    expect(toSubunits(money)).toBe(subunits)
  })

  // spec: MNY-002
  test.each([
    [1999, 'USD', '19.99', '$19.99'],
    [5, 'USD', '0.05', '$0.05'],
    [-5, 'USD', '-0.05', '-$0.05'],
    [0, 'USD', '0.00', '$0.00'],
    [50000, 'JPY', '500.00', '¥500'],
  ])('%d in %s are %s, shown as %s', (subunits, currency, value, text) => {
    const money = fromSubunits(subunits, currency)
    expect(money).toEqual({ value, currency })
    expect(formatMoney(money)).toBe(text)
  })

  test('are US dollars by default', () => {
    expect(fromSubunits(100)).toEqual({ value: '1.00', currency: 'USD' })
  })

  test.each(['usd', 'US', ''])('are rejected in the currency %j', (currency) => {
    expect(() => fromSubunits(1, currency)).toThrow(
      expect.objectContaining({ code: 'not-money', field: 'currency' }) as Error,
    )
  })

  test('round-trip through money in every currency', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.constantFrom(...currencies), (subunits, currency) => {
        expect(toSubunits(fromSubunits(subunits, currency))).toBe(subunits)
      }),
    )
  })

  test('are rejected beyond the safe integers', () => {
    expect(() => toSubunits({ value: '90071992547409.92', currency: 'USD' })).toThrow(RangeError)
    expect(() => fromSubunits(2 ** 53)).toThrow(expect.objectContaining({ code: 'not-subunits' }) as Error)
    expect(() => fromSubunits(0.5)).toThrow(TypeError)
  })
})

// spec: MNY-003
test.each<[Money, number]>([
  [{ value: '19.99', currency: 'USD' }, 19.99],
  [{ decimalValue: '-0.5', currencyCode: 'JPY' }, -0.5],
  [{ value: 7, currency: 'EUR' }, 7],
])('%j is %d as a float', (money, float) => {
  expect(toFloat(money)).toBe(float)
})
