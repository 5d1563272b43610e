import { expect, test, vi } from 'vitest'
import { connectorMessages, sharedMessages } from '../messages.ts'
import { event, press } from '../part/press.test-support.ts'
import { connectMailingList } from './mailing-list.connect.ts'
import type { MailingListSnapshot } from './mailing-list.ts'

const messages = { ...sharedMessages, ...connectorMessages }

function connect(view: Partial<MailingListSnapshot> = {}) {
  const api = { choose: vi.fn(), setDoubleOptIn: vi.fn(), connect: vi.fn(), disconnect: vi.fn() }
  const snapshot: MailingListSnapshot = {
    state: 'disconnected',
    lists: { status: 'pending', value: undefined },
    listId: 'news',
    isDoubleOptIn: false,
    isListMissing: false,
    isFailed: false,
    ...view,
  }
  return { api, ...connectMailingList(snapshot, api, { id: 'mailing', messages }) }
}

// spec: EDT-016
test.each([
  ['disconnected', 'disconnected', undefined, false, false],
  ['connecting', 'disconnected', undefined, true, false],
  ['connected', 'connected', 'success', false, false],
  ['disconnecting', 'connected', 'success', false, true],
] as const)('a connector that is %s is shown as %s', (state, text, kind, isConnecting, isDisconnecting) => {
  const { root, title, status, connect: button, disconnect } = connect({ state })
  expect(root).toMatchObject({
    'data-editor': 'panel',
    role: 'group',
    'aria-labelledby': 'mailing-title',
    'data-state': state,
  })
  expect(title).toEqual({ 'data-editor': 'panel-title', id: 'mailing-title' })
  expect(status).toEqual({ 'data-editor': 'badge', 'data-kind': kind, role: 'status', children: text })
  expect(button).toMatchObject({ type: 'button', isBusy: isConnecting })
  expect(disconnect).toMatchObject({ type: 'button', isBusy: isDisconnecting })
})

test('the lists are radio buttons of one name, of which the chosen one is checked', () => {
  const { lists, legend, list, listLabel, api } = connect()
  expect(lists).toEqual({
    'data-editor': 'options',
    role: 'radiogroup',
    'aria-labelledby': 'mailing-legend',
    'aria-required': true,
    'aria-invalid': undefined,
    'aria-describedby': undefined,
  })
  expect(legend).toEqual({ 'data-editor': 'label', id: 'mailing-legend', children: 'List' })
  expect(listLabel).toEqual({ 'data-editor': 'check' })
  expect(list('news')).toMatchObject({ type: 'radio', name: 'mailing-list', value: 'news', checked: true })
  expect(list('club')).toMatchObject({ value: 'club', checked: false })
  list('club').onChange?.(event())
  expect(api.choose.mock.calls).toEqual([['club']])
})

// spec: EDT-049
test('a list that is missing is described by its problem', () => {
  const { lists, listProblem } = connect({ isListMissing: true })
  expect(lists).toMatchObject({ 'aria-invalid': true, 'aria-describedby': 'mailing-problem' })
  expect(listProblem).toEqual({
    'data-editor': 'problem',
    id: 'mailing-problem',
    role: 'alert',
    children: 'A List must be selected',
  })
  expect(connect().listProblem.children).toBe('')
})

test('double opt-in is a checkbox with a hint', () => {
  const { doubleOptIn, doubleOptInHint, api } = connect({ isDoubleOptIn: true })
  expect(doubleOptIn).toMatchObject({ type: 'checkbox', checked: true, 'aria-describedby': 'mailing-hint' })
  expect(doubleOptInHint).toEqual({
    'data-editor': 'hint',
    id: 'mailing-hint',
    children: 'New subscribers confirm their email first.',
  })
  for (const checked of [true, false]) doubleOptIn.onChange?.(event('', { checked }))
  expect(api.setDoubleOptIn.mock.calls).toEqual([[true], [false]])
})

test('buttons connect and disconnect, and Enter in a choice submits no form around it', () => {
  const { connect: button, disconnect, root, api } = connect()
  button.onClick?.(event())
  expect([api.connect.mock.calls.length, api.disconnect.mock.calls.length]).toEqual([1, 0])
  disconnect.onClick?.(event())
  expect([api.connect.mock.calls.length, api.disconnect.mock.calls.length]).toEqual([1, 1])
  expect(press(root, 'Enter').isTaken).toBe(true)
})
