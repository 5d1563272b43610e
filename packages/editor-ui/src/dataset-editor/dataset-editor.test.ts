import { describe, expect, test, vi } from 'vitest'
import { createDatasetEditor } from './dataset-editor.ts'
import type { DatasetEditorOptions } from './dataset-state.ts'
import type { Dataset } from './dataset/dataset.ts'

const bakery: Dataset = {
  series: ['Bread', 'Cake'],
  rows: [
    { label: 'May', values: ['1', '2'] },
    { label: 'June', values: ['3', '4'] },
  ],
}
const create = (options: Partial<DatasetEditorOptions> = {}) =>
  createDatasetEditor({ dataset: bakery, ...options })

describe('a dataset editor', () => {
  test('stores the text of a cell when the edit is committed', () => {
    const onChange = vi.fn()
    const editor = create({ onChange })
    editor.goTo({ row: 1, column: 1 })
    editor.edit()
    expect(editor.snapshot().draft).toBe('1')
    editor.type('10')
    expect(onChange).not.toHaveBeenCalled()
    editor.commit()
    expect(editor.snapshot().dataset.rows[0]?.values).toEqual(['10', '2'])
    expect(onChange).toHaveBeenCalledExactlyOnceWith(editor.snapshot().dataset)
  })

  test('keeps the cell when the edit is cancelled', () => {
    const editor = create()
    editor.goTo({ row: 1, column: 1 })
    editor.edit('9')
    editor.cancel()
    expect(editor.snapshot()).toMatchObject({ dataset: bakery, draft: undefined, canUndo: false })
  })

  test('takes a paste of 200,000 rows, and cuts it to its limit', () => {
    const editor = create({ maxRows: 1000 })
    editor.goTo({ row: 1, column: 1 })
    editor.paste('1\t2\n'.repeat(200_000))
    expect(editor.snapshot()).toMatchObject({ isTruncated: true })
    expect(editor.snapshot().dataset.rows).toHaveLength(1000)
  })

  test('records nothing when a cell is left as it was', () => {
    const editor = create()
    editor.goTo({ row: 1, column: 1 })
    editor.edit()
    editor.commit()
    expect(editor.snapshot().canUndo).toBe(false)
  })

  test('records nothing when empty cells are emptied, or the same is pasted', () => {
    const onChange = vi.fn()
    const editor = create({ onChange })
    editor.goTo({ row: 1, column: 1 })
    editor.clear()
    editor.undo()
    expect(editor.snapshot()).toMatchObject({ dataset: bakery, canRedo: true })
    editor.paste('1\t2')
    expect(editor.snapshot()).toMatchObject({ canUndo: false, canRedo: true })
    editor.redo()
    editor.goTo({ row: 1, column: 1 })
    onChange.mockClear()
    for (let presses = 0; presses < 200; presses += 1) editor.clear()
    expect(onChange).not.toHaveBeenCalled()
    editor.undo()
    expect(editor.snapshot()).toMatchObject({ dataset: bakery, canUndo: false })
  })

  test('has no cell to edit in the corner', () => {
    const editor = create()
    editor.edit()
    expect(editor.snapshot().draft).toBeUndefined()
  })

  test('stays within the grid when it moves', () => {
    const editor = create()
    for (const move of ['up', 'previous'] as const) editor.move(move)
    expect(editor.snapshot().active).toEqual({ row: 0, column: 0 })
    editor.move('grid-end')
    for (const move of ['down', 'next'] as const) editor.move(move)
    expect(editor.snapshot().active).toEqual({ row: 2, column: 2 })
    editor.move('row-start')
    expect(editor.snapshot().active).toEqual({ row: 2, column: 0 })
  })

  test('extends the selection from where it began', () => {
    const editor = create()
    editor.goTo({ row: 2, column: 2 })
    editor.move('up', true)
    editor.move('previous', true)
    expect(editor.snapshot().selection).toEqual({ top: 1, left: 1, bottom: 2, right: 2 })
    expect(editor.copy()).toBe('1\t2\n3\t4')
  })

  test('pastes from the first selected cell, and selects what was pasted', () => {
    const editor = create()
    editor.goTo({ row: 1, column: 1 })
    editor.paste('7\t8\n9\t10\n')
    const { dataset, selection } = editor.snapshot()
    expect(dataset.rows.map(({ values }) => values)).toEqual([
      ['7', '8'],
      ['9', '10'],
    ])
    expect(selection).toEqual({ top: 1, left: 1, bottom: 2, right: 2 })
  })

  test('says that data was cut until the next change', () => {
    const editor = create({ maxRows: 2, maxColumns: 2 })
    editor.goTo({ row: 2, column: 1 })
    editor.paste('1\n2\n3')
    expect(editor.snapshot().isTruncated).toBe(true)
    editor.clear()
    expect(editor.snapshot().isTruncated).toBe(false)
    editor.paste('1\n2\n3')
    expect(editor.snapshot().isTruncated).toBe(true)
    editor.undo()
    expect(editor.snapshot().isTruncated).toBe(false)
  })

  test('cuts the data that it begins with', () => {
    const { dataset, isTruncated } = create({ maxRows: 1 }).snapshot()
    expect(dataset.rows).toHaveLength(1)
    expect(isTruncated).toBe(true)
  })

  test('adds no row or column beyond the limits', () => {
    const editor = create({ maxRows: 2, maxColumns: 2 })
    editor.addRow()
    editor.addColumn()
    expect(editor.snapshot()).toMatchObject({ dataset: bakery, canAddRow: false, canAddColumn: false })
  })

  test('adds rows and columns after the active cell, and removes the selected ones', () => {
    const editor = create()
    editor.goTo({ row: 1, column: 1 })
    editor.addRow()
    editor.addColumn()
    expect(editor.snapshot().dataset).toEqual({
      series: ['Bread', '', 'Cake'],
      rows: [
        { label: 'May', values: ['1', '', '2'] },
        { label: '', values: ['', '', ''] },
        { label: 'June', values: ['3', '', '4'] },
      ],
    })
    editor.goTo({ row: 2, column: 2 })
    editor.removeRows()
    editor.goTo({ row: 1, column: 2 })
    editor.removeColumns()
    expect(editor.snapshot().dataset).toEqual(bakery)
  })

  test('undoes and redoes each change', () => {
    const editor = create()
    editor.selectAll()
    editor.clear()
    const emptied = editor.snapshot().dataset
    expect(emptied.series).toEqual(['', ''])
    editor.undo()
    expect(editor.snapshot()).toMatchObject({ dataset: bakery, canUndo: false, canRedo: true })
    editor.redo()
    expect(editor.snapshot()).toMatchObject({ dataset: emptied, canUndo: true, canRedo: false })
  })

  test('keeps the active cell within a grid that became smaller', () => {
    const editor = create()
    editor.goTo({ row: 2, column: 2 })
    editor.setDataset({ series: ['Bread'], rows: [{ label: 'May', values: ['1'] }] })
    expect(editor.snapshot().active).toEqual({ row: 1, column: 1 })
    expect(editor.snapshot().selection).toEqual({ top: 1, left: 1, bottom: 1, right: 1 })
  })

  test('selects the cell alone whose edit begins', () => {
    const editor = create()
    editor.selectAll()
    expect(editor.snapshot().selection).toEqual({ top: 0, left: 0, bottom: 2, right: 2 })
    editor.edit()
    expect(editor.snapshot().selection).toEqual({ top: 2, left: 2, bottom: 2, right: 2 })
  })

  test('adds rows and columns at the end, where a name or a label is active', () => {
    const editor = create()
    editor.goTo({ row: 0, column: 0 })
    editor.addRow()
    editor.addColumn()
    const { series, rows } = editor.snapshot().dataset
    expect(series).toEqual(['Bread', 'Cake', ''])
    expect(rows.map(({ label }) => label)).toEqual(['May', 'June', ''])
  })

  test('removes no row by the names of series alone, and no series by the labels alone', () => {
    const editor = create()
    editor.goTo({ row: 0, column: 1 })
    editor.removeRows()
    editor.goTo({ row: 1, column: 0 })
    editor.removeColumns()
    expect(editor.snapshot()).toMatchObject({ dataset: bakery, canUndo: false })
  })

  test('takes a dataset from outside without a change of its own', () => {
    const onChange = vi.fn()
    const editor = create({ onChange })
    editor.setDataset({ series: [], rows: [] })
    expect(editor.snapshot().problem).toBe('column')
    expect(onChange).not.toHaveBeenCalled()
  })

  test('forgets the history of another dataset', () => {
    const onChange = vi.fn()
    const editor = create({ onChange })
    editor.addRow()
    editor.setDataset({ series: ['Tea'], rows: [{ label: 'May', values: ['9'] }] })
    expect(editor.snapshot().canUndo).toBe(false)
    editor.undo()
    expect(editor.snapshot().dataset.series).toEqual(['Tea'])
    expect(onChange).toHaveBeenCalledOnce()
  })

  test('keeps what is typed, the history and the notice when a caller gives back a copy', () => {
    const editor = create({ dataset: bakery, maxRows: 1 })
    const copy = (): Dataset => structuredClone(editor.snapshot().dataset)
    editor.setDataset(copy())
    expect(editor.snapshot().isTruncated).toBe(true)
    editor.goTo({ row: 1, column: 1 })
    editor.paste('7')
    editor.edit('8')
    editor.setDataset(copy())
    expect(editor.snapshot()).toMatchObject({ draft: '8', canUndo: true })
  })

  test('keeps later edits when a caller gives back an earlier one late', () => {
    const onChange = vi.fn<(dataset: Dataset) => void>()
    const editor = create({ onChange })
    editor.goTo({ row: 1, column: 1 })
    editor.paste('7')
    editor.paste('8')
    for (const [reported] of onChange.mock.calls) editor.setDataset(structuredClone(reported))
    expect(editor.snapshot().dataset.rows[0]?.values).toEqual(['8', '2'])
  })

  test('takes edits back when a caller gives a copy of what it gave last', () => {
    const onChange = vi.fn()
    const editor = create({ onChange })
    editor.goTo({ row: 1, column: 1 })
    editor.paste('99')
    // React may give the same again.
    editor.setDataset(bakery)
    expect(editor.snapshot().dataset.rows[0]?.values).toEqual(['99', '2'])
    editor.setDataset(structuredClone(bakery))
    expect(editor.snapshot()).toMatchObject({ dataset: bakery, canUndo: false })
    expect(onChange).toHaveBeenCalledOnce()
  })

  test('keeps what is typed when another dataset has its cell, and drops it when it has not', () => {
    const editor = create()
    const rows = bakery.rows.slice(0, 1)
    editor.goTo({ row: 1, column: 1 })
    editor.edit('5')
    editor.setDataset({ ...bakery, rows })
    expect(editor.snapshot()).toMatchObject({ draft: '5', dataset: { rows } })
    editor.setDataset({ ...bakery, rows: [] })
    expect(editor.snapshot().draft).toBeUndefined()
  })
})

test('a limit below zero is zero, and one that is null is none', () => {
  const dataset: Dataset = { series: ['a'], rows: [{ label: 'r', values: ['1'] }] }
  expect(createDatasetEditor({ dataset, maxRows: -1 }).snapshot().dataset.rows).toEqual([])
  const stored = createDatasetEditor({ dataset, maxRows: null as never, maxColumns: null as never })
  expect(stored.snapshot()).toMatchObject({
    dataset,
    isTruncated: false,
    canAddRow: true,
    canAddColumn: true,
  })
})

test('edits keep to such limits too', () => {
  const dataset: Dataset = { series: ['a'], rows: [{ label: 'r', values: ['1'] }] }
  const edited = (limit: unknown, edit: 'paste' | 'clear') => {
    const editor = createDatasetEditor({ dataset, maxRows: limit as never, maxColumns: limit as never })
    editor.goTo({ row: 1, column: 1 })
    if (edit === 'paste') editor.paste('5\t6\n7\t8')
    else editor.clear()
    return editor.snapshot().dataset
  }
  expect(edited(null, 'paste').rows.map(({ values }) => values)).toEqual([
    ['5', '6'],
    ['7', '8'],
  ])
  expect(edited(null, 'clear').rows).toEqual([{ label: 'r', values: [''] }])
  expect(edited(-1, 'paste')).toEqual({ series: [], rows: [] })
})
