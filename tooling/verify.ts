import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './check/workspace.ts'
import { chromium } from './chromium.ts'
import { run } from './run.ts'
import { readSkipped, type SkippedTest } from './skipped.ts'
import { line, none, remember, sum, tasksOf, testsOf, type Totals } from './totals.ts'

const REPORT = join(root, '.cache/tests.json')

async function turbo(...tasks: readonly string[]): Promise<Totals> {
  const { output } = await run('turbo', [
    'run',
    ...tasks,
    '--continue=dependencies-successful',
    '--output-logs=errors-only',
  ])
  return tasksOf(output)
}

/** A browser that has stopped to answer would keep Vitest waiting for ever. */
const SILENCE_MS = 300_000

const describeSkipped = ({ file, name, reason }: SkippedTest): string =>
  `skipped: ${file} > ${name}: ${reason || 'no reason is given'}`

async function tests(words: readonly string[]): Promise<Totals> {
  rmSync(REPORT, { force: true })
  const reporters = ['dot', 'json', './tooling/skipped.ts'].map((name) => `--reporter=${name}`)
  const { code, isSilent } = await run(
    'vitest',
    ['--config', 'vitest.workspace.ts', 'run', ...reporters, `--outputFile.json=${REPORT}`, ...words],
    { silenceMs: SILENCE_MS },
  )
  if (isSilent) console.error(`The tests were ended: they had printed nothing for ${SILENCE_MS / 1000} s.`)
  const totals = existsSync(REPORT) ? testsOf(readFileSync(REPORT, 'utf8')) : none
  // Vitest may also end with an error outside of any test.
  const failed = code !== 0 && totals.failed === 0 ? 1 : totals.failed
  // Words may select tests; then the others are skipped without a reason.
  if (words.length > 0) return { ...totals, failed }
  const skipped = readSkipped()
  for (const test of skipped) console.log(describeSkipped(test))
  return { ...totals, failed: failed + skipped.filter(({ reason }) => !reason).length }
}

async function step(title: string, work: () => Promise<Totals>): Promise<Totals> {
  console.log(`\n── ${title}`)
  const begin = performance.now()
  const totals = await work()
  console.log(`── ${title}: ${line(totals)} (${Math.round((performance.now() - begin) / 1000)} s)`)
  return totals
}

/** Finds the browser before anything else, so that its absence is said in one sentence and not once for each test. */
function findBrowser(): void {
  try {
    console.log(`Browser: ${chromium().executablePath ?? ''}`)
  } catch (problem) {
    console.error((problem as Error).message)
    process.exit(1)
  }
}

findBrowser()
const checks = manifestChecks()
const totals = sum([
  await step('build', () => turbo('build')),
  await step('checks', () => turbo(...checks)),
  await step('tests', () => tests(process.argv.slice(2))),
])
remember(totals)
console.log(`\n${line(totals)}`)
process.exitCode = totals.failed > 0 || totals.passed === 0 ? 1 : 0

/** The gates, as `pnpm check` lists them. */
function manifestChecks(): string[] {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: { check: string }
  }
  return scripts.check.replace(/^.* run /, '').split(' ')
}
