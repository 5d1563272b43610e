import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  checkDataset,
  datasetOf,
  isSameDataset,
  limitOf,
  numbersOf,
  parseNumber,
  type Dataset,
} from './dataset.ts'

const rows = (...values: readonly (readonly string[])[]) => values.map((own) => ({ label: 'A', values: own }))

describe('a dataset', () => {
  test('must have a column, before anything else', () => {
    expect(checkDataset({ series: [], rows: [] })).toBe('column')
  })

  test('must have a row', () => {
    expect(checkDataset({ series: ['Bread'], rows: [] })).toBe('row')
  })

  test('must have some data', () => {
    expect(checkDataset({ series: ['Bread', 'Cake'], rows: rows(['', ' '], []) })).toBe('empty')
  })

  test.each([
    ['an empty cell', ['1', '']],
    ['a cell that is not there', ['1']],
    ['a text', ['1', 'two']],
  ])('lacks data with %s', (_, values) => {
    expect(checkDataset({ series: ['Bread', 'Cake'], rows: rows(['1', '2'], values) })).toBe('missing')
  })

  test('has no data in cells beyond its series', () => {
    expect(checkDataset({ series: ['Bread'], rows: rows(['', '5']) })).toBe('empty')
  })

  test('takes 0 for data', () => {
    expect(checkDataset({ series: ['Bread'], rows: rows(['0']) })).toBeUndefined()
  })

  test.each<[string, unknown, Dataset]>([
    ['nothing', null, { series: [], rows: [] }],
    ['no lists', {}, { series: [], rows: [] }],
    [
      'numbers',
      { series: [2024, 'Cake'], rows: [{ label: 1, values: [1.5, '2'] }] },
      { series: ['2024', 'Cake'], rows: [{ label: '1', values: ['1.5', '2'] }] },
    ],
    [
      'cells that are no texts',
      { series: [null, true], rows: [{ label: {}, values: ['1', null] }] },
      { series: ['', ''], rows: [{ label: '', values: ['1', ''] }] },
    ],
    [
      'rows that lack something',
      { series: ['Bread'], rows: [null, { label: 'A' }, { values: ['1'] }] },
      {
        series: ['Bread'],
        rows: [
          { label: '', values: [] },
          { label: 'A', values: [] },
          { label: '', values: ['1'] },
        ],
      },
    ],
  ])('that was stored with %s is completed', (_, stored, expected) => {
    expect(datasetOf(stored as Dataset | null)).toEqual(expected)
  })

  test('that lacks nothing stays the same object, and so do its rows beside one that does', () => {
    const [first, second] = rows(['1'], ['2'])
    const whole = { series: ['Bread'], rows: [first, second] } as Dataset
    expect(datasetOf(whole)).toBe(whole)
    const partial = { series: ['Bread'], rows: [first, { label: 'B', values: [2] }] } as unknown as Dataset
    const completed = datasetOf(partial)
    expect(completed.rows[0]).toBe(first)
    expect(completed.series).toBe(partial.series)
    expect(completed.rows[1]).toEqual({ label: 'B', values: ['2'] })
  })

  test('keeps the numbers of a row that has not changed', () => {
    const shared = rows(['1', 'x'])
    const series = ['Bread', 'Cake']
    const [before] = numbersOf({ series, rows: shared })
    const [after] = numbersOf({ series, rows: [...shared, ...rows(['3', '4'])] })
    expect(after).toBe(before)
  })

  test('has numbers, and gaps for other cells', () => {
    expect(numbersOf({ series: ['Bread', 'Cake'], rows: rows(['1.5', 'x'], ['0']) })).toEqual([
      [1.5, undefined],
      [0, undefined],
    ])
  })

  test('has the numbers of as many cells as it has series, also when it gains one', () => {
    const shared = rows(['1', '2'])
    expect(numbersOf({ series: ['Bread'], rows: shared })).toEqual([[1]])
    expect(numbersOf({ series: ['Bread', 'Cake'], rows: shared })).toEqual([[1, 2]])
  })

  test.each([
    ['a row more', rows(['1'], ['2']), false],
    ['another row', [{ label: 'B', values: ['2'] }], false],
    ['a row less', rows(), false],
    ['another label', [{ label: 'B', values: ['1'] }], false],
    ['another cell', rows(['2']), false],
    ['a cell more', rows(['1', '']), false],
    ['the same cells', rows(['1']), true],
  ])('is the same with %s: %s', (_, other, expected) => {
    const series = ['Bread']
    expect(isSameDataset({ series, rows: rows(['1']) }, { series: [...series], rows: other })).toBe(expected)
  })

  test('is another one under other names', () => {
    expect(isSameDataset({ series: ['Bread'], rows: [] }, { series: ['Cake'], rows: [] })).toBe(false)
  })
})

describe('a number in a cell', () => {
  test.each([
    ['0', 0],
    ['-0.5', -0.5],
    ['.5', 0.5],
    ['1e3', 1000],
    ['1,234.5', 1234.5],
    ['1.234,5', 1234.5],
    ['1 234,5', 1234.5],
    ['1\u202f234,5', 1234.5],
    ["1'234.50", 1234.5],
    ['1 234 567', 1234567],
    ['1’234', 1234],
    ['- 5', -5],
    ['1,234', 1234],
    ['1.234', 1.234],
    ['1.234.567', 1234567],
    ['0,5', 0.5],
    ['€ 5', 5],
    ['$1,000', 1000],
    ['12 %', 12],
    ['(5)', -5],
    ['\u22125', -5],
    ['+5', 5],
    ['1.5e-3', 0.0015],
    ['1E3', 1000],
    ['5.', 5],
    ['12.5', 12.5],
    ['-12,345,678.90', -12345678.9],
    ['-12.345.678,90', -12345678.9],
    ['+1.234,5', 1234.5],
    ['-12,50', -12.5],
    [',5', 0.5],
    ['1,23', 1.23],
    ['1.234.567,25', 1234567.25],
    ['123.456.789', 123456789],
    [' (1 234,5 €) ', -1234.5],
    ['£1,234', 1234],
    ['100%', 100],
    [' 7 ', 7],
  ])('reads %s', (text, expected) => {
    expect(parseNumber(text)).toBe(expected)
  })

  test.each([
    '',
    ' ',
    '-',
    'two',
    '1 2',
    '5 10',
    '2 000 5',
    '1 23,4',
    '1.2.3',
    '1,2,3',
    '5 apples',
    '1e999',
    'Infinity',
    '0x10',
    '()',
    '--1',
    '(5',
    '5)',
    '(5) 6',
    '1234,567.8',
    '1,2345,678',
    '1.2345,6',
    '12.34.567',
    '1,234.',
    '1.234.56',
    'a1',
    '1a',
    'x1.5',
    '1,5x',
    'x1,234',
    '1.234,5x',
    '1e',
    'e5',
    '.',
    '1 2345',
    '1\u22125',
  ])('does not read %j', (text) => {
    expect(parseNumber(text)).toBeUndefined()
  })

  test('reads every number that JavaScript writes', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (number) => {
        expect(parseNumber(String(number))).toBe(Object.is(number, -0) ? 0 : number)
      }),
    )
  })
})

test.each([
  [undefined, undefined],
  [null, undefined],
  [NaN, undefined],
  [1.5, 1],
  [0, 0],
  [-1, 0],
])('the limit %j is %j', (stored, limit) => {
  expect(limitOf(stored as never)).toBe(limit)
})
