import { expect, test } from 'vitest'
import { fill, formFor } from './messages.ts'

test('a placeholder without a value stays, also one with the name of an inherited property', () => {
  expect(fill('{n} of {total}', { n: 2, total: '9' })).toBe('2 of 9')
  expect(fill('{n} {missing} {constructor}', { n: 0 })).toBe('0 {missing} {constructor}')
  expect(fill('{n}')).toBe('{n}')
})

test('a text has the form that a number has in the language of the text', () => {
  const polish = {
    lang: 'pl',
    one: '{n} produkt',
    few: '{n} produkty',
    many: '{n} produktów',
    other: '{n} produktu',
  }
  expect([1, 2, 5, 12, 22, 1.5].map((n) => formFor(polish, n))).toEqual([
    '{n} produkt',
    '{n} produkty',
    '{n} produktów',
    '{n} produktów',
    '{n} produkty',
    '{n} produktu',
  ])
})

test('one text is for all numbers, and a form that is left out is the other one', () => {
  expect(formFor('{n} items', 1)).toBe('{n} items')
  expect(formFor({ lang: 'en', other: '{n} items' }, 1)).toBe('{n} items')
})
