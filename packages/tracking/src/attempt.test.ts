import { expect, test, vi } from 'vitest'
import { attempt } from './attempt.ts'

test('returns what was computed', () => {
  expect(attempt(() => 1)).toBe(1)
})

test('returns undefined for what throws, and passes the error on', () => {
  const error = new Error('full')
  const onError = vi.fn()
  const compute = (): never => {
    throw error
  }
  expect(attempt<unknown>(compute)).toBeUndefined()
  expect(attempt<unknown>(compute, onError)).toBeUndefined()
  expect(onError.mock.calls).toEqual([[error]])
})
