import { useFetchState } from '@sitewright/site/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMemo } from 'react'
import { expect, userEvent } from 'storybook/test'
import { inArabic } from '../arabic/arabic.testing.tsx'
import { createFaults, type Fate } from '../mock/fault.testing.ts'
import { FetchState, type FetchStateProps } from './fetch-state.react.tsx'
import '../styles.css'

interface Args extends FetchStateProps<string> {
  /** Outcome of the first request. */
  readonly fate: Fate
}

const report = () => undefined

function Fetched({ fate, failed, pending }: Args) {
  const load = useMemo(() => {
    const { answer } = createFaults({ load: fate })
    return (signal: AbortSignal) => answer('load', signal, () => 'Rye, wholemeal and sourdough.')
  }, [fate])
  return (
    <FetchState state={useFetchState(load, { report })} failed={failed} pending={pending}>
      {(breads) => <p>{breads}</p>}
    </FetchState>
  )
}

/** A value on its way, one that is there, and one that could not be fetched. */
const meta = {
  title: 'editor-ui/FetchState',
  component: FetchState,
  args: { fate: 'ok' },
  argTypes: {
    pending: { control: 'text' },
    fate: {
      description: 'Outcome of the first request.',
      control: 'inline-radio',
      options: ['ok', 'failed', 'endless'],
    },
  },
  render: (args) => <Fetched {...args} />,
} satisfies Meta<Args>
export default meta

type Story = StoryObj<Args>

export const AValue: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('Rye, wholemeal and sourdough.')
  },
}

export const Pending: Story = {
  args: { fate: 'endless' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading…')
  },
}

export const Failed: Story = {
  args: { fate: 'failed' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Unable to load. Try again.')).toBeVisible()
  },
}

export const TriedAgain: Story = {
  args: { fate: 'failed' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await canvas.findByText('Rye, wholemeal and sourdough.')
  },
}

export const RightToLeft: Story = {
  args: { fate: 'failed' },
  decorators: [inArabic],
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await canvas.findByText('تعذّر التحميل. حاول مرة أخرى.')
  },
}

export const ForcedColours: Story = { ...Failed, globals: { theme: 'forced' } }

export const FailedInTheDark: Story = { ...Failed, globals: { theme: 'dark' } }
