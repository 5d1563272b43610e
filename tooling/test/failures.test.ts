import { expect, test } from 'vitest'
import { root } from '../check/workspace.ts'
import { failedTasks, failedTests } from '../failures.ts'

test('names the tests and the files that failed', () => {
  const report = JSON.stringify({
    testResults: [
      {
        name: `${root.replace(/\/$/, '')}/packages/site/src/a.test.ts`,
        status: 'failed',
        assertionResults: [
          { fullName: 'a list is empty', status: 'failed' },
          { fullName: 'a list is full', status: 'passed' },
        ],
      },
      { name: '/elsewhere/b.test.ts', status: 'failed', assertionResults: [] },
    ],
  })
  expect(failedTests(report)).toEqual([
    'packages/site/src/a.test.ts > a list is empty',
    '/elsewhere/b.test.ts did not load',
  ])
})

test('names the tasks that failed', () => {
  const output = ' Tasks:    11 successful, 13 total\nFailed:    //#format, @sitewright/docs#lint\n'
  expect(failedTasks(output)).toEqual(['//#format', '@sitewright/docs#lint'])
  expect(failedTasks(' Tasks:    11 successful, 11 total')).toEqual([])
})
