import { expect, test } from 'vitest'
import { cellTextOf, requirePage, type DataPage } from './data-table.ts'

test.each([
  [1234.5, '1,234.5'],
  [0, '0'],
  [Number.NaN, ''],
  [null, ''],
  [undefined, ''],
  ['a', 'a'],
  [false, 'false'],
  [new Date(2026, 10, 3, 12), 'Nov 3, 2026'],
  [new Date(Number.NaN), ''],
])('the text of %j is %j', (value, text) => {
  expect(cellTextOf(value, 'en')).toBe(text)
})

test('numbers and dates are written in the language of each cell', () => {
  expect([cellTextOf(1234.5, 'de'), cellTextOf(1234.5, 'en')]).toEqual(['1.234,5', '1,234.5'])
  const date = new Date(2026, 10, 3, 12)
  expect([cellTextOf(date, 'de'), cellTextOf(date, 'en')]).toEqual(['03.11.2026', 'Nov 3, 2026'])
})

test.each([null, {}, { rows: [] }, { rows: [], count: '4' }, { rows: 'a', count: 1 }])(
  'the answer %j is no page',
  (answer) => {
    expect(() => void Reflect.apply(requirePage<unknown>, undefined, [answer])).toThrow(
      'An answer is no page of rows',
    )
  },
)

test('a page is returned as it is', () => {
  const page: DataPage<number> = { rows: [1], count: 1 }
  expect(requirePage(page)).toBe(page)
})
