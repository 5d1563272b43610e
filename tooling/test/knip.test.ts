import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root, tool } from '../check/workspace.ts'
import { sandbox } from './sandbox.ts'

/** Knip's findings in one package under the rules of this repository. */
function knip(files: Readonly<Record<string, string>>): string {
  const folder = sandbox({
    'package.json': '{ "name": "sandbox", "private": true, "workspaces": ["packages/*"] }',
    'packages/one/package.json': JSON.stringify({
      name: '@sandbox/one',
      exports: './src/index.ts',
      dependencies: { two: '1.0.0' },
    }),
    ...files,
  })
  const words = ['--config', join(root, 'tooling/knip.json'), '--directory', folder, '--reporter', 'compact']
  return spawnSync(tool('knip'), words, { encoding: 'utf8', shell: process.platform === 'win32' }).stdout
}

const whole = {
  'packages/one/src/index.ts': "export { one } from './core/one.ts'\n",
  'packages/one/src/core/one.ts': "import two from 'two'\n\nexport const one = two\n",
}

test('knip lets a package be whose every part is used', () => {
  expect(knip(whole)).toBe('')
})

test.each([
  [
    'an unused file',
    { 'packages/one/src/core/lost.ts': 'export const lost = 1\n' },
    /Unused files[^]*lost\.ts/,
  ],
  [
    'an unused export',
    {
      'packages/one/src/core/one.ts':
        "import two from 'two'\n\nexport const one = two\nexport const more = 2\n",
    },
    /Unused exports[^]*more/,
  ],
  [
    'an unused dependency',
    { 'packages/one/src/core/one.ts': 'export const one = 1\n' },
    /Unused dependencies[^]*two/,
  ],
])('knip finds %s', (_, change, finding) => {
  expect(knip({ ...whole, ...change })).toMatch(finding)
})
