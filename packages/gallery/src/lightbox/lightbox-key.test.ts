import { expect, test } from 'vitest'
import { panForKey, zoomForKey } from './lightbox-key.ts'

test.each([
  ['+', 1.5],
  ['=', 1.5],
  ['-', 1 / 1.5],
  ['0', 0],
  ['1', undefined],
])('the key %s magnifies the picture by %s', (key, factor) => {
  expect(zoomForKey(key)).toBe(factor)
})

test.each([
  ['ArrowLeft', [80, 0]],
  ['ArrowRight', [-80, 0]],
  ['ArrowUp', [0, 80]],
  ['ArrowDown', [0, -80]],
  ['Enter', undefined],
])('the key %s moves a magnified picture by %j', (key, distance) => {
  expect(panForKey(key)).toEqual(distance)
})
