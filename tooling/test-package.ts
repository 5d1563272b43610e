import { spawnSync } from 'node:child_process'
import { filesBelow, isMain, root, shown, tool } from './check/workspace.ts'

/** Needs of a package's tests, so that a browser is started only where one is needed. */
const PROJECTS: readonly (readonly [string, RegExp])[] = [
  ['node', /(?<!\.(?:dom|browser))\.test\.tsx?$/],
  ['dom', /\.dom\.test\.tsx?$/],
  ['browser', /\.browser\.test\.tsx?$/],
  ['e2e', /(?<!\.long)\.e2e\.ts$/],
]

/** The projects of vitest.workspace.ts that the files of a package belong to. Stories are run when they are asked for. */
export function projectsOf(files: readonly string[], withStories: boolean): string[] {
  const tests = PROJECTS.filter(([, pattern]) => files.some((file) => pattern.test(file)))
  const hasStories = files.some((file) => file.endsWith('.stories.tsx'))
  return [...tests.map(([name]) => name), ...(withStories && hasStories ? ['storybook'] : [])]
}

// Run in a package's folder: its tests, and with --stories its stories; other words are for Vitest.
if (isMain(import.meta.url)) {
  const folder = process.cwd()
  const words = process.argv.slice(2)
  const projects = projectsOf(
    filesBelow(folder, () => true),
    words.includes('--stories'),
  )
  const { status } = spawnSync(
    tool('vitest'),
    [
      ...['--config', 'vitest.workspace.ts', 'run', `${shown(folder)}/`],
      ...projects.map((name) => `--project=${name}`),
      ...words.filter((word) => word !== '--stories'),
    ],
    { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' },
  )
  process.exitCode = status ?? 1
}
