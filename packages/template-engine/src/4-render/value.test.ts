import { describe, expect, test, vi } from 'vitest'
import { make } from '../engine/engine.test-support.ts'
import {
  booleanOf,
  compare,
  emit,
  isEqual,
  isTruthy,
  numberOf,
  plainOf,
  scriptText,
  textOf,
} from './value.ts'

const nothing = plainOf(undefined)

describe('equality', () => {
  const many = Object.fromEntries(Array.from({ length: 200 }, (_, at) => [`name-${at}`, at]))

  // spec: TPL-031
  test.each<[string, unknown, unknown]>([
    ['numbers', 3, 3],
    ['texts', 'a', 'a'],
    ['empty lists', [], []],
    ['lists', [1, 'a', [true]], [1, 'a', [true]]],
    ['empty objects', {}, {}],
    ['objects in another order', { a: 1, b: { c: 2 } }, { b: { c: 2 }, a: 1 }],
    ['objects of many names', many, { ...many }],
    ['null and missing', null, undefined],
    ['missing and null', undefined, null],
    ['missing and a function', undefined, () => 1],
    ['a symbol and null', Symbol('a'), null],
  ])('is deep: %s are equal', (_, a, b) => {
    expect(isEqual(a, b)).toBe(true)
  })

  test.each<[string, unknown, unknown]>([
    ['a number and its text', 3, '3'],
    ['a text and its number', '3', 3],
    ['false and null', false, null],
    ['null and false', null, false],
    ['missing and 0', undefined, 0],
    ['NaN and NaN', Number.NaN, Number.NaN],
    ['a list and a longer one', [1], [1, 2]],
    ['a list and a shorter one', [1, 2], [1]],
    ['lists that differ in one element', [1, 2], [1, 3]],
    ['a list without its first element and one with it', new Array(1), [5]],
    ['lists that differ in their first', [1, 2], [3, 2]],
    ['a list and an object', [], {}],
    ['an object and a list', {}, []],
    ['an object and one with more', { a: 1 }, { a: 1, b: 2 }],
    ['an object and one with less', { a: 1, b: 2 }, { a: 1 }],
    ['objects that differ in one value', { a: 1, b: 2 }, { a: 1, b: 3 }],
    ['objects that differ in their first', { a: 1, b: 2 }, { a: 3, b: 2 }],
    ['objects of other names', { a: undefined }, { b: undefined }],
    [
      'an object and what another one inherits',
      { a: 1 },
      Object.create({ a: 1 }, { b: { enumerable: true } }),
    ],
  ])('is strict: %s are not', (_, a, b) => {
    expect(isEqual(a, b)).toBe(false)
    expect(isEqual(b, a)).toBe(false)
  })

  test('is paid for by each list and object', () => {
    const spend = vi.fn()
    isEqual([{ a: [1] }, 2], [{ a: [1] }, 2], { spend })
    expect(spend.mock.calls).toEqual([[1], [1], [1]])
  })
})

describe('order', () => {
  // spec: TPL-031
  test.each<[unknown, unknown, number]>([
    [1, 2, -1],
    [2, 2, 0],
    [3, 2, 1],
    [2, '10', -1],
    [1, Number.NaN, 1],
    [1, 'abc', 1],
    ['a', 'b', -1],
    ['b', 'a', 1],
    ['10', 9, -1],
    ['', null, 0],
    [false, true, -1],
    [true, 'true', 0],
    [true, 2.5, 1],
    [false, 0, 0],
    [null, undefined, 0],
    [undefined, 1, -1],
    [[1], [1], 0],
    [[1], [0], -1],
    [{ a: 1 }, { a: 1 }, 0],
  ])('of %j and %j is %d', (a, b, result) => {
    expect(compare(a, b)).toBe(result)
  })
})

describe('conversions', () => {
  test.each<[unknown, number]>([
    [2.5, 2.5],
    [true, 1],
    [false, 0],
    ['2e3', 2],
    ['2.5e1', 25],
    ['0x10', 0],
    ['12px', 12],
    ['1.5px', 1.5],
    ['abc', Number.NaN],
    [null, 0],
    [[5], 0],
    [{}, 0],
  ])('the number of %j is %d', (value, number) => {
    expect(numberOf(value)).toBe(number)
  })

  test.each<[unknown, boolean]>([
    [true, true],
    ['true', true],
    [1, true],
    [-2, true],
    [0, false],
    [2.5, false],
    [Number.NaN, false],
    ['yes', false],
    ['', false],
    [null, false],
    [[true], false],
  ])('the boolean of %j is %s', (value, boolean) => {
    expect(booleanOf(value)).toBe(boolean)
  })

  test.each<[unknown, string]>([
    [1.5, '1.5'],
    [true, 'true'],
    [null, ''],
    [[1], ''],
    [{}, ''],
    [() => 1, ''],
  ])('the text of %s is %j', (value, text) => {
    expect(textOf(value)).toBe(text)
  })

  test('of a list in itself end', () => {
    const list: unknown[] = [1]
    list.push(list, [list, 2], null, { a: 1 })
    expect(emit(list)).toBe('1,,,2,null,[object Object]')
    expect(scriptText(list)).toBe('1,,,2,,[object Object]')
  })
})

describe('truth', () => {
  test.each([undefined, null, false, 0, -0, Number.NaN, '', [], {}, () => 1, 1n])(
    'of %s is false',
    (value) => {
      expect(isTruthy(value)).toBe(false)
    },
  )

  test.each([true, 1, '0', 'false', [null], { a: undefined }, new Date(0), new Map(), Object.create(null)])(
    'of %j is true',
    (value) => {
      expect(isTruthy(value)).toBe(true)
    },
  )
})

describe('names that can be read without asking', () => {
  const counted = (count: number): Record<string, number> =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`name${at}`, at]))

  test.each([1, 50, 100])('are those of a plain object of %d names', (count) => {
    const value = counted(count)
    expect(plainOf(value)).toBe(value)
  })

  test.each<[string, unknown]>([
    ['a text', 'abc'],
    ['null', null],
    ['a list', [1]],
    ['an empty object', {}],
    ['a Date', new Date(0)],
    ['an object without a prototype', Object.assign(Object.create(null) as object, { a: 1 })],
    ['an object with a hidden name', Object.defineProperty({ a: 1 }, 'b', { value: 2 })],
    ['an object whose hidden name comes first', Object.defineProperty({}, 'b', { value: 2 })],
    ['an object of more than a hundred names', counted(101)],
  ])('are not those of %s', (_, value) => {
    expect(plainOf(value)).toBe(nothing)
  })

  test('of an object that was large are looked through once it is no longer', () => {
    const value = counted(101)
    expect(isTruthy(value)).toBe(true)
    for (const name of Object.keys(value)) Reflect.deleteProperty(value, name)
    expect(isTruthy(value)).toBe(false)
    Object.assign(value, { a: 1 })
    expect(plainOf(value)).toBe(value)
  })

  test('of large objects print as those of small ones', () => {
    const data = { ...counted(150), list: [{ ...counted(150), a: 'b' }] }
    expect(make().render('{name149}{.repeated section list}{a}{name3}{name149}{.end}', data).output).toBe(
      '149b3149',
    )
  })
})
