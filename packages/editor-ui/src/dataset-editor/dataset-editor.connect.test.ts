import { describe, expect, test, vi } from 'vitest'
import { datasetMessages, sharedMessages } from '../messages.ts'
import { event, press } from '../part/press.test-support.ts'
import { connectDataset } from './dataset-editor.connect.ts'
import { createDatasetEditor } from './dataset-editor.ts'
import type { CellPosition, Dataset, DatasetLimits } from './dataset/dataset.ts'

const bakery: Dataset = {
  series: ['Bread', ''],
  rows: [
    { label: 'May', values: ['1', '2'] },
    { label: '', values: ['3', 'x'] },
  ],
}

interface Opened extends DatasetLimits {
  readonly dataset?: Dataset
  readonly at?: CellPosition
  readonly isRtl?: boolean
  readonly locale?: string
  readonly isDragged?: (cell: unknown) => boolean
}

/** An editor with its cursor in a cell, and what its elements are connected to. */
function open(opened: Opened = {}) {
  const {
    dataset = bakery,
    at = { row: 1, column: 1 },
    isRtl = false,
    locale = 'en',
    isDragged,
    ...limits
  } = opened
  const editor = createDatasetEditor({ dataset, ...limits })
  editor.goTo(at)
  const view = () =>
    connectDataset(
      editor.snapshot(),
      { ...editor, isRtl: () => isRtl, isDragged },
      { id: 'data', messages: { ...sharedMessages, ...datasetMessages }, locale, ...limits },
    )
  return { editor, view, snapshot: editor.snapshot, active: () => editor.snapshot().active }
}

/** Presses a key on the grid, with its cursor in the first cell of data. */
function pressInGrid(key: string, more: Parameters<typeof press>[2] = {}, opened = open()) {
  const { isTaken } = press(opened.view().grid, key, more)
  const { draft, isDraftSelected } = opened.snapshot()
  return { draft, isDraftSelected, isTaken }
}

describe('the grid', () => {
  test('has a row and a column more than its data, for their names', () => {
    expect(open().view().grid).toMatchObject({
      role: 'grid',
      'aria-label': 'Chart data',
      'aria-multiselectable': true,
      'aria-rowcount': 3,
      'aria-colcount': 3,
    })
    expect(open().view().row(1)).toEqual({ role: 'row', 'aria-rowindex': 2 })
  })

  test.each([
    [{ row: 0, column: 0 }, 'columnheader', undefined],
    [{ row: 0, column: 1 }, 'columnheader', undefined],
    [{ row: 1, column: 0 }, 'rowheader', undefined],
    [{ row: 1, column: 1 }, 'gridcell', undefined],
    [{ row: 2, column: 2 }, 'gridcell', true],
  ] as const)('has at %j a %s, which is invalid: %s', (position, role, invalid) => {
    expect(open().view().cell(position)).toMatchObject({
      id: `data-${position.row}-${position.column}`,
      role,
      'aria-colindex': position.column + 1,
      'aria-invalid': invalid,
    })
  })

  test('has one cell in the order of the Tab key, and marks those that are selected', () => {
    const { editor, view } = open()
    editor.goTo({ row: 2, column: 1 }, true)
    const cells = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => view().cell({ row, column })))
    const ids = (wanted: (cell: (typeof cells)[number]) => boolean) =>
      cells.filter(wanted).map(({ id }) => id)
    expect(ids(({ tabIndex }) => tabIndex === 0)).toEqual(['data-2-1'])
    expect(ids(({ tabIndex }) => tabIndex === -1)).toHaveLength(8)
    expect(ids((cell) => cell['aria-selected'] === true)).toEqual(['data-1-1', 'data-2-1'])
  })
})

describe('the problem of a dataset', () => {
  // spec: EDT-050 EDT-051
  test.each([
    [{ series: [], rows: [] }, 'column', 'Your dataset must have at least one column'],
    [{ series: ['Bread'], rows: [] }, 'row', 'Your dataset must have at least one row'],
    [{ series: ['Bread'], rows: [{ label: 'May', values: [''] }] }, 'empty', 'Enter some data!'],
    [bakery, 'missing', 'One or more rows was missing data'],
  ] as const)('of %j is announced, and describes the grid: %s', (dataset, state, children) => {
    const { root, problem, grid } = open({ dataset }).view()
    expect(root).toEqual({ 'data-editor': 'dataset', 'data-state': state })
    expect(problem).toEqual({ 'data-editor': 'problem', id: 'data-problem', role: 'alert', children })
    expect(grid['aria-describedby']).toBe('data-problem')
  })

  test('is none where each cell has a number', () => {
    const dataset = { series: ['Bread'], rows: [{ label: 'May', values: ['1'] }] }
    const { root, problem, grid, notice } = open({ dataset }).view()
    expect(root['data-state']).toBe('valid')
    expect(problem.children).toBe('')
    expect(grid['aria-describedby']).toBeUndefined()
    expect(notice).toEqual({ role: 'status', children: '' })
  })
})

// spec: EDT-059
test.each([
  [{ maxRows: 1 }, 'The data was cut to 1 rows.'],
  [{ maxColumns: 1 }, 'The data was cut to 1 columns.'],
  [{ maxRows: 1, maxColumns: 1 }, 'The data was cut to 1 rows and 1 columns.'],
  [{ maxRows: 2, maxColumns: 2 }, ''],
])('with the limits %j the notice is %j', (limits, children) => {
  expect(open(limits).view().notice).toEqual({ role: 'status', children })
})

test('limits of thousands are written in the language of the page', () => {
  const rows = Array.from({ length: 1201 }, () => ({ label: '', values: ['1'] }))
  const { view } = open({ dataset: { series: [''], rows }, maxRows: 1200 })
  expect(view().notice.children).toBe('The data was cut to 1,200 rows.')
})

test.each([
  [{ row: 1, column: 1 }, 'May, Bread'],
  [{ row: 2, column: 2 }, 'Row 2, Series 2'],
  [{ row: 0, column: 1 }, 'Bread'],
  [{ row: 0, column: 2 }, 'Series 2'],
  [{ row: 1, column: 0 }, 'May'],
  [{ row: 2, column: 0 }, 'Row 2'],
])('the input of the cell %j is called %j', (at, label) => {
  expect(open({ at }).view().input['aria-label']).toBe(label)
})

describe('the buttons', () => {
  const names = ['addRow', 'addColumn', 'removeRows', 'removeColumns', 'undo', 'redo'] as const
  const enabled = (opened: ReturnType<typeof open>) =>
    names.filter((name) => opened.view()[name]['aria-disabled'] === false)

  test('are enabled where they have an effect', () => {
    expect(enabled(open())).toEqual(['addRow', 'addColumn', 'removeRows', 'removeColumns'])
    expect(enabled(open({ at: { row: 0, column: 0 } }))).toEqual(['addRow', 'addColumn'])
    expect(enabled(open({ maxRows: 2, maxColumns: 2 }))).toEqual(['removeRows', 'removeColumns'])
    expect(enabled(open({ dataset: { series: [], rows: [] } }))).toEqual(['addRow', 'addColumn'])
  })

  test('change the dataset, and undo and repeat that', () => {
    const opened = open()
    const click = (name: (typeof names)[number]): void => opened.view()[name].onClick?.(event())
    const size = () => [opened.snapshot().dataset.rows.length, opened.snapshot().dataset.series.length]
    const sizes = names.slice(0, 4).map((name) => {
      click(name)
      return size()
    })
    expect(sizes).toEqual([
      [3, 2],
      [3, 3],
      [2, 3],
      [2, 2],
    ])
    expect(enabled(opened)).toContain('undo')
    click('undo')
    expect(size()).toEqual([2, 3])
    click('redo')
    expect(size()).toEqual([2, 2])
    expect(opened.view().undo.type).toBe('button')
  })

  test('do nothing while they are disabled', () => {
    const { view, snapshot } = open({ maxRows: 2 })
    view().addRow.onClick?.(event())
    expect(snapshot().dataset.rows).toHaveLength(2)
  })
})

describe('a pointer', () => {
  const target = { row: 2, column: 2 }
  const pressed = (own: object, opened = open()) => {
    opened
      .view()
      .cell(target)
      .onPointerDown?.({ ...event(), ...own })
    return opened
  }
  const moved = (own: object, opened = open()) => {
    opened
      .view()
      .cell(target)
      .onPointerMove?.({ ...event(), ...own })
    return opened
  }

  test('goes to a cell with its first button, and selects up to there with Shift', () => {
    expect(pressed({}).snapshot()).toMatchObject({ active: target, selection: { top: 2, left: 2 } })
    expect(pressed({ shiftKey: true }).snapshot()).toMatchObject({
      active: target,
      selection: { top: 1, left: 1, bottom: 2, right: 2 },
    })
    expect(pressed({ button: 2 }).active()).toEqual({ row: 1, column: 1 })
  })

  test('selects up to the cell that a mouse is dragged to, and a finger scrolls', () => {
    expect(moved({}).snapshot()).toMatchObject({ active: target, selection: { top: 1, left: 1 } })
    expect(moved({ buttons: 0 }).active()).toEqual({ row: 1, column: 1 })
    expect(moved({ pointerType: 'touch' }).active()).toEqual({ row: 1, column: 1 })
  })

  test('selects nothing when it was pressed elsewhere', () => {
    const isDragged = vi.fn(() => false)
    expect(moved({ currentTarget: 'cell' }, open({ isDragged })).active()).toEqual({ row: 1, column: 1 })
    expect(isDragged.mock.calls).toEqual([['cell']])
  })

  test('that moves within a cell notifies nobody', () => {
    const opened = open({ at: target })
    const listener = vi.fn()
    opened.editor.subscribe(listener)
    moved({}, opened)
    expect(listener).not.toHaveBeenCalled()
  })

  test('edits a cell with a double click', () => {
    const { view, snapshot } = open()
    view().cell({ row: 1, column: 1 }).onDoubleClick?.(event())
    expect(snapshot()).toMatchObject({ draft: '1', isDraftSelected: false })
  })
})

describe('a key on a cell', () => {
  test.each([
    ['a', {}],
    ['A', { shiftKey: true }],
    ['é', {}],
    ['😀', {}],
    // AltGr on Windows, and Option on a Mac.
    ['€', { ctrlKey: true, altKey: true }],
    ['@', { altKey: true }],
    ['ą', { ctrlKey: true, altKey: true }],
  ])('that is the letter %s with %j begins an edit', (key, modifiers) => {
    expect(pressInGrid(key, modifiers)).toEqual({ draft: key, isDraftSelected: false, isTaken: true })
  })

  test.each(['Enter', 'F2'])('that is %s begins an edit of the text that is there', (key) => {
    expect(pressInGrid(key)).toEqual({ draft: '1', isDraftSelected: false, isTaken: true })
  })

  test.each([
    ['f', { altKey: true }],
    ['5', { ctrlKey: true, altKey: true }],
    [' ', { altKey: true }],
    ['s', { ctrlKey: true }],
    ['€', { metaKey: true, altKey: true }],
    ['Shift', {}],
    ['Tab', {}],
    ['ArrowLeft', { altKey: true }],
    ['a', { isComposing: true }],
  ])('that is %s with %j is left to the browser', (key, modifiers) => {
    const opened = open()
    expect(pressInGrid(key, modifiers, opened)).toMatchObject({ draft: undefined, isTaken: false })
    expect(opened.active()).toEqual({ row: 1, column: 1 })
  })

  test.each(['Dead', 'Process'])(
    'that is %s begins an edit whose text is replaced by what it composes',
    (key) => {
      expect(pressInGrid(key)).toEqual({ draft: '1', isDraftSelected: true, isTaken: false })
    },
  )

  test.each(['Delete', 'Backspace'])('that is %s empties the selected cells', (key) => {
    const opened = open()
    expect(pressInGrid(key, {}, opened).isTaken).toBe(true)
    expect(opened.snapshot().dataset.rows[0]?.values).toEqual(['', '2'])
  })

  test.each([
    ['ArrowUp', {}, { row: 0, column: 1 }],
    ['ArrowDown', {}, { row: 2, column: 1 }],
    ['ArrowLeft', {}, { row: 1, column: 0 }],
    ['ArrowRight', {}, { row: 1, column: 2 }],
    ['Home', {}, { row: 1, column: 0 }],
    ['End', {}, { row: 1, column: 2 }],
    ['Home', { ctrlKey: true }, { row: 0, column: 0 }],
    ['End', { metaKey: true }, { row: 2, column: 2 }],
  ])('that is %s with %j leads to the cell %j', (key, modifiers, active) => {
    const opened = open()
    expect(pressInGrid(key, modifiers, opened).isTaken).toBe(true)
    expect(opened.active()).toEqual(active)
  })

  test('leads the other way in text from right to left, and selects with Shift', () => {
    const opened = open({ isRtl: true })
    pressInGrid('ArrowLeft', { shiftKey: true }, opened)
    expect(opened.snapshot()).toMatchObject({
      active: { row: 1, column: 2 },
      selection: { top: 1, left: 1, bottom: 1, right: 2 },
    })
  })

  test.each([
    ['z', { ctrlKey: true }, { ctrlKey: true, shiftKey: true }, 'Z'],
    ['z', { metaKey: true }, { metaKey: true }, 'y'],
    // Of a Hebrew and a Cyrillic keyboard.
    ['ז', { ctrlKey: true, code: 'KeyZ' }, { ctrlKey: true, code: 'KeyY' }, 'ט'],
    ['я', { metaKey: true, code: 'KeyZ' }, { metaKey: true, shiftKey: true, code: 'KeyZ' }, 'Я'],
  ])('undoes a change with %s, %j, and repeats it with %j and %s', (key, undo, redo, other) => {
    const opened = open()
    pressInGrid('Delete', {}, opened)
    const first = () => opened.snapshot().dataset.rows[0]?.values[0]
    expect(pressInGrid(key, undo, opened).isTaken).toBe(true)
    expect(first()).toBe('1')
    pressInGrid(other, redo, opened)
    expect(first()).toBe('')
  })

  test('selects all cells with Ctrl+A', () => {
    const opened = open()
    pressInGrid('a', { ctrlKey: true }, opened)
    expect(opened.snapshot()).toMatchObject({ selection: { top: 0, left: 0, bottom: 2, right: 2 } })
  })

  test('has no effect on the grid while a cell is edited', () => {
    const opened = open()
    opened.editor.edit()
    expect(pressInGrid('ArrowDown', {}, opened)).toMatchObject({ draft: '1', isTaken: false })
    expect(pressInGrid('Dead', {}, opened).isDraftSelected).toBe(false)
  })
})

describe('a key in the input of a cell', () => {
  const edited = (key: string, more: Parameters<typeof press>[2] = {}) => {
    const opened = open()
    opened.editor.edit('7')
    const pressed = press(opened.view().input, key, more)
    const { active, draft, dataset } = opened.snapshot()
    return { ...pressed, active, draft, text: dataset.rows[0]?.values[0] }
  }

  test.each([
    ['Enter', {}, { row: 2, column: 1 }],
    ['Enter', { shiftKey: true }, { row: 0, column: 1 }],
    ['Tab', {}, { row: 1, column: 2 }],
    ['Tab', { shiftKey: true }, { row: 1, column: 0 }],
  ])('that is %s with %j stores the text and leads to %j', (key, modifiers, active) => {
    expect(edited(key, modifiers)).toEqual({
      active,
      draft: undefined,
      text: '7',
      isTaken: true,
      isStopped: true,
    })
  })

  test('that is Escape leaves the cell as it was', () => {
    expect(edited('Escape')).toMatchObject({ active: { row: 1, column: 1 }, text: '1', isTaken: true })
    expect(edited('Escape').draft).toBeUndefined()
  })

  test.each([
    ['ArrowDown', {}],
    ['a', {}],
    ['Enter', { isComposing: true }],
  ])('that is %s with %j belongs to the text', (key, more) => {
    expect(edited(key, more)).toMatchObject({ draft: '7', text: '1', isTaken: false, isStopped: true })
  })

  test('is not needed to store a text: leaving the input does', () => {
    const { editor, view, snapshot } = open()
    editor.edit('7')
    view().input.onBlur?.(event())
    expect(snapshot().dataset.rows[0]?.values[0]).toBe('7')
  })
})

test('a cell without names is named by its numbers, in the digits of the locale', () => {
  const nameIn = (locale: string) => open({ at: { row: 2, column: 2 }, locale }).view().input['aria-label']
  expect(['en', 'ar-EG'].map(nameIn)).toEqual(['Row 2, Series 2', 'Row ٢, Series ٢'])
})
