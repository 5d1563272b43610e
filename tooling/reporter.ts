import type { Reporter, TestModule } from 'vitest/node'
import { shown } from './check/workspace.ts'
import { none, type Outcome, outcomeOf, remember, type SkippedTest, sum } from './outcome.ts'

/** What of a test or module the outcome of a run needs. */
interface Told {
  readonly fullName: string
  readonly module?: { readonly moduleId: string; readonly project: { readonly name: string } }
  result(): { readonly state: string; readonly note?: string | undefined }
  diagnostic(): { readonly flaky: boolean } | undefined
}

/** Outcome of one test. */
export function outcomeOfTest(test: Told): Outcome {
  const { state, note: reason = '' } = test.result()
  const name = test.fullName.split(' > ').join(' ')
  const file = shown(test.module?.moduleId ?? '')
  if (state === 'failed') return outcomeOf(1, `${file} > ${name}`)
  if (state === 'skipped') {
    const tests: SkippedTest[] = [{ project: test.module?.project.name ?? '', file, name, reason }]
    return { ...none, skipped: 1, tests }
  }
  const notes = test.diagnostic()?.flaky ? [`passed when tried again: ${file} > ${name}`] : []
  return { ...none, passed: 1, notes }
}

/** A reporter for Vitest that keeps how the run went. A file that did not load counts as one failure. */
export default class OutcomeReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const outcomes = modules.flatMap((module) => {
      const tests = [...module.children.allTests()].map((test) => outcomeOfTest(test as Told))
      const isLost = tests.every(({ failed }) => failed === 0) && module.state() === 'failed'
      return isLost ? [...tests, outcomeOf(1, `${shown(module.moduleId)} did not load`)] : tests
    })
    remember(
      'vitest',
      sum([...outcomes, ...(errors.length > 0 ? [outcomeOf(1, 'an error outside of any test')] : [])]),
    )
  }
}
