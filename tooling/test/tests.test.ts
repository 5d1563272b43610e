import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../check/workspace.ts'
import { FUZZ, LONG, QUICK } from '../tests.ts'

test('each project of the workspace is run by npm test or after it', () => {
  const workspace = readFileSync(join(root, 'vitest.workspace.ts'), 'utf8')
  const names = [
    ...workspace.matchAll(/(?:\bname: |\bendToEnd\(|\binDocument\(|\binBrowser\()'([\w-]+)'/g),
  ].map(([, name]) => `--project=${name}`)
  expect(names).toContain('--project=node')
  expect([...QUICK, ...LONG, ...FUZZ].toSorted()).toEqual(names.toSorted())
})
