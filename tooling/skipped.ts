import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'
import { root, shown } from './check/workspace.ts'
import { writeAgain } from './failures.ts'

/** A test that did not run because something is missing here. */
export interface SkippedTest {
  readonly project: string
  readonly file: string
  /** Its title after those of the groups it is in, as `--testNamePattern` reads it. */
  readonly name: string
  /** Missing capability, if the test names it. */
  readonly reason: string
}

const LIST = join(root, '.cache/skipped.json')

/** The tests that the last run skipped. */
export function readSkipped(): SkippedTest[] {
  try {
    return JSON.parse(readFileSync(LIST, 'utf8')) as SkippedTest[]
  } catch {
    return []
  }
}

/** Arguments with which Vitest runs these tests and no others. */
export function wordsFor(tests: readonly SkippedTest[]): string[] {
  const escape = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
  const projects = new Set(tests.map(({ project }) => `--project=${project}`))
  const files = new Set(tests.map(({ file }) => file))
  return [...projects, `--testNamePattern=^(${tests.map(({ name }) => escape(name)).join('|')})$`, ...files]
}

const fullName = (fullName: string): string => fullName.split(' > ').join(' ')

/** A reporter for Vitest that writes down which tests were skipped, and why, and which passed only when tried again. */
export default class SkippedReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const skipped = modules.flatMap((module) =>
      [...module.children.allTests('skipped')].map((test): SkippedTest => {
        const result = test.result()
        return {
          project: module.project.name,
          file: shown(module.moduleId),
          name: fullName(test.fullName),
          reason: result.state === 'skipped' ? (result.note ?? '') : '',
        }
      }),
    )
    mkdirSync(dirname(LIST), { recursive: true })
    writeFileSync(LIST, JSON.stringify(skipped))
    const again = modules.flatMap((module) =>
      [...module.children.allTests('passed')].filter((test) => test.diagnostic()?.flaky),
    )
    for (const test of again) {
      const name = `${shown(test.module.moduleId)} > ${fullName(test.fullName)}`
      console.log(`passed when tried again: ${name}`)
      writeAgain([name])
    }
  }
}
