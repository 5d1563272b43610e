import { expect, test, vi } from 'vitest'
import { createStart } from './shared-start.ts'

test('begins once, and ends with the last of its starts', () => {
  const end = vi.fn()
  const begin = vi.fn(() => end)
  const start = createStart(begin)
  const cleanups = [start(), start()]
  for (const cleanup of [cleanups[0], cleanups[0]]) cleanup?.()
  expect([begin.mock.calls.length, end.mock.calls.length]).toEqual([1, 0])
  cleanups[1]?.()
  expect(end).toHaveBeenCalledOnce()
  cleanups[1]?.()
  expect(end).toHaveBeenCalledOnce()
  start()
  expect(begin).toHaveBeenCalledTimes(2)
})
