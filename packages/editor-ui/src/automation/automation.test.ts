import { createFakeClock } from '@sitewright/machine/testing'
import { expect, test, vi } from 'vitest'
import { createAutomationPanel, type AutomationOptions } from './automation.browser.ts'
import type { AutomationConnection } from './automation.ts'

const connections: readonly AutomationConnection[] = [
  { id: 'a', name: 'Orders' },
  { id: 'b', name: 'Stock' },
]
const create = (options: Partial<AutomationOptions> = {}) =>
  createAutomationPanel({
    connections,
    connect: () => Promise.resolve({ id: 'c', name: 'Reviews' }),
    disconnect: () => Promise.resolve(),
    report: () => {},
    ...options,
  })
const namesOf = (panel: ReturnType<typeof create>) => panel.snapshot().connections.map(({ name }) => name)
const never = () => new Promise<never>(() => {})

test('a service that is connected again takes the place of its connection', async () => {
  const onChange = vi.fn()
  const panel = create({ connect: () => Promise.resolve({ id: 'a', name: 'Orders, again' }), onChange })
  panel.connect()
  await vi.waitFor(() => expect(namesOf(panel)).toEqual(['Stock', 'Orders, again']))
  expect(onChange).toHaveBeenCalledExactlyOnceWith(panel.snapshot().connections)
})

test('connections from outside replace those that are there, without a call', () => {
  const onChange = vi.fn()
  const panel = create({ onChange })
  panel.setConnections([{ id: 'd', name: 'Invoices' }])
  expect(namesOf(panel)).toEqual(['Invoices'])
  expect(onChange).not.toHaveBeenCalled()
})

test('a connection that never ends has failed after a minute, and can be tried again', async () => {
  const { clock, pass } = createFakeClock()
  const connect = vi.fn<AutomationOptions['connect']>(never)
  const panel = create({ clock, connect })
  panel.connect()
  pass(60_000)
  await vi.waitFor(() => expect(panel.snapshot().requests.connect?.status).toBe('failed'))
  connect.mockResolvedValue({ id: 'c', name: 'Reviews' })
  panel.retry('connect')
  await vi.waitFor(() => expect(namesOf(panel)).toEqual(['Orders', 'Stock', 'Reviews']))
})

test('a request is sent once while it is under way, and aborted when the panel ends', async () => {
  const disconnect = vi.fn<AutomationOptions['disconnect']>(never)
  const panel = create({ disconnect })
  const stop = panel.start()
  panel.disconnect('a')
  panel.disconnect('a')
  await vi.waitFor(() => expect(disconnect).toHaveBeenCalledOnce())
  stop()
  expect(disconnect.mock.calls[0]?.[1].aborted).toBe(true)
})

test('a connection that fails to end stays, while another one ends', async () => {
  const disconnect = (id: string) => (id === 'a' ? Promise.reject(new Error('no')) : Promise.resolve())
  const panel = create({ disconnect })
  panel.disconnect('a')
  panel.disconnect('b')
  await vi.waitFor(() => expect(namesOf(panel)).toEqual(['Orders']))
  expect(panel.snapshot().requests['disconnect:a']?.status).toBe('failed')
})

test.each([['<html>'], [{}], [{ id: 'c' }]])(
  'the answer %j is no connection: it can be tried again',
  async (answer) => {
    const connect = vi.fn<AutomationOptions['connect']>().mockResolvedValueOnce(answer as never)
    connect.mockResolvedValue({ id: 'c', name: 'Reviews' })
    const panel = create({ connect })
    panel.connect()
    await vi.waitFor(() => expect(panel.snapshot().requests.connect?.status).toBe('failed'))
    expect(namesOf(panel)).toEqual(['Orders', 'Stock'])
    panel.retry('connect')
    await vi.waitFor(() => expect(namesOf(panel)).toEqual(['Orders', 'Stock', 'Reviews']))
  },
)
