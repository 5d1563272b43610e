import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { currencies } from '../index.ts'
import { fromMinorUnits, minorUnitDigits, toMinorUnits } from './minor-units.ts'
import { money } from '../testing.ts'

describe('minor units', () => {
  test.each([
    ['19.99', 'USD', 1999],
    ['500', 'JPY', 500],
    ['1.234', 'KWD', 1234],
    ['1.2345', 'CLF', 12345],
    ['-0.01', 'EUR', -1],
    ['0.001', 'USD', 0],
    ['-0.001', 'USD', 0],
    ['1.005', 'USD', 101],
    ['0.5', 'JPY', 1],
    ['1', 'COP', 100],
    ['90071992547409.91', 'USD', Number.MAX_SAFE_INTEGER],
  ])('of %s %s are %d', (value, currency, units) => {
    expect(toMinorUnits(money(value, currency))).toBe(units)
  })

  test('are rounded by the given mode', () => {
    expect(toMinorUnits(money('1.005'), 'trunc')).toBe(100)
    expect(toMinorUnits(money('1.005'), 'halfEven')).toBe(100)
  })

  test.each([
    [1999, 'USD', '19.99'],
    [500, 'JPY', '500.00'],
    [1234, 'KWD', '1.234'],
    [-1, 'EUR', '-0.01'],
    [0, 'KWD', '0.00'],
    [123456789012345678901n, 'USD', '1234567890123456789.01'],
  ])('%s in %s are %s', (units, currency, value) => {
    expect(fromMinorUnits(units, currency)).toEqual(money(value, currency))
  })

  test('round-trip through money', () => {
    const currency = fc.constantFrom(...currencies, 'KWD', 'CLF', 'KRW', 'HUF')
    fc.assert(
      fc.property(fc.maxSafeInteger(), currency, (units, code) => {
        expect(toMinorUnits(fromMinorUnits(units, code))).toBe(Object.is(units, -0) ? 0 : units)
      }),
    )
  })

  // The list of ISO 4217. Engines show fewer decimals for some of its currencies.
  test.each([
    [0, 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'],
    [2, 'USD EUR GBP COP IDR HUF TWD ALL IRR LBP MGA XXX'],
    [3, 'BHD IQD JOD KWD LYD OMR TND'],
    [4, 'CLF UYW'],
  ])('have %d decimals in %s', (digits, codes) => {
    for (const code of codes.split(' ')) expect(minorUnitDigits(code), code).toBe(digits)
  })

  test('reject fractions, values that are not money, texts that are not a currency, and large amounts', () => {
    expect(() => fromMinorUnits(1.5, 'USD')).toThrow(
      expect.objectContaining({ code: 'not-subunits' }) as Error,
    )
    for (const units of ['5', null, undefined, true, {}] as unknown as number[]) {
      expect(() => fromMinorUnits(units, 'USD'), String(units)).toThrow(
        expect.objectContaining({ code: 'not-subunits' }) as Error,
      )
    }
    expect(() => fromMinorUnits(1, 'usd')).toThrow(expect.objectContaining({ code: 'not-currency' }) as Error)
    // Three characters that span two codes of the list.
    expect(() => minorUnitDigits('F C')).toThrow(TypeError)
    expect(() => toMinorUnits(money('ten'))).toThrow(expect.objectContaining({ code: 'not-money' }) as Error)
    expect(() => toMinorUnits(money('90071992547409.92'))).toThrow(RangeError)
  })
})
