import { expect, test } from 'vitest'
import { isLight } from './family/content.ts'

// spec: TPL-086
test.each([
  ['#ffffff', true],
  ['#fff', true],
  ['d3d3d3', true],
  // Its luminance is 0.6445, that of the next one 0.6518.
  ['d1d1d1', false],
  ['d2d2d2', false],
  ['#00ff00', true],
  ['#ff0000', false],
  ['000', false],
])('a colour is light above a luminance of 0.65: %s', (color, light) => {
  expect(isLight(color)).toBe(light)
})

test('what is no colour is neither light nor dark', () => {
  expect(isLight('#ffff')).toBeUndefined()
  expect(isLight('white')).toBeUndefined()
})
