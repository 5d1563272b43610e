'use client'

import {
  memo,
  useEffect,
  useMemo,
  useRef,
  type ClipboardEvent,
  type ReactNode,
  type RefObject,
  type UIEvent,
} from 'react'
import {
  columnWindow,
  linesInWindow,
  outsideOf,
  rowWindow,
  type LineList,
} from '../part/line-window/line-window.ts'
import { useLineWindow } from '../part/line-window/use-line-window.react.ts'
import { cellText } from './dataset/cell.ts'
import type { DatasetAttributes, DatasetMessages } from './dataset-editor.connect.ts'
import type { DatasetEditor } from './dataset-editor.ts'
import type { DatasetSnapshot } from './dataset-state.ts'

/** Props of `DatasetGrid`. */
export interface DatasetGridProps {
  /** Takes the element of the grid. React 18 has no `ref` as a prop. */
  readonly gridRef: RefObject<HTMLTableElement | null>
  readonly view: DatasetSnapshot
  readonly editor: DatasetEditor
  readonly attributes: DatasetAttributes
  readonly messages: DatasetMessages
}

/** The cells of a dataset. Of a long or wide one, only rows and columns near the view are drawn. */
export function DatasetGrid({ gridRef, ...grid }: DatasetGridProps): ReactNode {
  const { view, editor, attributes } = grid
  const { dataset, active } = view
  const isWide = dataset.series.length > columnWindow.limit
  const { rowsInView, columnsInView, onScroll } = useGridWindow(isWide)
  const count = dataset.rows.length
  const rows = [0, ...linesInWindow({ count, window: rowsInView, active: active.row }, rowWindow)]
  const columns = useColumns({
    count: dataset.series.length,
    window: columnsInView,
    active: active.column,
  })
  return (
    <div data-editor="grid-scroll" onScroll={onScroll}>
      <table
        ref={gridRef}
        data-wide={isWide || undefined}
        {...attributes.grid}
        {...clipboardHandlers(view, editor)}
      >
        <tbody>
          {rows.flatMap((row, index) => [
            <RowGap key={`before ${row}`} height={gapBefore(rows, index) * rowsInView.linePx} />,
            // Of one list: a row that moves within it keeps its focus.
            <GridRow key={row} row={row} columns={columns} columnPx={columnsInView.linePx} {...grid} />,
          ])}
          <RowGap key="after" height={(count - (rows.at(-1) ?? 0)) * rowsInView.linePx} />
        </tbody>
      </table>
    </div>
  )
}

/** Number of lines that are not drawn before one that is. */
const gapBefore = (lines: readonly number[], index: number): number =>
  (lines[index] ?? 0) - (lines[index - 1] ?? -1) - 1

/** Rows that are not drawn. */
const RowGap = ({ height }: { readonly height: number }): ReactNode =>
  height > 0 && (
    <tr aria-hidden="true" data-editor="grid-gap">
      <td style={{ blockSize: height }} />
    </tr>
  )

/** Columns that are not drawn, in one row. */
const ColumnGap = ({ width }: { readonly width: number }): ReactNode =>
  width > 0 && (
    <td
      aria-hidden="true"
      data-editor="grid-gap"
      style={{ inlineSize: width, minInlineSize: width, maxInlineSize: width }}
    />
  )

/** Rows and columns near the view. Columns have one width if they are many. */
function useGridWindow(isWide: boolean) {
  const [rowsInView, followRows] = useLineWindow(rowWindow, { scrollPx: 0, viewPx: 0, linePx: 36 })
  const [columnsInView, followColumns] = useLineWindow(columnWindow, {
    scrollPx: 0,
    viewPx: 1200,
    linePx: 128,
  })
  function onScroll({ currentTarget }: UIEvent<HTMLElement>): void {
    const { scrollTop, scrollLeft, clientHeight, clientWidth } = currentTarget
    const { offsetHeight = 0, offsetWidth = 0 } = currentTarget.querySelector('td') ?? {}
    followRows({ scrollPx: scrollTop, viewPx: clientHeight, linePx: offsetHeight })
    // The scroll of text from right to left is below 0.
    if (isWide) followColumns({ scrollPx: Math.abs(scrollLeft), viewPx: clientWidth, linePx: offsetWidth })
  }
  return { rowsInView, columnsInView, onScroll }
}

/** The columns to draw: the same list for as long as they are the same, as rows compare it. */
function useColumns(list: LineList): readonly number[] {
  const { count, window } = list
  const outside = outsideOf(list, columnWindow)
  return useMemo(
    () => [0, ...linesInWindow({ count, window, active: outside }, columnWindow)],
    [count, window, outside],
  )
}

/** Copy, cut and paste of cells. An input in a cell has its own. */
function clipboardHandlers({ draft }: DatasetSnapshot, editor: DatasetEditor) {
  if (draft !== undefined) return {}
  const copy = (event: ClipboardEvent): void => {
    event.preventDefault()
    event.clipboardData.setData('text/plain', editor.copy())
  }
  return {
    onCopy: copy,
    onCut: (event: ClipboardEvent) => {
      copy(event)
      editor.clear()
    },
    onPaste: (event: ClipboardEvent) => {
      event.preventDefault()
      editor.paste(event.clipboardData.getData('text/plain'))
    },
  }
}

interface GridRowProps extends Omit<DatasetGridProps, 'gridRef'> {
  readonly row: number
  /** The columns to draw, and the width of each in CSS pixels. */
  readonly columns: readonly number[]
  readonly columnPx: number
}

/** A row is drawn anew when its cells, or the focus or the selection in it, change. */
const GridRow = memo(function GridRow({ row, columns, columnPx, ...grid }: GridRowProps): ReactNode {
  const { view, attributes } = grid
  const hidden = view.dataset.series.length - (columns.at(-1) ?? 0)
  return (
    <tr {...attributes.row(row)}>
      {columns.flatMap((column, index) => [
        <ColumnGap key={`before ${column}`} width={gapBefore(columns, index) * columnPx} />,
        <td key={column} {...attributes.cell({ row, column })}>
          <CellContent row={row} column={column} {...grid} />
        </td>,
      ])}
      <ColumnGap width={hidden * columnPx} />
    </tr>
  )
}, isSameRow)

function isSameRow(before: GridRowProps, after: GridRowProps): boolean {
  const [one, other] = [before, after].map(({ view, row, columns, columnPx, messages }) => {
    const { dataset, active, selection, draft } = view
    const isSelected = row >= selection.top && row <= selection.bottom
    return [
      row === 0 ? dataset.series : dataset.rows[row - 1],
      dataset.series.length,
      columns,
      columnPx,
      messages,
      isSelected && selection.left,
      isSelected && selection.right,
      active.row === row && active.column,
      active.row === row && draft,
    ]
  })
  return one?.every((value, index) => value === other?.[index]) ?? false
}

interface CellProps extends Omit<DatasetGridProps, 'gridRef'> {
  readonly row: number
  readonly column: number
}

/** The text of a cell, or the input of the one that is edited. The corner names both headers. */
function CellContent({ row, column, view, editor, attributes, messages }: CellProps): ReactNode {
  const { dataset, active, draft } = view
  if (draft !== undefined && row === active.row && column === active.column) {
    return <CellInput editor={editor} view={view} draft={draft} attributes={attributes} />
  }
  if (row > 0 || column > 0) return cellText(dataset, { row, column })
  return `${messages['editor.chart.labels']} / ${messages['editor.chart.series']}`
}

interface CellInputProps extends Pick<DatasetGridProps, 'editor' | 'view' | 'attributes'> {
  readonly draft: string
}

function CellInput({ editor, view, draft, attributes }: CellInputProps): ReactNode {
  const input = useRef<HTMLInputElement>(null)
  const { isDraftSelected } = view
  useEffect(() => {
    const { current } = input
    current?.focus()
    current?.setSelectionRange(isDraftSelected ? 0 : current.value.length, current.value.length)
  }, [isDraftSelected])
  return (
    <input
      ref={input}
      {...attributes.input}
      value={draft}
      autoComplete="off"
      // The pointer selects text here, and no cells.
      onPointerDown={(event) => event.stopPropagation()}
      onPointerMove={(event) => event.stopPropagation()}
      onChange={({ currentTarget }) => editor.type(currentTarget.value)}
    />
  )
}
