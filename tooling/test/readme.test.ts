import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { checkReadme, codeBlocks, installed } from '../check/readme.ts'
import { manifestOf, sandbox } from './sandbox.ts'

describe('blocks', () => {
  test('are found with their language and line, and run where their code can', () => {
    const page = '# A\n\n```ts\nlet a\n```\n\n```sh\nls\n```\n\n```tsx\ndocument.title\n```\n'
    expect(codeBlocks(page)).toEqual([
      { language: 'ts', code: 'let a\n', line: 4, run: 'node' },
      { language: 'tsx', code: 'document.title\n', line: 12, run: 'browser' },
    ])
  })

  test('take setup, page and place from the comments right above them', () => {
    const page = [
      '<!-- run: none because it is another block -->',
      '',
      'Text.',
      '',
      '<!-- setup:',
      'const a = 1',
      '-->',
      '<!-- page: <div id="root"></div> -->',
      '<!-- run: browser -->',
      '',
      '```js',
      'a',
      '```',
      '',
    ].join('\n')
    const [block] = codeBlocks(page)
    expect(block).toMatchObject({ code: 'a\n', line: 12, run: 'browser' })
    expect(block?.setup?.trim()).toBe('const a = 1')
    expect(block?.page?.trim()).toBe('<div id="root"></div>')
  })
})

test.each([
  ['`npm install one two`.', ['one', 'two']],
  ['npm i -D one@2 @scope/two@^1\npnpm add three # and why', ['one', '@scope/two', 'three']],
  ['```sh\nyarn add one\nnpm install one two\n```', ['one', 'two']],
  ['npm run one', []],
])('the install lines of %j name %j', (page, names) => {
  expect(installed(page)).toEqual(names)
})

describe('a README', () => {
  const files = {
    'package.json': manifestOf('@sandbox/two', '1 kB'),
    'dist/index.d.ts': "export declare function greet(name: 'you' | 'me'): string\n",
    'dist/index.js': "export const greet = (name) => 'Hello ' + name\n",
  }
  const INSTALL = 'npm install @sandbox/two'
  const check = (code: string, { above = '', install = INSTALL, language = 'ts' } = {}) =>
    checkReadme(
      sandbox({
        ...files,
        'README.md': `# Two\n\n${install}\n${above}\n\`\`\`${language}\n${code}\n\`\`\`\n`,
      }),
    )
  const greet = "import { greet } from '@sandbox/two'\n"

  test('whose blocks compile and run is in order', async () => {
    expect(await check(`${greet}greet('you')`)).toEqual([])
  })

  test('has a line that installs the package', async () => {
    const [finding] = await check(`${greet}greet('you')`, { install: '' })
    expect(finding).toMatch(/README\.md has no line that installs @sandbox\/two\.$/)
  })

  test('with a wrong type is found by its line', async () => {
    const [finding, ...rest] = await check(`${greet}greet('yuo')`)
    expect(finding).toMatch(/README\.md:7 .*'"yuo"' is not assignable/)
    expect(rest).toEqual([])
  })

  test('with a block that throws is found', async () => {
    const [finding, ...rest] = await check(`${greet}if (greet('you')) throw new Error('lost')`)
    expect(finding).toMatch(/README\.md:6 fails in node: Error: lost$/)
    expect(rest).toEqual([])
  })

  test('with a promise that is rejected is found', async () => {
    const [finding] = await check("void Promise.reject(new Error('lost'))")
    expect(finding).toMatch(/fails in node: Error: lost$/)
  })

  test('that needs a package which no install line names is found', async () => {
    const uses = "import { createElement } from 'react'\ncreateElement('p')"
    const findings = await check(uses)
    expect(findings.join('\n')).toMatch(/Cannot find module 'react'[^]*Could not resolve "react"/)
    expect(await check(uses, { install: `${INSTALL} react` })).toEqual([])
  })

  test('that names a package which is not here is found', async () => {
    const [finding] = await check(greet, { install: `${INSTALL} no-such-package` })
    expect(finding).toMatch(/installs no-such-package, which this repository does not have\.$/)
  })

  test('runs what touches a document in a page, with the markup that a comment shows', async () => {
    const code = "if (!document.querySelector('#root')) throw new Error('no root')"
    expect(await check(code, { above: '<!-- page: <div id="root"></div> -->' })).toEqual([])
    expect(await check(code)).toEqual([expect.stringMatching(/fails in browser: no root$/)])
  })

  test('may name what a reader has in mind in a hidden setup, which keeps the line of a mistake', async () => {
    const above = '<!-- setup:\nconst name = "you" as const\n-->'
    expect(await check(`${greet}greet(name)`, { above })).toEqual([])
    const [finding] = await check(`${greet}greet(nam)`, { above })
    expect(finding).toMatch(/README\.md:9 .*Cannot find name 'nam'/)
  })

  test('of more than 1,200 words is too long, hidden comments not counted', async () => {
    const long = (count: number) =>
      check(greet, { above: `${'word '.repeat(count)}\n\n<!-- ${'no '.repeat(99)} -->` })
    const [finding, ...rest] = await long(1300)
    expect(finding).toMatch(/README\.md has 13\d\d words, and at most 1200 are read\.$/)
    expect(rest).toEqual([])
    expect(await long(1100)).toEqual([])
  })

  test('goes on in pages of the documentation, whose code is held in the same way', async () => {
    const block = (code: string) => `# Page\n\n\`\`\`ts\n${code}\n\`\`\`\n`
    const own = Object.entries(files).map(([path, text]) => [`packages/two/${path}`, text] as const)
    const home = sandbox({
      ...Object.fromEntries(own),
      'packages/two/README.md': `${INSTALL}\n\n${block(greet)}`,
      'docs/two/right.md': block(`${greet}greet('me')`),
      'docs/two/wrong.md': block(`${greet}greet('yuo')`),
      'docs/other/wrong.md': block(`${greet}greet('yuo')`),
    })
    const [finding, ...rest] = await checkReadme(join(home, 'packages/two'))
    expect(finding).toMatch(/docs\/two\/wrong\.md:5 .*'"yuo"' is not assignable/)
    expect(rest).toEqual([])
  })

  test('says why a block does not run', async () => {
    const code = "throw new Error('lost')"
    expect(await check(code, { above: '<!-- run: none because it loses -->' })).toEqual([])
    expect(await check(code, { above: '<!-- run: none -->' })).toEqual([
      expect.stringMatching(/does not run, and does not say why/),
    ])
  })
})
