import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { checkApart } from '../check/apart.ts'
import { checkApi, report } from '../check/api.ts'
import { checkCore } from '../check/core.ts'
import { checkPeers } from '../check/peers.ts'
import { checkSizes } from '../check/size.ts'
import { manifestOf, sandbox } from './sandbox.ts'

describe('core types', () => {
  test('compile without a browser', () => {
    expect(
      checkCore(sandbox({ 'src/core/a.ts': 'export const a = new Intl.NumberFormat("de").format(1)' })),
    ).toEqual([])
  })

  test.each(['fetch("/")', 'setTimeout(() => {}, 1)', 'document.title', 'console.log(1)'])(
    'do not know %s',
    (code) => {
      const findings = checkCore(sandbox({ 'src/core/a.ts': `export const a = () => ${code}` }))
      expect(findings).toHaveLength(1)
      expect(findings[0]).toMatch(/a\.ts.*Cannot find name/)
    },
  )
})

describe('pure files laid out by noun', () => {
  const touches = 'export const a = () => document.title'

  test.each([
    'pill/pill.ts',
    'pill/pill.contract.ts',
    'pill/pill.machine.ts',
    'pill/pill.connect.ts',
    'pill.ts',
  ])('%s does not know the document', (path) => {
    const [finding, ...rest] = checkCore(sandbox({ [`src/${path}`]: touches }))
    expect(finding).toMatch(/pill.*Cannot find name 'document'/)
    expect(rest).toEqual([])
  })

  test.each([
    ...['pill.browser.ts', 'pill.dom.ts', 'pill.react.tsx', 'pill.testing.ts'],
    ...['pill.stories.tsx', 'pill.test.ts', 'pill.dom.test.tsx'],
  ])('pill/%s may', (name) => {
    expect(checkCore(sandbox({ [`src/pill/${name}`]: touches }))).toEqual([])
  })

  const manifest = JSON.stringify({ name: '@sandbox/one', exports: { './auto': './dist/auto.js' } })

  test('an entry that passes on a file of the browser may', () => {
    const files = { 'src/auto.ts': "export { a } from './a.browser.ts'", 'src/a.browser.ts': touches }
    expect(checkCore(sandbox({ 'package.json': manifest, ...files }))).toEqual([])
  })

  test('an entry with code of its own does not know the document', () => {
    const [finding] = checkCore(sandbox({ 'package.json': manifest, 'src/auto.ts': touches }))
    expect(finding).toMatch(/auto.*Cannot find name 'document'/)
  })
})

describe('sizes', () => {
  const files = (budget: string, promise: string) => ({
    'package.json': manifestOf('@sandbox/one', budget),
    'README.md': `| \`.\` | the entry | ≤ ${promise} |`,
    'dist/index.js': `export const words = ${JSON.stringify(Array.from({ length: 400 }, (_, i) => (i * i * 7919).toString(36)))}`,
  })

  test('pass within the budget that the README promises', async () => {
    expect(await checkSizes(sandbox(files('3 kB', '3 kB')))).toEqual([])
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

  test('notice a change', () => {
    const folder = greetings()
    expect(checkApi(folder)[0]).toContain('api.md is out of date')
    writeFileSync(join(folder, 'api.md'), report(folder))
    expect(checkApi(folder)).toEqual([])
  })
})
