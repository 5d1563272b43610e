import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './check/workspace.ts'
import { chromium } from './chromium.ts'
import { run } from './run.ts'
import { LONG, runProjects, runTests } from './tests.ts'
import { line, remember, sum, tasksOf, type Totals } from './totals.ts'

async function turbo(...words: readonly string[]): Promise<Totals> {
  const { output } = await run('turbo', [
    'run',
    ...words,
    '--continue=dependencies-successful',
    '--output-logs=errors-only',
  ])
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
const built = await step('build', () => turbo('build'))
const totals = sum([
  built,
  ...(await Promise.all([
    // Tests wait for their browser half of the time: one gate after the other fits beside them.
    step('checks', () => turbo(...checks, '--concurrency=1')),
    // Arguments may select tests: then the others are skipped without a reason.
    step('tests', () => (words.length > 0 ? runTests(words) : runProjects([`--project=!${LONG}`]))),
  ])),
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
