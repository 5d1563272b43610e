import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseTsv, toTsv } from './tsv.ts'

describe('tab-separated text', () => {
  test.each([
    ['one cell', 'a', [['a']]],
    ['columns', 'a\tb', [['a', 'b']]],
    [
      'rows of Windows',
      'a\tb\r\nc\td\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['rows without a line break at the end', 'a\nb', [['a'], ['b']]],
    [
      'empty cells',
      '\t\n\t',
      [
        ['', ''],
        ['', ''],
      ],
    ],
    ['an empty row', 'a\n\nb', [['a'], [''], ['b']]],
    ['cells that hold tabs and line breaks', '"a\tb"\t"c\nd"', [['a\tb', 'c\nd']]],
    ['quotes in quotes', '"say ""hello"""', [['say "hello"']]],
    ['a quote that begins a plain cell', '"a" b\tc', [['"a" b', 'c']]],
    ['a quote that never ends', '"a\tb', [['"a', 'b']]],
    ['nothing', '', []],
  ])('reads %s', (_, text, expected) => {
    expect(parseTsv(text)).toEqual(expected)
  })

  test('reads what it writes', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '"', '\t', '\n', '\r', ' ', 'é') })
    const cells = fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 })
    fc.assert(
      fc.property(cells, (rows) => {
        const text = toTsv(rows)
        // A single empty cell, or an empty last row, writes what stands for no row at all.
        fc.pre(text !== '' && !text.endsWith('\n'))
        expect(parseTsv(text)).toEqual(rows.map((row) => [...row]))
      }),
    )
  })
})
