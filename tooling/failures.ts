import { appendFileSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './check/workspace.ts'

const LIST = join(root, '.cache/failures.txt')

function write(kind: string, names: readonly string[]): void {
  if (names.length === 0) return
  mkdirSync(dirname(LIST), { recursive: true })
  appendFileSync(LIST, names.map((name) => `${kind}: ${name}\n`).join(''))
}

/** Writes down what failed, so that the end of a long run can say it once more. */
export const writeFailures = (names: readonly string[]): void => write('failed', names)

/** Writes down which tests passed only when they were tried again. */
export const writeAgain = (names: readonly string[]): void => write('passed when tried again', names)

/** Lines of what failed, or passed late, since the list was removed. */
export function readFailures(): readonly string[] {
  try {
    return readFileSync(LIST, 'utf8').split('\n').filter(Boolean)
  } catch {
    return []
  }
}

/** Names of the tests and files that failed in Vitest's JSON report. */
export function failedTests(report: string): readonly string[] {
  const { testResults } = JSON.parse(report) as {
    testResults: {
      name: string
      status: string
      assertionResults: { fullName: string; status: string }[]
    }[]
  }
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const file = name.replace(`${root.replace(/\/$/, '')}/`, '')
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (status === 'failed' && assertionResults.length === 0) return [`${file} did not load`]
    return failed.map(({ fullName }) => `${file} > ${fullName}`)
  })
}

/** Names of the tasks that turbo's summary says failed. */
export function failedTasks(output: string): readonly string[] {
  const [, names = ''] = /^\s*Failed:\s+(.+)$/m.exec(output) ?? []
  return names.split(', ').filter(Boolean)
}
