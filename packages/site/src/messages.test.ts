import { expect, test } from 'vitest'
import { fill } from './messages.ts'

test('a placeholder without a value stays, also one with the name of an inherited property', () => {
  expect(fill('{n} of {total}', { n: 2, total: '9' })).toBe('2 of 9')
  expect(fill('{n} {missing} {constructor}', { n: 0 })).toBe('0 {missing} {constructor}')
  expect(fill('{n}')).toBe('{n}')
})
