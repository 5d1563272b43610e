import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { inArabic } from '../arabic/arabic.testing.tsx'
import { mailingListMachine } from './mailing-list.machine.ts'
import { MailingListConnector, type MailingListConnectorProps } from './mailing-list.react.tsx'
import { createMailingListServer } from './mailing-list.testing.ts'
import type { MailingList } from './mailing-list.ts'
import '../styles.css'

interface Args extends MailingListConnectorProps {
  /** The lists, where there are some. */
  readonly lists: readonly MailingList[]
  readonly source: 'lists' | 'none' | 'never' | 'broken'
  readonly isConnectFailing: boolean
}

const lists = [
  { id: 'news', name: 'Bakery news' },
  { id: 'offers', name: 'Offers of the week' },
  { id: 'club', name: 'Sourdough club' },
]

/** A form is connected to a mailing list. */
const meta = {
  title: 'editor-ui/MailingListConnector',
  component: MailingListConnector,
  args: { lists, source: 'lists', isConnectFailing: false },
  argTypes: {
    lists: {
      description: 'The lists, where there are some.',
      control: 'object',
      table: { type: { summary: 'MailingList[]' } },
    },
    source: {
      description: 'Response to the request for lists: some, none, no response, or a failure.',
      control: 'select',
      options: ['lists', 'none', 'never', 'broken'],
    },
    isConnectFailing: { description: 'The request that connects fails the first time.' },
  },
  parameters: { machine: mailingListMachine },
  render: ({ connected, lists: given, source, isConnectFailing }) => {
    const { transport } = createMailingListServer({
      lists: source === 'none' ? [] : given,
      faults: {
        load: source === 'never' ? 'endless' : source === 'broken' ? 'failed' : 'ok',
        connect: isConnectFailing ? 'failed' : 'ok',
      },
    })
    return (
      <div style={{ maxInlineSize: '24rem' }}>
        <MailingListConnector connected={connected} {...transport} report={() => undefined} />
      </div>
    )
  },
} satisfies Meta<Args>
export default meta

type Story = StoryObj<Args>

export const Disconnected: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('radio', { name: 'Bakery news' })
    await expect(canvas.getByRole('status')).toHaveTextContent('disconnected')
  },
}

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('radio', { name: 'Bakery news' })
    await userEvent.tab()
    await userEvent.keyboard(' {ArrowDown}')
    const offers = canvas.getByRole('radio', { name: 'Offers of the week' })
    await expect(offers).toBeChecked()
    // The browser's own ring is round.
    await expect(getComputedStyle(offers).outlineStyle).toBe('auto')
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('checkbox', { name: 'Double opt-in' })).toBeChecked()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^connected/))
    await expect(canvas.getByText('Offers of the week')).toBeVisible()
  },
}

export const NoListSelected: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Connect' }))
    await canvas.findByText('A List must be selected')
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('A List must be selected')
  },
}

export const Connected: Story = {
  args: { connected: { listId: 'club', isDoubleOptIn: true } },
  play: async ({ canvas }) => {
    const name = await canvas.findByText('Sourdough club')
    const start = canvas.getByText('Double opt-in').getBoundingClientRect().left
    await expect(start).toBe(name.getBoundingClientRect().left)
  },
}

export const DisconnectedAgain: Story = {
  args: { connected: { listId: 'club', isDoubleOptIn: false } },
  play: async ({ canvas }) => {
    await canvas.findByText('Sourdough club')
    await userEvent.click(canvas.getByRole('button', { name: 'Disconnect' }))
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Sourdough club' })).toBeChecked())
  },
}

export const UnableToConnect: Story = {
  args: { isConnectFailing: true },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Bakery news' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Connect' }))
    await canvas.findByText('Unable to connect. Please try again')
  },
}

export const TriedAgain: Story = {
  ...UnableToConnect,
  play: async (context) => {
    await UnableToConnect.play?.(context)
    await userEvent.click(context.canvas.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(context.canvas.getByRole('status')).toHaveTextContent(/^connected/))
  },
}

export const NoLists: Story = {
  args: { source: 'none' },
  play: async ({ canvas }) => {
    await canvas.findByText("You don't have any mailing lists. Please create one before continuing.")
  },
}

export const Loading: Story = { args: { source: 'never' } }

export const UnableToLoad: Story = {
  args: { source: 'broken' },
  play: async ({ canvas }) => {
    await canvas.findByText('Unable to load. Try again.')
  },
}

const arabicLists = [
  { id: 'news', name: 'أخبار المخبز' },
  { id: 'offers', name: 'عروض الأسبوع' },
  { id: 'club', name: 'نادي الخميرة الطبيعية' },
]

export const RightToLeft: Story = {
  args: { lists: arabicLists },
  decorators: [inArabic],
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'عروض الأسبوع' }))
  },
}

export const InTheDark: Story = { ...Connected, globals: { theme: 'dark' } }

export const ForcedColours: Story = { ...Connected, globals: { theme: 'forced' } }
