import { expect, test, vi } from 'vitest'
import { createStart } from './shared-start.ts'

test('begins once, and ends with the last of its starts', () => {
  const end = vi.fn()
  const begin = vi.fn(() => end)
  const start = createStart(begin)
  const undos = [start(), start()]
  for (const undo of [undos[0], undos[0]]) undo?.()
  expect([begin.mock.calls.length, end.mock.calls.length]).toEqual([1, 0])
  undos[1]?.()
  expect(end).toHaveBeenCalledOnce()
  undos[1]?.()
  expect(end).toHaveBeenCalledOnce()
  start()
  expect(begin).toHaveBeenCalledTimes(2)
})
