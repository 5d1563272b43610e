import { expect, test } from 'vitest'
import { line, sum, tasksOf, testsOf } from '../totals.ts'

test('a run ends with one line', () => {
  const all = sum([
    { passed: 2, failed: 0, skipped: 0 },
    { passed: 3, failed: 1, skipped: 0 },
  ])
  expect(line(all)).toBe('5 passed, 1 failed')
  expect(line({ ...all, skipped: 4 })).toBe('5 passed, 1 failed, 4 skipped')
})

test.each([
  [' Tasks:    11 successful, 12 total\nCached: 3', { passed: 11, failed: 1, skipped: 0 }],
  ['turbo could not start', { passed: 0, failed: 1, skipped: 0 }],
])('tasks are counted from %j', (output, totals) => {
  expect(tasksOf(output)).toEqual(totals)
})

test('a test file that does not load counts as a failure', () => {
  const testResults = [
    { status: 'passed', assertionResults: [{}] },
    { status: 'failed', assertionResults: [] },
  ]
  const report = JSON.stringify({ numPassedTests: 1, numFailedTests: 0, numPendingTests: 2, testResults })
  expect(testsOf(report)).toEqual({ passed: 1, failed: 1, skipped: 2 })
})
