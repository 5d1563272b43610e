import { spawnSync } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { filesBelow, isMain, root, shown, tool } from './check/workspace.ts'

/** Needs of a package's tests, so that a browser is started only where one is needed. */
const PROJECTS: readonly (readonly [string, RegExp])[] = [
  ['node', /(?<!\.(?:dom|browser))\.test\.tsx?$/],
  ['dom', /\.dom\.test\.tsx?$/],
  ['browser', /\.browser\.test\.tsx?$/],
  ['e2e', /(?<!\.long)\.e2e\.ts$/],
  ['storybook', /\.stories\.tsx$/],
]

const IN_BROWSER = ['browser', 'e2e', 'storybook']

/** Words of the command line that are not for Vitest. */
const OWN_WORDS = ['--stories', '--no-browser']

/**
 * The projects of vitest.workspace.ts that the files of a package belong to: stories with `--stories`, and with `--no-browser`
 * only those that start none.
 */
export function projectsOf(files: readonly string[], words: readonly string[]): string[] {
  const isAsked = (name: string): boolean =>
    !(words.includes('--no-browser') && IN_BROWSER.includes(name)) &&
    (name !== 'storybook' || words.includes('--stories'))
  return PROJECTS.filter(([name, pattern]) => isAsked(name) && files.some((file) => pattern.test(file))).map(
    ([name]) => name,
  )
}

/**
 * Setting for tests that need no browser: a worker for each core. Vitest would leave one core to itself, which then waits
 * for the workers; on two cores, the tests would take twice as long.
 */
export const workersOf = (projects: readonly string[]): readonly string[] =>
  projects.some((name) => IN_BROWSER.includes(name)) ? [] : [`--maxWorkers=${availableParallelism()}`]

/** Runs the tests of a folder in these projects: the exit code of Vitest. */
function test(folder: string, projects: readonly string[], words: readonly string[]): number {
  const selection = [
    `${shown(folder)}/`,
    ...projects.map((name) => `--project=${name}`),
    ...workersOf(projects),
  ]
  const { status } = spawnSync(
    tool('vitest'),
    ['--config', 'vitest.workspace.ts', 'run', ...selection, ...words],
    { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' },
  )
  return status ?? 1
}

// Run in a package's folder: its tests, with --stories its stories, with --no-browser in seconds; other words are for Vitest.
if (isMain(import.meta.url)) {
  const folder = process.cwd()
  const words = process.argv.slice(2)
  const files = filesBelow(folder, () => true)
  const projects = projectsOf(files, words)
  const others = words.filter((word) => !OWN_WORDS.includes(word))
  // Without a project, Vitest would run those of all.
  if (projects.length > 0) process.exitCode = test(folder, projects, others)
  else console.log(`${shown(folder)} has no such tests.`)
}
