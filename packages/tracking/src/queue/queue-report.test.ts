import { expect, test } from 'vitest'
import { reportOf } from './queue-report.ts'

test.each([
  ['added', undefined, ['queued']],
  ['recovered', undefined, ['queued']],
  ['arrived', '200', ['sent', '200']],
  ['arrived', undefined, ['sent', undefined]],
  ['refused', '400', ['failed', '400']],
  ['lost', 'timeout', ['failed', 'timeout']],
  ['expired', undefined, ['refused', 'expired']],
  ['overflow', undefined, ['refused', 'overflow']],
  ['erased', undefined, ['refused', 'consent']],
] as const)('an event that is %s (%s) is reported as %j', (step, reason, report) => {
  expect(reportOf(step, reason)).toEqual(report)
})
