import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { AutomationPanel, type AutomationPanelProps } from './automation.react.tsx'

const connections = [
  { id: 'a', name: 'Orders' },
  { id: 'b', name: 'Stock' },
]
const none: AutomationPanelProps['connections'] = []
const no = () => Promise.reject(new Error('no'))
const show = (props: Partial<AutomationPanelProps> = {}) =>
  render(
    <AutomationPanel
      connections={none}
      connect={() => Promise.resolve({ id: 'c', name: 'Reviews' })}
      disconnect={() => Promise.resolve()}
      report={() => {}}
      {...props}
    />,
  )

// spec: EDT-017
test('awaits a connection, then counts those that are there', async () => {
  const onChange = vi.fn()
  show({ onChange })
  expect(screen.getByRole('status').textContent).toBe('awaiting connection')
  fireEvent.click(screen.getByRole('button', { name: 'Connect' }))
  await screen.findByText('1 connected')
  expect(screen.getByText('1 connection')).toBeTruthy()
  expect(onChange).toHaveBeenCalledExactlyOnceWith([{ id: 'c', name: 'Reviews' }])
})

test('names each connection that can be disconnected', async () => {
  show({ connections })
  expect(screen.getByRole('status').textContent).toBe('2 connected')
  expect(screen.getByText('2 connections')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Disconnect Orders' }))
  await screen.findByText('1 connected')
  expect(screen.queryByText('Orders')).toBeNull()
})

test('keeps a connection that cannot be disconnected, and tries again', async () => {
  let fails = true
  show({ connections, disconnect: () => (fails ? no() : Promise.resolve()) })
  fireEvent.click(screen.getByRole('button', { name: 'Disconnect Orders' }))
  await screen.findByText('Something went wrong')
  expect(screen.getByText('Orders')).toBeTruthy()
  fails = false
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('1 connected')
})

test('disconnects a connection whose id is the name of another request', async () => {
  show({ connections: [{ id: 'connect', name: 'Orders' }], disconnect: () => new Promise(() => {}) })
  fireEvent.click(screen.getByRole('button', { name: 'Disconnect Orders' }))
  await vi.waitFor(() =>
    expect(screen.getByRole('button', { name: 'Disconnect Orders' }).getAttribute('aria-busy')).toBe('true'),
  )
  expect(screen.getByRole('button', { name: 'Connect' }).getAttribute('aria-busy')).toBeNull()
})

test('says that it is unable to connect', async () => {
  show({ connect: no })
  fireEvent.click(screen.getByRole('button', { name: 'Connect' }))
  await screen.findByText('Unable to connect. Please try again')
})
