import { describe, expect, test } from 'vitest'
import { findUnannounced } from '../check/changes.ts'
import { checkCycles, findCycles } from '../check/cycles.ts'
import { findTies } from '../check/hosts.ts'
import { manifestOf, sandbox } from './sandbox.ts'

describe('import cycles', () => {
  test('are found among files, type imports included', () => {
    const folder = sandbox({
      'package.json': manifestOf('@sandbox/one', '1 kB'),
      'src/index.ts': "export { a } from './core/a.ts'",
      'src/core/a.ts': "import type { B } from './b.ts'\nexport const a: B = 1",
      'src/core/b.ts': "export { a } from './a.ts'\nexport type B = number",
    })
    const findings = checkCycles([folder])
    expect(findings).toHaveLength(1)
    expect(findings[0]).toMatch(/^imports in a ring: .*a\.ts → .*b\.ts → .*a\.ts$/)
  })

  test('are found between packages', () => {
    const one = sandbox({
      'package.json': manifestOf('@sandbox/one', '1 kB'),
      'src/index.ts': "export { b as a } from '@sandbox/two'",
    })
    const two = sandbox({
      'package.json': manifestOf('@sandbox/two', '1 kB'),
      'src/index.ts': "export { a as b } from '@sandbox/one'",
    })
    expect(checkCycles([one, two])).toHaveLength(1)
    expect(checkCycles([one])).toEqual([])
  })

  test('are no diamonds', () => {
    const diamond = new Map([
      ['a', ['b', 'c']],
      ['b', ['d']],
      ['c', ['d']],
      ['d', []],
    ])
    expect(findCycles(diamond)).toEqual([])
  })
})

describe('hosts and machine paths', () => {
  // Put together here, so that this file itself stays clean.
  test.each([
    [['resolved "https://registry', 'npmjs', 'org/a.tgz"'].join('.'), 'names a package registry'],
    [['  tarball', 'https://example.org/a.tgz'].join(': '), 'names where a tarball was fetched'],
    [['cd ', 'home', 'somebody'].join('/'), 'holds a path of one machine'],
  ])('%s is noticed', (text, what) => {
    expect(findTies('a.txt', `first\n${text}\n`)).toEqual([`a.txt:2 ${what}.`])
  })

  test('leave addresses of the open web alone', () => {
    expect(findTies('a.md', 'See https://www.npmjs.com/package/x and https://example.org/home/you.')).toEqual(
      [],
    )
  })
})

describe('changesets', () => {
  const nameOf = (folder: string): string => `@sitewright/${folder}`

  test('are asked for when something published has changed', () => {
    expect(
      findUnannounced(['packages/site/src/core/page.ts', 'packages/site/README.md'], new Set(), nameOf),
    ).toEqual(['packages/site changed: say in a changeset what its users gain (pnpm changeset).'])
  })

  test('are not asked for tests, stories and what is announced already', () => {
    const changed = [
      'packages/site/test/page.test.ts',
      'packages/site/src/react/a.stories.tsx',
      'packages/machine/src/index.ts',
    ]
    expect(findUnannounced(changed, new Set(['@sitewright/machine']), nameOf)).toEqual([])
  })
})
