import { Linter } from 'eslint'
import { describe, expect, test } from 'vitest'
import { layers } from '../eslint/layers.js'

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
    ['cart-client/src/browser/cart.ts', "import { x } from 'react'", 'Only react/ may import React.'],
    [
      'cart-client/src/browser/cart.ts',
      "import * as z from 'zod/mini'",
      'Only contract/ and schema entries may import zod.',
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
  ])('in %s refuses %s', (file, code, complaint) => {
    expect(complaints(`packages/${file}`, code)).toEqual([complaint])
  })
})
