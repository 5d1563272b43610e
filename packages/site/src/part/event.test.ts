import { expect, test } from 'vitest'
import { fieldValue, isFieldChecked } from './event.ts'

test.each([
  [{ value: 'typed' }, 'typed'],
  [{ value: 7 }, ''],
  [{}, ''],
  ['text', ''],
  [null, ''],
  [undefined, ''],
])('the value of the field %j is %j', (currentTarget, value) => {
  expect(fieldValue({ currentTarget })).toBe(value)
})

test.each([
  [{ checked: true }, true],
  [{ checked: false }, false],
  [{ checked: 'true' }, false],
  [null, false],
])('the field %j is checked: %s', (currentTarget, isChecked) => {
  expect(isFieldChecked({ currentTarget })).toBe(isChecked)
})
