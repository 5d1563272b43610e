import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { timers } from '../index.ts'

const DAY = 24 * 60 * 60 * 1000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('the timers of a page', () => {
  // A delay of 2 ** 31 ms is counted as 0: https://developer.mozilla.org/docs/Web/API/Window/setTimeout#maximum_delay_value
  test.each([2 ** 31 - 1, 2 ** 31, 60 * DAY])('call after %i ms, and neither sooner nor twice', (ms) => {
    const then = vi.fn()
    timers(then, ms)
    vi.advanceTimersByTime(ms - 1)
    expect(then).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(then).toHaveBeenCalledExactlyOnceWith()
    expect(vi.getTimerCount()).toBe(0)
  })

  test('never call after an endless delay', () => {
    const then = vi.fn()
    timers(then, Infinity)
    vi.advanceTimersByTime(365 * DAY)
    expect(then).not.toHaveBeenCalled()
  })

  test('are cancelled after any time of a long delay', () => {
    const then = vi.fn()
    const cleanup = timers(then, 60 * DAY)
    vi.advanceTimersByTime(40 * DAY)
    cleanup()
    vi.advanceTimersByTime(40 * DAY)
    expect(then).not.toHaveBeenCalled()
  })
})
