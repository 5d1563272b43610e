import { expect, test } from 'vitest'
import { parseRetryAfter, pauseMs } from './pause.ts'

const whole = { random: () => 1 }

test.each([
  [1, 1000],
  [2, 2000],
  [3, 4000],
  [9, 256_000],
  [10, 300_000],
  [5000, 300_000],
])('after %i failures, a pause is at most %i ms', (failures, ms) => {
  expect(pauseMs(failures, 0, whole)).toBe(ms)
})

test('a pause is any part of that', () => {
  expect(pauseMs(1, 0, { random: () => 0 })).toBe(0)
  expect(pauseMs(3, 0, { random: () => 0.25 })).toBe(1000)
  expect(pauseMs(1)).toBeLessThanOrEqual(1000)
})

test('a pause begins and ends as its options say', () => {
  const options = { firstMs: 60_000, longestMs: 90_000, ...whole }
  expect([1, 2].map((failures) => pauseMs(failures, 0, options))).toEqual([60_000, 90_000])
})

test('a server gets the time that it asks for, up to an hour', () => {
  expect(pauseMs(1, 5000, whole)).toBe(5000)
  expect(pauseMs(4, 5000, whole)).toBe(8000)
  expect(pauseMs(1, 7_200_000, whole)).toBe(3_600_000)
})

test.each([NaN, -5, 0])('a server that asks for %d ms gets the pause of a failure', (asked) => {
  expect(pauseMs(1, asked, whole)).toBe(1000)
})

test.each([
  ['120', 120_000],
  ['0', 0],
  ['-5', 0],
  ['Thu, 01 Jan 1970 00:00:03 GMT', 2000],
  ['Thu, 01 Jan 1970 00:00:00 GMT', 0],
  ['soon', 0],
  ['', 0],
  [null, 0],
  [undefined, 0],
])('Retry-After: %s is %i ms', (header, ms) => {
  expect(parseRetryAfter(header, 1000)).toBe(ms)
})
