import { dinero } from 'dinero.js'
import { JPY } from 'dinero.js/currencies'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  convert,
  equal,
  isNegative,
  isPositive,
  isZero,
  max,
  min,
  add,
  allocate,
  compare,
  fromDinero,
  multiply,
  roundMoney,
  splitEvenly,
  subtract,
  sum,
  toDinero,
} from './index.ts'
import { currencies, formatMoney, fractionDigits, fromSubunits, MoneyError, toSubunits } from '../index.ts'
import { money } from '../testing.ts'

const cents = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 })

describe('calculating', () => {
  test.each([
    ['0.1', '0.2', '0.30'],
    ['19.99', '-20', '-0.01'],
    ['0.001', '0.01', '0.011'],
    ['999999999999999.99', '0.01', '1000000000000000.00'],
    ['-0.5', '0.5', '0.00'],
  ])('%s and %s are %s, exactly', (a, b, total) => {
    expect(add(money(a), money(b))).toEqual(money(total))
    expect(compare(subtract(money(total), money(b)), money(a))).toBe(0)
  })

  test.each([
    ['19.99', 3, '59.97'],
    ['19.99', '0.075', '1.49925'],
    ['19.99', 0, '0.00'],
    ['-0.05', '0.1', '-0.005'],
  ])('%s times %s is %s, exactly', (value, factor, product) => {
    expect(multiply(money(value), factor)).toEqual(money(product))
  })

  test('adds up like integers, in any order', () => {
    fc.assert(
      fc.property(fc.array(cents), fc.constantFrom(...currencies), (all, currency) => {
        const amounts = all.map((it) => fromSubunits(it, currency))
        const total = all.reduce((a, b) => a + b, 0)
        expect(toSubunits(sum(amounts, currency))).toBe(total)
        expect(sum(amounts.toReversed(), currency)).toEqual(sum(amounts, currency))
      }),
    )
  })

  test('sums an empty list to zero', () => {
    expect(sum([])).toEqual(money('0.00'))
    expect(sum([], 'EUR')).toEqual(money('0.00', 'EUR'))
  })

  test('sums in the given currency, and rejects amounts in another', () => {
    expect(sum([money('1', 'EUR'), money('2', 'EUR')], 'EUR')).toEqual(money('3.00', 'EUR'))
    expect(() => sum([money('1')], 'EUR')).toThrow(
      expect.objectContaining({ code: 'other-currency' }) as Error,
    )
  })

  test.each([[[]], [[money('1')]]])('rejects a sum of %j in an invalid currency', (amounts) => {
    expect(() => sum(amounts, 'usd')).toThrow(expect.objectContaining({ code: 'not-currency' }) as Error)
  })

  test.each([
    ['10.00', 'EUR', '0.9173', '9.173'],
    ['-19.99', 'JPY', '149.5', '-2988.505'],
    ['1', 'KWD', 0.307, '0.307'],
    ['999999999999999.99', 'EUR', '1.000000001', '1000000000999999.98999999999'],
  ])('converts %s USD into %s at %s: exactly %s', (value, currency, rate, converted) => {
    expect(convert(money(value), currency, rate)).toEqual(money(converted, currency))
  })

  test('rejects a conversion to an invalid currency or at an invalid rate', () => {
    expect(() => convert(money('1'), 'eur', '1')).toThrow(
      expect.objectContaining({ code: 'not-currency' }) as Error,
    )
    expect(() => convert(money('1'), 'EUR', 'one')).toThrow(
      expect.objectContaining({ code: 'not-decimal' }) as Error,
    )
  })

  test('finds equal amounts, the least and the greatest', () => {
    const [low, high] = [money('1.10'), money('2')]
    expect([equal(low, money('1.1')), equal(low, high)]).toEqual([true, false])
    expect(min(high, low, money('1.10000'))).toBe(low)
    expect(max(low, high, money('2.00'))).toBe(high)
    expect(min(low)).toBe(low)
    expect(max(low)).toBe(low)
    expect(() => min(low, money('1', 'EUR'))).toThrow(MoneyError)
    expect(() => equal(low, money('1', 'EUR'))).toThrow(MoneyError)
  })

  test.each([
    ['0', true, false, false],
    ['-0.00', true, false, false],
    ['0.0001', false, false, true],
    ['-0.0001', false, true, false],
    ['12', false, false, true],
  ])('%s is zero: %s, negative: %s, positive: %s', (value, zero, negative, positive) => {
    expect([isZero(money(value)), isNegative(money(value)), isPositive(money(value))]).toEqual([
      zero,
      negative,
      positive,
    ])
  })

  test('compares amounts of any precision', () => {
    expect(compare(money('1.10'), money('1.1'))).toBe(0)
    expect(compare(money('1.101'), money('1.1'))).toBe(1)
    expect(compare(money(-2), money('1'))).toBe(-1)
  })

  test.each([
    ['1.005', 'USD', undefined, '1.01'],
    ['-1.005', 'USD', undefined, '-1.01'],
    ['1.005', 'USD', 'halfEven', '1.00'],
    ['500.5', 'JPY', undefined, '501.00'],
    ['500.5', 'JPY', 'trunc', '500.00'],
    ['1.5', 'COP', undefined, '1.50'],
  ] as const)('rounds %s %s by %s to %s', (value, currency, mode, rounded) => {
    expect(roundMoney(money(value, currency), mode)).toEqual(money(rounded, currency))
  })

  test('rejects two currencies and values that are not money', () => {
    for (const work of [add, subtract, compare]) {
      expect(() => work(money('1'), money('1', 'EUR'))).toThrow(
        expect.objectContaining({ code: 'other-currency' }) as Error,
      )
    }
    expect(() => sum([money('1'), money('1', 'EUR')])).toThrow(MoneyError)
    expect(() => add(money('one'), money('1'))).toThrow(MoneyError)
    expect(() => multiply(money('1'), NaN)).toThrow(expect.objectContaining({ code: 'not-decimal' }) as Error)
  })
})

describe('splitting', () => {
  test.each([
    ['50.01', 'USD', 4, ['12.51', '12.50', '12.50', '12.50']],
    ['0.05', 'USD', 2, ['0.03', '0.02']],
    ['-0.05', 'USD', 2, ['-0.03', '-0.02']],
    ['0.01', 'USD', 3, ['0.01', '0.00', '0.00']],
    ['500.00', 'JPY', 3, ['167.00', '167.00', '166.00']],
    ['10.005', 'USD', 2, ['5.003', '5.002']],
    ['999999999999999.99', 'USD', 2, ['500000000000000.00', '499999999999999.99']],
    ['100', 'COP', 3, ['33.34', '33.33', '33.33']],
  ])('splits %s %s into %d: the odd cents go to the first', (value, currency, count, shares) => {
    expect(splitEvenly(money(value, currency), count)).toEqual(shares.map((share) => money(share, currency)))
  })

  test('returns shares that add up, differ by at most one unit and never increase', () => {
    fc.assert(
      fc.property(
        cents,
        fc.integer({ min: 1, max: 40 }),
        fc.constantFrom(...currencies),
        (whole, count, currency) => {
          const unit = fractionDigits(currency) ? 1 : 100
          const shares = splitEvenly(fromSubunits(whole * unit, currency), count).map(
            (share) => toSubunits(share) / unit,
          )
          const sizes = shares.map(Math.abs)
          expect(shares).toHaveLength(count)
          expect(shares.reduce((a, b) => a + b, 0)).toBe(whole)
          expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1)
          expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
        },
      ),
    )
  })

  test.each<[string, number[], string[]]>([
    ['100', [70, 30], ['70.00', '30.00']],
    ['0.06', [1, 1, 3], ['0.02', '0.01', '0.03']],
    ['1.00', [0, 1, 0, 2], ['0.00', '0.34', '0.00', '0.66']],
  ])('splits %s by %j', (value, ratios, shares) => {
    const result = allocate(money(value), ratios)
    expect(result.map((share) => share.value)).toEqual(shares)
  })

  test('gives each ratio its part to within one unit, and zero to a ratio of 0', () => {
    const ratios = fc.array(fc.nat(100), { minLength: 1, maxLength: 8 }).filter((all) => all.some(Boolean))
    fc.assert(
      fc.property(cents, ratios, (whole, parts) => {
        const total = parts.reduce((a, b) => a + b, 0)
        const shares = allocate(fromSubunits(whole), parts).map(toSubunits)
        expect(shares.reduce((a, b) => a + b, 0)).toBe(whole)
        for (const [i, share] of shares.entries()) {
          expect(Math.abs(share - (whole * parts[i]!) / total)).toBeLessThan(1)
          if (!parts[i]) expect(share).toBe(0)
        }
      }),
    )
  })

  test.each([0, -1, 1.5, NaN, Infinity])('rejects a split into %s shares', (count) => {
    expect(() => splitEvenly(money('1'), count)).toThrow(
      expect.objectContaining({ code: 'not-shares' }) as Error,
    )
  })

  test.each([[[]], [[0, 0]], [[1, -1]], [[0.5, 0.5]], [[1, -1, 3]], [[NaN]]])(
    'rejects a split by %j',
    (ratios) => {
      expect(() => allocate(money('1'), ratios)).toThrow(TypeError)
    },
  )
})

describe('dinero.js', () => {
  test('receives hundredths at scale 2, for JPY as well', () => {
    expect(toDinero(money('500', 'JPY')).toJSON()).toEqual({
      amount: 50000n,
      scale: 2n,
      currency: { code: 'JPY', base: 10n, exponent: 0n },
    })
    expect(toDinero(money('1.5', 'COP')).toJSON()).toMatchObject({
      amount: 150n,
      scale: 2n,
      currency: { exponent: 2n },
    })
    expect(toDinero(money('0.001')).toJSON()).toMatchObject({ amount: 1n, scale: 3n })
  })

  test('returns the same money', () => {
    fc.assert(
      fc.property(cents, fc.constantFrom(...currencies), (subunits, currency) => {
        const whole = fromSubunits(subunits, currency)
        expect(fromDinero(toDinero(whole))).toEqual(whole)
      }),
    )
  })

  test('may hold numbers, in its own units', () => {
    expect(formatMoney(fromDinero(dinero({ amount: 500, currency: JPY })))).toBe('¥500')
  })

  test('are rejected in a currency that is not three capitals', () => {
    const object = dinero({ amount: 500, currency: { ...JPY, code: 'jpy' } })
    expect(() => fromDinero(object)).toThrow(expect.objectContaining({ code: 'not-currency' }) as Error)
  })
})
