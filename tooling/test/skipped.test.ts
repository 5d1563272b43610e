import { expect, test } from 'vitest'
import { wordsFor } from '../skipped.ts'

test('skipped tests can be run again, and no others', () => {
  const file = 'apps/demo/e2e/speed.long.e2e.ts'
  const words = wordsFor([
    { project: 'e2e', file, name: 'a page (that comes back)', reason: 'no cache' },
    { project: 'e2e', file, name: 'costs $5.00', reason: 'no cache' },
  ])
  expect(words).toEqual(['--project=e2e', expect.stringMatching(/^--testNamePattern=/), file])
  const pattern = new RegExp(words[1]?.replace('--testNamePattern=', '') ?? '')
  expect(pattern.test('a page (that comes back)')).toBe(true)
  expect(pattern.test('costs $5.00')).toBe(true)
  expect(pattern.test('costs $5.00 more')).toBe(false)
})
