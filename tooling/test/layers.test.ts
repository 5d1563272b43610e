import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root, tool } from '../check/workspace.ts'
import { sandbox } from './sandbox.ts'

const manifest = (name: string): string =>
  JSON.stringify({ name, exports: { '.': { '@sitewright/source': './src/index.ts' } } })

/** Files that imports may lead to, in a package, beside it, and in `node_modules`. */
const FILES = {
  'package.json': '{ "name": "sandbox", "type": "module" }',
  'packages/cart-client/package.json': manifest('@sitewright/cart-client'),
  'packages/cart-client/src/react.ts': '',
  'packages/money-format/package.json': manifest('@sitewright/money-format'),
  'packages/money-format/src/index.ts': '',
  'packages/tracking/package.json': manifest('@sitewright/tracking'),
  'packages/tracking/src/index.ts': '',
  'node_modules/react/package.json': '{ "name": "react", "exports": "./index.js" }',
  'node_modules/react/index.js': '',
  'node_modules/zod/package.json': '{ "name": "zod", "exports": { ".": "./a.js", "./mini": "./mini/a.js" } }',
  'node_modules/zod/a.js': '',
  'node_modules/zod/mini/a.js': '',
}

/** Files beside the one that imports. */
const BESIDE = [
  ...['ts', 'contract.ts', 'browser.ts', 'dom.ts', 'react.tsx', 'testing.ts', 'stories.tsx'].map(
    (ending) => `pill/pill.${ending}`,
  ),
  ...['pill/pill.test-support.tsx', 'stage/stage.testing.tsx', 'stock/stock.ts', 'command/command.ts'],
]

const sibling = 'cart-client-knows-site-machine-money-format'

/** A file of the package, what it imports, and the rule that it breaks, if it breaks one. */
const cases: readonly (readonly [file: string, specifier: string, rule?: string])[] = [
  ['pill/pill.ts', '../stock/stock.ts'],
  ['pill/pill.ts', './pill.contract.ts'],
  ['pill/pill.ts', '@sitewright/money-format'],
  ['pill/pill.contract.ts', 'zod/mini'],
  ['pill/pill.dom.ts', './pill.browser.ts'],
  ['pill/pill.react.tsx', 'react'],
  ['pill/pill.react.tsx', './pill.browser.ts'],
  ['pill/pill.stories.tsx', '../stage/stage.testing.tsx'],
  ['pill/pill.stories.tsx', 'react'],
  ['pill/pill.dom.test.tsx', './pill.test-support.tsx'],
  ['pill/pill.testing.ts', './pill.contract.ts'],
  ['stage/stage.testing.tsx', 'react'],
  ['stage/stage.testing.tsx', '../pill/pill.react.tsx'],
  ['pill/pill.test-support.tsx', './pill.react.tsx'],
  ['index.ts', './pill/pill.react.tsx'],
  ['command/command.ts', '../stock/stock.ts'],
  ['pill/pill.contract.ts', './pill.ts', 'contract-looks-up'],
  ['pill/pill.contract.ts', 'zod', 'whole-zod'],
  ['pill/pill.browser.ts', 'zod/mini', 'zod-outside-of-contracts'],
  ['pill/pill.ts', './pill.browser.ts', 'pure-looks-up'],
  ['pill/pill.ts', '../../react.ts', 'pure-looks-up'],
  ['pill/pill.ts', '../command/command.ts', 'pure-looks-up'],
  ['pill/pill.connect.ts', './pill.dom.ts', 'pure-looks-up'],
  ['pill/pill.connect.ts', 'react', 'react-below-its-layer'],
  ['pill/pill.machine.ts', './pill.react.tsx', 'pure-looks-up'],
  ['pill/pill.dom.ts', './pill.react.tsx', 'browser-looks-up'],
  ['pill/pill.browser.ts', './pill.testing.ts', 'browser-looks-up'],
  ['pill/pill.browser.ts', '@sitewright/tracking', sibling],
  ['pill/pill.browser.ts', '../../../../tracking/src/index.ts', sibling],
  ['pill/pill.testing.ts', './pill.browser.ts', 'testing-looks-up'],
  ['pill/pill.testing.ts', '../stage/stage.testing.tsx', 'testing-looks-up'],
  ['pill/pill.react.tsx', '../stage/stage.testing.tsx', 'react-looks-up'],
  ['stage/stage.testing.tsx', '../pill/pill.stories.tsx', 'story-is-imported'],
  ['index.ts', './pill/pill.stories.tsx', 'story-is-imported'],
  ['pill/pill.stories.tsx', './pill.test-support.tsx', 'test-is-imported'],
  ['stock/stock.ts', './stock.ts', 'ring'],
]

interface Report {
  readonly summary: { readonly violations: readonly { from: string; rule: { name: string } }[] }
}

test('imports go down the layers of a package, to the siblings that it may know, and never in a ring', () => {
  const homes = cases.map((_, index) => `packages/cart-client/src/case-${index}`)
  const folder = sandbox({
    ...FILES,
    ...Object.fromEntries(homes.flatMap((home) => BESIDE.map((path) => [`${home}/${path}`, '']))),
    ...Object.fromEntries(
      cases.map(([file, specifier], index) => [`${homes[index] ?? ''}/${file}`, `import '${specifier}'\n`]),
    ),
  })
  mkdirSync(join(folder, 'node_modules/@sitewright'))
  for (const name of ['money-format', 'tracking'])
    symlinkSync(join(folder, 'packages', name), join(folder, 'node_modules/@sitewright', name), 'junction')
  for (const name of ['.dependency-cruiser.mjs', 'tsconfig.base.json', 'tsconfig.core.json'])
    copyFileSync(join(root, name), join(folder, name))
  const words = ['packages', '--config', '.dependency-cruiser.mjs', '--output-type', 'json']
  const { stdout } = spawnSync(tool('depcruise'), words, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
  const { violations } = (JSON.parse(stdout) as Report).summary
  const found = cases.map(([file, specifier], index) => {
    const broken = violations.filter(({ from }) => from === `${homes[index] ?? ''}/${file}`)
    return [file, specifier, ...broken.map(({ rule }) => rule.name)]
  })
  expect(found).toEqual(cases)
})
