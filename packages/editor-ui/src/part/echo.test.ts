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
