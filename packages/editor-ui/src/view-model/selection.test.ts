import { expect, test } from 'vitest'
import { createSelection } from './selection.ts'

const date = new Date(0)

test.each<[string, unknown, unknown]>([
  ['a value', 'a', 'a'],
  ['not a number', Number.NaN, Number.NaN],
  ['an object', { a: 1, b: date }, { a: 1, b: date }],
  ['a list', [1, 'b'], [1, 'b']],
])('keeps %s for as long as the next one is the same', (_, one, other) => {
  const select = createSelection<unknown>()
  const kept = select(one)
  expect(select(other)).toBe(kept)
})

test.each<[string, unknown, unknown]>([
  ['another value', { a: 1 }, { a: 2 }],
  ['one of several values', { a: 1, b: 1 }, { a: 1, b: 2 }],
  ['another object of a class', new Map(), new Map()],
  ['another name', { a: undefined }, { b: undefined }],
  ['more names', { a: 1 }, { a: 1, b: 2 }],
  ['fewer names', { a: 1, b: 2 }, { a: 1 }],
  ['an object in place of a list', [], {}],
  ['a list in place of an object', {}, []],
  ['null in place of an object', {}, null],
  ['an object in place of null', null, {}],
  ['an object of a class', date, new Date(0)],
  ['a text in place of an object', {}, 'a'],
])('takes %s', (_, one, other) => {
  const select = createSelection<unknown>()
  select(one)
  expect(select(other)).toBe(other)
})
