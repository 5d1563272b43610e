import { expect, test } from 'vitest'
import { emptyState, type RichTextState } from '../rich-text/rich-text.ts'
import { toolbarIcons } from './toolbar-icon.ts'
import { commandOfItem, isItemEnabled, pressedOfItem, toolbarGroups } from './toolbar.ts'

const state = (part: Partial<RichTextState>): RichTextState => ({ ...emptyState, isEditable: true, ...part })

// spec: EDT-002
test('has a button for each format, the paragraph styles with headings 1 to 6 among them', () => {
  expect(toolbarGroups.flat()).toEqual([
    'undo',
    'redo',
    'block',
    'bold',
    'italic',
    'underline',
    'strikethrough',
    'subscript',
    'superscript',
    'color',
    'background',
    'link',
    'bullet',
    'ordered',
    'outdent',
    'indent',
    'left',
    'center',
    'right',
    'justify',
  ])
})

test('each button that has no text has an icon of its own', () => {
  const paths = Object.values(toolbarIcons)
  expect(Object.keys(toolbarIcons).sort()).toEqual(
    toolbarGroups
      .flat()
      .filter((item) => item !== 'block')
      .sort(),
  )
  expect(paths.filter((path) => !path.startsWith('M'))).toEqual([])
  expect(new Set(paths).size).toBe(paths.length)
})

test('a button runs its command, and the ones with a panel none', () => {
  const commands = toolbarGroups.flat().map((item) => commandOfItem(item))
  expect(commands).toEqual([
    { type: 'undo' },
    { type: 'redo' },
    undefined,
    { type: 'mark', mark: 'bold' },
    { type: 'mark', mark: 'italic' },
    { type: 'mark', mark: 'underline' },
    { type: 'mark', mark: 'strikethrough' },
    { type: 'mark', mark: 'subscript' },
    { type: 'mark', mark: 'superscript' },
    undefined,
    undefined,
    undefined,
    { type: 'list', list: 'bullet' },
    { type: 'list', list: 'ordered' },
    { type: 'outdent' },
    { type: 'indent' },
    { type: 'align', align: 'left' },
    { type: 'align', align: 'center' },
    { type: 'align', align: 'right' },
    { type: 'align', align: 'justify' },
  ])
})

test('a mark is pressed, not pressed or mixed', () => {
  expect(pressedOfItem('bold', state({ bold: true }))).toBe(true)
  expect(pressedOfItem('bold', state({ bold: false }))).toBe(false)
  expect(pressedOfItem('bold', state({ bold: 'mixed' }))).toBe('mixed')
})

test('one alignment and one kind of list are pressed', () => {
  const now = state({ align: 'center', list: 'bullet' })
  expect(pressedOfItem('center', now)).toBe(true)
  expect(pressedOfItem('left', now)).toBe(false)
  expect(pressedOfItem('bullet', now)).toBe(true)
  expect(pressedOfItem('ordered', now)).toBe(false)
  expect(pressedOfItem('undo', now)).toBeUndefined()
  const mixed = state({ align: 'mixed', list: 'mixed' })
  expect(pressedOfItem('bullet', mixed)).toBe('mixed')
  expect(pressedOfItem('ordered', mixed)).toBe('mixed')
  expect(pressedOfItem('left', mixed)).toBe(false)
})

test('a button is enabled where its command applies', () => {
  const now = state({ canUndo: true, canIndent: true })
  expect(
    (['undo', 'redo', 'indent', 'outdent', 'bold'] as const).map((item) => isItemEnabled(item, now)),
  ).toEqual([true, false, true, false, true])
  const other = state({ canRedo: true, canOutdent: true })
  expect((['undo', 'redo', 'indent', 'outdent'] as const).map((item) => isItemEnabled(item, other))).toEqual([
    false,
    true,
    false,
    true,
  ])
  expect(isItemEnabled('bold', emptyState)).toBe(false)
})
