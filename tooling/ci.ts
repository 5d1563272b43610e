import { existsSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './check/workspace.ts'
import { installed } from './chromium.ts'
import { line, none, type Outcome, recall, type SkippedTest, sum } from './outcome.ts'
import { check, FUZZ, LONG, RELEASE, runProjects, runTests, step, turbo, VISUAL, wordsFor } from './run.ts'

// Steps of CI alone, after `npm test`: its outcome is that of both. `ci PART` runs one part of them, and `ci long 1/3` a share of the longest.

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

const [part, share] = process.argv.slice(2)

/** Seconds of `npm test` from which on a machine is slow. One with two quick cores takes half of that. */
const SLOW_SECONDS = 1200

/** Number of times that a page ends in each of 36 ways: 20 where machines share the long tests, fewer on one that does all. */
function leavingRuns(): number {
  if (share) return 20
  return Number(process.env.NPM_TEST_SECONDS ?? 0) > SLOW_SECONDS ? 3 : 6
}

/** A run, and the tests that it had to skip once more. */
async function withSkipped(run: Promise<Outcome>): Promise<Outcome> {
  const outcome = await run
  return sum([outcome, await skippedTests(outcome.tests)])
}

/** The parts, each of which a machine of its own may run. Builds are made once on a machine. */
const parts: Readonly<Record<string, () => Promise<Outcome>>> = {
  test: () => step('skipped tests', () => withSkipped(Promise.resolve(recall('npm-test')))),
  // The longest gate has one thread: a core would have no work for most of its time.
  lint: () =>
    step('lint, format, all builds, random cases', async () =>
      sum(await Promise.all([turbo('lint', 'format', 'build'), random()])),
    ),
  // In the browser that `npm test` uses in CI.
  long: () =>
    step('long tests', async () =>
      sum([
        await turbo('build'),
        await withSkipped(
          runProjects(share ? [...LONG, `--shard=${share}`] : LONG, {
            SITEWRIGHT_BROWSER: 'fetched',
            LEAVING_RUNS: String(leavingRuns()),
          }),
        ),
      ]),
    ),
  // Fetching the peers of the guides takes most of the time, and leaves the machine to the other.
  guides: () =>
    step('guides with their peers, hostile texts', async () =>
      sum([
        await turbo('build', '--filter=./packages/*'),
        ...(await Promise.all([
          check('tsx', 'tooling/check/guides.ts', '--peers'),
          check('tsx', 'tooling/hostile/main.ts'),
        ])),
      ]),
    ),
  release: async () =>
    sum([
      await step('tools', async () =>
        sum([await turbo('build'), await check('tsx', 'tooling/check/tools.ts')]),
      ),
      await step('rehearsal of a release', () => runProjects([...RELEASE, '--maxConcurrency=2'])),
    ]),
  conformance: () => step('conformance', conformance),
  pictures: () =>
    step('pictures', async () =>
      sum([await turbo('build'), await runProjects([...VISUAL, '--maxConcurrency=3'])]),
    ),
}

const names = part === undefined ? Object.keys(parts) : [part]
const outcomes: Outcome[] = []
for (const name of names) {
  const run = parts[name]
  if (!run) throw new Error(`CI has no part called ${name}: it has ${Object.keys(parts).join(', ')}.`)
  outcomes.push(await run())
}
const outcome = sum(outcomes)
for (const note of new Set(outcome.notes)) console.log(note)
console.log(`\n${line(outcome)}`)
process.exitCode = outcome.failed > 0 ? 1 : 0
