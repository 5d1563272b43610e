import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pack } from './check/tarball.ts'
import { packageFolders, root, shown } from './check/workspace.ts'
import { installed } from './chromium.ts'
import { failedTasks, failedTests, readFailures, writeFailures } from './failures.ts'
import { readSkippedParts } from './release/skipped.ts'
import { run } from './run.ts'
import { readSkipped, wordsFor, type SkippedTest } from './skipped.ts'
import { FUZZ, LONG, runProjects, runTests } from './tests.ts'
import { line, none, picturesOf, recall, sum, testsOf, type Totals } from './totals.ts'

/** Public compatibility fixtures of the template language: too many to keep here, used where they lie beside the checkout. */
const FIXTURES = process.env.CONFORMANCE ?? join(root, '../shared/conformance/template')
const REPORT = join(root, '.cache/tests-again.json')
const ADAPTER = join(root, 'packages/template-engine/conformance/adapter.mjs')

/** Steps that could not do their part here, and why. */
const reasons: string[] = []

function outcome(code: number, name: string): Totals {
  if (code === 0) return { ...none, passed: 1 }
  writeFailures([name])
  return { ...none, failed: 1 }
}

function runs(command: string, words: readonly string[]): Totals {
  const { status } = spawnSync(command, words, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  return outcome(status ?? 1, words.at(-1) ?? command)
}

/**
 * Runs the gates that `npm test` leaves out, and builds the Storybook, whose pictures are compared below, beside steps that
 * read no built file. The longest gate has one thread: a core would have no work for most of its time.
 */
async function gates(beside: () => Promise<Totals>): Promise<Totals> {
  const words = ['run', 'lint', 'format', 'build', '--output-logs=errors-only']
  const running = run('turbo', words)
  const totals = await beside()
  const { code, output } = await running
  writeFailures(failedTasks(output))
  return sum([totals, outcome(code, words.join(' '))])
}

/**
 * Checks the guides beside the peers that they come from. Fetching those takes most of the time, and leaves the machine to
 * other steps.
 */
async function guides(): Promise<Totals> {
  const { code } = await run('tsx', ['tooling/check/guides.ts', '--peers'])
  return outcome(code, 'guides')
}

/** Lets every export read hostile texts. */
async function hostileTexts(): Promise<Totals> {
  const { code } = await run('tsx', ['tooling/hostile/main.ts'])
  return outcome(code, 'hostile texts')
}

function packing(): Totals {
  return sum(
    packageFolders().map((folder) => {
      try {
        console.log(`packed ${shown(pack(folder))}`)
        return { ...none, passed: 1 }
      } catch (problem) {
        console.error((problem as Error).message)
        return outcome(1, `packing ${shown(folder)}`)
      }
    }),
  )
}

function conformance(): Totals {
  const runner = join(FIXTURES, 'run-fixtures.mjs')
  if (!existsSync(runner)) {
    reasons.push('fixtures of the template language, because they are not beside the checkout')
    return { ...none, skipped: 1 }
  }
  // A program that is started through a link may not know that it is the one which was asked to run.
  const words = [realpathSync(runner), join(FIXTURES, 'fixtures'), ADAPTER, '--match', '.', '--quiet']
  return runs('node', words)
}

/**
 * Runs the tests that take too long for `npm test`, in the browser that it uses in CI. Pages are left 20 times in each way, those
 * with 200 events eight times.
 */
function longTests(): Promise<Totals> {
  console.log('\n── long tests')
  return runProjects(LONG, { SITEWRIGHT_BROWSER: 'fetched', LEAVING_RUNS: '20,tracking:8' })
}

/** Runs the random stories of a form in a number that takes too long for `npm test`. */
function longStories(): Promise<Totals> {
  console.log('\n── random stories of a form')
  const words = ['--project=node', 'packages/forms-client/src/form/model/model.test.ts']
  return runTests(words, { MODEL_RUNS: '10000' })
}

/** Runs the random stories of an outbox: six kinds, 10,200 in all. */
function longOutboxStories(): Promise<Totals> {
  console.log('\n── random stories of an outbox')
  const words = ['--project=node', 'packages/site/src/outbox/outbox-model.test.ts']
  return runTests(words, { MODEL_RUNS: '1700' })
}

/** Runs the tests that the fetched browser could not, where a browser is installed that may. */
async function skippedTests(skipped: readonly SkippedTest[]): Promise<Totals> {
  const browser = installed()
  if (skipped.length === 0 || !browser) return none
  console.log(`\n── ${skipped.length} skipped tests again, in ${browser}`)
  rmSync(REPORT, { force: true })
  const words = ['--config', 'vitest.workspace.ts', 'run', ...wordsFor(skipped)]
  const { code } = await run('vitest', [
    ...words,
    ...['--reporter=verbose', '--reporter=json', `--outputFile.json=${REPORT}`],
  ])
  const report = existsSync(REPORT) ? readFileSync(REPORT, 'utf8') : undefined
  if (report) writeFailures(failedTests(report))
  const { passed, failed } = report ? testsOf(report) : none
  if (code !== 0 && failed === 0) return outcome(code, 'skipped tests again')
  // They are counted as skipped until now.
  return { passed, failed, skipped: -(passed + failed) }
}

/** Compares pictures of the stories. */
function pictures(): Totals {
  const { status } = spawnSync('tsx', ['tooling/visual/main.ts', '--strict'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  const totals = picturesOf(status)
  if (totals.failed > 0) writeFailures(['pictures of stories'])
  if (totals.skipped > 0) reasons.push('pictures of stories, because text is drawn otherwise here')
  return totals
}

/** Rehearses a release as its users install it, `pnpm consumers` among it. */
function rehearsal(): Totals {
  const totals = runs('node', ['--import', 'tsx', 'tooling/release/main.ts'])
  const parts = readSkippedParts()
  reasons.push(...parts)
  return { ...totals, skipped: parts.length }
}

// Steps of CI alone, after `npm test`: its totals are those of both.
const skipped = readSkipped()
const totals = sum([
  recall(),
  await gates(async () =>
    sum([
      await longStories(),
      await longOutboxStories(),
      runs('tsx', ['tooling/check/spec.ts']),
      // Other cases each time: a failure prints the one that makes it again.
      await runTests(FUZZ, { FUZZ_SECONDS: '5' }),
    ]),
  ),
  await longTests(),
  ...(await Promise.all([skippedTests([...skipped, ...readSkipped()]), guides(), hostileTexts()])),
  runs('tsx', ['tooling/check/tools.ts']),
  packing(),
  rehearsal(),
  conformance(),
  pictures(),
])
for (const reason of reasons) console.log(`\nskipped: ${reason}`)
for (const failure of new Set(readFailures())) console.log(failure)
console.log(`\n${line(totals)}`)
process.exitCode = totals.failed > 0 ? 1 : 0
