import { expect, test } from 'vitest'
import { isKeyboardNavigation } from './keyboard.ts'

test.each([
  'Tab',
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'Home',
  'End',
  'PageUp',
  'PageDown',
  ' ',
  'Enter',
])('the key %j moves around in a page', (key) => {
  expect(isKeyboardNavigation(key, null)).toBe(true)
  expect(isKeyboardNavigation(key, {})).toBe(true)
})

test.each(['Escape', 'Shift', 'x', ''])('the key %j does not', (key) => {
  expect(isKeyboardNavigation(key, null)).toBe(false)
})

test.each([
  ['button', true],
  ['checkbox', true],
  ['color', true],
  ['file', true],
  ['image', true],
  ['radio', true],
  ['range', true],
  ['reset', true],
  ['submit', true],
  ['text', false],
  ['search', false],
  ['submit-date', false],
  ['my-range', false],
  [undefined, false],
])('in an input of the type %s keys move around: %s', (type, expected) => {
  expect(isKeyboardNavigation('ArrowUp', { nodeName: 'INPUT', type })).toBe(expected)
})

test.each([
  ['Tab', null, true],
  ['a', null, false],
  ['ArrowLeft', { nodeName: 'INPUT', type: 'text' }, false],
  ['ArrowLeft', { nodeName: 'INPUT', type: 'range' }, true],
  ['Enter', { nodeName: 'TEXTAREA' }, false],
  ['Home', { nodeName: 'DIV', isContentEditable: true }, false],
  [' ', { nodeName: 'BUTTON' }, true],
] as const)('key %j in %j moves around: %s', (key, target, expected) => {
  expect(isKeyboardNavigation(key, target)).toBe(expected)
})
