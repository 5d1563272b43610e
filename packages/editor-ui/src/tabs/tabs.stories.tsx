import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { inArabic } from '../arabic/arabic.testing.tsx'
import { Tabs, type TabsProps } from './tabs.react.tsx'
import '../styles.css'

const tabs = [
  { id: 'style', label: 'Style' },
  { id: 'spacing', label: 'Spacing' },
  { id: 'behaviour', label: 'Behaviour' },
]

type Args = TabsProps<string>

function Settings({ selected: first, children, ...props }: Args) {
  const [selected, select] = useState(first)
  return (
    <Tabs {...props} selected={selected} onSelect={select}>
      {children ?? <p>Settings of {selected}.</p>}
    </Tabs>
  )
}

/** Tabs, of which one shows its content. */
const meta = {
  title: 'editor-ui/Tabs',
  component: Tabs,
  args: { tabs, selected: 'style', label: 'Block settings' },
  argTypes: {
    tabs: { type: { name: 'other', value: 'Tab[]', required: true }, table: { type: { summary: 'Tab[]' } } },
    selected: {
      control: 'select',
      options: tabs.map(({ id }) => id),
      type: { name: 'string', required: true },
    },
  },
  render: (args) => <Settings key={args.selected} {...args} />,
} satisfies Meta<Args>
export default meta

type Story = StoryObj<Args>

export const ThreeTabs: Story = {}

/** The keyboard map: one Tab stop; the arrow keys, Home and End select. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Spacing' })).toHaveFocus())
    await expect(canvas.getByRole('tabpanel', { name: 'Spacing' })).toBeVisible()
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Behaviour' })).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Style' })).toHaveFocus())
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Behaviour' })).toHaveFocus())
    await userEvent.keyboard('{Home}')
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Style' })).toHaveFocus())
    await userEvent.tab()
    await expect(canvas.getByRole('tab', { name: 'Style' })).not.toHaveFocus()
  },
}

/** From right to left, the left arrow key leads to the next tab. */
export const RightToLeft: Story = {
  args: {
    tabs: [
      { id: 'style', label: 'النمط' },
      { id: 'spacing', label: 'التباعد' },
      { id: 'behaviour', label: 'السلوك' },
    ],
    label: 'إعدادات القسم',
    children: <p>إعدادات القسم.</p>,
  },
  decorators: [inArabic],
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'التباعد' })).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'النمط' })).toHaveFocus())
  },
}

export const InTheDark: Story = { globals: { theme: 'dark' } }

export const ForcedColours: Story = { globals: { theme: 'forced' } }
