import { inspect } from 'node:util'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { formatMoney, isDecimal, isMoney, MoneyError, priceOrZero, type Money } from '../index.ts'

/** Values similar to money that are not money. */
const notMoney: readonly unknown[] = [
  undefined,
  null,
  5,
  '5.00',
  '$5.00',
  true,
  [],
  {},
  () => {},
  { value: '5' },
  { currency: 'USD' },
  { decimalValue: '5' },
  { currencyCode: 'USD' },
  { value: '5', currencyCode: 'USD' },
  { decimalValue: '5', currency: 'USD' },
  { value: '5', currency: '' },
  { value: '5', currency: 'usd' },
  { value: '5', currency: 'DOLLAR' },
  { value: '5', currency: 840 },
  { value: null, currency: 'USD' },
  { value: undefined, currency: 'USD' },
  { value: true, currency: 'USD' },
  { value: {}, currency: 'USD' },
  { value: 5n, currency: 'USD' },
  { value: NaN, currency: 'USD' },
  { value: Infinity, currency: 'USD' },
  { value: -Infinity, currency: 'USD' },
  { value: 2 ** 53, currency: 'USD' },
  { value: -(2 ** 53), currency: 'USD' },
  { value: 1e21, currency: 'USD' },
  { value: '', currency: 'USD' },
  { value: '.', currency: 'USD' },
  { value: '-', currency: 'USD' },
  { value: ' 5', currency: 'USD' },
  { value: '1,234.50', currency: 'USD' },
  { value: '1.2.3', currency: 'USD' },
  { value: '--5', currency: 'USD' },
  { value: '0x10', currency: 'USD' },
  { value: '1e3', currency: 'USD' },
  { value: 'NaN', currency: 'USD' },
  { value: 'Infinity', currency: 'USD' },
  { value: '٥', currency: 'USD' },
]

describe('money', () => {
  // spec: MNY-001
  test.each<Money>([
    { value: '1234.50', currency: 'USD' },
    { value: 1234.5, currency: 'USD' },
    { decimalValue: '1234.50', currencyCode: 'USD' },
    { decimalValue: 1234.5, currencyCode: 'USD' },
  ])('comes in two shapes, as text or as a number: %j', (money) => {
    expect(isMoney(money)).toBe(true)
    expect(formatMoney(money)).toBe('$1,234.50')
  })

  test('uses the first complete shape of an object with both', () => {
    expect(formatMoney({ value: '1', currency: 'USD', decimalValue: '2', currencyCode: 'EUR' })).toBe('$1.00')
    expect(formatMoney({ value: '', currency: 'USD', decimalValue: '2', currencyCode: 'EUR' })).toBe('€2.00')
  })

  // spec: MNY-004
  test.each(notMoney.map((value) => [inspect(value), value]))('is not %s', (_, value) => {
    const format = () => formatMoney(value as Money)
    expect(isMoney(value)).toBe(false)
    expect(format).toThrow(MoneyError)
    expect(format).toThrow(TypeError)
    expect(format).toThrow('Expected a money object')
    expect(format).toThrow(expect.objectContaining({ code: 'not-money', cause: value }) as Error)
  })

  test.each<[unknown, string | undefined, string]>([
    [12.5, undefined, "not '12.5'."],
    [null, undefined, "not 'null'."],
    [{ value: '5', currency: 'eur' }, 'currency', "but its currency is 'eur'."],
    [{ value: '5', currency: 'USDT' }, 'currency', "but its currency is 'USDT'."],
    [{ value: '5' }, 'currency', "but its currency is 'undefined'."],
    [{ value: 'ten', currency: 'USD' }, 'value', "but its value is 'ten'."],
    [{ value: Object.create(null) as unknown, currency: 'USD' }, 'value', "but its value is 'object'."],
    [{ value: Symbol('ten'), currency: 'USD' }, 'value', "but its value is 'Symbol(ten)'."],
    [{ decimalValue: NaN, currencyCode: 'USD' }, 'decimalValue', "but its decimalValue is 'NaN'."],
    [{ decimalValue: '5', currencyCode: 'eur' }, 'currencyCode', "but its currencyCode is 'eur'."],
  ])('names the wrong field in the error for %j', (value, field, text) => {
    const format = () => formatMoney(value as Money)
    expect(format).toThrow(`Expected a money object: { value, currency }, ${text}`)
    expect(format).toThrow(expect.objectContaining({ field, name: 'MoneyError' }) as Error)
  })

  test('has an error with a name and a code for amounts that are too large', () => {
    expect(() => formatMoney({ value: '1234567890123456', currency: 'USD' })).toThrow(
      expect.objectContaining({ name: 'MoneyRangeError', code: 'too-large' }) as Error,
    )
  })

  test('falls back to zero US dollars in priceOrZero', () => {
    const price = { value: '5', currency: 'EUR' }
    expect(priceOrZero(price)).toBe(price)
    for (const value of notMoney) expect(priceOrZero(value)).toEqual({ value: '0', currency: 'USD' })
  })

  test('requires both fields of a shape in its type', () => {
    expectTypeOf({ value: '5', currency: 'USD' }).toExtend<Money>()
    expectTypeOf({ decimalValue: 5, currencyCode: 'USD' }).toExtend<Money>()
    expectTypeOf({ value: '5', currencyCode: 'USD' }).not.toExtend<Money>()
    expectTypeOf({ value: '5' }).not.toExtend<Money>()
    expectTypeOf<null>().not.toExtend<Money>()
  })

  test.each([
    ['-12.50', true],
    [12.5, true],
    [Number.MAX_SAFE_INTEGER, true],
    ['twelve', false],
    [NaN, false],
    [null, false],
  ])('accepts %j as an amount: %s', (value, expected) => {
    expect(isDecimal(value)).toBe(expected)
  })
})

// spec: TPL-115
test.each([
  [
    { value: '5', currency: 'EUR' },
    { value: '5', currency: 'EUR' },
  ],
  [undefined, { value: '0', currency: 'USD' }],
  [null, { value: '0', currency: 'USD' }],
  [{ value: '5' }, { value: '0', currency: 'USD' }],
])('a price of %j counts as %j in a template', (price, expected) => {
  expect(priceOrZero(price)).toEqual(expected)
})
