import { expect, test } from 'vitest'
import { clampScrollDuration, easeInOut, scrollDurationMs, scrollOffset, tweenDurationMs } from './scroll.ts'

test('a scroll ends 30 pixels above its target, and a tween takes 300 ms', () => {
  expect([scrollOffset, tweenDurationMs, scrollDurationMs]).toEqual([30, 300, { min: 50, max: 50 }])
})

test.each([0, 50, 1000])('a scroll that is to take %d ms takes 50 ms', (requestedMs) => {
  expect(clampScrollDuration(requestedMs)).toBe(50)
})

test.each([
  [0, 0],
  [0.25, 0.125],
  [0.5, 0.5],
  [0.75, 0.875],
  [1, 1],
])('progress of %d is eased to %d', (progress, position) => {
  expect(easeInOut(progress)).toBe(position)
})
