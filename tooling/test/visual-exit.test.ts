import { expect, test } from 'vitest'
import { picturesOf } from '../totals.ts'
import { exitCode, NOT_COMPARED } from '../visual/exit.ts'

const same = { isApproving: false, differing: 0, gone: 0, problems: 0 }

test.each([
  ['nothing differs', same, 0],
  ['a picture differs', { ...same, differing: 1 }, 1],
  ['a story is gone', { ...same, gone: 1 }, 1],
  ['a story has a problem', { ...same, problems: 1 }, 1],
  ['a difference is approved', { ...same, isApproving: true, differing: 1, gone: 1 }, 0],
  ['a story with a problem is approved', { ...same, isApproving: true, problems: 1 }, 1],
] as const)('if %s, a comparison of pictures ends accordingly', (_, outcome, code) => {
  expect(exitCode(outcome)).toBe(code)
})

test.each([
  [0, 'passed'],
  [1, 'failed'],
  [NOT_COMPARED, 'skipped'],
  [null, 'failed'],
] as const)('CI counts pictures whose comparison ends with %s as %s', (code, kind) => {
  expect(picturesOf(code)).toEqual({ passed: 0, failed: 0, skipped: 0, [kind]: 1 })
})
