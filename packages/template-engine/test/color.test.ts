import { describe, expect, test } from 'vitest'
import { content, isLight } from '../src/content.ts'
import { testFixtures } from './fixture.ts'

// spec: TPL-081 TPL-082 TPL-083 TPL-084 TPL-085
describe('color', () => testFixtures('color', [content]))

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
