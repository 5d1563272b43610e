import { spawnSync } from 'node:child_process'
import { copyFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { checkApart } from '../check/apart.ts'
import { checkApi, report } from '../check/api.ts'
import { checkPeers } from '../check/peers.ts'
import { checkSizes } from '../check/size.ts'
import { root, tool } from '../check/workspace.ts'
import { manifestOf, sandbox } from './sandbox.ts'

test.each(['fetch("/")', 'setTimeout(() => {}, 1)', 'document.title', 'console.log(1)'])(
  'a pure file that says %s does not compile, and one of the browser does',
  (code) => {
    const text = `export const a = () => ${code}`
    const folder = sandbox({
      'packages/one/src/pill/pill.machine.ts': text,
      'packages/one/src/pill/pill.browser.ts': text,
      'packages/one/src/pill/pill.testing.ts': text,
      'packages/one/src/react.ts': "export { a } from './pill/pill.browser.ts'",
    })
    for (const name of ['tsconfig.base.json', 'tsconfig.core.json'])
      copyFileSync(join(root, name), join(folder, name))
    const { stdout } = spawnSync(tool('tsc'), ['-p', 'tsconfig.core.json', '--pretty', 'false'], {
      cwd: folder,
      encoding: 'utf8',
    })
    expect(stdout.trim().split('\n')).toEqual([expect.stringMatching(/pill\.machine\.ts.*Cannot find name/)])
  },
)

describe('sizes', () => {
  const files = (budget: string, promise: string) => ({
    'package.json': manifestOf('@sandbox/one', budget),
    'README.md': `| \`.\` | the entry | ≤ ${promise} |`,
    'dist/index.js': `export const words = ${JSON.stringify(Array.from({ length: 400 }, (_, i) => (i * i * 7919).toString(36)))}`,
  })

  test('pass within the budget that the README promises', async () => {
    expect(await checkSizes(sandbox(files('3 kB', '3 kB')))).toEqual([])
  })

  test('leave out what comes later, if a budget is for the beginning', async () => {
    const { 'dist/index.js': words, ...rest } = files('3 kB', '3 kB')
    const folder = (index: string) =>
      sandbox({
        ...rest,
        'package.json': rest['package.json'].replace('"budgets":{', '"budgets":{". at first":"0.1 kB",'),
        'README.md': `${rest['README.md']}\n| \`. at first\` | the beginning | ≤ 0.1 kB |`,
        'dist/index.js': index,
        'dist/words.js': words,
      })
    expect(await checkSizes(folder(`export const load = () => import('./words.js')`))).toEqual([])
    const [finding] = await checkSizes(folder(`export * from './words.js'`))
    expect(finding).toMatch(/\. at first weighs \d+ B gzip, its budget is 0\.1 kB\.$/)
  })

  test('fail above the budget', async () => {
    const [finding] = await checkSizes(sandbox(files('0.1 kB', '0.1 kB')))
    expect(finding).toMatch(/\. weighs \d+ B gzip, its budget is 0\.1 kB\.$/)
  })

  test('are those of the built files, not of the sources', async () => {
    const built = { ...files('0.1 kB', '0.1 kB'), 'src/index.ts': 'export const words = []' }
    expect(await checkSizes(sandbox(built))).toHaveLength(1)
    expect(await checkSizes(sandbox({ ...built, 'dist/index.js': 'export const words = []' }))).toEqual([])
  })

  test('fail when the README promises another number', async () => {
    const [finding] = await checkSizes(sandbox(files('3 kB', '2 kB')))
    expect(finding).toContain('has to say "≤ 3 kB"')
  })

  test('fail for an entry point without a budget', async () => {
    const folder = sandbox({
      ...files('3 kB', '3 kB'),
      'package.json': manifestOf('@sandbox/one', '3 kB').replace('"budgets":{".":"3 kB"}', '"budgets":{}'),
    })
    expect((await checkSizes(folder))[0]).toContain('. has no budget in package.json.')
  })

  test('fail for a file without a budget that a pattern leads to', async () => {
    const text = manifestOf('@sandbox/one', '3 kB')
    const withPattern = text.replace('"exports":{', '"exports":{"./*/a.css":{"default":"./src/*/a.css"},')
    const sheet = (part: string) => ({ [`src/${part}/a.css`]: 'p { color: red }' })
    const folder = sandbox({
      ...files('3 kB', '3 kB'),
      'package.json': withPattern.replace('"budgets":{', '"budgets":{"./pill/a.css":"0.1 kB",'),
      'README.md': '| `.` | the entry | ≤ 3 kB |\n| `./pill/a.css` | looks | ≤ 0.1 kB |',
      ...sheet('pill'),
      ...sheet('tab'),
      'src/a.css': '',
    })
    expect(await checkSizes(folder)).toEqual([
      expect.stringMatching(/: \.\/tab\/a\.css has no budget in package\.json\.$/),
    ])
  })

  test('are those of the largest entry where one budget is for all that a name with a star stands for', async () => {
    const starred = (budget: string) => ({
      'package.json': manifestOf('@sandbox/one', budget)
        .replace('"."', '"./words/*"')
        .replaceAll('/index.', '/words/*.')
        .replace('"."', '"./words/*"'),
      'README.md': `| \`./words/*\` | words | ≤ ${budget} |`,
      'dist/words/de.js': "export const words = 'Wort'",
      'dist/words/fr.js': files('', '')['dist/index.js'],
    })
    expect(await checkSizes(sandbox(starred('3 kB')))).toEqual([])
    expect(await checkSizes(sandbox(starred('0.1 kB')))).toEqual([
      expect.stringMatching(/: \.\/words\/\* weighs \d{4} B gzip, its budget is 0\.1 kB\.$/),
    ])
  })
})

describe('peers', () => {
  const optional = '"peerDependenciesMeta":{"react":{"optional":true}},'
  const files = (row: string, meta = optional) => ({
    'package.json': manifestOf('@sandbox/four', '1 kB').replace(
      '{',
      `{"peerDependencies":{"react":">=18"},${meta}`,
    ),
    'README.md': `| \`.\` | ${row} | ≤ 1 kB |`,
    'dist/index.js': "export { it } from './it.js'",
    'dist/it.js': "import { jsx } from 'react/jsx-runtime'\nexport const it = () => jsx('p', {})",
  })

  test('may be needed by an entry whose row names them', async () => {
    expect(await checkPeers(sandbox(files('a part, for React 18 and newer')))).toEqual([])
  })

  test('may be named as a family', async () => {
    expect(await checkPeers(sandbox(files('a part, for `rea*`')))).toEqual([])
  })

  test('need no word in a row if they are not optional', async () => {
    expect(await checkPeers(sandbox(files('a part', '')))).toEqual([])
  })

  test('are found where a row is silent, also behind an import', async () => {
    expect(await checkPeers(sandbox(files('a part')))).toEqual([
      expect.stringMatching(/README\.md: the row of `\.` has to say that it needs react\.$/),
    ])
  })
})

describe('parts', () => {
  const shop = (index: string) =>
    sandbox({
      'package.json': manifestOf('@sandbox/shop', '1 kB').replace(
        '"exports":{',
        '"exports":{"./pill":{"default":"./dist/pill/index.js"},',
      ),
      'dist/index.js': index,
      'dist/pill/index.js': "export * from './pill.dom.js'",
      'dist/pill/pill.dom.js': 'export const addPill = () => document.body.append(1)',
      'dist/pill/pill.js': 'export const isShown = (count) => count > 0',
    })

  test('that the main entry loads are found by their folder', async () => {
    expect(await checkApart(shop("export { addPill } from './pill/pill.dom.js'"))).toEqual([
      expect.stringMatching(/`\.` loads dist\/pill\/pill\.dom\.js, which belongs to `\.\/pill`\.$/),
    ])
  })

  test('may share their rules with the main entry', async () => {
    expect(await checkApart(shop("export { isShown } from './pill/pill.js'"))).toEqual([])
  })
})

describe('API reports', () => {
  const greetings = () =>
    sandbox({
      'package.json': manifestOf('@sandbox/three', '1 kB'),
      'README.md': '| `.` | greetings | ≤ 1 kB |\n',
      'dist/index.d.ts':
        "export { greet as hello } from './greet.ts'\nexport declare const many = 2\nexport interface Tone {}\n",
      'dist/greet.d.ts':
        '/** Says hello. Also in the morning. */\nexport declare function greet(name: string): void\n',
    })

  test('give each entry its size, its contents and a line for each name', () => {
    expect(report(greetings())).toContain(
      'Greetings. ≤ 1 kB gzip.\n\n**Functions**\n\n- `hello`: Says hello.\n\n**Values**\n\n- `many`\n\n**Types**\n\n- `Tone`\n',
    )
  })

  test('show the signatures below', () => {
    expect(report(greetings())).toContain('hello = function greet(name: string): void;\n\nconst many = 2;')
  })

  test('show one of the entries that a name with a star stands for', () => {
    const text = manifestOf('@sandbox/three', '1 kB').replace('"."', '"./words/*"')
    const folder = sandbox({
      'package.json': text.replaceAll('/index.', '/words/*.'),
      'dist/words/de.js': '',
      'dist/words/de.d.ts': 'export declare const words: string\n',
      'dist/words/fr.js': '',
      'dist/words/fr.d.ts': 'export declare const words: string\n',
    })
    const page = report(folder)
    expect(page).toContain('`@sandbox/three/words/*`')
    expect(page.match(/const words/g)).toHaveLength(1)
  })

  test('notice a change', () => {
    const folder = greetings()
    expect(checkApi(folder)[0]).toContain('api.md is out of date')
    writeFileSync(join(folder, 'api.md'), report(folder))
    expect(checkApi(folder)).toEqual([])
  })
})
