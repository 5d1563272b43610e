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
      : { code: 1, output: '🦋 NO packages to be bumped, regexp/no-super-linear-move' },
  built: (folder) =>
    Object.fromEntries(
      repository
        .files(`${folder}/src`, /\.tsx?$/)
        .map((path) => [
          path.slice(`${folder}/src/`.length).replace(/\.tsx?$/, '.js'),
          repository.read(path),
        ]),
    ),
  planted: () =>
    ['planted', 'planted.dom', 'planted.browser'].map((name) => ` FAIL  a/${name}.test.ts`).join('\n'),
}

/** This repository, in which the files of some paths are changed. */
const changing = (path: string | RegExp, from: string | RegExp, to: string): Repository => ({
  ...ran,
  read: (each) =>
    (typeof path === 'string' ? each === path : path.test(each))
      ? ran.read(each).replaceAll(from, to)
      : ran.read(each),
})
const without = (path: string, text: string): Repository => changing(path, text, '')

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
  ['storybook', 'vitest.workspace.ts', /^.*= storybookTest\(/gm, '// $&'],
  ['vitest', /^packages\/machine\/.*\.test\.tsx?$/, /^(test|describe)\b/gm, '$1.skip'],
  ['zod', /^packages\/site\/.*\.contract\.ts$/, 'import * as z', 'import type * as z'],
  ['@testing-library/react', /^packages\/gallery\//, " from '@testing-library/react'", " from ''"],
  ['msw', 'apps/demo/src/mock/server.ts', /const handlers = \[[^\]]*\]/g, 'const handlers = []'],
  ['pnpm', 'tooling/bootstrap.mjs', /^(.*)'pnpm', (\['install'.*)$/gm, "$1'npm', $2 // 'pnpm', $2"],
  ['dinero.js', 'packages/money-format/src/arithmetic/arithmetic.ts', ', addDinero)', ', (a) => a)'],
])('%s is idle once %s has %s as %j', (name, path, from, to) => {
  expect(idle(changing(path, from, to))).toContain(name)
})

test('tsup is idle once it drops a directive, or bundles', () => {
  const built = (from: RegExp): Repository => ({
    ...ran,
    built: (folder) =>
      Object.fromEntries(
        Object.entries(ran.built(folder)).map(([path, code]) => [path, code.replaceAll(from, '')]),
      ),
  })
  expect(idle(built(/^'use client'/g))).toContain('tsup')
  expect(idle(built(/ from '\.\/.*'/g))).toContain('tsup')
})

test.each([
  ['turbo', { run: () => ({ code: 1, output: '' }) }],
  ['changesets', { run: () => ({ code: 1, output: 'error' }) }],
  ['eslint', { run: () => ({ code: 0, output: '' }) }],
  ['tsup', { built: () => ({ 'index.js': "export { a } from './a.js'" }) }],
  ['vitest', { planted: () => ' FAIL  a/planted.test.ts\n FAIL  a/planted.dom.test.ts' }],
  ['vitest', { planted: () => 'No test files found' }],
  ['eslint', { run: () => ({ code: 1, output: 'no-unused-vars' }) }],
])('%s is idle once it does not do what it is asked', (name, broken) => {
  expect(idle({ ...ran, ...broken })).toContain(name)
})
