import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { AutomationPanel } from '../automation/automation.react.tsx'
import { MailingListConnector } from '../mailing-list/mailing-list.react.tsx'

const done = () => Promise.resolve()
const focused = () => document.activeElement

test('a connection that is removed gives the focus to the button that adds one', async () => {
  render(
    <AutomationPanel
      connections={[
        { id: 'a', name: 'Orders' },
        { id: 'b', name: 'Stock' },
      ]}
      connect={() => Promise.resolve({ id: 'c', name: 'Reviews' })}
      disconnect={done}
    />,
  )
  const connect = screen.getByRole('button', { name: 'Connect' })
  await userEvent.click(screen.getByRole('button', { name: 'Disconnect Orders' }))
  await expect.poll(focused).toBe(connect)
  await userEvent.click(screen.getByRole('button', { name: 'Disconnect Stock' }))
  await expect.poll(() => screen.queryByRole('list')).toBeNull()
  expect(focused()).toBe(connect)
})

test('a mailing list keeps the focus while it is connected and disconnected', async () => {
  render(
    <>
      <button>Before</button>
      <MailingListConnector
        load={() =>
          Promise.resolve([
            { id: 'news', name: 'Bakery news' },
            { id: 'club', name: 'Sourdough club' },
          ])
        }
        connect={done}
        disconnect={done}
      />
    </>,
  )
  const panel = within(screen.getByRole('group'))
  await userEvent.click(await panel.findByRole('radio', { name: 'Sourdough club' }))
  await userEvent.click(panel.getByRole('button', { name: 'Connect' }))
  await expect.poll(focused).toBe(await panel.findByRole('button', { name: 'Disconnect' }))
  await userEvent.keyboard('{Enter}')
  await expect.poll(focused).toBe(await panel.findByRole('radio', { name: 'Sourdough club' }))
})

test('a request that is tried again leaves the focus in its part', async () => {
  let fails = true
  render(
    <AutomationPanel
      connections={[]}
      connect={() =>
        fails ? Promise.reject(new Error('no')) : Promise.resolve({ id: 'c', name: 'Reviews' })
      }
      disconnect={done}
      report={() => undefined}
    />,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Connect' }))
  const again = await screen.findByRole('button', { name: 'Try again' })
  fails = false
  await userEvent.click(again)
  await expect.poll(focused).toBe(screen.getByRole('button', { name: 'Connect' }))
})
