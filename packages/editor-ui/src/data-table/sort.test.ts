import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nextSort, sortInSteps, sortRows, type CellValue } from './sort.ts'

const sorted = (values: readonly CellValue[], direction: 'ascending' | 'descending' = 'ascending') =>
  sortRows(values, { value: (value) => value, direction, locale: 'en' })

describe('sorting', () => {
  // spec: EDT-013
  test('sorts ascending on the first press, then in the other direction', () => {
    const first = nextSort(undefined, 'name')
    expect(first).toEqual({ columnId: 'name', direction: 'ascending' })
    const second = nextSort(first, 'name')
    expect(second).toEqual({ columnId: 'name', direction: 'descending' })
    expect(nextSort(second, 'name').direction).toBe('ascending')
    expect(nextSort(second, 'price')).toEqual({ columnId: 'price', direction: 'ascending' })
  })

  test.each([
    ['numbers by value', [10, 9, 100], [9, 10, 100]],
    ['texts by the rules of the language', ['b', 'Ä', 'a', 'B'], ['a', 'Ä', 'b', 'B']],
    ['numbers within texts by value', ['image 10', 'image 9'], ['image 9', 'image 10']],
    ['flags with false first', [true, false], [false, true]],
    ['zero as a number', [1, 0, -1], [-1, 0, 1]],
    ['numbers before texts', ['a', 1], [1, 'a']],
    ['cells without a value last', [null, 2, '', NaN, 1], [1, 2, null, '', NaN]],
  ])('sorts %s', (_, values, expected) => {
    expect(sorted(values)).toEqual(expected)
  })

  test('sorts dates by time', () => {
    const [early, late] = [new Date(0), new Date(1)]
    expect(sorted([late, early])).toEqual([early, late])
  })

  test('keeps the order of rows that are infinite', () => {
    const rows = ['a', 'b', 'c'].map((name) => ({ name, value: Infinity }))
    const options = { value: (row: (typeof rows)[number]) => row.value, direction: 'ascending' } as const
    expect(sortRows(rows, options)).toEqual(rows)
  })

  test('keeps cells without a value last in descending order', () => {
    expect(sorted([null, 1, 2], 'descending')).toEqual([2, 1, null])
  })

  test.each(['ascending', 'descending'] as const)('keeps the order of equal rows when %s', (direction) => {
    fc.assert(
      fc.property(fc.array(fc.nat(5)), (groups) => {
        const rows = groups.map((group, index) => ({ group, index }))
        const sign = direction === 'ascending' ? 1 : -1
        const expected = rows.toSorted((a, b) => sign * (a.group - b.group))
        expect(sortRows(rows, { value: ({ group }) => group, direction })).toEqual(expected)
      }),
    )
  })

  test('pauses often while it sorts many rows', () => {
    const rows = Array.from({ length: 100_000 }, (_, i) => `Row ${(i * 7919) % 100_000}`)
    const steps = sortInSteps(rows, { value: (row) => row, direction: 'ascending' })
    let pauses = 0
    while (!steps.next().done) pauses += 1
    expect(pauses).toBeGreaterThan(500)
  })
})
