import { expect, test } from 'vitest'
import { createEchoes } from './echo.ts'

test('what a caller gives back late is an echo', () => {
  const { report, isEcho } = createEchoes('')
  for (const value of ['a', 'ab', 'a', 'abc']) report(value)
  expect(['a', 'ab', 'a', 'abc'].map(isEcho)).toEqual([true, true, true, true])
})

test('a value that was never reported, and an older one after all were given back, are new', () => {
  const { report, isEcho } = createEchoes('')
  report('a')
  report('ab')
  expect(isEcho('ab')).toBe(true)
  expect(isEcho('a')).toBe(false)
  expect(isEcho('x')).toBe(false)
  expect(isEcho('ab')).toBe(false)
})

test('a new value is the present one: given again, it is an echo', () => {
  const { isEcho } = createEchoes('')
  expect(isEcho('x')).toBe(false)
  expect(isEcho('x')).toBe(true)
})

test('of a caller that gives none back, the last 100 reports are remembered', () => {
  const reported = (value: number): boolean => {
    const { report, isEcho } = createEchoes(0)
    for (let next = 1; next <= 101; next += 1) report(next)
    return isEcho(value)
  }
  expect([1, 2, 101].map(reported)).toEqual([false, true, true])
})

test('a copy of what was given last is new after a report, and an echo without one', () => {
  const isSame = (one: readonly string[], other: readonly string[]) => one.join() === other.join()
  const { report, isEcho } = createEchoes(['a'], isSame)
  expect(isEcho(['a'])).toBe(true)
  report(['b'])
  expect(isEcho(['a'])).toBe(false)
  report(['b'])
  report(['a'])
  // Of its own reports, this is the latest.
  expect(isEcho(['a'])).toBe(true)
})

test('what was reported stays an echo while a caller gives the value from before', () => {
  const { report, isEcho } = createEchoes('')
  report('a')
  report('ab')
  expect(['', '', 'a', 'ab'].map(isEcho)).toEqual([true, true, true, true])
})
