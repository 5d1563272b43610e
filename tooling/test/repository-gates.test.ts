import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { checkChanges, findUnannounced } from '../check/changes.ts'
import { checkCycles, findCycles } from '../check/cycles.ts'
import { findTies } from '../check/hosts.ts'
import { checkLicences, isWelcome } from '../check/licence.ts'
import { checkLinks } from '../check/links.ts'
import { findLost } from '../check/paths.ts'
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

describe('links to other sites', () => {
  const links = (text: string) => checkLinks(new Map([['a.md', text]]), ['a.example'])

  test.each([
    ['[a](https://a.example/x)', []],
    ['<https://a.example/x>, mailto:', []],
    ['see https://a.example/x. [b](mailto:b@a.example) [c](./c.md) [d](#d)', []],
    ['[a](http://a.example)', ['http://a.example, which is not https']],
    ['<img src="http://a.example/a.png"> https://a.example', ['http://a.example/a.png, which is not https']],
    ['[a](https:/a.example)[a]: x', ['https:/a.example, which is mistyped']],
    ['[a](//a.example/x) https://a.example', ['//a.example/x, which is mistyped']],
    ['[a](www.a.example/x) https://a.example', ['www.a.example/x, which is mistyped']],
    ['[a](https://a..example/x) https://a.example', ['https://a..example/x, which is mistyped']],
    ['[a](htps://a.example) https://a.example', ['htps://a.example, which is not https']],
    [
      '[a](https://b.example/x)',
      ['https://b.example/x, which is of no site that tooling/check/links.ts names'],
    ],
    [
      '[a]: https://b.example/',
      ['https://b.example/, which is of no site that tooling/check/links.ts names'],
    ],
    ['(https://b.example/x)', ['https://b.example/x, which is of no site that tooling/check/links.ts names']],
    ['[a](https://me@a.example/)', ['https://me@a.example/, which holds credentials']],
    ['[a](mailto:b)', ['mailto:b, which is mistyped']],
  ])('of %j are checked', (text, problems) => {
    const found = links(`One.\n\n${text}\n`).filter((finding) => finding.startsWith('a.md'))
    expect(found).toEqual(problems.map((problem) => `a.md:3 links to ${problem}.`))
  })

  test('are not looked for in code and comments', () => {
    const code = '```ts\nfetch("http://b.example")\n```\n\n`http://b.example` <!-- http://b.example -->'
    expect(links(`${code}\nhttps://a.example`)).toEqual([])
  })

  test('lead to every site that is listed', () => {
    expect(links('Nothing.')).toEqual(['No page links to a.example: leave it out of tooling/check/links.ts.'])
  })
})

describe('paths in pages', () => {
  const files = ['packages/cart-client/src/restock/restock.ts', 'docs/architecture.md', '.ci/run']
  const lost = (text: string) => findLost('docs/a.md', text, files)

  test.each(['restock/stock.ts', 'shop/', 'docs/guides', 'cart-client/shop', 'tooling.ts'])(
    'are noticed when there is no %s',
    (path) => {
      expect(lost(`First.\n\nSee \`${path}\`.`)).toEqual([`docs/a.md:3 names ${path}, which is not there.`])
    },
  )

  test('may leave out the folders above them', () => {
    expect(
      lost(
        '`restock.ts`, `restock/`, `cart-client/restock`, `packages/cart-client/src/restock/restock.ts`, `.ci/run`',
      ),
    ).toEqual([])
  })

  test('are no endings, entries, packages, patterns and names that a reader replaces', () => {
    expect(
      lost('`.contract.ts`, `./react`, `zod/mini`, `@a/b`, `*.long.e2e.ts`, `x.dom.ts`, `dist/`'),
    ).toEqual([])
  })

  test('of a decision that was replaced may be gone', () => {
    expect(lost('# Old\n\nReplaced by [1](1.md).\n\nSee `core/a.ts`.')).toEqual([])
  })
})

describe('licences', () => {
  test.each([
    ['MIT', true],
    ['(MIT OR GPL-3.0-only)', true],
    ['MIT AND OFL-1.1', true],
    ['MIT AND GPL-3.0-only', false],
    ['(MIT OR GPL-3.0-only) AND GPL-3.0-only', false],
    ['(MIT OR (ISC AND GPL-3.0-only)) AND ISC', true],
    ['GPL-3.0-only', false],
    ['UNLICENSED', false],
    ['SEE LICENSE IN LICENSE.txt', false],
  ])('%s may be shipped: %s', (expression, welcome) => {
    expect(isWelcome(expression)).toBe(welcome)
  })

  const manifestWith = (name: string, license: string | undefined, dependency?: string): string =>
    JSON.stringify({ name, license, ...(dependency && { dependencies: { [dependency]: '1.0.0' } }) })

  test('are looked at in dependencies of dependencies', () => {
    const folder = sandbox({
      'package.json': manifestWith('@sandbox/one', 'MIT', 'near'),
      'node_modules/near/package.json': manifestWith('near', 'ISC', 'far'),
      'node_modules/far/package.json': manifestWith('far', 'GPL-3.0-only', 'near'),
    })
    expect(checkLicences([folder], 'MIT')).toEqual([
      'far is shipped with our packages and is under GPL-3.0-only.',
    ])
  })

  test('of our own packages are that of the repository', () => {
    const [silent, other] = [undefined, 'ISC'].map((license) =>
      sandbox({ 'package.json': manifestWith('@sandbox/one', license) }),
    )
    expect(checkLicences([silent ?? '', other ?? ''], 'MIT')).toEqual([
      '@sandbox/one is under no licence, not under MIT.',
      '@sandbox/one is under ISC, not under MIT.',
    ])
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
      'packages/site/src/page/page.test.ts',
      'packages/site/src/page/page.dom.test.tsx',
      'packages/site/src/page/page.test-support.ts',
      'packages/machine/src/index.ts',
    ]
    expect(findUnannounced(changed, new Set(['@sitewright/machine']), nameOf)).toEqual([])
  })

  test('are asked for anew by each change', () => {
    const folder = sandbox({
      'packages/one/package.json': manifestOf('@sandbox/one', '1 kB'),
      'packages/one/src/index.ts': 'export const one = 1\n',
      '.changeset/first.md': "---\n'@sandbox/one': minor\n---\n\nOne.\n",
    })
    const git = (...words: string[]): void => {
      execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...words], { cwd: folder })
    }
    git('init', '--quiet', '--initial-branch=main')
    git('add', '.')
    git('commit', '--quiet', '--message=One')
    expect(checkChanges(folder)).toEqual([])

    writeFileSync(join(folder, 'packages/one/src/index.ts'), 'export const one = 2\n')
    expect(checkChanges(folder)).toEqual([
      'packages/one changed: say in a changeset what its users gain (pnpm changeset).',
    ])
    git('switch', '--quiet', '--create', 'two')
    git('commit', '--quiet', '--all', '--message=Two')
    expect(checkChanges(folder)).toHaveLength(1)

    writeFileSync(join(folder, '.changeset/second.md'), "---\n'@sandbox/other': minor\n---\n\nTwo.\n")
    expect(checkChanges(folder)).toHaveLength(1)
    writeFileSync(join(folder, '.changeset/second.md'), "---\n'@sandbox/one': patch\n---\n\nTwo.\n")
    expect(checkChanges(folder)).toEqual([])
    // As `pnpm changeset --empty` writes it, for a change that nobody notices.
    writeFileSync(join(folder, '.changeset/second.md'), '---\n---\n')
    expect(checkChanges(folder)).toEqual([])
  })
})
