import { describe, expect, test } from 'vitest'
import { clampCell, moveCell, moveForKey, type CellMove } from './cell-move.ts'

const dataset = {
  series: ['Bread', 'Cake', 'Pie'],
  rows: ['May', 'June'].map((label) => ({ label, values: ['1', '2', '3'] })),
}

describe('a move over the grid', () => {
  test.each<[CellMove, readonly [number, number], readonly [number, number]]>([
    ['up', [0, 1], [0, 2]],
    ['down', [2, 1], [2, 2]],
    ['previous', [1, 0], [2, 1]],
    ['next', [1, 2], [2, 3]],
    ['row-start', [1, 0], [2, 0]],
    ['row-end', [1, 3], [2, 3]],
    ['grid-start', [0, 0], [0, 0]],
    ['grid-end', [2, 3], [2, 3]],
  ])('%s leads from the middle to %j, and from the last row to %j', (move, fromMiddle, fromLast) => {
    const from = (row: number, column: number) => {
      const to = moveCell({ row, column }, move, dataset)
      return [to.row, to.column]
    }
    expect(from(1, 1)).toEqual(fromMiddle)
    // A move sideways keeps its row, and one up or down its column, also at an edge.
    expect(from(move === 'up' ? 0 : 2, 2)).toEqual(fromLast)
  })

  test('stays in a grid that became smaller', () => {
    expect(clampCell({ row: 9, column: 1 }, dataset)).toEqual({ row: 2, column: 1 })
    expect(clampCell({ row: 1, column: 9 }, dataset)).toEqual({ row: 1, column: 3 })
  })
})

describe('the keys of the grid', () => {
  test.each([
    ['ArrowUp', 'up', 'up'],
    ['ArrowDown', 'down', 'down'],
    ['ArrowLeft', 'previous', 'next'],
    ['ArrowRight', 'next', 'previous'],
    ['Home', 'row-start', 'row-start'],
    ['End', 'row-end', 'row-end'],
    ['PageDown', undefined, undefined],
  ])('%s is %s, and from right to left %s', (key, leftToRight, rightToLeft) => {
    expect(moveForKey(key, { hasCommand: false, isRtl: false })).toBe(leftToRight)
    expect(moveForKey(key, { hasCommand: false, isRtl: true })).toBe(rightToLeft)
  })

  test.each([
    ['Home', 'grid-start'],
    ['End', 'grid-end'],
  ])('%s with Ctrl is %s', (key, move) => {
    expect(moveForKey(key, { hasCommand: true, isRtl: false })).toBe(move)
  })
})
