import { expect, test } from 'vitest'
import { indexForKey, isComposing, shortcutKey, type KeyPress, type Walk } from './key.ts'

const press = (key: string, held: Partial<KeyPress> = {}): KeyPress => ({
  key,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  ...held,
})
const lead = (key: string, walk: Walk) => indexForKey(press(key), walk)

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 0],
  ['ArrowLeft', 0, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['ArrowDown', 0, undefined],
  ['ArrowUp', 0, undefined],
  ['a', 0, undefined],
])('%s leads from item %i of a row to %s', (key, index, next) => {
  expect(lead(key, { index, count: 3 })).toBe(next)
})

test('the horizontal keys change places in text from right to left', () => {
  expect(lead('ArrowLeft', { index: 0, count: 3, isRtl: true })).toBe(1)
  expect(lead('ArrowRight', { index: 0, count: 3, isRtl: true })).toBe(2)
})

test.each([
  ['ArrowDown', 2, 0],
  ['ArrowUp', 1, 0],
  ['ArrowRight', 1, undefined],
])('%s leads from item %i of a list to %s', (key, index, next) => {
  expect(lead(key, { index, count: 3, columns: 1 })).toBe(next)
})

test.each([
  ['ArrowDown', 4, 7],
  ['ArrowUp', 1, 1],
  ['ArrowRight', 4, 5],
  ['ArrowRight', 5, 5],
  ['ArrowLeft', 3, 3],
  ['ArrowDown', 7, 7],
])('%s leads from cell %i of a grid to %i', (key, index, next) => {
  expect(lead(key, { index, count: 9, columns: 3 })).toBe(next)
})

test('leaves keys alone that are held with another one', () => {
  expect(indexForKey(press('ArrowRight', { altKey: true }), { index: 0, count: 3 })).toBeUndefined()
  expect(indexForKey(press('Home', { ctrlKey: true }), { index: 1, count: 3 })).toBeUndefined()
})

test('an empty list leads nowhere', () => {
  expect(lead('End', { index: 0, count: 0 })).toBeUndefined()
})

test.each([
  [{ isComposing: true }, true],
  [{ isComposing: false }, false],
  [{ nativeEvent: { isComposing: true } }, true],
  [{ nativeEvent: { isComposing: false }, isComposing: true }, false],
  [{ nativeEvent: 'none', isComposing: true }, false],
  // Safari tells by the code alone.
  [{ isComposing: false, keyCode: 229 }, true],
  [{ nativeEvent: { isComposing: false, keyCode: 229 }, keyCode: 13 }, true],
  [{ keyCode: 13 }, false],
  [{}, false],
])('a key event with %j is one of an input method: %s', (event, expected) => {
  expect(isComposing(event)).toBe(expected)
})

test.each([
  ['k', 'KeyK', 'k'],
  ['K', 'KeyK', 'k'],
  // Of a Hebrew, a Cyrillic and a Greek keyboard.
  ['ל', 'KeyK', 'k'],
  ['я', 'KeyZ', 'z'],
  ['α', 'KeyA', 'a'],
  // Dvorak: the letter counts, and not its place.
  ['k', 'KeyV', 'k'],
  ['Enter', 'Enter', 'enter'],
  ['ل', undefined, 'ل'],
])('the key %s with the code %s is the shortcut %j', (key, code, expected) => {
  expect(shortcutKey({ key, code })).toBe(expected)
})
