import { describe, expect, test } from 'vitest'
import { claims, compare, fillIn, fixtureClaims, readTests, rowsOf, tally } from '../check/spec.ts'
import { sandbox } from './sandbox.ts'

const page = `# site

| id | requirement | source | kind | note | tests |
|---|---|---|---|---|---|
| SIT-001 | Pages are recognised. | 001 | rule |  | [page](../../packages/site/test/page.test.ts) |
| SIT-002 | Codes. | 001 | entity | see a \\| b |  |
`

describe('claims', () => {
  test('are the ids above a test', () => {
    const text = "// spec: SIT-001 SIT-002\n// and why\ntest('is so', () => {})\n"
    expect(claims('a.test.ts', text)).toEqual({ ids: ['SIT-001', 'SIT-002'], findings: [] })
  })

  test.each([
    "test.each([1, 2])('%d is so', () => {})",
    "test.each<Money>([\n  one,\n])('is so', () => {})",
    "  it('is so', () => {})",
    "test.skipIf(isOld)('is so', () => {})",
    "  ['a row of a table', 1],",
    "  { name: 'a row of a table' },",
  ])('stand above %j', (below) => {
    expect(claims('a.test.ts', `// spec: SIT-001\n${below}\n`)).toEqual({ ids: ['SIT-001'], findings: [] })
  })

  test.each([
    ['const a = 1', 'names requirements, but no test follows.'],
    ['export const a = 1', 'names requirements, but no test follows.'],
    ['', 'names requirements, but no test follows.'],
    ["describe('much', () => {", 'marks a group: put each id above the one test that would fail.'],
    ["describe.each([1])('much', () => {", 'marks a group: put each id above the one test that would fail.'],
    ["test.skip('is so', () => {})", 'marks a test that does not run.'],
    ["test.todo('is so')", 'marks a test that does not run.'],
  ])('above %j are a mistake, and do not count', (below, finding) => {
    expect(claims('a.test.ts', `// spec: SIT-001\n${below}\n`)).toEqual({
      ids: [],
      findings: [`a.test.ts:1 ${finding}`],
    })
  })

  test('hold nothing but ids', () => {
    expect(claims('a.test.ts', "// spec: SIT-001, and more\ntest('is so', () => {})\n")).toEqual({
      ids: [],
      findings: ['a.test.ts:1 holds something else than ids: words go on a line below.'],
    })
  })

  test('of stories stand above an export', () => {
    const text = '// spec: SIT-001\nexport const Waiting: Story = {}\n'
    expect(claims('a.stories.tsx', text)).toEqual({ ids: ['SIT-001'], findings: [] })
  })

  test('of a fixture stand above its sections, or in one', () => {
    const rest = ':TEMPLATE\n// spec: SIT-009\n:OUTPUT\n// spec: SIT-009\n'
    expect(fixtureClaims('a.txt', `// spec: SIT-001 SIT-002\n\n${rest}`).ids).toEqual(['SIT-001', 'SIT-002'])
    expect(fixtureClaims('a.txt', `:SPEC\nSIT-001 SIT-002\n\n${rest}`).ids).toEqual(['SIT-001', 'SIT-002'])
    expect(fixtureClaims('a.txt', `${rest}:SPEC\nSIT-001\n`).ids).toEqual(['SIT-001'])
  })

  test.each(['', '\n', '// spec: SIT-001\n'])(
    'of a fixture without a section count for nothing: %j',
    (text) => {
      expect(fixtureClaims('a.txt', text)).toEqual({
        ids: [],
        findings: ['a.txt is empty, and an empty fixture proves nothing.'],
      })
    },
  )

  test('are read from tests in their own folder, tests beside their noun, stories and fixtures', () => {
    const marked = (id: string): string => `// spec: ${id}\ntest('is so', () => {})\n`
    const folder = sandbox({
      'test/page.test.ts': marked('SIT-001'),
      'src/page/page.test.ts': marked('SIT-002'),
      'src/page/page.dom.test.tsx': marked('SIT-003'),
      'src/page/page.browser.test.ts': marked('SIT-004'),
      'e2e/page.e2e.ts': marked('SIT-005'),
      'src/page/page.stories.tsx': '// spec: SIT-006\nexport const Empty: Story = {}\n',
      'src/fixture/page/a.txt': '// spec: SIT-007\n:TEMPLATE\n',
      'src/page/page.ts': marked('SIT-008'),
      'test/fixtures/page/empty.txt': '',
    })
    const { tests, findings } = readTests([folder])
    expect([...tests.keys()].sort()).toEqual(Array.from({ length: 7 }, (_, index) => `SIT-00${index + 1}`))
    expect(findings).toEqual([expect.stringMatching(/empty\.txt is empty/)])
  })
})

describe('the catalogue', () => {
  const tests = new Map([
    ['SIT-001', ['../../packages/site/test/page.test.ts']],
    ['SIT-002', ['../../packages/site/test/code.test.ts', '../../packages/site/test/page.test.ts']],
  ])

  test('knows its rows and their tests', () => {
    expect(rowsOf(page)).toEqual([
      { id: 'SIT-001', tests: ['../../packages/site/test/page.test.ts'] },
      { id: 'SIT-002', tests: [] },
    ])
  })

  test('takes in the tests of each row, and nothing changes the second time', () => {
    const filled = fillIn(page, tests)
    expect(filled).toContain(
      '| see a \\| b | [code](../../packages/site/test/code.test.ts) [page](../../packages/site/test/page.test.ts) |',
    )
    expect(fillIn(filled, tests)).toBe(filled)
  })

  test('notices a row that lost its last test, and a claim for no row', () => {
    expect(compare(rowsOf(page), new Map([['SIT-999', ['a.test.ts']]]))).toEqual([
      'No requirement is called SIT-999 (a.test.ts).',
      'SIT-001 has lost its last test (it was in ../../packages/site/test/page.test.ts).',
    ])
    expect(compare(rowsOf(page), tests)).toEqual([])
  })

  test('counts rows with and without a test', () => {
    const table = tally(new Map([['site', rowsOf(page)]]), new Map([['SIT-001', ['a.test.ts']]]))
    expect(table.split('\n').at(-1)).toMatch(/^total +2 +1 +1$/)
  })
})
