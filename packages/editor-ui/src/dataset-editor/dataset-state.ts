import { createStore, type Store } from '@sitewright/machine/store'
import { createEchoes } from '../part/echo.ts'
import { clampCell } from './dataset/cell-move.ts'
import { boundsOf, truncate, type CellBounds, type Change } from './dataset/cell.ts'
import {
  checkDataset,
  datasetOf,
  isSameDataset,
  limitsOf,
  type CellPosition,
  type Dataset,
  type DatasetLimits,
  type DatasetProblem,
} from './dataset/dataset.ts'
import { createHistory, record, type History } from './undo-history.ts'

/** Settings of `createDatasetEditor`. */
export interface DatasetEditorOptions extends DatasetLimits {
  /** Data at first. */
  readonly dataset: Dataset
  /** Is called with the data at each change. */
  readonly onChange?: ((dataset: Dataset) => void) | undefined
}

/** State of a dataset editor. */
export interface DatasetSnapshot {
  /** The data. */
  readonly dataset: Dataset
  /** What is wrong with the data. */
  readonly problem: DatasetProblem | undefined
  /** True after data was cut to the limits, until the next change. */
  readonly isTruncated: boolean
  /** The cell that has the focus. */
  readonly active: CellPosition
  /** Selected cells. */
  readonly selection: CellBounds
  /** Text of the active cell while it is edited. */
  readonly draft: string | undefined
  /** True if that text is selected at first, so that what is composed replaces it. */
  readonly isDraftSelected: boolean
  /** True if there is a change to take back. */
  readonly canUndo: boolean
  /** True if there is a change to make again. */
  readonly canRedo: boolean
  /** False at the largest number of rows. */
  readonly canAddRow: boolean
  /** True unless the data have the most columns. */
  readonly canAddColumn: boolean
}

/** State of an editor, beside its limits. */
interface State {
  readonly history: History<Dataset>
  readonly isTruncated: boolean
  readonly active: CellPosition
  readonly anchor: CellPosition
  readonly draft: string | undefined
  readonly isDraftSelected: boolean
}

/** Shown part of a state. The problem of a dataset that has not changed stays as it was. */
function snapshotOf(
  { history, isTruncated, active, anchor, draft, isDraftSelected }: State,
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
    isDraftSelected,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    canAddRow: present.rows.length < maxRows,
    canAddColumn: present.series.length < maxColumns,
  }
}

/** The state of an editor. Its active cell is always in the grid. */
export interface DatasetState extends Store<DatasetSnapshot> {
  readonly read: () => State
  readonly present: () => Dataset
  /** Changes the state, and calls `onChange` if the dataset is another one. */
  readonly update: (change: Partial<State>) => void
  /** Records a change of the dataset, and ends the edit of a cell. */
  readonly apply: (change: Change, rest?: Partial<State>) => void
  /**
   * Replaces the dataset by one from outside, without a call of `onChange`. The history begins anew. What was reported changes
   * nothing when it is given back. A copy of what was given last takes back what was reported since.
   */
  readonly setDataset: (dataset: Dataset) => void
}

/** Creates the state of an editor. A dataset beyond the limits is cut. */
export function createDatasetState({ dataset, onChange, ...stored }: DatasetEditorOptions): DatasetState {
  const limits = limitsOf(stored)
  const first = truncate(datasetOf(dataset), limits)
  const start: CellPosition = { row: 0, column: 0 }
  let state: State = {
    history: createHistory(first.dataset),
    isTruncated: first.isTruncated,
    active: start,
    anchor: start,
    draft: undefined,
    isDraftSelected: false,
  }
  const { subscribe, snapshot, set } = createStore(snapshotOf(state, limits))
  const echoes = createEchoes(first.dataset, isSameDataset)
  /** What the caller gave last, which React may give again. */
  let given = dataset
  const present = (): Dataset => state.history.present

  function replace(change: Partial<State>): void {
    const { active: before, anchor, draft, ...rest } = { ...state, ...change }
    const { present: dataset } = rest.history
    const active = clampCell(before, dataset)
    // What is typed belongs to its cell alone.
    const isThere = active.row === before.row && active.column === before.column
    state = { ...rest, active, anchor: clampCell(anchor, dataset), draft: isThere ? draft : undefined }
    set(snapshotOf(state, limits, snapshot()))
  }

  function update(change: Partial<State>): void {
    const before = present()
    replace(change)
    if (present() === before) return
    echoes.report(present())
    onChange?.(present())
  }

  return {
    subscribe,
    snapshot,
    present,
    update,
    read: () => state,
    apply: ({ dataset: next, isTruncated }, rest = {}) => {
      const { history } = state
      const isSame = isSameDataset(next, history.present)
      update({ ...rest, history: isSame ? history : record(history, next), isTruncated, draft: undefined })
    },
    setDataset: (next) => {
      if (next === given) return
      given = next
      const { dataset: kept, isTruncated } = truncate(datasetOf(next), limits)
      if (!echoes.isEcho(kept)) replace({ history: createHistory(kept), isTruncated })
    },
  }
}
