import { expect, test, vi } from 'vitest'
import { codeMessages } from '../messages.ts'
import { event, press } from '../part/press.test-support.ts'
import { connectCodeField, type CodeFieldView } from './code-editor.connect.ts'

function connect(view: Partial<CodeFieldView> = {}) {
  const selection = { value: 'a\nb', start: 0, end: 0 }
  const api = { selection: () => selection, edit: vi.fn(), setLeaving: vi.fn() }
  const whole = {
    id: 'code',
    label: 'Template',
    value: 'a\nb',
    isEditable: true,
    isLeaving: false,
    messages: codeMessages,
    ...view,
  }
  return { api, ...connectCodeField(whole, api) }
}

test('the field is as tall as its code, and describes how to leave it', () => {
  const { lines, field, hint } = connect()
  expect(lines).toEqual({ 'data-editor': 'code-lines', 'aria-hidden': true, children: '1\n2' })
  expect(field).toMatchObject({
    'data-editor': 'code-field',
    'aria-label': 'Template',
    'aria-describedby': 'code-hint',
    value: 'a\nb',
    rows: 2,
    spellCheck: false,
    readOnly: false,
  })
  expect(hint).toEqual({
    'data-editor': 'code-hint',
    id: 'code-hint',
    children: 'Tab indents. To leave, press Escape, then Tab.',
  })
  expect(connect({ isEditable: false }).field).toMatchObject({
    readOnly: true,
    'aria-describedby': undefined,
  })
})

test('Tab indents, and Shift and Tab has nothing to outdent', () => {
  const { field, api } = connect()
  expect(press(field, 'Tab', { shiftKey: true }).isTaken).toBe(true)
  expect(api.edit).not.toHaveBeenCalled()
  expect(press(field, 'Tab').isTaken).toBe(true)
  expect(api.edit).toHaveBeenCalledOnce()
  expect(api.setLeaving).not.toHaveBeenCalled()
})

test.each([
  [{}, 'Tab', { ctrlKey: true }],
  [{}, 'Tab', { altKey: true }],
  [{}, 'Tab', { metaKey: true }],
  [{ isLeaving: true }, 'Tab', {}],
  [{ isLeaving: true }, 'Shift', {}],
  [{ isEditable: false }, 'Tab', {}],
  [{}, 'Tab', { isComposing: true }],
  [{}, 'Escape', { isComposing: true }],
])('a field with %j leaves %s with %j to the browser', (view, key, more) => {
  const { field, api } = connect(view)
  expect(press(field, key, more)).toEqual({ isTaken: false, isStopped: false })
  expect([api.edit, api.setLeaving].flatMap(({ mock }) => mock.calls)).toEqual([])
})

test.each([
  [{}, 'Escape', true, true],
  [{ isLeaving: true }, 'Escape', false, true],
  [{ isEditable: false }, 'Escape', false, false],
  [{ isLeaving: true }, 'a', false, false],
])('in a field with %j, a dialog around it does not notice %s: %s', (view, key, isTaken, isLeaving) => {
  const { field, api } = connect(view)
  expect(press(field, key)).toEqual({ isTaken, isStopped: isTaken })
  expect(api.setLeaving.mock.calls).toEqual([[isLeaving]])
})

test('Tab indents again after the focus was elsewhere', () => {
  const { field, api } = connect({ isLeaving: true })
  field.onBlur?.(event())
  expect(api.setLeaving.mock.calls).toEqual([[false]])
})
