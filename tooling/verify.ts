import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { root } from './check/workspace.ts'
import { chromium } from './chromium.ts'
import { failedTasks, writeFailures } from './failures.ts'
import { run } from './run.ts'
import { QUICK, runProjects, runTests } from './tests.ts'
import { line, remember, sum, tasksOf, type Totals } from './totals.ts'

/** Tasks at once. With more, the longest one, which has only one thread, would still run when all others are done. */
const CONCURRENCY = availableParallelism() + 1

/** Gates that take long and that CI runs: most say nothing of what the code does, and that of the guides runs with all packages. */
const LATER = ['lint', 'format', 'guides']

async function turbo(...tasks: readonly string[]): Promise<Totals> {
  const { output } = await run('turbo', [
    'run',
    ...tasks,
    `--concurrency=${CONCURRENCY}`,
    '--continue=dependencies-successful',
    '--output-logs=errors-only',
  ])
  writeFailures(failedTasks(output))
  return tasksOf(output)
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
const words = process.argv.slice(2)
const totals = sum([
  await step('build', () => turbo('build', '--filter=!@sitewright/storybook', '--filter=!@sitewright/docs')),
  await step('checks', () => turbo(...checks)),
  // Arguments may select tests: then the others are skipped without a reason.
  await step('tests', () => (words.length > 0 ? runTests(words) : runProjects(QUICK))),
])
remember(totals)
console.log(`\n${line(totals)}`)
process.exitCode = totals.failed > 0 || totals.passed === 0 ? 1 : 0

/** The gates, as `pnpm check` lists them, but for those that CI runs after `npm test`. */
function manifestChecks(): string[] {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: { check: string }
  }
  return scripts.check
    .replace(/^.* run /, '')
    .split(' ')
    .filter((name) => !LATER.includes(name))
}
