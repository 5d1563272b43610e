import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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
  /** Code that tsup writes for a package, by its path. */
  readonly built: (folder: string) => Readonly<Record<string, string>>
  /** What Vitest says of failing tests: one for each of its projects that run without a name. */
  readonly planted: () => string
}

const packages = packageFolders().map(shown)
const TEST = /\.test\.tsx?$/
/** Sources that are published. */
const SHIPPED = /(?<!\.(?:stories|test|test-support)|\.d)\.tsx?$/

const scripts = ({ read }: Repository, folder = ''): Readonly<Record<string, string>> =>
  (JSON.parse(read(`${folder}package.json`) || '{}') as { scripts?: Record<string, string> }).scripts ?? {}

/** Code of a file, without comments and without what is imported as types only. */
const codeOf = ({ read }: Repository, path: string): string =>
  read(path)
    .replace(/^\s*\/\*[^]*?\*\/|(?<!\S)\/\/.*/gm, '')
    .replace(/^import type [^']*'[^']*'/gm, '')

/** Checks that files of a folder import from a module, and not types only. */
const imports = (all: Repository, folder: string, module: string, pattern = SHIPPED): boolean =>
  all.files(folder, pattern).some((path) => codeOf(all, path).includes(` from '${module}`))

const isIn = (repository: Repository, path: string, ...texts: readonly string[]): boolean =>
  texts.every((text) => codeOf(repository, path).includes(text))

/** Checks that each package with such tests has one that matches. */
const eachTests = (all: Repository, kind: RegExp, pattern: RegExp): boolean =>
  packages.every((folder) => {
    const tests = all.files(`${folder}/src`, kind).map((path) => codeOf(all, path))
    return tests.length === 0 || tests.some((code) => pattern.test(code))
  })

/** Names of failing tests, one for each project that runs without a name. */
const PLANTED = ['planted.test.ts', 'planted.dom.test.ts', 'planted.browser.test.ts']
const reportsEach = (output: string): boolean =>
  PLANTED.every((name) =>
    output.split('\n').some((line) => line.includes('FAIL') && line.includes(`/${name}`)),
  )
/** An expression that takes quadratic time, in a file that is published. */
const QUADRATIC = [
  ['--stdin', '--stdin-filename', 'packages/machine/src/cleanup.ts'],
  '/\\s*\\s*$/.test("")',
] as const

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
    ) && writesEach(all, 'packages/cart-client'),
  changesets: ({ run, read, files }) =>
    files('.changeset', /\.md$/).every((path) =>
      /^---\n(?:'[^']+': (?:patch|minor|major)\n)*---\n/.test(read(path)),
    ) &&
    /🦋.*(?:bumped|NO packages|no changesets)/s.test(run('changeset', ['status', '--since=HEAD']).output),
  msw: (all) =>
    imports(all, 'packages/site/src/mock', 'msw') &&
    imports(all, 'apps/demo/src/mock', 'msw') &&
    isIn(all, 'apps/demo/src/mock/mock-fetch.ts', "import('./msw.ts')") &&
    isIn(all, 'apps/demo/src/mock/other-handlers.ts', 'http.post(') &&
    /const handlers = \[(?:\s*\.\.\.[\w.]+,){6}/.test(codeOf(all, 'apps/demo/src/mock/server.ts')),
  zod: (all) =>
    ['cart-client', 'forms-client', 'site'].every((name) =>
      imports(all, `packages/${name}/src/endpoint`, 'zod/mini', /\.contract\.ts$/),
    ),
  'dinero.js': (all) =>
    isIn(all, 'packages/money-format/package.json', '"dinero.js"') &&
    imports(all, 'packages/money-format/src', 'dinero.js') &&
    isIn(
      all,
      'packages/money-format/src/arithmetic/arithmetic.ts',
      ...['add', 'subtract', 'compare'].map((name) => `, ${name}Dinero)`),
      'multiplyDinero(',
    ),
  vitest: (all) =>
    imports(all, 'packages', 'vitest', TEST) &&
    eachTests(all, TEST, /^(?:test|describe)(?:\(|\.each)/m) &&
    reportsEach(all.planted()) &&
    isIn(all, 'tooling/run.ts', "'vitest',", 'vitest.workspace.ts'),
  storybook: (all) =>
    isIn(all, 'apps/storybook/.storybook/main.ts', 'packages/*/src/**/*.stories.tsx') &&
    isIn(all, 'vitest.workspace.ts', 'storybookTest(') &&
    all.files('packages', /\.stories\.tsx$/).length > 0,
  '@testing-library/react': (all) =>
    eachTests(all, /\.dom\.test\.tsx$|\.react\.browser\.test\.tsx$/, / from '@testing-library\/react'/),
  eslint: (all) =>
    all.run('eslint', ['--stdin', '--stdin-filename', 'tooling/planted.js'], 'const planted = 1\n').code ===
      1 && all.run('eslint', ...QUADRATIC).output.includes('regexp/no-super-linear'),
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

/** Checks that tsup writes a module for each source of a package, with its directive, which imports the others. */
function writesEach({ read, files, built }: Repository, folder: string): boolean {
  const modules = built(folder)
  const isClient = (code = ''): boolean => /^['"]use client/.test(code)
  return (
    / from ["']\.\//.test(modules['index.js'] ?? '') &&
    files(`${folder}/src`, SHIPPED).every((path) => {
      const code = modules[path.slice(`${folder}/src/`.length).replace(/\.tsx?$/, '.js')]
      return code !== undefined && isClient(code) === isClient(read(path))
    })
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
    // Else what is linted is the file as it lies there.
    env: { ...process.env, TSESTREE_SINGLE_RUN: 'false' },
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
    mkdirSync(join(root, '.cache'), { recursive: true })
    const home = mkdtempSync(join(root, '.cache/built-'))
    spawnSync(tool('tsup'), ['--out-dir', home], {
      cwd: join(root, folder),
      shell: process.platform === 'win32',
    })
    const written = readdirSync(home, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.js'))
      .map((path) => [path.replaceAll('\\', '/'), readFileSync(join(home, path), 'utf8')] as const)
    rmSync(home, { recursive: true })
    return Object.fromEntries(written)
  },
  planted: () => {
    // Git, and with it each other tool, knows nothing of this folder.
    const home = join(root, 'packages/machine/src/.cache')
    mkdirSync(home, { recursive: true })
    for (const name of PLANTED)
      writeFileSync(
        join(home, name),
        "import { test } from 'vitest'\ntest('planted', () => Promise.reject(Error('planted')))\n",
      )
    const { output } = run('vitest', ['--config', 'vitest.workspace.ts', 'run', 'src/.cache/planted'])
    rmSync(home, { recursive: true })
    return output
  },
}

if (isMain(import.meta.url)) conclude('tools', findIdle(repository))
