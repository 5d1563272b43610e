import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './check/workspace.ts'
import { failedTests, writeFailures } from './failures.ts'
import { run } from './run.ts'
import { readSkipped, type SkippedTest } from './skipped.ts'
import { none, testsOf, type Totals } from './totals.ts'

const REPORT = join(root, '.cache/tests.json')

/** A browser that has stopped to answer would keep Vitest waiting for ever. */
const SILENCE_MS = 300_000

const asked = (names: readonly string[]): readonly string[] => names.map((name) => `--project=${name}`)

/** The projects of `npm test`. */
export const QUICK = asked(['node', 'dom', 'browser', 'storybook', 'e2e'])

/** Projects that take long: end-to-end tests, and tests with the oldest React. CI alone runs them, and whoever names them. */
export const LONG = asked(['e2e-long', 'react-18', 'react-18-browser'])

/** The search for random cases that fail. */
export const FUZZ = asked(['fuzz'])

/** Runs the tests that Vitest's arguments select. */
export async function runTests(words: readonly string[], env?: NodeJS.ProcessEnv): Promise<Totals> {
  rmSync(REPORT, { force: true })
  const reporters = ['dot', 'json', './tooling/skipped.ts'].map((name) => `--reporter=${name}`)
  const { code, isSilent } = await run(
    'vitest',
    ['--config', 'vitest.workspace.ts', 'run', ...reporters, `--outputFile.json=${REPORT}`, ...words],
    { silenceMs: SILENCE_MS, env },
  )
  if (isSilent) console.error(`The tests were ended: they had printed nothing for ${SILENCE_MS / 1000} s.`)
  const report = existsSync(REPORT) ? readFileSync(REPORT, 'utf8') : undefined
  if (report) writeFailures(failedTests(report))
  const totals = report ? testsOf(report) : none
  if (code !== 0 && totals.failed === 0)
    writeFailures([`vitest ${words.join(' ')}: an error outside of any test`])
  // Vitest may also end with an error outside of any test.
  return code !== 0 && totals.failed === 0 ? { ...totals, failed: 1 } : totals
}

const describeSkipped = ({ file, name, reason }: SkippedTest): string =>
  `skipped: ${file} > ${name}: ${reason || 'no reason is given'}`

/** Runs the tests of whole projects. A test that is skipped without a reason counts as a failure. */
export async function runProjects(words: readonly string[], env?: NodeJS.ProcessEnv): Promise<Totals> {
  const totals = await runTests(words, env)
  const skipped = readSkipped()
  for (const test of skipped) console.log(describeSkipped(test))
  const unexplained = skipped.filter(({ reason }) => !reason)
  writeFailures(unexplained.map(describeSkipped))
  return { ...totals, failed: totals.failed + unexplained.length }
}
