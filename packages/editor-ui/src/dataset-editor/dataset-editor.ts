import { createStore, type Store } from '@sitewright/machine/store'
import {
  boundsOf,
  cellText,
  cellTexts,
  clearCells,
  insertColumn,
  insertRow,
  removeColumns,
  removeRows,
  truncate,
  withTexts,
  type CellBounds,
  type Change,
} from './cell.ts'
import {
  checkDataset,
  type CellPosition,
  type Dataset,
  type DatasetLimits,
  type DatasetProblem,
} from './dataset.ts'
import { createHistory, record, redo, undo, type History } from './history.ts'
import { parseTsv, toTsv } from './tsv.ts'

/** State of a dataset editor. */
export interface DatasetSnapshot {
  readonly dataset: Dataset
  readonly problem: DatasetProblem | undefined
  /** True after data was cut to the limits, until the next change. */
  readonly isTruncated: boolean
  /** The cell that has the focus. */
  readonly active: CellPosition
  readonly selection: CellBounds
  /** Text of the active cell while it is edited. */
  readonly draft: string | undefined
  readonly canUndo: boolean
  readonly canRedo: boolean
  /** False at the largest number of rows. */
  readonly canAddRow: boolean
  readonly canAddColumn: boolean
}

/** Direction or target of a move over the grid. */
export type CellMove =
  'up' | 'down' | 'previous' | 'next' | 'row-start' | 'row-end' | 'grid-start' | 'grid-end'

/** An editor of the data of a chart. */
export interface DatasetEditor extends Store<DatasetSnapshot> {
  /** Moves the active cell. With `isExtending` the selection grows instead. */
  readonly move: (move: CellMove, isExtending?: boolean) => void
  readonly goTo: (position: CellPosition, isExtending?: boolean) => void
  readonly selectAll: () => void
  /** Begins to edit the active cell, with its own text or the given one. */
  readonly edit: (draft?: string) => void
  readonly type: (draft: string) => void
  /** Stores the text of the edited cell. */
  readonly commit: () => void
  /** Leaves the edited cell as it was. */
  readonly cancel: () => void
  /** Empties the selected cells. */
  readonly clear: () => void
  /** The selected cells as tab-separated text. */
  readonly copy: () => string
  /** Writes tab-separated text from the first selected cell on. */
  readonly paste: (text: string) => void
  readonly addRow: () => void
  readonly addColumn: () => void
  readonly removeRows: () => void
  readonly removeColumns: () => void
  readonly undo: () => void
  readonly redo: () => void
  /** Replaces the dataset by one from outside, without a call of `onChange`. */
  readonly setDataset: (dataset: Dataset) => void
}

/** Settings of `createDatasetEditor`. */
export interface DatasetEditorOptions extends DatasetLimits {
  readonly dataset: Dataset
  readonly onChange?: ((dataset: Dataset) => void) | undefined
}

interface State {
  readonly history: History<Dataset>
  readonly isTruncated: boolean
  readonly active: CellPosition
  readonly anchor: CellPosition
  readonly draft: string | undefined
}

function snapshotOf(
  { history, isTruncated, active, anchor, draft }: State,
  { maxRows = Infinity, maxColumns = Infinity }: DatasetLimits,
  before?: DatasetSnapshot,
): DatasetSnapshot {
  const { present, past, future } = history
  return {
    dataset: present,
    problem: before?.dataset === present ? before.problem : checkDataset(present),
    isTruncated,
    active,
    selection: boundsOf({ from: anchor, to: active }),
    draft,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    canAddRow: present.rows.length < maxRows,
    canAddColumn: present.series.length < maxColumns,
  }
}

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

const clampCell = ({ row, column }: CellPosition, { series, rows }: Dataset): CellPosition => ({
  row: Math.min(row, rows.length),
  column: Math.min(column, series.length),
})

/** Creates an editor of the data of a chart. Data beyond the limits is cut, with a notice. */
export function createDatasetEditor({ dataset, onChange, ...limits }: DatasetEditorOptions): DatasetEditor {
  const first = truncate(dataset, limits)
  const start: CellPosition = { row: 0, column: 0 }
  let state: State = {
    history: createHistory(first.dataset),
    isTruncated: first.isTruncated,
    active: start,
    anchor: start,
    draft: undefined,
  }
  const { subscribe, snapshot, set } = createStore(snapshotOf(state, limits))

  function replace(change: Partial<State>): void {
    const { active, anchor, history, ...rest } = { ...state, ...change }
    const { present } = history
    state = { ...rest, history, active: clampCell(active, present), anchor: clampCell(anchor, present) }
    set(snapshotOf(state, limits, snapshot()))
  }

  function update(change: Partial<State>): void {
    const before = state.history.present
    replace(change)
    if (state.history.present !== before) onChange?.(state.history.present)
  }

  const apply = ({ dataset: next, isTruncated }: Change, rest: Partial<State> = {}): void =>
    update({ ...rest, history: record(state.history, next), isTruncated, draft: undefined })
  const change = (next: Dataset): void => apply(truncate(next, limits))
  const present = (): Dataset => state.history.present
  const travel = (history: History<Dataset>): void =>
    update({ history, isTruncated: false, draft: undefined })

  function goTo(position: CellPosition, isExtending = false): void {
    commit()
    const active = clampCell(position, present())
    update({ active, anchor: isExtending ? state.anchor : active })
  }

  function commit(): void {
    const { draft, active } = state
    if (draft === undefined) return
    if (draft === cellText(present(), active)) update({ draft: undefined })
    else apply(withTexts(present(), active, [[draft]], limits))
  }

  function paste(text: string): void {
    const cells = parseTsv(text)
    const { top, left } = snapshot().selection
    if (cells.length === 0) return
    const at = { row: top, column: left }
    const width = cells.reduce((widest, row) => Math.max(widest, row.length), 0)
    const end = { row: top + cells.length - 1, column: left + width - 1 }
    apply(withTexts(present(), at, cells, limits), { anchor: at, active: end })
  }

  return {
    subscribe,
    snapshot,
    goTo,
    commit,
    paste,
    move: (move, isExtending) => goTo(moveCell(state.active, move, present()), isExtending),
    selectAll: () =>
      update({ anchor: start, active: moveCell(state.active, 'grid-end', present()), draft: undefined }),
    edit: (draft = cellText(present(), state.active)) => {
      const { row, column } = state.active
      if (row > 0 || column > 0) update({ draft, anchor: state.active })
    },
    type: (draft) => update({ draft }),
    cancel: () => update({ draft: undefined }),
    clear: () => change(clearCells(present(), snapshot().selection)),
    copy: () => toTsv(cellTexts(present(), snapshot().selection)),
    ...structureChanges(snapshot, change),
    undo: () => travel(undo(state.history)),
    redo: () => travel(redo(state.history)),
    setDataset: (next) => {
      if (next === present()) return
      const { dataset: kept, isTruncated } = truncate(next, limits)
      replace({ history: { ...state.history, present: kept }, isTruncated, draft: undefined })
    },
  }
}

/** Changes of the rows and columns around the active cell, and of those that are selected. */
function structureChanges(
  snapshot: () => DatasetSnapshot,
  change: (next: Dataset) => void,
): Pick<DatasetEditor, 'addRow' | 'addColumn' | 'removeRows' | 'removeColumns'> {
  return {
    addRow: () => {
      const { active, dataset, canAddRow } = snapshot()
      if (canAddRow) change(insertRow(dataset, active.row || dataset.rows.length))
    },
    addColumn: () => {
      const { active, dataset, canAddColumn } = snapshot()
      if (canAddColumn) change(insertColumn(dataset, active.column || dataset.series.length))
    },
    removeRows: () => {
      const { dataset, selection } = snapshot()
      const from = Math.max(0, selection.top - 1)
      if (selection.bottom > 0) change(removeRows(dataset, from, selection.bottom - from))
    },
    removeColumns: () => {
      const { dataset, selection } = snapshot()
      const from = Math.max(0, selection.left - 1)
      if (selection.right > 0) change(removeColumns(dataset, from, selection.right - from))
    },
  }
}

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
