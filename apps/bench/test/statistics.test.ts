import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exponent, ratios, spread } from '../src/statistics.ts'

test('a spread holds the ends, the quarters and the middle', () => {
  expect(spread([5, 1, 4, 2, 3])).toEqual({ min: 1, low: 2, median: 3, high: 4, max: 5 })
  expect(spread([2, 1])).toEqual({ min: 1, low: 1.25, median: 1.5, high: 1.75, max: 2 })
  expect(spread([7])).toEqual({ min: 7, low: 7, median: 7, high: 7, max: 7 })
})

test('a spread is in order and within its samples', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 1e6, noNaN: true }), { minLength: 1 }), (samples) => {
      const { min, low, median, high, max } = spread(samples)
      expect([min, low, median, high, max]).toEqual([min, low, median, high, max].toSorted((a, b) => a - b))
      expect([min, max]).toEqual([Math.min(...samples), Math.max(...samples)])
    }),
  )
})

test('a ratio is taken within a round, so that a slow moment slows both', () => {
  expect(ratios([30, 300, 33], [10, 100, 11])).toEqual({ min: 3, low: 3, median: 3, high: 3, max: 3 })
})

test.each([
  ['grows not at all', 0, [5, 5, 5]],
  ['grows as its input', 1, [2, 20, 200]],
  ['grows as the square of its input', 2, [3, 300, 30_000]],
])('what %s has the exponent %d', (_, expected, times) => {
  const points = times.map((time, index) => ({ scale: 10 ** index, time }))
  expect(exponent(points)).toBeCloseTo(expected, 10)
})
