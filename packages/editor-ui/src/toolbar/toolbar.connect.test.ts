import { describe, expect, test, vi } from 'vitest'
import { richTextMessages as french } from '../locales/fr.ts'
import { richTextMessages } from '../messages.ts'
import { event, press } from '../part/press.test-support.ts'
import { emptyState, type BlockLevel, type RichTextState } from '../rich-text/rich-text.ts'
import { connectToolbar, type ToolbarView } from './toolbar.connect.ts'
import { toolbarGroups, type ToolbarItem } from './toolbar.ts'

const items: readonly ToolbarItem[] = ['undo', 'block', 'bold', 'link']

function connect(state: Partial<RichTextState> = {}, view: Partial<ToolbarView> = {}, isRtl = false) {
  const api = {
    exec: vi.fn(),
    toggle: vi.fn(),
    close: vi.fn(),
    select: vi.fn(),
    focusItem: vi.fn(),
    focusLevel: vi.fn(),
    leave: vi.fn(),
    isRtl: () => isRtl,
  }
  const whole: ToolbarView = {
    id: 'bar',
    state: { ...emptyState, isEditable: true, ...state },
    items,
    current: 'bold',
    open: undefined,
    messages: richTextMessages,
    ...view,
  }
  return { api, ...connectToolbar(whole, api) }
}

test('is a toolbar of groups, with panels and a menu of their own names', () => {
  const { root, group, panel, menu } = connect()
  expect([root, group, menu]).toEqual([
    { 'data-editor': 'toolbar', role: 'toolbar', 'aria-label': 'Formatting' },
    { 'data-editor': 'toolbar-group', role: 'group' },
    { 'data-editor': 'toolbar-menu', id: 'bar-block', role: 'menu', 'aria-label': 'Paragraph style' },
  ])
  expect(panel('link')).toMatchObject({
    'data-editor': 'toolbar-panel',
    id: 'bar-link',
    role: 'dialog',
    'aria-label': 'Link',
  })
})

// spec: EDT-002
test('each button has a name, and its shortcut where it has one', () => {
  const { item } = connect({ canUndo: true, canRedo: true, canIndent: true, canOutdent: true })
  expect(toolbarGroups.flat().map((name) => item(name).title)).toEqual([
    'Undo (Ctrl+Z)',
    'Redo (Ctrl+Shift+Z)',
    'Paragraph style',
    'Bold (Ctrl+B)',
    'Italic (Ctrl+I)',
    'Underline (Ctrl+U)',
    'Strikethrough',
    'Subscript',
    'Superscript',
    'Text colour',
    'Background colour',
    'Link (Ctrl+K)',
    'Bulleted list',
    'Numbered list',
    'Outdent (Ctrl+[)',
    'Indent (Ctrl+])',
    'Align left',
    'Align centre',
    'Align right',
    'Justify',
  ])
  expect([item('bold'), item('strikethrough')]).toMatchObject([
    {
      'data-editor': 'toolbar-item',
      'data-item': 'bold',
      type: 'button',
      'aria-label': 'Bold',
      'aria-keyshortcuts': 'Control+B',
      'aria-pressed': false,
      'aria-disabled': undefined,
      tabIndex: 0,
    },
    { 'aria-keyshortcuts': undefined, tabIndex: -1 },
  ])
})

test.each<[RichTextState['block'], string]>([
  ['mixed', 'Paragraph style: Paragraph style'],
  [0, 'Paragraph style: Paragraph'],
  [1, 'Paragraph style: Heading 1'],
  [6, 'Paragraph style: Heading 6'],
])('the button of paragraph styles names the style %s', (block, label) => {
  expect(connect({ block }).item('block')['aria-label']).toBe(label)
})

test('a button with a panel says what it opens, and which panel is open', () => {
  const { item } = connect({ link: true }, { open: 'link' })
  expect([item('block'), item('link'), item('bold')]).toMatchObject([
    { 'aria-haspopup': 'menu', 'aria-expanded': false, 'aria-controls': undefined, 'data-active': undefined },
    { 'aria-haspopup': 'dialog', 'aria-expanded': true, 'aria-controls': 'bar-link', 'data-active': '' },
    { 'aria-pressed': false },
  ])
  expect(item('bold')['aria-haspopup']).toBeUndefined()
  expect(connect({ link: false }).item('link')['data-active']).toBeUndefined()
  expect(connect({ link: true }).item('color')['data-active']).toBeUndefined()
})

test('a press runs a command or opens a panel, unless the button cannot be used now', () => {
  const { item, api } = connect()
  for (const name of ['bold', 'link', 'undo'] as const) item(name).onClick?.(event())
  expect(api.exec.mock.calls).toEqual([[{ type: 'mark', mark: 'bold' }]])
  expect(api.toggle.mock.calls).toEqual([['link']])
  expect(item('undo')['aria-disabled']).toBe(true)
  item('undo').onFocus?.(event())
  expect(api.select.mock.calls).toEqual([['undo']])
})

describe('keys on a button', () => {
  test.each([
    ['bold', 'ArrowRight', false, 'link'],
    ['bold', 'ArrowRight', true, 'block'],
    ['link', 'ArrowRight', false, 'undo'],
    ['bold', 'Home', false, 'undo'],
    ['bold', 'End', false, 'link'],
  ] as const)('from %s, %s (right to left: %s) leads to %s', (from, key, isRtl, to) => {
    const { item, api } = connect({}, {}, isRtl)
    expect(press(item(from), key).isTaken).toBe(true)
    expect(api.focusItem.mock.calls).toEqual([[to]])
  })

  test('Escape leads back to the text, and the arrow down opens a panel', () => {
    const { item, api } = connect()
    expect(press(item('bold'), 'Escape')).toEqual({ isTaken: true, isStopped: true })
    expect(api.leave).toHaveBeenCalledOnce()
    expect(press(item('link'), 'ArrowDown').isTaken).toBe(true)
    expect(api.toggle.mock.calls).toEqual([['link']])
  })

  test('Escape closes an open panel first', () => {
    const { item, api } = connect({}, { open: 'link' })
    expect(press(item('link'), 'Escape')).toEqual({ isTaken: true, isStopped: true })
    expect([api.close.mock.calls.length, api.leave.mock.calls.length]).toEqual([1, 0])
  })

  test('others are left to the browser', () => {
    const { item, api } = connect()
    expect(
      [press(item('bold'), 'ArrowDown'), press(item('bold'), 'a')].map(({ isTaken }) => isTaken),
    ).toEqual([false, false])
    expect(api.focusItem).not.toHaveBeenCalled()
  })
})

test('Escape closes a panel, and a dialog around the editor does not notice', () => {
  const { panel, api } = connect()
  expect(press(panel('link'), 'Escape')).toEqual({ isTaken: true, isStopped: true })
  expect(press(panel('link'), 'Enter')).toEqual({ isTaken: false, isStopped: false })
  // It gives up what an input method has composed.
  expect(press(panel('link'), 'Escape', { isComposing: true })).toEqual({ isTaken: false, isStopped: false })
  expect(api.close).toHaveBeenCalledOnce()
})

describe('the menu of paragraph styles', () => {
  test.each<[BlockLevel, string]>([
    [0, 'Paragraph'],
    [2, 'Heading 2'],
    [3, 'Heading 3'],
    [4, 'Heading 4'],
    [5, 'Heading 5'],
  ])('has the style %i as %s', (level, children) => {
    const { level: attributes, api } = connect({ block: 2 })
    expect(attributes(level)).toMatchObject({
      'data-editor': 'toolbar-level',
      'data-level': level,
      type: 'button',
      role: 'menuitemradio',
      'aria-checked': level === 2,
      tabIndex: -1,
      children,
    })
    attributes(level).onClick?.(event())
    expect(api.close).toHaveBeenCalledOnce()
    expect(api.exec.mock.calls).toEqual([[{ type: 'block', level }]])
  })

  test.each([
    [6, 'ArrowDown', 0],
    [2, 'ArrowUp', 1],
    [2, 'End', 6],
  ] as const)('from style %i, %s leads to %i', (level, key, index) => {
    const { level: attributes, api } = connect()
    expect(press(attributes(level), key).isTaken).toBe(true)
    expect(api.focusLevel.mock.calls).toEqual([[index]])
  })

  test('is closed by Escape and by Tab, which leaves', () => {
    const { level, api } = connect()
    expect(press(level(1), 'Tab').isTaken).toBe(false)
    expect(press(level(1), 'Escape')).toEqual({ isTaken: true, isStopped: true })
    expect(press(level(1), 'ArrowRight').isTaken).toBe(false)
    expect(api.close).toHaveBeenCalledTimes(2)
    expect(api.focusLevel).not.toHaveBeenCalled()
  })
})

test('the name of the menu of paragraph styles is put together as its language does', () => {
  const { item } = connect({}, { messages: french })
  expect(item('block')['aria-label']).toBe('Style de paragraphe\u00a0: Paragraphe')
})
