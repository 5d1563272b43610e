import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import {
  conclude,
  filesBelow,
  type Findings,
  isMain,
  packageFolders,
  root,
  shown,
  tool,
} from './workspace.ts'

/** The repository as the checks see it; a test shows them another one. */
export interface Repository {
  /** Text of a file; empty if there is none. */
  readonly read: (path: string) => string
  /** Files below a folder whose path passes. */
  readonly files: (folder: string, pattern: RegExp) => readonly string[]
  /** Runs a program. */
  readonly run: (
    command: string,
    words: readonly string[],
    input?: string,
  ) => { code: number; output: string }
  /** What tsup writes for a package. */
  readonly built: (folder: string) => readonly string[]
}

const packages = packageFolders().map(shown)
const TEST = /\.test\.tsx?$/
/** Sources that are published. */
const SHIPPED = /(?<!\.(?:stories|test|test-support)|\.d)\.tsx?$/

const scripts = ({ read }: Repository, folder = ''): Readonly<Record<string, string>> =>
  (JSON.parse(read(`${folder}package.json`) || '{}') as { scripts?: Record<string, string> }).scripts ?? {}

/** Checks that files of a folder import from a module. */
const imports = ({ read, files }: Repository, folder: string, module: string, pattern = SHIPPED): boolean =>
  files(folder, pattern).some((path) => read(path).includes(` from '${module}`))

const isIn = (repository: Repository, path: string, ...texts: readonly string[]): boolean =>
  texts.every((text) => repository.read(path).includes(text))

/** Each tool and each file at the top, and whether it does its work. */
const works: Readonly<Record<string, (repository: Repository) => boolean>> = {
  react: (all) => imports(all, 'packages', 'react') && imports(all, 'apps/demo/src', 'react'),
  'react-dom': (all) => imports(all, 'apps/demo/src', 'react-dom/client'),
  turbo: ({ run }) => {
    const { output } = run('turbo', ['run', 'build', '--dry=json'])
    return packages.every((folder) => output.includes(`"${folder}"`)) && output.includes('"tsup && tsc')
  },
  tsup: (all) =>
    packages.every(
      (folder) =>
        scripts(all, `${folder}/`).build?.startsWith('tsup && ') &&
        isIn(all, `${folder}/tsup.config.ts`, "from '../../tooling/tsup.ts'"),
    ) && writesEach(all, 'packages/machine'),
  changesets: ({ run, read, files }) =>
    files('.changeset', /\.md$/).every((path) =>
      /^---\n(?:'[^']+': (?:patch|minor|major)\n)*---\n/.test(read(path)),
    ) &&
    /🦋.*(?:bumped|NO packages|no changesets)/s.test(run('changeset', ['status', '--since=HEAD']).output),
  msw: (all) =>
    imports(all, 'packages/site/src/mock', 'msw') &&
    imports(all, 'apps/demo/src/mock', 'msw') &&
    isIn(all, 'apps/demo/src/mock/mock-fetch.ts', "import('./msw.ts')"),
  zod: (all) => imports(all, 'packages/cart-client/src/endpoint', 'zod/mini', /\.contract\.ts$/),
  'dinero.js': (all) =>
    isIn(all, 'packages/money-format/package.json', '"dinero.js"') &&
    imports(all, 'packages/money-format/src', 'dinero.js'),
  vitest: (all) =>
    imports(all, 'packages', 'vitest', TEST) &&
    isIn(all, 'tooling/run.ts', "'vitest',", 'vitest.workspace.ts'),
  storybook: (all) =>
    isIn(all, 'apps/storybook/.storybook/main.ts', 'packages/*/src/**/*.stories.tsx') &&
    isIn(all, 'vitest.workspace.ts', 'storybookTest(') &&
    all.files('packages', /\.stories\.tsx$/).length > 0,
  '@testing-library/react': (all) => imports(all, 'packages', '@testing-library/react', TEST),
  eslint: (all) =>
    all.run('eslint', ['--stdin', '--stdin-filename', 'tooling/planted.js'], 'const planted = 1\n').code ===
      1 && isIn(all, 'eslint.config.js', 'no-super-linear-backtracking'),
  pnpm: (all) =>
    isIn(all, 'package.json', '"packageManager": "pnpm@') &&
    isIn(all, 'tooling/bootstrap.mjs', "'pnpm', ['install', '--frozen-lockfile'") &&
    all.read('pnpm-lock.yaml') !== '',
  packages: () => packages.length > 0,
  apps: (all) => imports(all, 'apps/demo/src', '@sitewright/cart-client'),
  '.changeset': (all) => isIn(all, '.changeset/config.json', '"baseBranch": "main"'),
  'turbo.json': (all) => isIn(all, 'turbo.json', '"build"', '"check:package"', 'tooling/tsup.ts'),
  'package.json': (all) => ['start', 'test', 'build', 'check', 'release'].every((name) => scripts(all)[name]),
  'pnpm-workspace.yaml': (all) => isIn(all, 'pnpm-workspace.yaml', '- packages/*', '- apps/*', 'catalog:'),
  'tsconfig.base.json': (all) =>
    isIn(all, 'tsconfig.base.json', '"strict": true') &&
    ['tsconfig.json', 'tooling/tsconfig/build.json'].every((path) => isIn(all, path, 'tsconfig.base.json"')),
  'vitest.workspace.ts': (all) =>
    isIn(all, 'vitest.workspace.ts', "'node'", "'dom'", "'browser'") &&
    scripts(all).vitest?.includes('vitest.workspace') === true,
  'README.md': (all) => isIn(all, 'README.md', 'npm start', 'npm test'),
}

/** Checks that tsup writes a module for each source of a package, which imports nothing that is not built. */
function writesEach({ files, built }: Repository, folder: string): boolean {
  const modules = built(folder)
  return files(`${folder}/src`, SHIPPED).every((path) =>
    modules.includes(path.slice(`${folder}/src/`.length).replace(/\.tsx?$/, '.js')),
  )
}

/** Tools that the repository is made with, and that do no work any more. */
export const findIdle = (repository: Repository): Findings =>
  Object.entries(works).flatMap(([name, isAtWork]) =>
    isAtWork(repository) ? [] : [`${name} no longer does its work: see tooling/check/tools.ts.`],
  )

const run: Repository['run'] = (command, words, input) => {
  const { status, stdout, stderr } = spawnSync(tool(command), words, {
    cwd: root,
    input: input ?? '',
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    shell: process.platform === 'win32',
  })
  return { code: status ?? 1, output: stdout + stderr }
}

/** The repository as it is. */
export const repository: Repository = {
  read: (path) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : ''),
  files: (folder, pattern) => filesBelow(join(root, folder), (path) => pattern.test(path)).map(shown),
  run,
  built: (folder) => {
    const home = mkdtempSync(join(root, '.cache/built-'))
    spawnSync(tool('tsup'), ['--out-dir', home], {
      cwd: join(root, folder),
      shell: process.platform === 'win32',
    })
    const written = readdirSync(home, { recursive: true, encoding: 'utf8' }).map((path) =>
      path.replaceAll('\\', '/'),
    )
    rmSync(home, { recursive: true })
    return written
  },
}

if (isMain(import.meta.url)) conclude('tools', findIdle(repository))
