import { describe, expect, test } from 'vitest'
import { defaultPageSizes, pageOfRow, pageRange } from './paging.ts'

describe('paging', () => {
  // spec: EDT-013
  test('offers 10, 25, 50 and 100 rows per page', () => {
    expect(defaultPageSizes).toEqual([10, 25, 50, 100])
  })

  test.each([
    ['the first page', 1, 53, { page: 1, pageCount: 6, first: 1, last: 10 }],
    ['a last page that is not full', 6, 53, { page: 6, pageCount: 6, first: 51, last: 53 }],
    ['a page that no longer exists', 7, 53, { page: 6, pageCount: 6, first: 51, last: 53 }],
    ['a page before the first', 0, 53, { page: 1, pageCount: 6, first: 1, last: 10 }],
    ['a page that is no number', NaN, 53, { page: 1, pageCount: 6, first: 1, last: 10 }],
    ['a page between two', 2.9, 53, { page: 2, pageCount: 6, first: 11, last: 20 }],
    ['no rows', 1, 0, { page: 1, pageCount: 1, first: 0, last: 0 }],
  ])('has a range for %s', (_, page, count, expected) => {
    expect(pageRange(page, 10, count)).toEqual(expected)
  })

  test('finds the page of a row under another page size', () => {
    expect(pageOfRow(51, 25)).toBe(3)
    expect(pageOfRow(50, 25)).toBe(2)
    expect(pageOfRow(0, 25)).toBe(1)
  })
})
