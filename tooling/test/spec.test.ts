import { describe, expect, test } from 'vitest'
import { claims, compare, fillIn, rowsOf, tally } from '../check/spec.ts'

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

  test('without a test below them are a mistake', () => {
    expect(claims('a.test.ts', '// spec: SIT-001\nconst a = 1\n').findings).toEqual([
      'a.test.ts:1 names requirements, but no test follows.',
    ])
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
