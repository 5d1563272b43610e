import { expect, test } from 'vitest'
import {
  fieldName,
  isAsked,
  isEmpty,
  maxLengthOf,
  parseMaxLength,
  type Field,
  type FieldValue,
} from './field.ts'

// spec: FRM-051
test.each([
  ['12', 12],
  [' 12 ', 12],
  [12.9, 12],
  ['12abc', 0],
  ['abc', 0],
  ['', 0],
  ['  ', 0],
  [1, 1],
  [0.9, 0],
  [null, 0],
  [undefined, 0],
  ['-1', 0],
  ['Infinity', 0],
])('the limit %j counts as %i', (raw, limit) => {
  expect(parseMaxLength(raw)).toBe(limit)
})

test.each(['text', 'email', 'password'] as const)(
  'a limit of a field of the kind %s has no effect',
  (kind) => {
    const stored = { id: 'a', kind, maxLength: 5 }
    expect(maxLengthOf(stored as Field)).toBe(0)
  },
)

test.each([
  [{ title: 'Email', placeholder: 'you@example.com' }, 'Email'],
  [{ title: '', placeholder: 'you@example.com' }, 'you@example.com'],
  [{}, 'a'],
])('a field with %j is called %s', (settings, name) => {
  expect(fieldName({ id: 'a', kind: 'text', ...settings })).toBe(name)
})

test.each([
  [{ field: 'topic', is: 'Other' }, true],
  [{ field: 'topic', is: ['Sales', 'Other'] }, true],
  [{ field: 'topic', is: 'Sales' }, false],
  [{ field: 'wishes', is: 'b' }, true],
  [{ field: 'gone', is: 'b' }, false],
])('a field with the condition %j is asked: %s', (when, expected) => {
  const values = new Map<string, FieldValue>([
    ['topic', 'Other'],
    ['wishes', ['a', 'b']],
  ])
  expect(isAsked({ id: 'a', kind: 'text', when }, (id) => values.get(id))).toBe(expected)
})

test.each([
  ['', true],
  [' ', false],
  [['', ''], true],
  [['', 'x'], false],
  [{ 'Fast?': '' }, true],
])('the answer %j is empty: %s', (value, expected) => {
  expect(isEmpty(value)).toBe(expected)
})
