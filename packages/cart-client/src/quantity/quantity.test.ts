import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { messages } from '../messages.ts'
import { readQuantity, stepQuantity } from './quantity.ts'
import { selectionText } from '../catalog/selection.ts'

describe('a quantity', () => {
  // spec: CRT-076 CRT-077
  test.each([
    ['', 'Quantity must be a number.'],
    ['two', 'Quantity must be a number.'],
    ['0x10', 'Quantity must be a number.'],
    ['1e3', 'Quantity must be a number.'],
    ['1.5', 'Quantity must be a whole number'],
    ['.5', 'Quantity must be a whole number'],
    ['.25', 'Quantity must be a whole number'],
    ['2.', 2],
    ['12.00', 12],
    ['+3', 3],
    ['1', 1],
    ['a1', 'Quantity must be a number.'],
    ['1a', 'Quantity must be a number.'],
    ['.', 'Quantity must be a number.'],
    ['.x', 'Quantity must be a number.'],
    ['2.0', 2],
    [' 3 ', 3],
    ['9999', 9999],
    ['0', 'Quantity must be a whole number'],
    ['-4', 'Quantity must be a whole number'],
    ['10000', 'Sorry, we do not have enough of that item available.'],
    [NaN, 'Quantity must be a number.'],
    [12, 12],
  ])('%j comes to %s', (typed, meaning) => {
    const read = readQuantity(typed)
    expect(read.ok ? read.value : selectionText(read.failure, messages)).toBe(meaning)
  })

  test.each([
    ['2', 1, '3'],
    ['2', -1, '1'],
    ['1', -1, '1'],
    ['9998', 1, '9999'],
    ['9999', 1, '9999'],
    [' 7 ', 1, '8'],
    ['-5', 1, '1'],
    ['20000', -1, '9999'],
    ['1.5', 1, '1'],
    ['', 1, '1'],
    ['two', -1, '1'],
  ])('beside %j, %d further, is %j', (text, by, next) => {
    expect(stepQuantity(text, by)).toBe(next)
  })

  test('is always a whole number from 1 to 9999', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double()), (typed) => {
        const read = readQuantity(typed)
        expect(!read.ok || (Number.isInteger(read.value) && read.value >= 1 && read.value <= 9999)).toBe(true)
      }),
    )
  })
})
