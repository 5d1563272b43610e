import { describe, expect, test } from 'vitest'
import { parseReference, toPath } from './reference.ts'

describe('a reference', () => {
  // spec: TPL-002
  test.each<[string, (string | number)[]]>([
    ['a', ['a']],
    ['a.b.c', ['a', 'b', 'c']],
    ['a-b_c9.d', ['a-b_c9', 'd']],
    ['$a.b', ['$a', 'b']],
    ['@', ['@']],
    ['@index', ['@index']],
    ['@.a', ['@', 'a']],
    ['0', [0]],
    ['a.12.b', ['a', 12, 'b']],
    ['a.007', ['a', 7]],
    ['2147483647', [2147483647]],
    ['2147483648', ['2147483648']],
  ])('%s is cut at its dots', (text, reference) => {
    expect(parseReference(text)).toEqual(reference)
  })

  test.each([
    '',
    '.',
    'a.',
    '.a',
    'a..b',
    '1a',
    'a.1b',
    'a b',
    ' a',
    'a ',
    '-a',
    '_a',
    '@@',
    '@1',
    '$',
    'a.é',
    'a.b!',
  ])('is none: %j', (text) => {
    expect(parseReference(text)).toBeUndefined()
  })
})

test.each<[string, (string | number)[]]>([
  ['', ['']],
  ['a..1b.', ['a', '', '1b', '']],
  ['a b.10.-1', ['a b', 10, '-1']],
  ['x12', ['x12']],
])('a path of data may hold any key: %j', (text, path) => {
  expect(toPath(text)).toEqual(path)
})
