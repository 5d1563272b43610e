import { expect, test } from 'vitest'
import { findIdle, repository, type Repository } from '../check/tools.ts'

/** This repository, in which the programs were run before. */
const ran: Repository = {
  ...repository,
  run: (command) =>
    command === 'turbo'
      ? {
          code: 0,
          output: `"tsup && tsc" ${repository
            .files('packages', /package\.json$/)
            .map((path) => `"${path.replace('/package.json', '')}"`)
            .join()}`,
        }
      : { code: 1, output: '🦋 NO packages to be bumped' },
  built: (folder) =>
    repository
      .files(`${folder}/src`, /\.tsx?$/)
      .map((path) => path.slice(`${folder}/src/`.length).replace(/\.tsx?$/, '.js')),
}

const without = (path: string, text: string): Repository => ({
  ...ran,
  read: (each) => (each === path ? ran.read(each).replaceAll(text, '') : ran.read(each)),
})

/** This repository without any file below a folder that imports from a module. */
const notImporting = (module: string): Repository => ({
  ...ran,
  read: (each) => ran.read(each).replaceAll(` from '${module}`, ' from '),
})

const nameOf = (finding: string): string => finding.split(' ')[0] ?? ''
const idle = (changed: Repository): readonly string[] => findIdle(changed).map(nameOf)

test('all tools of this repository do their work', () => {
  expect(findIdle(ran)).toEqual([])
})

test.each(['react', 'react-dom', 'msw', 'zod', 'dinero.js', 'vitest', '@testing-library/react'])(
  '%s is idle once nothing imports it',
  (name) => {
    expect(idle(notImporting(name))).toContain(name)
  },
)

test.each([
  ['tsup', 'packages/site/package.json', 'tsup && '],
  ['tsup', 'packages/site/tsup.config.ts', '../../tooling/tsup.ts'],
  ['storybook', 'apps/storybook/.storybook/main.ts', 'packages/*/src/**/*.stories.tsx'],
  ['pnpm', 'tooling/bootstrap.mjs', '--frozen-lockfile'],
  ['vitest.workspace.ts', 'package.json', 'vitest.workspace.ts'],
  ['tsconfig.base.json', 'tooling/tsconfig/build.json', 'tsconfig.base.json'],
  ['pnpm-workspace.yaml', 'pnpm-workspace.yaml', 'apps/*'],
  ['README.md', 'README.md', 'npm test'],
])('%s is idle once %s is without %s', (name, path, text) => {
  expect(idle(without(path, text))).toContain(name)
})

test.each([
  ['turbo', { run: () => ({ code: 1, output: '' }) }],
  ['changesets', { run: () => ({ code: 1, output: 'error' }) }],
  ['eslint', { run: () => ({ code: 0, output: '' }) }],
  ['tsup', { built: () => ['index.js'] }],
])('%s is idle once it does not do what it is asked', (name, broken) => {
  expect(idle({ ...ran, ...broken })).toContain(name)
})
