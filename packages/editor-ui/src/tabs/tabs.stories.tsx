import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Tabs } from './tabs.react.tsx'
import '../styles.css'

const tabs = [
  { id: 'style', label: 'Style' },
  { id: 'spacing', label: 'Spacing' },
  { id: 'behaviour', label: 'Behaviour' },
] as const

function Settings() {
  const [selected, select] = useState<(typeof tabs)[number]['id']>('style')
  return (
    <Tabs tabs={tabs} selected={selected} onSelect={select} label="Block settings">
      <p>Settings of {selected}.</p>
    </Tabs>
  )
}

/** Tabs, of which one shows its content. */
const meta: Meta = { title: 'editor-ui/Tabs', render: () => <Settings /> }
export default meta

type Story = StoryObj

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
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Spacing' })).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Style' })).toHaveFocus())
  },
}

export const InTheDark: Story = { globals: { theme: 'dark' } }

export const ForcedColours: Story = { globals: { theme: 'forced' } }
