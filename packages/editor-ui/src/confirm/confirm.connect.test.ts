import { expect, test, vi } from 'vitest'
import { event } from '../part/press.test-support.ts'
import { connectConfirm, type ConfirmView } from './confirm.connect.ts'

const view: ConfirmView = {
  id: 'ask',
  title: 'Delete the page?',
  body: 'This cannot be undone.',
  confirm: 'Delete',
  cancel: 'Keep',
  tone: 'neutral',
}
function connect(more: Partial<ConfirmView> = {}) {
  const send = vi.fn()
  return { send, ...connectConfirm({ ...view, ...more }, { send }) }
}

test('is an alert dialog that its title and its text name and describe', () => {
  const { root, panel, title, body, actions } = connect()
  expect([root, panel, title, body, actions]).toEqual([
    {
      'data-editor': 'dialog',
      'data-kind': 'confirm',
      role: 'alertdialog',
      'aria-labelledby': 'ask-title',
      'aria-describedby': 'ask-body',
    },
    { 'data-editor': 'dialog-panel' },
    { 'data-editor': 'dialog-title', id: 'ask-title', children: 'Delete the page?' },
    { 'data-editor': 'dialog-body', id: 'ask-body', children: 'This cannot be undone.' },
    { 'data-editor': 'actions' },
  ])
  expect(connect({ body: undefined }).root['aria-describedby']).toBeUndefined()
})

test.each([
  ['neutral', { 'data-kind': 'primary', 'data-first-focus': true }, { 'data-first-focus': undefined }],
  ['danger', { 'data-kind': 'danger', 'data-first-focus': undefined }, { 'data-first-focus': true }],
] as const)('the focus of a question that is %s begins on the harmless answer', (tone, confirm, cancel) => {
  const attributes = connect({ tone })
  const button = { 'data-editor': 'button', type: 'button' }
  expect(attributes.confirm).toMatchObject({ ...button, ...confirm, children: 'Delete' })
  expect(attributes.cancel).toMatchObject({ ...button, ...cancel, 'data-kind': 'quiet', children: 'Keep' })
})

// spec: EDT-031
test('the buttons confirm and cancel', () => {
  const { confirm, cancel, send } = connect()
  confirm.onClick?.(event())
  cancel.onClick?.(event())
  expect(send.mock.calls).toEqual([['confirm'], ['cancel']])
})
