import { join } from 'node:path'
import { Linter } from 'eslint'
import { describe, expect, test } from 'vitest'
import { layers } from '../eslint/layers.js'
import { sandbox } from './sandbox.ts'

function complaints(filename: string, code: string): string[] {
  const config = {
    files: ['**'],
    plugins: { house: { rules: { layers } } },
    rules: { 'house/layers': 'error' },
  }
  return new Linter().verify(code, config as Linter.Config, { filename }).map(({ message }) => message)
}

describe('the layer rule', () => {
  test.each([
    ['cart-client/src/core/cart.ts', "import { x } from '../contract/cart.ts'"],
    ['cart-client/src/react/cart.tsx', "import { x } from '../core/cart.ts'"],
    ['cart-client/src/react/cart.tsx', "import { x } from 'react'"],
    ['cart-client/src/contract/cart.ts', "import * as z from 'zod/mini'"],
    ['cart-client/src/testing/shop.ts', "import { x } from '../contract/cart.ts'"],
    ['cart-client/src/core/cart.ts', "import { x } from '@sitewright/money-format'"],
    ['cart-client/src/index.ts', "export { x } from './react/cart.tsx'"],
    ['cart-client/src/react/cart.stories.tsx', "import { x } from '../testing/shop.ts'"],
    ['template-engine/src/core/1-scan/scan.ts', "import { x } from '../value.ts'"],
    // Laid out by noun: the file ending says the layer.
    ['cart-client/src/pill/pill.ts', "import { x } from '../stock/stock.ts'"],
    ['cart-client/src/pill/pill.ts', "import { x } from './pill.contract.ts'"],
    ['cart-client/src/pill/pill.machine.ts', "import { x } from './pill.connect.ts'"],
    ['cart-client/src/pill/pill.contract.ts', "import * as z from 'zod/mini'"],
    ['cart-client/src/pill/pill.browser.ts', "import { x } from './pill.dom.ts'"],
    ['cart-client/src/pill/pill.dom.ts', "import { x } from './pill.browser.ts'"],
    ['cart-client/src/pill/pill.react.tsx', "import { x } from 'react'"],
    ['cart-client/src/pill/use-pill.react.ts', "import { x } from './pill.browser.ts'"],
    ['cart-client/src/pill/pill.stories.tsx', "import { x } from './pill.react.tsx'"],
    ['cart-client/src/pill/pill.stories.tsx', "import { x } from 'react'"],
    ['cart-client/src/pill/pill.dom.test.tsx', "import { x } from './pill.react.tsx'"],
    ['cart-client/src/pill/pill.testing.ts', "import { x } from './pill.ts'"],
    ['cart-client/src/pill/pill.stories.tsx', "import { x } from '../stage/stage.testing.tsx'"],
    ['cart-client/src/stage/stage.testing.tsx', "import { x } from 'react'"],
    ['cart-client/src/stage/stage.testing.tsx', "import { x } from '../pill/pill.react.tsx'"],
    ['cart-client/src/stage/stage.testing.tsx', "import { x } from '../pill/pill.testing.ts'"],
    ['cart-client/src/pill/pill.test-support.tsx', "import { x } from './pill.react.tsx'"],
    ['cart-client/src/pill/pill.browser.ts', "import { x } from '../core/cart.ts'"],
    ['template-engine/src/command/command.ts', "import { x } from '../core/engine.ts'"],
    ['cart-client/src/index.ts', "export * as pill from './pill/pill.react.tsx'"],
  ])('lets %s write %s', (file, code) => {
    expect(complaints(`packages/${file}`, code)).toEqual([])
  })

  test.each([
    [
      'cart-client/src/contract/cart.ts',
      "import { x } from '../core/cart.ts'",
      'contract/ may not look up at core/.',
    ],
    [
      'cart-client/src/core/cart.ts',
      "import { x } from '../browser/cart.ts'",
      'core/ may not look up at browser/.',
    ],
    [
      'cart-client/src/core/cart.ts',
      "export { x } from '../react/cart.tsx'",
      'core/ may not look up at react/.',
    ],
    [
      'cart-client/src/core/a/b.ts',
      "import { x } from '../../browser/cart.ts'",
      'core/ may not look up at browser/.',
    ],
    [
      'cart-client/src/browser/cart.ts',
      "import { x } from '../testing/shop.ts'",
      'browser/ may not look up at testing/.',
    ],
    [
      'cart-client/src/testing/shop.ts',
      "import { x } from '../browser/cart.ts'",
      'testing/ may not look at browser/.',
    ],
    [
      'cart-client/src/browser/cart.ts',
      "import { x } from 'react'",
      'Only react/ and .react files may import React.',
    ],
    [
      'cart-client/src/browser/cart.ts',
      "import * as z from 'zod/mini'",
      'Only contracts and schema entries may import zod.',
    ],
    ['cart-client/src/contract/cart.ts', "import { z } from 'zod'", "Import zod as 'zod/mini'."],
    [
      'cart-client/src/core/cart.ts',
      "import { x } from '../index.ts'",
      "Import the file, not the package's own index.",
    ],
    [
      'cart-client/src/core/cart.ts',
      "const x = import('@sitewright/tracking')",
      'cart-client may not know tracking.',
    ],
    [
      'machine/src/core/machine.ts',
      "import { x } from '@sitewright/site/cookies'",
      'machine may not know site.',
    ],
    [
      'machine/src/index.ts',
      "export * from './core/machine.ts'",
      'Name what is exported: an index is a table of contents.',
    ],
    [
      'cart-client/src/pill/pill.contract.ts',
      "import { x } from './pill.ts'",
      '.contract may not look up at a pure file.',
    ],
    [
      'cart-client/src/pill/pill.ts',
      "import { x } from './pill.browser.ts'",
      'a pure file may not look up at .browser.',
    ],
    [
      'cart-client/src/pill/pill.connect.ts',
      "import { x } from './pill.dom.ts'",
      '.connect may not look up at .dom.',
    ],
    [
      'cart-client/src/pill/pill.machine.ts',
      "import { X } from './pill.react.tsx'",
      '.machine may not look up at .react.',
    ],
    [
      'cart-client/src/pill/pill.dom.ts',
      "import { x } from './pill.react.tsx'",
      '.dom may not look up at .react.',
    ],
    [
      'cart-client/src/pill/pill.browser.ts',
      "import { x } from '../react/pill.tsx'",
      '.browser may not look up at react/.',
    ],
    [
      'cart-client/src/pill/pill.testing.ts',
      "import { x } from './pill.browser.ts'",
      '.testing may not look at .browser.',
    ],
    [
      'cart-client/src/pill/pill.testing.ts',
      "import { x } from '../stage/stage.testing.tsx'",
      '.testing may not look at a stage.',
    ],
    [
      'cart-client/src/pill/pill.react.tsx',
      "import { x } from '../stage/stage.testing.tsx'",
      '.react may not look up at a stage.',
    ],
    [
      'cart-client/src/stage/stage.testing.tsx',
      "import { x } from '../pill/pill.stories.tsx'",
      'Nothing imports a story.',
    ],
    [
      'template-engine/src/core/engine.ts',
      "import { x } from '../command/command.ts'",
      'core/ may not look up at command/.',
    ],
    [
      'cart-client/src/pill/pill.connect.ts',
      "import { x } from 'react'",
      'Only react/ and .react files may import React.',
    ],
    [
      'cart-client/src/pill/pill.ts',
      "import { x } from '../index.ts'",
      "Import the file, not the package's own index.",
    ],
    [
      'cart-client/src/pill/pill.react.tsx',
      "import { x } from './pill.test.ts'",
      'Published code and stories import nothing from tests.',
    ],
    [
      'cart-client/src/pill/pill.stories.tsx',
      "import { x } from '../../test/stage.tsx'",
      'Published code and stories import nothing from tests.',
    ],
    [
      'cart-client/src/pill/pill.stories.tsx',
      "import { x } from './pill.test-support.tsx'",
      'Published code and stories import nothing from tests.',
    ],
    ['cart-client/src/pill/pill.ts', "import { x } from './pill.stories.tsx'", 'Nothing imports a story.'],
    ['cart-client/src/index.ts', "export { x } from './pill/pill.stories.tsx'", 'Nothing imports a story.'],
  ])('in %s refuses %s', (file, code, complaint) => {
    expect(complaints(`packages/${file}`, code)).toEqual([complaint])
  })

  test('takes an entry that only passes on for an index, and one with code of its own for a file', () => {
    const folder = sandbox({
      'packages/cart-client/package.json': JSON.stringify({
        exports: {
          '.': './src/index.ts',
          './limits': './src/limits.ts',
          './all': { types: './dist/all.d.ts', default: './dist/all.js' },
        },
      }),
      'packages/cart-client/src/limits.ts': "export const limit = 1\nexport { x } from './pill/pill.ts'\n",
      'packages/cart-client/src/all.ts': "/** All. */\nexport { x } from './pill/pill.ts'\n",
    })
    const pill = join(folder, 'packages/cart-client/src/pill/pill.ts')
    expect(complaints(pill, "import { limit } from '../limits.ts'")).toEqual([])
    expect(complaints(pill, "import { x } from '../all.ts'")).toEqual([
      "Import the file, not the package's own index.",
    ])
    const all = join(folder, 'packages/cart-client/src/all.ts')
    expect(complaints(all, "export { x } from './pill/pill.react.tsx'")).toEqual([])
    const limits = join(folder, 'packages/cart-client/src/limits.ts')
    expect(complaints(limits, "export { x } from './pill/pill.browser.ts'")).toEqual([
      'a pure file may not look up at .browser.',
    ])
    // A file directly under src/ that is no entry is a noun like any other.
    const stock = join(folder, 'packages/cart-client/src/stock.ts')
    expect(complaints(stock, "import { x } from './pill/pill.react.tsx'")).toEqual([
      'a pure file may not look up at .react.',
    ])
  })
})
