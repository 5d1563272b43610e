import { expect, test } from 'vitest'
import { connectValue } from './variant.connect.ts'

test('a value that no variant has is marked, and can be chosen', () => {
  expect(connectValue({ isOffered: false })).toEqual({ 'data-unavailable': '' })
  expect(connectValue({ isOffered: true })).toEqual({ 'data-unavailable': undefined })
})
