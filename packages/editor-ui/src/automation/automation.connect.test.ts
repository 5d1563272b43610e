import { expect, test, vi } from 'vitest'
import { messages as polish } from '../locales/pl.ts'
import { connectorMessages, sharedMessages } from '../messages.ts'
import { event } from '../part/press.test-support.ts'
import { connectAutomation } from './automation.connect.ts'
import type { AutomationSnapshot } from './automation.ts'

const messages = { ...sharedMessages, ...connectorMessages }
const orders = { id: 'a', name: 'Orders' }

function connect(view: Partial<AutomationSnapshot> = {}) {
  const api = { connect: vi.fn(), disconnect: vi.fn() }
  const texts = { id: 'automation', messages, locale: 'en' }
  return { api, ...connectAutomation({ connections: [], requests: {}, ...view }, api, texts) }
}

// spec: EDT-017
test('a panel without a connection awaits one', () => {
  const { root, title, status, list } = connect()
  expect(root).toEqual({
    'data-editor': 'panel',
    role: 'group',
    'aria-labelledby': 'automation-title',
    'data-state': 'awaiting',
  })
  expect(title).toEqual({ 'data-editor': 'panel-title', id: 'automation-title' })
  expect(status).toEqual({
    'data-editor': 'badge',
    'data-kind': undefined,
    role: 'status',
    children: 'awaiting connection',
  })
  expect(list).toEqual({ 'data-editor': 'connections', 'aria-labelledby': 'automation-count' })
})

// spec: EDT-017
test.each([
  [1, '1 connected', '1 connection'],
  [1200, '1,200 connected', '1,200 connections'],
])('%d connections are counted', (number, connected, counted) => {
  const connections = Array.from({ length: number }, (_, index) => ({ id: `${index}`, name: '' }))
  const { root, status, count } = connect({ connections })
  expect(root['data-state']).toBe('connected')
  expect(status).toMatchObject({ 'data-kind': 'success', children: connected })
  expect(count).toEqual({ 'data-editor': 'label', id: 'automation-count', children: counted })
})

test.each([
  [3, '3 połączenia'],
  [5, '5 połączeń'],
])('%d connections are in the form that the number has in the language', (number, counted) => {
  const connections = Array.from({ length: number }, (_, index) => ({ id: `${index}`, name: '' }))
  const api = { connect: vi.fn(), disconnect: vi.fn() }
  const texts = { id: 'automation', messages: polish, locale: 'pl' }
  expect(connectAutomation({ connections, requests: {} }, api, texts).count.children).toBe(counted)
})

test('buttons name their connection, and are busy while their own request is under way', () => {
  const request = (status: 'pending' | 'failed') => ({ status, about: 'disconnect' as const })
  const { disconnect, connect: button, api } = connect({ requests: { 'disconnect:a': request('pending') } })
  expect(disconnect(orders)).toMatchObject({
    type: 'button',
    'aria-label': 'Disconnect Orders',
    isBusy: true,
  })
  expect(disconnect({ ...orders, id: 'b' }).isBusy).toBe(false)
  expect(button).toMatchObject({ type: 'button', isBusy: false })
  expect(connect({ requests: { connect: { status: 'pending', about: 'connect' } } }).connect.isBusy).toBe(
    true,
  )
  expect(connect({ requests: { 'disconnect:a': request('failed') } }).disconnect(orders).isBusy).toBe(false)
  disconnect(orders).onClick?.(event())
  button.onClick?.(event())
  expect(api.disconnect.mock.calls).toEqual([['a']])
  expect(api.connect).toHaveBeenCalledOnce()
})
