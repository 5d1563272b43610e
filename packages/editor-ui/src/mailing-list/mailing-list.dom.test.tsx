import { createFakeClock } from '@sitewright/machine/testing'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { MailingListConnector, type MailingListConnectorProps } from './mailing-list.react.tsx'

const lists = [
  { id: 'news', name: 'Bakery news' },
  { id: 'club', name: 'Sourdough club' },
]
const no = () => Promise.reject(new Error('no'))
const show = (props: Partial<MailingListConnectorProps> = {}) =>
  render(
    <MailingListConnector
      load={() => Promise.resolve(lists)}
      connect={() => Promise.resolve()}
      disconnect={() => Promise.resolve()}
      report={() => {}}
      {...props}
    />,
  )
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

// spec: EDT-016
test('is disconnected, then connected, and disconnected again', async () => {
  const onChange = vi.fn()
  show({ onChange })
  expect(screen.getByText('disconnected')).toBeTruthy()
  fireEvent.click(await screen.findByRole('radio', { name: 'Sourdough club' }))
  press('Connect')
  await screen.findByText('connected')
  expect(onChange).toHaveBeenLastCalledWith({ listId: 'club', isDoubleOptIn: false })
  press('Disconnect')
  await screen.findByText('disconnected')
  expect(onChange).toHaveBeenLastCalledWith(undefined)
})

// spec: EDT-019
test('connects with double opt-in', async () => {
  const connect = vi.fn(() => Promise.resolve())
  show({ connect })
  fireEvent.click(await screen.findByRole('radio', { name: 'Bakery news' }))
  fireEvent.click(screen.getByRole('checkbox', { name: 'Double opt-in' }))
  press('Connect')
  await screen.findByText('connected')
  expect(connect).toHaveBeenCalledExactlyOnceWith(
    { listId: 'news', isDoubleOptIn: true },
    expect.any(AbortSignal),
  )
})

// spec: EDT-049
test('says that a list must be selected, and sends nothing', async () => {
  const connect = vi.fn(() => Promise.resolve())
  show({ connect })
  await screen.findByRole('radio', { name: 'Bakery news' })
  press('Connect')
  expect(screen.getByText('A List must be selected').getAttribute('role')).toBe('alert')
  expect(connect).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('radio', { name: 'Bakery news' }))
  expect(screen.queryByText('A List must be selected')).toBeNull()
})

test('asks for a list again when the chosen one has gone', async () => {
  show({ connected: { listId: 'gone', isDoubleOptIn: false } })
  press('Disconnect')
  await screen.findByText('disconnected')
  await screen.findByRole('radio', { name: 'Bakery news' })
  press('Connect')
  expect(screen.getByText('A List must be selected')).toBeTruthy()
})

// spec: EDT-088
test('says that there are no mailing lists', async () => {
  show({ load: () => Promise.resolve([]) })
  await screen.findByText("You don't have any mailing lists. Please create one before continuing.")
})

// spec: EDT-085
test('says that it is unable to connect, and connects when it tries again', async () => {
  let fails = true
  show({ connect: () => (fails ? no() : Promise.resolve()) })
  fireEvent.click(await screen.findByRole('radio', { name: 'Bakery news' }))
  press('Connect')
  await screen.findByText('Unable to connect. Please try again')
  fails = false
  press('Try again')
  await screen.findByText('connected')
  expect(screen.queryByText('Unable to connect. Please try again')).toBeNull()
})

// spec: EDT-089
test('loads the lists when it tries again', async () => {
  let fails = true
  show({ load: () => (fails ? no() : Promise.resolve(lists)) })
  await screen.findByText('Unable to load. Try again.')
  fails = false
  press('Try again')
  await screen.findByRole('radio', { name: 'Bakery news' })
})

test('stays connected when it cannot be disconnected, until it tries again', async () => {
  let fails = true
  show({
    connected: { listId: 'news', isDoubleOptIn: true },
    disconnect: () => (fails ? no() : Promise.resolve()),
  })
  await screen.findByText('Bakery news')
  press('Disconnect')
  await screen.findByText('Unable to connect. Please try again')
  expect(screen.getByText('connected')).toBeTruthy()
  fails = false
  press('Try again')
  await screen.findByText('disconnected')
  expect(screen.queryByText('Unable to connect. Please try again')).toBeNull()
})

test('shows the list that was connected, and not one that was chosen meanwhile', async () => {
  let accept = () => {}
  const onChange = vi.fn()
  show({ onChange, connect: () => new Promise<void>((resolve) => (accept = resolve)) })
  fireEvent.click(await screen.findByRole('radio', { name: 'Bakery news' }))
  press('Connect')
  fireEvent.click(screen.getByRole('radio', { name: 'Sourdough club' }))
  fireEvent.click(screen.getByRole('checkbox'))
  accept()
  await screen.findByText('connected')
  expect(screen.queryByText('Sourdough club')).toBeNull()
  expect(screen.getByText('Bakery news')).toBeTruthy()
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ listId: 'news', isDoubleOptIn: false })
})

test('is disconnected again when the connection never ends', async () => {
  const { clock, pass } = createFakeClock()
  show({ connect: () => new Promise(() => {}), clock })
  fireEvent.click(await screen.findByRole('radio', { name: 'Bakery news' }))
  press('Connect')
  expect(screen.getByRole('button', { name: 'Connect' }).getAttribute('aria-busy')).toBe('true')
  act(() => pass(60_000))
  await screen.findByText('Unable to connect. Please try again')
})

test('is connected until it has been disconnected', () => {
  const { container } = show({
    connected: { listId: 'news', isDoubleOptIn: false },
    disconnect: () => new Promise(() => {}),
  })
  press('Disconnect')
  expect(container.querySelector('[data-state]')?.getAttribute('data-state')).toBe('disconnecting')
  expect(screen.getByRole('status').textContent).toBe('connected')
})

test.each([['<html>'], [null], [undefined], [{}]])(
  'the answer %j is no list: it can be tried again',
  async (answer) => {
    const load = vi.fn(() => Promise.resolve(answer as never)).mockResolvedValueOnce(answer as never)
    show({ load })
    await screen.findByText('Unable to load. Try again.')
    load.mockResolvedValue(lists as never)
    press('Try again')
    await screen.findByRole('radio', { name: 'Bakery news' })
  },
)

test('a list of mailing lists may have items that are none', async () => {
  show({ load: () => Promise.resolve([null, {}, ...lists] as never) })
  await screen.findByRole('radio', { name: 'Bakery news' })
  expect(screen.getAllByRole('radio')).toHaveLength(2)
})
