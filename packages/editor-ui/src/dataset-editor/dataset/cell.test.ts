import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  cellText,
  cellTexts,
  clearCells,
  insertColumn,
  insertRow,
  isWithin,
  removeColumns,
  removeRows,
  truncate,
  withTexts,
} from './cell.ts'
import type { Dataset } from './dataset.ts'

const bakery: Dataset = {
  series: ['Bread', 'Cake'],
  rows: [
    { label: 'May', values: ['1', '2'] },
    { label: 'June', values: ['3', '4'] },
  ],
}

describe('the cells of a dataset', () => {
  // spec: EDT-015
  test('have the series in row 0, and the labels in column 0', () => {
    expect(cellTexts(bakery, { top: 0, left: 0, bottom: 2, right: 2 })).toEqual([
      ['', 'Bread', 'Cake'],
      ['May', '1', '2'],
      ['June', '3', '4'],
    ])
  })

  test('are empty outside of the data', () => {
    expect(cellText(bakery, { row: 9, column: 9 })).toBe('')
  })

  test('are replaced by pasted texts, and grow to hold them', () => {
    const { dataset, isTruncated } = withTexts(bakery, { row: 2, column: 2 }, [['5', '6'], ['7']])
    expect(isTruncated).toBe(false)
    expect(dataset).toEqual({
      series: ['Bread', 'Cake', ''],
      rows: [
        { label: 'May', values: ['1', '2', ''] },
        { label: 'June', values: ['3', '5', '6'] },
        { label: '', values: ['', '7', ''] },
      ],
    })
  })

  // spec: EDT-059
  test('are cut to the largest number of rows and columns', () => {
    const limits = { maxRows: 2, maxColumns: 2 }
    const { dataset, isTruncated } = withTexts(bakery, { row: 2, column: 2 }, [['5', '6'], ['7']], limits)
    expect(isTruncated).toBe(true)
    expect(dataset).toEqual({
      series: ['Bread', 'Cake'],
      rows: [
        { label: 'May', values: ['1', '2'] },
        { label: 'June', values: ['3', '5'] },
      ],
    })
  })

  // spec: EDT-059
  test.each([
    ['rows alone', { maxRows: 1 }, 1, 2],
    ['columns alone', { maxColumns: 1 }, 2, 1],
  ])('are cut to the largest number of %s', (_, limits, rowCount, columnCount) => {
    const { dataset, isTruncated } = truncate(bakery, limits)
    expect(isTruncated).toBe(true)
    expect(dataset.rows.map(({ values }) => values.length)).toEqual(
      Array.from({ length: rowCount }, () => columnCount),
    )
    expect(dataset.series).toHaveLength(columnCount)
  })

  test('are not cut without limits', () => {
    const rows = Array.from({ length: 2000 }, (_, i) => ({ label: String(i), values: ['1'] }))
    expect(truncate({ series: ['a'], rows }, {}).isTruncated).toBe(false)
  })

  test('are emptied within bounds alone', () => {
    const emptied = clearCells(bakery, { top: 1, left: 1, bottom: 2, right: 1 })
    expect(emptied.rows).toEqual([
      { label: 'May', values: ['', '2'] },
      { label: 'June', values: ['', '4'] },
    ])
  })

  test('gain and lose rows and columns', () => {
    expect(removeRows(insertRow(bakery, 1), 1, 1)).toEqual(bakery)
    expect(removeColumns(insertColumn(bakery, 1), 1, 1)).toEqual(bakery)
    expect(insertColumn(bakery, 0).rows[0]).toEqual({ label: 'May', values: ['', '1', '2'] })
  })

  test('hold after a paste what was pasted', () => {
    const texts = fc.array(fc.array(fc.string(), { minLength: 1, maxLength: 4 }), {
      minLength: 1,
      maxLength: 4,
    })
    fc.assert(
      fc.property(fc.nat(4), fc.nat(4), texts, (row, column, cells) => {
        const { dataset } = withTexts(bakery, { row, column }, cells)
        cells.forEach((own, r) =>
          own.forEach((text, c) => {
            const isCorner = row + r === 0 && column + c === 0
            expect(cellText(dataset, { row: row + r, column: column + c })).toBe(isCorner ? '' : text)
          }),
        )
        for (const { values } of dataset.rows) expect(values).toHaveLength(dataset.series.length)
      }),
    )
  })

  test('lie within bounds that hold their first and last row and column', () => {
    const bounds = { top: 1, left: 1, bottom: 2, right: 2 }
    expect(isWithin({ row: 2, column: 2 }, bounds)).toBe(true)
    expect(isWithin({ row: 0, column: 1 }, bounds)).toBe(false)
    expect(isWithin({ row: 1, column: 3 }, bounds)).toBe(false)
  })
})
