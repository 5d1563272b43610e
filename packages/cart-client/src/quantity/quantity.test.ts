import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { messages } from '../messages.ts'
import { readQuantity } from './quantity.ts'
import { selectionText } from '../variant/selection.ts'

describe('a quantity', () => {
  // spec: CRT-076 CRT-077
  test.each([
    ['', 'Quantity must be a number.'],
    ['two', 'Quantity must be a number.'],
    ['0x10', 'Quantity must be a number.'],
    ['1e3', 'Quantity must be a number.'],
    ['1.5', 'Quantity must be a whole number'],
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

  test('is always a whole number from 1 to 9999', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double()), (typed) => {
        const read = readQuantity(typed)
        expect(!read.ok || (Number.isInteger(read.value) && read.value >= 1 && read.value <= 9999)).toBe(true)
      }),
    )
  })
})
