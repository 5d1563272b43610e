import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { root } from './check/workspace.ts'
import { chromium } from './chromium.ts'
import { line, remember, sum } from './outcome.ts'
import { QUICK, runProjects, runTests, step, turbo } from './run.ts'

/** Tasks at once. With more, the longest one, which has only one thread, would still run when all others are done. */
const CONCURRENCY = `--concurrency=${availableParallelism() + 1}`

/** Gates that take long and that CI runs: most say nothing of what the code does, and that of the guides runs with all packages. */
const LATER = ['lint', 'format', 'guides']

/** Finds the browser before anything else, so that its absence is said in one sentence and not once for each test. */
function findBrowser(): void {
  try {
    console.log(`Browser: ${chromium().executablePath ?? ''}`)
  } catch (problem) {
    console.error((problem as Error).message)
    process.exit(1)
  }
}

/** The gates, as `pnpm check` lists them, but for those that CI runs after `npm test`. */
function gates(): string[] {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: { check: string }
  }
  const names = scripts.check.replace(/^.* run /, '').split(' ')
  return names.filter((name) => !LATER.includes(name))
}

findBrowser()
const words = process.argv.slice(2)
const outcome = sum([
  await step('build', () =>
    turbo('build', '--filter=!@sitewright/storybook', '--filter=!@sitewright/docs', CONCURRENCY),
  ),
  await step('checks', () => turbo(...gates(), CONCURRENCY)),
  // Arguments may select tests: then the others are skipped without a reason.
  await step('tests', () => (words.length > 0 ? runTests(words) : runProjects(QUICK))),
])
remember('npm-test', outcome)
console.log(`\n${line(outcome)}`)
process.exitCode = outcome.failed > 0 || outcome.passed === 0 ? 1 : 0
