'use client'

import { memo, useEffect, useRef, useState, type ClipboardEvent, type ReactNode, type RefObject } from 'react'
import { cellText } from './cell.ts'
import type { DatasetAttributes, DatasetMessages } from './dataset-editor.connect.ts'
import type { DatasetEditor } from './dataset-editor.ts'
import type { DatasetSnapshot } from './dataset-state.ts'
import { firstWindow, rowsInWindow, windowAt, type RowWindow } from './row-window.ts'

/** Props of `DatasetGrid`. */
export interface DatasetGridProps {
  /** Takes the element of the grid. React 18 has no `ref` as a prop. */
  readonly gridRef: RefObject<HTMLTableElement | null>
  readonly view: DatasetSnapshot
  readonly editor: DatasetEditor
  readonly attributes: DatasetAttributes
  readonly messages: DatasetMessages
}

/** The cells of a dataset. Of a long one, only rows near the view are drawn. */
export function DatasetGrid({ gridRef, ...grid }: DatasetGridProps): ReactNode {
  const { view, editor, attributes } = grid
  const { dataset, active } = view
  const { scroller, window, onScroll } = useRowWindow()
  const rows = [0, ...rowsInWindow(dataset.rows.length, window, active.row)]
  return (
    <div ref={scroller} data-editor="grid-scroll" onScroll={onScroll}>
      <table ref={gridRef} {...attributes.grid} {...clipboardHandlers(view, editor)}>
        <tbody>
          {rows.flatMap((row, index) => [
            <Gap key={`before ${row}`} height={(row - (rows[index - 1] ?? -1) - 1) * window.rowPx} />,
            // Of one list: a row that moves within it keeps its focus.
            <GridRow key={row} row={row} {...grid} />,
          ])}
          <Gap key="after" height={(dataset.rows.length - (rows.at(-1) ?? 0)) * window.rowPx} />
        </tbody>
      </table>
    </div>
  )
}

/** Rows that are not drawn. */
const Gap = ({ height }: { readonly height: number }): ReactNode =>
  height > 0 && (
    <tr aria-hidden="true" data-editor="grid-gap">
      <td style={{ blockSize: height }} />
    </tr>
  )

function useRowWindow() {
  const scroller = useRef<HTMLDivElement>(null)
  const [window, setWindow] = useState(firstWindow)
  function onScroll(): void {
    const { scrollTop = 0, clientHeight = 0 } = scroller.current ?? {}
    const { offsetHeight: rowPx = 0 } = scroller.current?.querySelector('tr') ?? {}
    if (rowPx === 0) return
    const next = windowAt({ scrollPx: scrollTop, heightPx: clientHeight, rowPx })
    setWindow((before) => (isSameWindow(before, next) ? before : next))
  }
  return { scroller, window, onScroll }
}

const isSameWindow = (one: RowWindow, other: RowWindow): boolean =>
  one.first === other.first && one.last === other.last && one.rowPx === other.rowPx

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
}

/** A row is drawn anew when its cells, or the focus or the selection in it, change. */
const GridRow = memo(function GridRow({ row, ...grid }: GridRowProps): ReactNode {
  const { view, attributes } = grid
  return (
    <tr {...attributes.row(row)}>
      {['', ...view.dataset.series].map((_, column) => (
        <td key={column} {...attributes.cell({ row, column })}>
          <CellContent row={row} column={column} {...grid} />
        </td>
      ))}
    </tr>
  )
}, isSameRow)

function isSameRow(before: GridRowProps, after: GridRowProps): boolean {
  const [one, other] = [before, after].map(({ view, row }) => {
    const { dataset, active, selection, draft } = view
    const isSelected = row >= selection.top && row <= selection.bottom
    return [
      row === 0 ? dataset.series : dataset.rows[row - 1],
      dataset.series.length,
      isSelected && selection.left,
      isSelected && selection.right,
      active.row === row && active.column,
      active.row === row && draft,
    ]
  })
  return (
    before.messages === after.messages && (one?.every((value, index) => value === other?.[index]) ?? false)
  )
}

interface CellProps extends GridRowProps {
  readonly column: number
}

/** The text of a cell, or the input of the one that is edited. The corner names both headers. */
function CellContent({ row, column, view, editor, attributes, messages }: CellProps): ReactNode {
  const { dataset, active, draft } = view
  if (draft !== undefined && row === active.row && column === active.column) {
    return <CellInput editor={editor} draft={draft} attributes={attributes} />
  }
  if (row > 0 || column > 0) return cellText(dataset, { row, column })
  return `${messages['editor.chart.labels']} / ${messages['editor.chart.series']}`
}

interface CellInputProps extends Pick<DatasetGridProps, 'editor' | 'attributes'> {
  readonly draft: string
}

function CellInput({ editor, draft, attributes }: CellInputProps): ReactNode {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const { current } = input
    current?.focus()
    current?.setSelectionRange(current.value.length, current.value.length)
  }, [])
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
