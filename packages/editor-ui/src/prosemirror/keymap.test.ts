import { history } from 'prosemirror-history'
import { Node } from 'prosemirror-model'
import { EditorState, TextSelection } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { expect, test } from 'vitest'
import { htmlOf } from './document/html.ts'
import { keys } from './keymap.ts'
import { schema } from './document/schema.ts'

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })
const items = (...texts: readonly string[]) => ({
  type: 'bullet_list',
  content: texts.map((text) => ({ type: 'list_item', content: [paragraph(text)] })),
})

interface Key {
  readonly key: string
  readonly ctrlKey?: boolean
  readonly shiftKey?: boolean
}
const ctrl = (key: string): Key => ({ key, ctrlKey: true })
const shift = (key: string): Key => ({ key, shiftKey: true })

/** Presses keys with a part of a text selected, or with the cursor at its end. Undefined for a key without an effect. */
function press(block: object, selected: string | undefined, ...pressed: readonly Key[]): string | undefined {
  const doc = Node.fromJSON(schema, { type: 'doc', content: [block] })
  let at = 0
  doc.descendants((node, position) => {
    if (selected !== undefined && node.text?.includes(selected)) at = position + node.text.indexOf(selected)
  })
  const selection =
    selected === undefined ? TextSelection.atEnd(doc) : TextSelection.create(doc, at, at + selected.length)
  let state = EditorState.create({ doc, selection, plugins: [history(), ...keys] })
  const view = {
    get state() {
      return state
    },
    dispatch: (transaction: Parameters<EditorState['apply']>[0]) => {
      state = state.apply(transaction)
    },
    endOfTextblock: () => false,
  } as unknown as EditorView
  const isTaken = pressed.map((key) => {
    const event = { keyCode: 0, shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, ...key }
    return keys.some((plugin) => plugin.props.handleKeyDown?.call(plugin, view, event as KeyboardEvent))
  })
  return isTaken.every(Boolean) ? htmlOf(state.doc) : undefined
}

// spec: EDT-002
test.each<[Key, string]>([
  [ctrl('b'), '<p>a <strong>bowl</strong></p>'],
  [ctrl('i'), '<p>a <em>bowl</em></p>'],
  [ctrl('u'), '<p>a <u>bowl</u></p>'],
  [ctrl(']'), '<p style="margin-inline-start: 40px">a bowl</p>'],
])('the key %j formats the selection, is undone by Ctrl+Z, and redone by two keys', (key, formatted) => {
  const bowl = paragraph('a bowl')
  expect(press(bowl, 'bowl', key)).toBe(formatted)
  expect(press(bowl, 'bowl', key, ctrl('z'))).toBe('<p>a bowl</p>')
  expect(press(bowl, 'bowl', key, ctrl('z'), ctrl('y'))).toBe(formatted)
  expect(press(bowl, 'bowl', key, ctrl('z'), { key: 'z', ctrlKey: true, shiftKey: true })).toBe(formatted)
})

test('Ctrl+[ takes back an indentation, and has no effect at the edge', () => {
  expect(press(paragraph('a'), 'a', ctrl(']'), ctrl('['))).toBe('<p>a</p>')
  expect(press(paragraph('a'), 'a', ctrl('['))).toBeUndefined()
})

test('Tab moves an item below the one before it, and Shift+Tab out of it again', () => {
  expect(press(items('one', 'two'), 'two', { key: 'Tab' })).toBe(
    '<ul><li><p>one</p><ul><li><p>two</p></li></ul></li></ul>',
  )
  expect(press(items('one', 'two'), 'two', { key: 'Tab' }, shift('Tab'))).toBe(
    '<ul><li><p>one</p></li><li><p>two</p></li></ul>',
  )
})

test('Tab and Shift+Tab are left to the browser outside of a list', () => {
  expect(press(paragraph('a'), 'a', { key: 'Tab' })).toBeUndefined()
  expect(press(paragraph('a'), 'a', shift('Tab'))).toBeUndefined()
})

test('Enter begins a paragraph, in a list an item; Shift+Enter a line of the same paragraph', () => {
  expect(press(paragraph('a'), undefined, { key: 'Enter' })).toBe('<p>a</p><p><br></p>')
  expect(press(items('a'), undefined, { key: 'Enter' })).toBe(
    '<ul><li><p>a</p></li><li><p><br></p></li></ul>',
  )
  expect(press(paragraph('a'), undefined, shift('Enter'))).toBe('<p>a<br><br></p>')
  expect(press(paragraph('a bowl'), ' ', shift('Enter'))).toBe('<p>a<br>bowl</p>')
})
