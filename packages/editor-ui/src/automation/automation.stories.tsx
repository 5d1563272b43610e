import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { inArabic } from '../arabic/arabic.testing.tsx'
import { AutomationPanel, type AutomationPanelProps } from './automation.react.tsx'
import { createAutomationServer } from './automation.testing.ts'
import type { AutomationConnection } from './automation.ts'
import '../styles.css'

interface Args extends AutomationPanelProps {
  /** Requests fail the first time. */
  readonly isFailing: boolean
}

const services = ['Order notifications', 'Newsletter welcome', 'Stock alerts']
const connections: readonly AutomationConnection[] = services.map((name) => ({ id: name, name }))

const panelProps = ({ connections: connected, isFailing }: Args) => ({
  ...createAutomationServer(['Review requests'], isFailing ? { connect: 'failed' } : {}).transport,
  connections: connected,
  report: () => undefined,
})

/** Connections to an automation service. */
const meta = {
  title: 'editor-ui/AutomationPanel',
  component: AutomationPanel,
  args: { connections: [], isFailing: false },
  argTypes: {
    connections: { table: { type: { summary: 'AutomationConnection[]' } } },
    isFailing: { description: 'Requests fail the first time.' },
  },
  loaders: [({ args }) => ({ panel: panelProps(args) })],
  render: (_, { loaded }) => (
    <div style={{ maxInlineSize: '24rem' }}>
      <AutomationPanel {...(loaded as { readonly panel: ReturnType<typeof panelProps> }).panel} />
    </div>
  ),
} satisfies Meta<Args>
export default meta

type Story = StoryObj<Args>

export const AwaitingConnection: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('awaiting connection')
  },
}

export const Connected: Story = {
  args: { connections },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('3 connected')
    await expect(canvas.getByRole('list', { name: '3 connections' })).toBeVisible()
  },
}

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await canvas.findByText('1 connected')
    canvas.getByRole('button', { name: 'Disconnect Review requests' }).focus()
    await userEvent.keyboard('{Enter}')
    await canvas.findByText('awaiting connection')
  },
}

export const UnableToConnect: Story = {
  args: { isFailing: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Connect' }))
    await canvas.findByText('Unable to connect. Please try again')
  },
}

export const TriedAgain: Story = {
  args: { isFailing: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Connect' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await canvas.findByText('1 connected')
  },
}

const arabicConnections = ['إشعارات الطلبات', 'رسالة ترحيب النشرة البريدية', 'تنبيهات المخزون'].map(
  (name): AutomationConnection => ({ id: name, name }),
)

export const RightToLeft: Story = {
  args: { connections: arabicConnections },
  decorators: [inArabic],
  globals: { direction: 'rtl' },
}

export const InTheDark: Story = { args: { connections: connections.slice(0, 2) }, globals: { theme: 'dark' } }

export const ForcedColours: Story = {
  args: { connections: connections.slice(0, 2) },
  globals: { theme: 'forced' },
}
