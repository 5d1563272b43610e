import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { checkChanges } from '../check/changes.ts'
import { checkBill, isWelcome } from '../check/licence.ts'
import { withFigures } from '../check/pages.ts'
import { checkLinks, findLost, findTies } from '../check/texts.ts'
import { crowdedFolders } from '../check/workspace.ts'
import { changedFiles } from '../format.ts'
import { manifestOf, sandbox } from './sandbox.ts'

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
      ['https://b.example/x, which is of no site that tooling/check/texts.ts names'],
    ],
    [
      '[a]: https://b.example/',
      ['https://b.example/, which is of no site that tooling/check/texts.ts names'],
    ],
    ['(https://b.example/x)', ['https://b.example/x, which is of no site that tooling/check/texts.ts names']],
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
    expect(links('Nothing.')).toEqual(['No page links to a.example: leave it out of tooling/check/texts.ts.'])
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

describe('folders of sources', () => {
  const folder = (name: string, count: number, ending = 'ts') =>
    Array.from({ length: count }, (_, index) => `packages/cart-client/src/${name}/f${index}.${ending}`)

  test('of more than 20 files are noticed, tests and looks included', () => {
    expect(crowdedFolders([...folder('shop', 20), 'packages/cart-client/src/shop/shop.test.ts'])).toEqual([
      'packages/cart-client/src/shop has 21 files, not at most 20.',
    ])
  })

  test('may have 20 files beside inner folders, and any number of texts of fixtures', () => {
    const files = [...folder('shop', 20), ...folder('shop/cart', 20), ...folder('fixture', 40, 'txt')]
    expect(crowdedFolders(files)).toEqual([])
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

  test('are looked at in all that a package brings', () => {
    const components = [
      { name: 'near', licenses: [{ license: { id: 'ISC' } }] },
      { name: 'far', licenses: [{ expression: 'GPL-3.0-only' }] },
      { name: 'silent' },
    ]
    expect(checkBill({ components })).toEqual([
      'far is shipped with our packages and is under GPL-3.0-only.',
      'silent is shipped with our packages and is under no licence.',
    ])
  })
})

test('the files that are formatted are those of the branch, new ones included and deleted ones left out', async () => {
  const folder = sandbox({ 'kept.ts': '', 'changed.ts': '', 'gone.ts': '', 'committed.md': '' })
  const git = (...words: string[]): void => {
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...words], { cwd: folder })
  }
  git('init', '--quiet', '--initial-branch=main')
  git('add', '.')
  git('commit', '--quiet', '--message=One')
  git('switch', '--quiet', '--create', 'two')
  writeFileSync(join(folder, 'committed.md'), 'Two.\n')
  git('commit', '--quiet', '--all', '--message=Two')
  writeFileSync(join(folder, 'changed.ts'), 'export {}\n')
  writeFileSync(join(folder, 'größer.ts'), 'export {}\n')
  rmSync(join(folder, 'gone.ts'))
  expect((await changedFiles(folder)).toSorted()).toEqual(['changed.ts', 'committed.md', 'größer.ts'])
})

describe('changesets', () => {
  test('are asked for anew by each change of what is published', async () => {
    const folder = sandbox({
      'package.json': '{ "name": "sandbox", "private": true }',
      'pnpm-workspace.yaml': 'packages:\n  - packages/*\n',
      'packages/one/package.json': manifestOf('@sandbox/one', '1 kB'),
      'packages/one/src/index.ts': 'export const one = 1\n',
      '.changeset/config.json': '{}',
      '.changeset/first.md': "---\n'@sandbox/one': minor\n---\n\nOne.\n",
    })
    const git = (...words: string[]): void => {
      execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...words], { cwd: folder })
    }
    const asked = [
      '@sandbox/one changed: say in a changeset what its users gain (pnpm changeset), and git add it.',
    ]
    git('init', '--quiet', '--initial-branch=main')
    git('add', '.')
    git('commit', '--quiet', '--message=One')
    expect(await checkChanges(folder)).toEqual([])

    git('switch', '--quiet', '--create', 'two')
    for (const name of ['a.stories.tsx', 'page/a.test.ts', 'page/a.dom.test.tsx', 'a.test-support.ts']) {
      mkdirSync(join(folder, 'packages/one/src/page'), { recursive: true })
      writeFileSync(join(folder, 'packages/one/src', name), 'export {}\n')
    }
    git('add', '.')
    expect(await checkChanges(folder)).toEqual([])

    writeFileSync(join(folder, 'packages/one/src/index.ts'), 'export const one = 2\n')
    expect(await checkChanges(folder)).toEqual(asked)
    git('commit', '--quiet', '--all', '--message=Two')
    expect(await checkChanges(folder)).toEqual(asked)

    const says = async (changeset: string): Promise<readonly string[]> => {
      writeFileSync(join(folder, '.changeset/second.md'), changeset)
      git('add', '.')
      return checkChanges(folder)
    }
    expect(await says("---\n'@sandbox/other': minor\n---\n\nTwo.\n")).toEqual(asked)
    expect(await says("---\n'@sandbox/one': patch\n---\n\nTwo.\n")).toEqual([])
    // As `pnpm changeset --empty` writes it, for a change that nobody notices.
    expect(await says('---\n---\n')).toEqual([])
  })
})

describe('figures of pages', () => {
  const benchmarks = [
    '## Five adds\n\n|  | lost |\n| --- | ---: |\n| sitewright | 0 |\n| hydrogen 2.1 | 4 |\n',
    '## A key\n\n|  | input | median |\n| --- | ---: | ---: |\n| sitewright | 1 × | 2 ms |\n| sitewright | 10 × | 5 ms |\n',
    '## @x/cart\n\n|  | gzip |\n| --- | ---: |\n| `{ createCart } from .` | 4.20 kB |\n',
  ].join('\n')
  const filled = (page: string) => withFigures(page, () => benchmarks)

  test.each([
    ['9<!-- figure: cart; Five adds; hydrogen; lost -->', '4'],
    ['none, 3.1 µs<!-- figure: cart; A key; sitewright, 10 ×; median -->', 'none, 5 ms'],
    ['1 kB<!-- figure: size; @x/cart; { createCart } from .; gzip -->', '4.20 kB'],
  ])('%s is that of the benchmarks', (page, text) => {
    expect(filled(page).replace(/<!--.*-->/, '')).toBe(text)
  })

  test('that no benchmark has are refused', () => {
    expect(() => filled('9<!-- figure: cart; Five adds; other; lost -->')).toThrow('Five adds; other; lost')
  })
})
