import type { CellPosition, Dataset } from './dataset.ts'

/** Direction or target of a move over the grid. */
export type CellMove =
  'up' | 'down' | 'previous' | 'next' | 'row-start' | 'row-end' | 'grid-start' | 'grid-end'

/** Cell after a move. Moves end at the edges of the grid. */
export function moveCell(
  { row, column }: CellPosition,
  move: CellMove,
  { series, rows }: Dataset,
): CellPosition {
  const lastRow = rows.length
  const lastColumn = series.length
  const targets: Readonly<Record<CellMove, CellPosition>> = {
    up: { row: Math.max(0, row - 1), column },
    down: { row: Math.min(lastRow, row + 1), column },
    previous: { row, column: Math.max(0, column - 1) },
    next: { row, column: Math.min(lastColumn, column + 1) },
    'row-start': { row, column: 0 },
    'row-end': { row, column: lastColumn },
    'grid-start': { row: 0, column: 0 },
    'grid-end': { row: lastRow, column: lastColumn },
  }
  return targets[move]
}

/** Keeps a cell within the grid. */
export const clampCell = ({ row, column }: CellPosition, { series, rows }: Dataset): CellPosition => ({
  row: Math.min(row, rows.length),
  column: Math.min(column, series.length),
})

/** The move that a key stands for. The arrow keys change places in text from right to left. */
export function moveForKey(
  key: string,
  { hasCommand, isRtl }: { readonly hasCommand: boolean; readonly isRtl: boolean },
): CellMove | undefined {
  switch (key) {
    case 'ArrowUp':
      return 'up'
    case 'ArrowDown':
      return 'down'
    case 'ArrowLeft':
      return isRtl ? 'next' : 'previous'
    case 'ArrowRight':
      return isRtl ? 'previous' : 'next'
    case 'Home':
      return hasCommand ? 'grid-start' : 'row-start'
    case 'End':
      return hasCommand ? 'grid-end' : 'row-end'
    default:
      return undefined
  }
}
