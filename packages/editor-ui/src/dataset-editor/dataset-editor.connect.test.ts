import type { PartKeyEvent } from '@sitewright/site/part'
import { expect, test, vi } from 'vitest'
import { datasetMessages, sharedMessages } from '../messages.ts'
import { connectDataset } from './dataset-editor.connect.ts'
import { createDatasetEditor } from './dataset-editor.ts'

/** Presses a key on a cell. Returns what the editor makes of it. */
function press(key: string, more: Partial<PartKeyEvent> & { readonly isComposing?: boolean } = {}) {
  const editor = createDatasetEditor({
    dataset: { series: ['Bread'], rows: [{ label: 'May', values: ['1'] }] },
  })
  editor.goTo({ row: 1, column: 1 })
  const { grid } = connectDataset(
    editor.snapshot(),
    { ...editor, isRtl: () => false },
    { id: 'dataset', messages: { ...sharedMessages, ...datasetMessages } },
  )
  const preventDefault = vi.fn()
  const none = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, repeat: false }
  grid.onKeyDown?.({
    key,
    ...none,
    target: undefined,
    currentTarget: undefined,
    preventDefault,
    stopPropagation: () => {},
    ...more,
  })
  const { draft, isDraftSelected } = editor.snapshot()
  return { draft, isDraftSelected, isTaken: preventDefault.mock.calls.length > 0 }
}

test.each([
  ['a', {}],
  ['A', { shiftKey: true }],
  ['é', {}],
  ['😀', {}],
  // AltGr on Windows, and Option on a Mac.
  ['€', { ctrlKey: true, altKey: true }],
  ['@', { altKey: true }],
  ['ą', { ctrlKey: true, altKey: true }],
])('the letter %s with %j begins an edit', (key, modifiers) => {
  expect(press(key, modifiers)).toEqual({ draft: key, isDraftSelected: false, isTaken: true })
})

test.each([
  ['f', { altKey: true }],
  ['5', { ctrlKey: true, altKey: true }],
  [' ', { altKey: true }],
  ['s', { ctrlKey: true }],
  ['€', { metaKey: true, altKey: true }],
  ['Shift', {}],
  ['ArrowLeft', { altKey: true }],
  ['a', { isComposing: true }],
])('the key %s with %j is left to the browser', (key, modifiers) => {
  expect(press(key, modifiers)).toMatchObject({ draft: undefined, isTaken: false })
})

test.each(['Dead', 'Process'])(
  'the key %s begins an edit whose text is replaced by what it composes',
  (key) => {
    expect(press(key)).toEqual({ draft: '1', isDraftSelected: true, isTaken: false })
  },
)
