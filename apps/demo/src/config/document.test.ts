import { expect, test } from 'vitest'
import { moveItem, removeAt, replaceAt, withText } from './document.ts'

test.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 9, 'acb'],
  [1, -1, 'bac'],
  [7, 0, 'abc'],
])('an item is moved from %i to %i', (from, to, expected) => {
  expect(moveItem(['a', 'b', 'c'], from, to).join('')).toBe(expected)
})

test('an item is replaced and removed', () => {
  expect(replaceAt(['a', 'b'], 1, 'c')).toEqual(['a', 'c'])
  expect(removeAt(['a', 'b'], 0)).toEqual(['b'])
})

test('a text changes in one language, and exists in all', () => {
  expect(withText({ en: 'Shop', de: 'Laden' }, 'en', 'Store')).toEqual({ en: 'Store', de: 'Laden' })
  expect(withText(undefined, 'de', 'Laden')).toEqual({ en: '', de: 'Laden' })
})
