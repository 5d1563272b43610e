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
  expect(isKeyboardNavigation(`${key},,,`)).toBe(true)
})

test.each(['Escape', 'Shift', 'x', ''])('the key %j does not', (key) => {
  expect(isKeyboardNavigation(`${key},,,`)).toBe(false)
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
  expect(isKeyboardNavigation(['ArrowUp', 'INPUT', false, type].join())).toBe(expected)
})

test.each([
  ['Tab,,,', true],
  ['ArrowLeft,INPUT,false,text', false],
  ['ArrowLeft,INPUT,false,range', true],
  ['Enter,TEXTAREA,false,textarea', false],
  ['Home,DIV,true,', false],
  [' ,BUTTON,false,submit', true],
  // A custom element may have any type.
  ['Tab,X-FIELD,false,a,true', true],
] as const)('a key that is described as %j moves around: %s', (pressed, expected) => {
  expect(isKeyboardNavigation(pressed)).toBe(expected)
})
