import { describe, expect, test } from 'vitest'
import { backoff, parseRetryAfter } from './backoff.ts'

describe('backoff', () => {
  test.each([
    [1, 1000],
    [2, 2000],
    [5, 16_000],
    [9, 256_000],
    [10, 300_000],
    [2000, 300_000],
  ])('waits any time up to its limit after failure %d', (failures, limit) => {
    expect(backoff(failures, 0, () => 0)).toBe(0)
    expect(backoff(failures, 0, () => 0.5)).toBe(limit / 2)
    expect(backoff(failures, 0, () => 1)).toBe(limit)
  })

  test('waits at least as long as the server asks', () => {
    expect(backoff(1, 30_000, () => 0)).toBe(30_000)
    expect(backoff(10, 30_000, () => 1)).toBe(300_000)
  })

  test('waits an hour at most', () => {
    expect(backoff(1, 1e12, () => 0)).toBe(3_600_000)
  })
})

test.each([
  ['120', 120_000],
  ['Sun, 22 Nov 2026 10:00:05 GMT', 5000],
  ['Sun, 22 Nov 2026 09:00:00 GMT', 0],
  ['soon', 0],
  ['-5', 0],
  ['5 seconds', 0],
  ['about 5', 0],
  ['', 0],
  [undefined, 0],
])('a server that says %j asks for %d ms', (header, ms) => {
  expect(parseRetryAfter(header, Date.UTC(2026, 10, 22, 10))).toBe(ms)
})
