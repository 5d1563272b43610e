import type { Store } from '@sitewright/machine/store'
import { clampCell, moveCell, type CellMove } from './dataset/cell-move.ts'
import {
  cellText,
  cellTexts,
  clearCells,
  insertColumn,
  insertRow,
  removeColumns,
  removeRows,
  truncate,
  withTexts,
} from './dataset/cell.ts'
import {
  createDatasetState,
  type DatasetEditorOptions,
  type DatasetSnapshot,
  type DatasetState,
} from './dataset-state.ts'
import { limitsOf, type CellPosition, type Dataset, type DatasetLimits } from './dataset/dataset.ts'
import { redo, undo, type History } from './undo-history.ts'
import { parseTsv, toTsv } from './dataset/tsv.ts'

/** An editor of the data of a chart. */
export interface DatasetEditor extends Store<DatasetSnapshot> {
  /** Moves the active cell. With `isExtending` the selection grows instead. */
  readonly move: (move: CellMove, isExtending?: boolean) => void
  /**
   * Makes a cell active, and stores the text of one that is edited. With `isExtending` the selection grows
   * instead.
   */
  readonly goTo: (position: CellPosition, isExtending?: boolean) => void
  /** Selects all cells. */
  readonly selectAll: () => void
  /** Begins to edit the active cell, with its own text or the given one. */
  readonly edit: (draft?: string) => void
  /** Begins to edit the active cell with its own text selected: what is typed next replaces it. */
  readonly replace: () => void
  /** Replaces the text of the cell that is edited, without storing it. */
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
  /** Adds a row. */
  readonly addRow: () => void
  /** Adds a column. */
  readonly addColumn: () => void
  /** Removes the selected rows. */
  readonly removeRows: () => void
  /** Removes the selected columns. */
  readonly removeColumns: () => void
  /** Takes the last change back. */
  readonly undo: () => void
  /** Makes the last change that was taken back again. */
  readonly redo: () => void
  /** Replaces the dataset by one from outside, without a call of `onChange`. */
  readonly setDataset: (dataset: Dataset) => void
}

/**
 * Creates an editor of the data of a chart. Data beyond the limits is cut, with a notice.
 *
 * @example
 * ```ts
 * import { createDatasetEditor } from '@sitewright/editor-ui/dataset-editor'
 *
 * const dataset = { series: ['Bread'], rows: [{ label: 'May', values: ['420'] }] }
 * const editor = createDatasetEditor({ dataset, maxRows: 1000, maxColumns: 50 })
 * editor.subscribe(() => console.log(editor.snapshot()))
 * ```
 */
export function createDatasetEditor(options: DatasetEditorOptions): DatasetEditor {
  const state = createDatasetState(options)
  const { subscribe, snapshot, setDataset, present, read, update, apply } = state
  const limits = limitsOf(options)
  const { goTo, ...edits } = cellEdits(state, limits)
  const change = (next: Dataset): void => apply(truncate(next, limits))
  const travel = (history: History<Dataset>): void =>
    update({ history, isTruncated: false, draft: undefined })

  return {
    subscribe,
    snapshot,
    setDataset,
    goTo,
    ...edits,
    move: (move, isExtending) => goTo(moveCell(read().active, move, present()), isExtending),
    selectAll: () => {
      const start: CellPosition = { row: 0, column: 0 }
      update({ anchor: start, active: moveCell(start, 'grid-end', present()), draft: undefined })
    },
    clear: () => change(clearCells(present(), snapshot().selection)),
    copy: () => toTsv(cellTexts(present(), snapshot().selection)),
    ...structureChanges(snapshot, change),
    undo: () => travel(undo(read().history)),
    redo: () => travel(redo(read().history)),
  }
}

/** Edits of cells. Leaving an edited cell stores its text. */
function cellEdits(
  { present, read, update, apply, snapshot }: DatasetState,
  limits: DatasetLimits,
): Pick<DatasetEditor, 'goTo' | 'edit' | 'replace' | 'type' | 'commit' | 'cancel' | 'paste'> {
  function commit(): void {
    const { draft, active } = read()
    if (draft === undefined) return
    if (draft === cellText(present(), active)) update({ draft: undefined })
    else apply(withTexts(present(), active, [[draft]], limits))
  }

  function goTo(position: CellPosition, isExtending = false): void {
    commit()
    const active = clampCell(position, present())
    update({ active, anchor: isExtending ? read().anchor : active })
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

  function begin(draft: string, isDraftSelected: boolean): void {
    const { active } = read()
    if (active.row > 0 || active.column > 0) update({ draft, isDraftSelected, anchor: active })
  }
  const ownText = (): string => cellText(present(), read().active)

  return {
    goTo,
    commit,
    paste,
    edit: (draft = ownText()) => begin(draft, false),
    replace: () => begin(ownText(), true),
    type: (draft) => update({ draft }),
    cancel: () => update({ draft: undefined }),
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
