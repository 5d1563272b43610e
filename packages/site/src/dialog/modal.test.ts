import { expect, test } from 'vitest'
import { modalTop } from './modal.ts'

test.each([
  [400, 100],
  [600, 0],
  [601, 50],
])('a dialog of %i px begins %i px below the top of a window of 600 px', (height, top) => {
  expect(modalTop(height, 600, 50)).toBe(top)
})
