import { fill } from '@sitewright/site/messages'
import type { Attributes, ButtonAttributes, PartKeyEvent } from '@sitewright/site/part'
import type { datasetMessages, MessagesOf, sharedMessages } from '../messages.ts'
import { isComposing, shortcutKey } from '../part/key.ts'
import { cellText, isWithin } from './dataset/cell.ts'
import { moveForKey } from './dataset/cell-move.ts'
import type { DatasetEditor } from './dataset-editor.ts'
import type { DatasetSnapshot } from './dataset-state.ts'
import { parseNumber, type CellPosition, type DatasetLimits, type DatasetProblem } from './dataset/dataset.ts'

/** Messages of a dataset editor. */
export type DatasetMessages = MessagesOf<typeof datasetMessages & typeof sharedMessages>

/** Texts of a dataset editor. */
export interface DatasetTexts extends DatasetLimits {
  /** Id of the whole. The ids of its elements begin with it. */
  readonly id: string
  /** Messages of the part. */
  readonly messages: DatasetMessages
  /** Language of the numbers. */
  readonly locale?: string | undefined
}

/** Functions that a dataset editor calls. */
export interface DatasetApi extends DatasetEditor {
  /** Checks for text from right to left around the element that has a key pressed. */
  readonly isRtl: (element: unknown) => boolean
  /**
   * Checks that the press under way began on a cell of the grid of this one, and not in its input.
   * @default true for every press
   */
  readonly isDragged?: ((cell: unknown) => boolean) | undefined
}

/** Attributes of the elements of a dataset editor. */
export interface DatasetAttributes {
  /** Attributes of the element around all others. Its `data-state` is the problem, or `valid`. */
  readonly root: Attributes
  /** Attributes of the grid, with the keys that move and edit. */
  readonly grid: Attributes
  /** Attributes of a row of the grid. Row 0 has the names of the series. */
  readonly row: (row: number) => Attributes
  /** Attributes of a cell, with the presses that select and edit it. Row 0 and column 0 have the names. */
  readonly cell: (position: CellPosition) => Attributes
  /** The input of the cell that is edited. */
  readonly input: Attributes
  /** Attributes of the button that adds a row. At the limit it ignores presses and keeps the focus. */
  readonly addRow: ButtonAttributes
  /** Attributes of the button that adds a series. At the limit it ignores presses and keeps the focus. */
  readonly addColumn: ButtonAttributes
  /** Attributes of the button that removes the selected rows. */
  readonly removeRows: ButtonAttributes
  /** Attributes of the button that removes the selected series. */
  readonly removeColumns: ButtonAttributes
  /** Attributes of the button that takes the last change back. */
  readonly undo: ButtonAttributes
  /** Attributes of the button that makes it again. */
  readonly redo: ButtonAttributes
  /** Attributes of the text that says what is wrong with the data. Empty if nothing is. */
  readonly problem: Attributes
  /** Attributes of the text that says that data was cut to the limits. Empty if none was. */
  readonly notice: Attributes
}

const problemKey = {
  column: 'editor.validation.datasetColumn',
  row: 'editor.validation.datasetRow',
  empty: 'editor.validation.datasetEmpty',
  missing: 'editor.validation.datasetMissing',
} as const satisfies Readonly<Record<DatasetProblem, keyof DatasetMessages>>

/** Connects a dataset editor after https://www.w3.org/WAI/ARIA/apg/patterns/grid/ */
export function connectDataset(
  view: DatasetSnapshot,
  api: DatasetApi,
  texts: DatasetTexts,
): DatasetAttributes {
  const { dataset, active, problem, isTruncated } = view
  const { id, messages } = texts
  const button = (isEnabled: boolean, onClick: () => void): ButtonAttributes => ({
    type: 'button',
    'aria-disabled': !isEnabled,
    onClick: () => {
      if (isEnabled) onClick()
    },
  })
  return {
    root: { 'data-editor': 'dataset', 'data-state': problem ?? 'valid' },
    grid: {
      role: 'grid',
      'aria-label': messages['editor.chart.data'],
      'aria-multiselectable': true,
      'aria-rowcount': dataset.rows.length + 1,
      'aria-colcount': dataset.series.length + 1,
      'aria-describedby': problem ? `${id}-problem` : undefined,
      onKeyDown: (event) => handleGridKey(event, view, api),
    },
    row: (row) => ({ role: 'row', 'aria-rowindex': row + 1 }),
    cell: (position) => connectCell(position, view, api, texts),
    input: {
      'aria-label': cellLabel(active, view, texts),
      onKeyDown: (event) => handleInputKey(event, api),
      onBlur: api.commit,
    },
    addRow: button(view.canAddRow, api.addRow),
    addColumn: button(view.canAddColumn, api.addColumn),
    removeRows: button(dataset.rows.length > 0 && view.selection.bottom > 0, api.removeRows),
    removeColumns: button(dataset.series.length > 0 && view.selection.right > 0, api.removeColumns),
    undo: button(view.canUndo, api.undo),
    redo: button(view.canRedo, api.redo),
    problem: {
      'data-editor': 'problem',
      id: `${id}-problem`,
      role: 'alert',
      children: problem ? messages[problemKey[problem]] : '',
    },
    notice: { role: 'status', children: isTruncated ? truncationText(texts) : '' },
  }
}

function connectCell(
  position: CellPosition,
  { dataset, active, selection }: DatasetSnapshot,
  api: DatasetApi,
  { id }: DatasetTexts,
): Attributes {
  const { row, column } = position
  const isActive = row === active.row && column === active.column
  const isHeader = row === 0 || column === 0
  return {
    id: cellId(id, position),
    role: row === 0 ? 'columnheader' : column === 0 ? 'rowheader' : 'gridcell',
    'aria-colindex': column + 1,
    'aria-selected': isWithin(position, selection),
    'aria-invalid': (!isHeader && parseNumber(cellText(dataset, position)) === undefined) || undefined,
    tabIndex: isActive ? 0 : -1,
    onPointerDown: ({ shiftKey, button }) => {
      if (button === 0) api.goTo(position, shiftKey)
    },
    onPointerMove: ({ buttons, pointerType, currentTarget }) => {
      const isDrag = buttons === 1 && pointerType === 'mouse' && !isActive
      if (isDrag && (api.isDragged?.(currentTarget) ?? true)) api.goTo(position, true)
    },
    onDoubleClick: () => api.edit(),
  }
}

/** Id of a cell. */
const cellId = (id: string, { row, column }: CellPosition): string => `${id}-${row}-${column}`

function cellLabel(
  { row, column }: CellPosition,
  { dataset }: DatasetSnapshot,
  { messages, locale }: DatasetTexts,
): string {
  const series = dataset.series[column - 1]
  const label = dataset.rows[row - 1]?.label
  const names = [
    ...(row > 0
      ? [label === '' ? fill(messages['editor.chart.rowName'], { n: row.toLocaleString(locale) }) : label]
      : []),
    ...(column > 0
      ? [
          series === ''
            ? fill(messages['editor.chart.seriesName'], { n: column.toLocaleString(locale) })
            : series,
        ]
      : []),
  ]
  return names.join(', ')
}

function truncationText({ messages, locale, maxRows, maxColumns }: DatasetTexts): string {
  const number = new Intl.NumberFormat(locale)
  if (maxColumns === undefined) {
    return fill(messages['editor.chart.truncatedRows'], { rows: number.format(maxRows ?? 0) })
  }
  const columns = number.format(maxColumns)
  return maxRows === undefined
    ? fill(messages['editor.chart.truncatedColumns'], { columns })
    : fill(messages['editor.chart.truncated'], { columns, rows: number.format(maxRows) })
}

/** Reacts to a key on a cell that is not edited. */
function handleGridKey(event: PartKeyEvent, { draft }: DatasetSnapshot, api: DatasetApi): void {
  if (draft !== undefined) return
  if (startsComposition(event)) {
    // Composed text goes into the input. A key that turns the input method on or off composes nothing.
    api.replace()
    return
  }
  if (isComposing(event)) return
  const act = actionForKey(event, api)
  if (!act) return
  event.preventDefault()
  act()
}

/** Checks for a key that begins a letter: a dead key, as `´` of `é`, or one of an input method. */
const startsComposition = ({ key }: PartKeyEvent): boolean => key === 'Dead' || key === 'Process'

/**
 * Checks for a key that writes a letter. AltGr is Ctrl and Alt on Windows, and Option is Alt on a Mac: with them, keys write
 * letters that no shortcut has.
 */
function isLetter({ key, ctrlKey, altKey, metaKey }: PartKeyEvent): boolean {
  if (metaKey || Array.from(key).length !== 1) return false
  return altKey ? !/[\da-z ]/i.test(key) : !ctrlKey
}

function actionForKey(event: PartKeyEvent, api: DatasetApi): (() => void) | undefined {
  const { key, shiftKey } = event
  // A letter replaces the text of the cell.
  if (isLetter(event)) return () => api.edit(key)
  if (event.altKey) return undefined
  const hasCommand = event.ctrlKey || event.metaKey
  const move = moveForKey(key, { hasCommand, isRtl: api.isRtl(event.currentTarget) })
  if (move) return () => api.move(move, shiftKey)
  if (hasCommand) return commandForKey(shortcutKey(event), shiftKey, api)
  if (key === 'Enter' || key === 'F2') return () => api.edit()
  return key === 'Delete' || key === 'Backspace' ? api.clear : undefined
}

function commandForKey(key: string, hasShift: boolean, api: DatasetApi): (() => void) | undefined {
  if (key === 'a') return api.selectAll
  if (key === 'z') return hasShift ? api.redo : api.undo
  return key === 'y' ? api.redo : undefined
}

/** Enter and Tab store the text of a cell and move on; Escape leaves the cell as it was. */
function handleInputKey(event: PartKeyEvent, api: DatasetApi): void {
  const { key, shiftKey } = event
  // Keys of the grid do not apply to the text.
  event.stopPropagation()
  if ((key !== 'Enter' && key !== 'Tab' && key !== 'Escape') || isComposing(event)) return
  event.preventDefault()
  if (key === 'Escape') api.cancel()
  else if (key === 'Enter') api.move(shiftKey ? 'up' : 'down')
  else api.move(shiftKey ? 'previous' : 'next')
}
