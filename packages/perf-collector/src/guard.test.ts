import { expect, test, vi } from 'vitest'
import { createGuard } from './guard.ts'

function broken(): never {
  throw new Error('no such observer')
}

test('a guarded function gets its arguments and returns its value', () => {
  const add = createGuard()((one: number, other: number) => one + other)
  expect(add(2, 3)).toBe(5)
})

test('what a guarded function throws is reported, and its value is undefined', () => {
  const onError = vi.fn()
  expect(createGuard(onError)<[], unknown>(broken)()).toBeUndefined()
  expect(onError.mock.calls).toEqual([[new Error('no such observer')]])
})

test('the rejection of a guarded promise is reported, and the promise is returned', async () => {
  const onError = vi.fn()
  const rejected = Promise.reject(new Error('offline'))
  expect(createGuard(onError)(() => rejected)()).toBe(rejected)
  await vi.waitFor(() => expect(onError.mock.calls).toEqual([[new Error('offline')]]))
})

test('the rejection of a hook is dropped, as what it throws is', async () => {
  const unhandled = vi.fn()
  process.on('unhandledRejection', unhandled)
  createGuard(() => Promise.reject(new Error('tracker')))<[], unknown>(broken)()
  await new Promise((resolve) => setTimeout(resolve))
  process.off('unhandledRejection', unhandled)
  expect(unhandled).not.toHaveBeenCalled()
})

test('a hook that throws, and a missing one, disturb nothing', () => {
  expect(createGuard(broken)<[], unknown>(broken)()).toBeUndefined()
  expect(createGuard()<[], unknown>(broken)()).toBeUndefined()
})
