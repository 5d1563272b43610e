import { execa } from 'execa'
import { root } from './check/workspace.ts'
import { forget, line, type Outcome, outcomeOf, recall, type SkippedTest, sum, tasksOf } from './outcome.ts'

/** A browser that has stopped to answer would keep Vitest waiting for ever. The long tests take half of this on two cores. */
const LIMIT_MS = 60 * 60_000

/** Runs a program of this repository, shows what it prints, and keeps it. */
async function run(command: string, words: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const { all, exitCode } = await execa(command, words, {
    cwd: root,
    // Piped output is read as text, in logs too.
    env: { NO_COLOR: '1', FORCE_COLOR: undefined, ...env },
    preferLocal: true,
    stdin: 'ignore',
    stdout: ['inherit', 'pipe'],
    stderr: ['inherit', 'pipe'],
    all: true,
    reject: false,
    timeout: LIMIT_MS,
  })
  return { code: exitCode, output: all }
}

/** Runs a check. */
export async function check(command: string, ...words: readonly string[]): Promise<Outcome> {
  const { code } = await run(command, words)
  return outcomeOf(code, [command, ...words].join(' '))
}

/** Runs tasks of turbo. */
export async function turbo(...words: readonly string[]): Promise<Outcome> {
  const options = ['--continue=dependencies-successful', '--output-logs=errors-only']
  return tasksOf((await run('turbo', ['run', ...words, ...options])).output)
}

const asked = (names: readonly string[]): readonly string[] => names.map((name) => `--project=${name}`)

/** The projects of `npm test`. */
export const QUICK = asked(['node', 'dom', 'browser', 'storybook', 'e2e'])

/** Projects that take long: end-to-end tests, and tests with the oldest React. CI alone runs them, and whoever names them. */
export const LONG = asked(['e2e-long', 'react-18', 'react-18-browser'])

/** The search for random cases that fail. */
export const FUZZ = asked(['fuzz'])

/** A rehearsal of two releases. */
export const RELEASE = asked(['release'])

/** Pictures of stories. */
export const VISUAL = asked(['visual'])

/** Runs the tests that Vitest's arguments select. */
export async function runTests(words: readonly string[], env?: NodeJS.ProcessEnv): Promise<Outcome> {
  forget('vitest')
  const reporters = ['--reporter=dot', '--reporter=./tooling/reporter.ts']
  const { code } = await run(
    'vitest',
    ['--config', 'vitest.workspace.ts', 'run', ...reporters, ...words],
    env,
  )
  const outcome = recall('vitest')
  return code !== 0 && outcome.failed === 0
    ? sum([outcome, outcomeOf(code, `vitest ${words.join(' ')}`)])
    : outcome
}

const describe = ({ file, name, reason }: SkippedTest): string =>
  `skipped: ${file} > ${name}: ${reason || 'no reason is given'}`

/** Runs the tests of whole projects. A test that is skipped without a reason counts as a failure. */
export async function runProjects(words: readonly string[], env?: NodeJS.ProcessEnv): Promise<Outcome> {
  const outcome = await runTests(words, env)
  for (const test of outcome.tests) console.log(describe(test))
  const unexplained = outcome.tests.filter(({ reason }) => !reason)
  return sum([outcome, ...unexplained.map((test) => outcomeOf(1, describe(test)))])
}

/** Arguments with which Vitest runs these tests and no others. */
export function wordsFor(tests: readonly SkippedTest[]): string[] {
  const escape = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
  const projects = new Set(tests.map(({ project }) => `--project=${project}`))
  const files = new Set(tests.map(({ file }) => file))
  return [...projects, `--testNamePattern=^(${tests.map(({ name }) => escape(name)).join('|')})$`, ...files]
}

/** Runs a part of a run, and says how it went and how long it took. */
export async function step(title: string, work: () => Promise<Outcome>): Promise<Outcome> {
  console.log(`\n── ${title}`)
  const begin = performance.now()
  const outcome = await work()
  console.log(`── ${title}: ${line(outcome)} (${Math.round((performance.now() - begin) / 1000)} s)`)
  return outcome
}
