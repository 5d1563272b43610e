'use client'

import { useLatest, useStore } from '@sitewright/machine/react'
import { useDeferredValue, useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react'
import { Button } from '../button/button.react.tsx'
import { datasetMessages, sharedMessages } from '../messages.ts'
import { focusedBeside, isElement, isElementRightToLeft, isFocusLost } from '../part/element.dom.ts'
import { keepEnter } from '../part/form/form.connect.ts'
import { useLocale, useMessages } from '../provider/provider.react.tsx'
import { ChartPreview } from './chart/chart.react.tsx'
import { chartKinds, type ChartKind } from './chart/chart.ts'
import { connectDataset, type DatasetAttributes, type DatasetMessages } from './dataset-editor.connect.ts'
import { DatasetGrid } from './dataset-grid.react.tsx'
import { createDatasetEditor, type DatasetEditor as Editor } from './dataset-editor.ts'
import type { DatasetSnapshot } from './dataset-state.ts'
import { limitsOf, type Dataset, type DatasetLimits, type DatasetProblem } from './dataset/dataset.ts'

const emptyDataset: Dataset = { series: [], rows: [] }
const ownMessages = { ...sharedMessages, ...datasetMessages }

/** Props of `DatasetEditor`. Limits of the first render apply. */
export interface DatasetEditorProps extends DatasetLimits {
  /**
   * The data. A dataset from outside replaces what was edited. Without it, the editor keeps its own.
   * @default none
   */
  readonly value?: Dataset | undefined
  /**
   * The data at first, of an editor that keeps its own.
   * @default no series and no rows
   */
  readonly defaultValue?: Dataset | undefined
  /**
   * Is called with the data at each change.
   * @default none
   */
  readonly onChange?: ((dataset: Dataset) => void) | undefined
  /**
   * Receives what is wrong with the data, or undefined.
   * @default none
   */
  readonly onValidate?: ((problem: DatasetProblem | undefined) => void) | undefined
  /**
   * The chart of the preview at first.
   * @default 'bar'
   */
  readonly defaultKind?: ChartKind | undefined
  /**
   * Is called when another chart is chosen for the preview.
   * @default none
   */
  readonly onKindChange?: ((kind: ChartKind) => void) | undefined
}

/**
 * An editor of the data of a chart: a grid like a spreadsheet's, and a preview.
 *
 * @example
 * ```tsx
 * <DatasetEditor
 *   defaultValue={{ series: ['Bread', 'Cake'], rows: [{ label: 'May', values: ['420', '310'] }] }}
 *   maxRows={1000}
 *   maxColumns={50}
 *   onChange={({ rows }) => console.log(rows.length)}
 * />
 * ```
 */
export function DatasetEditor(props: DatasetEditorProps): ReactNode {
  const { defaultKind = 'bar', onKindChange } = props
  const messages = useMessages(ownMessages)
  const locale = useLocale()
  const id = useId()
  const grid = useRef<HTMLTableElement>(null)
  const [kind, setKind] = useState<ChartKind>(defaultKind)
  const [editor, view] = useDatasetEditor(props)
  const texts = { id, messages, locale, ...limitsOf(props) }
  const attributes = connectDataset(view, { ...editor, isRtl: isElementRightToLeft, isDragged }, texts)
  useFocus(view, grid)
  // The chart follows when the grid has answered to a key.
  const drawn = useDeferredValue(view.dataset)
  return (
    <div {...attributes.root}>
      <Tools attributes={attributes} messages={messages} />
      <DatasetGrid gridRef={grid} view={view} editor={editor} attributes={attributes} messages={messages} />
      <p {...attributes.problem} />
      <p data-editor="dataset-notice" {...attributes.notice} />
      <section data-editor="preview" aria-label={messages['editor.chart.preview']}>
        <KindChoice
          kind={kind}
          messages={messages}
          onChange={(next) => {
            setKind(next)
            onKindChange?.(next)
          }}
        />
        <ChartPreview dataset={drawn} kind={kind} locale={locale} messages={messages} />
      </section>
    </div>
  )
}

function useDatasetEditor({
  value,
  defaultValue = emptyDataset,
  ...options
}: DatasetEditorProps): readonly [Editor, DatasetSnapshot] {
  const latest = useLatest(options)
  const [editor] = useState(() =>
    createDatasetEditor({
      ...options,
      dataset: value ?? defaultValue,
      onChange: (dataset) => latest.current.onChange?.(dataset),
    }),
  )
  useEffect(() => {
    if (value) editor.setDataset(value)
  }, [editor, value])
  const view = useStore(editor)
  const { problem } = view
  useEffect(() => {
    try {
      latest.current.onValidate?.(problem)
    } catch (error) {
      // React would take the editor away, with what was typed.
      console.error(error)
    }
  }, [latest, problem])
  return [editor, view]
}

/** Of a press that selects text elsewhere, or in the input of a cell, other elements are active. */
const isDragged = (cell: unknown): boolean =>
  isElement(cell) && cell.closest('table:active')?.querySelector('input:active') === null

/** Keeps the focus on the active cell while it is within the grid, or was in the input of a cell that has gone. */
function useFocus({ active, draft }: DatasetSnapshot, table: RefObject<HTMLElement | null>): void {
  const before = useRef(draft)
  useEffect(() => {
    const { current: grid } = table
    if (!grid) return
    const hasEnded = before.current !== undefined && isFocusLost(grid)
    before.current = draft
    const hasFocus = hasEnded || grid.contains(focusedBeside(grid))
    if (draft === undefined && hasFocus) grid.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }, [active, draft, table])
}

interface PartProps {
  readonly attributes: DatasetAttributes
  readonly messages: DatasetMessages
}

function Tools({ attributes, messages }: PartProps): ReactNode {
  const tools = [
    ['editor.chart.addRow', attributes.addRow],
    ['editor.chart.addColumn', attributes.addColumn],
    ['editor.chart.removeRow', attributes.removeRows],
    ['editor.chart.removeColumn', attributes.removeColumns],
    ['editor.chart.undo', attributes.undo],
    ['editor.chart.redo', attributes.redo],
  ] as const
  return (
    <div data-editor="dataset-tools">
      {tools.map(([key, button]) => (
        <Button key={key} kind="plain" {...button}>
          {messages[key]}
        </Button>
      ))}
    </div>
  )
}

interface KindChoiceProps {
  readonly kind: ChartKind
  readonly onChange: (kind: ChartKind) => void
  readonly messages: DatasetMessages
}

function KindChoice({ kind, onChange, messages }: KindChoiceProps): ReactNode {
  const name = useId()
  return (
    <fieldset data-editor="chart-kinds">
      <legend data-editor="spoken">{messages['editor.chart.kind']}</legend>
      {chartKinds.map((each) => (
        <label key={each} data-editor="chart-kind">
          <input
            type="radio"
            name={name}
            checked={each === kind}
            onChange={() => onChange(each)}
            onKeyDown={keepEnter}
          />
          {messages[`editor.chart.${each}`]}
        </label>
      ))}
    </fieldset>
  )
}
