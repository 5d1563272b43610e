import { expect, test } from 'vitest'
import { readSpan, readTiming } from './timing.ts'

// spec: PRF-030
test('keeps timings up to 2147483647 and discards those above', () => {
  expect([0, 2147483647, 2147483648].map(readTiming)).toEqual([0, 2147483647, undefined])
})

test('discards what is no timing', () => {
  expect([-1, NaN, Infinity, '12', null, undefined, 5n].map(readTiming)).toEqual(Array(7).fill(undefined))
})

test('measures a span, and none between timings in the wrong order', () => {
  expect([readSpan(10, 25), readSpan(25, 10), readSpan(undefined, 10)]).toEqual([15, undefined, undefined])
  expect([readSpan(10, undefined), readSpan(-5, 10), readSpan(7, 7)]).toEqual([undefined, undefined, 0])
  expect([readSpan('10', 25), readSpan(10, '25')]).toEqual([undefined, undefined])
})
