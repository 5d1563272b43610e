import { existsSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './check/workspace.ts'
import { installed } from './chromium.ts'
import { line, none, type Outcome, recall, type SkippedTest, sum } from './outcome.ts'
import { check, FUZZ, LONG, runProjects, runTests, step, turbo, VISUAL, wordsFor } from './run.ts'

// Steps of CI alone, after `npm test`: its outcome is that of both.

/** Public compatibility fixtures of the template language: too many to keep here, used where they lie beside the checkout. */
const FIXTURES = process.env.CONFORMANCE ?? join(root, '../shared/conformance/template')
const ADAPTER = join(root, 'packages/template-engine/conformance/adapter.mjs')

const skippedFor = (reason: string): Outcome => ({ ...none, skipped: 1, notes: [`skipped: ${reason}`] })

function conformance(): Promise<Outcome> {
  const runner = join(FIXTURES, 'run-fixtures.mjs')
  if (!existsSync(runner))
    return Promise.resolve(
      skippedFor('fixtures of the template language, because they are not beside the checkout'),
    )
  // A program that is started through a link may not know that it is the one which was asked to run.
  return check(
    'node',
    realpathSync(runner),
    ...[join(FIXTURES, 'fixtures'), ADAPTER, '--match', '.', '--quiet'],
  )
}

/** Random stories of a form and of an outbox, and a search for random cases, in numbers that take too long for `npm test`. */
const random = async (): Promise<Outcome> =>
  sum([
    await runTests(['--project=node', 'packages/forms-client/src/model/model.test.ts'], {
      MODEL_RUNS: '10000',
    }),
    // Six kinds, 10,200 in all.
    await runTests(['--project=node', 'packages/site/src/outbox/outbox-model.test.ts'], {
      MODEL_RUNS: '1700',
    }),
    // Other cases each time: a failure prints the one that makes it again.
    await runTests(FUZZ, { FUZZ_SECONDS: '5' }),
  ])

/** Runs the tests that the fetched browser could not, where a browser is installed that may. */
async function skippedTests(skipped: readonly SkippedTest[]): Promise<Outcome> {
  if (skipped.length === 0 || !installed()) return none
  const { passed, failed, notes } = await runTests(wordsFor(skipped))
  // They are counted as skipped until now.
  return { ...none, passed, failed, skipped: -(passed + failed), notes }
}

/** Rehearses a release as its users install it. A rehearsal that was ended has kept no outcome, and has failed. */
async function rehearsal(): Promise<Outcome> {
  await check('node', '--import', 'tsx', 'tooling/release/main.ts')
  return recall('rehearsal')
}

const quick = recall('npm-test')
// The longest gate has one thread: a core would have no work for most of its time.
const first = await step('lint, format, all builds, random cases', async () =>
  sum(await Promise.all([turbo('lint', 'format', 'build'), random()])),
)
// In the browser that `npm test` uses in CI. Pages end six times in each way, once after each moment: 20 times each night.
const long = await step('long tests', () =>
  runProjects(LONG, { SITEWRIGHT_BROWSER: 'fetched', LEAVING_RUNS: '6' }),
)
const outcome = sum([
  quick,
  first,
  long,
  // Fetching the peers of the guides takes most of the time, and leaves the machine to other steps.
  await step('skipped tests, guides with their peers, hostile texts', async () =>
    sum(
      await Promise.all([
        skippedTests([...quick.tests, ...long.tests]),
        check('tsx', 'tooling/check/guides.ts', '--peers'),
        check('tsx', 'tooling/hostile/main.ts'),
      ]),
    ),
  ),
  await step('tools', () => check('tsx', 'tooling/check/tools.ts')),
  await step('rehearsal of a release', rehearsal),
  await step('conformance', conformance),
  await step('pictures', () => runProjects([...VISUAL, '--maxConcurrency=3'])),
])
for (const note of new Set(outcome.notes)) console.log(note)
console.log(`\n${line(outcome)}`)
process.exitCode = outcome.failed > 0 ? 1 : 0
