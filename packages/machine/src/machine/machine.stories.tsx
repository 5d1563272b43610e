import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import type { Machine } from './machine.ts'
import { useMachine } from './machine.react.ts'

type State = 'idle' | 'adding' | 'confirmed' | 'added' | 'failed'
type Event = 'press' | 'accepted' | 'rejected'

const addButton: Machine<State, Event> = {
  initial: 'idle',
  states: {
    idle: { on: { press: 'adding' } },
    adding: { on: { accepted: 'confirmed', rejected: 'failed' } },
    confirmed: { after: { ms: 1000, to: 'added' } },
    added: { after: { ms: 2000, to: 'idle' } },
    failed: { after: { ms: 1000, to: 'idle' } },
  },
}

const label: Record<State, string> = {
  idle: 'Add to Cart',
  adding: 'Adding…',
  confirmed: 'Adding…',
  added: 'Added!',
  failed: 'Adding…',
}

function AddButton({ answer, delay }: { answer: 'accepted' | 'rejected'; delay: number }) {
  const { state, send } = useMachine(addButton, {
    enter: {
      adding: (sendLater) => {
        const timer = setTimeout(() => sendLater(answer), delay)
        return () => clearTimeout(timer)
      },
    },
  })
  return (
    <button
      aria-busy={state !== 'idle' && state !== 'added'}
      onClick={() => send('press')}
      style={{
        minInlineSize: '10rem',
        padding: '0.75rem 1.5rem',
        border: '1px solid ButtonBorder',
        borderRadius: '0.5rem',
        background: 'CanvasText',
        color: 'Canvas',
        font: 'inherit',
        fontWeight: 600,
      }}
    >
      {label[state]}
    </button>
  )
}

/** A button whose states, delays and deaf moments are one table; the drawing is made from the same table. */
const meta: Meta<typeof AddButton> = {
  title: 'machine/useMachine',
  component: AddButton,
  args: { answer: 'accepted', delay: 300 },
  argTypes: {
    answer: { description: 'Response to the request that a press sends.' },
    delay: { description: 'Milliseconds until the response.' },
  },
  parameters: { machine: addButton, noControls: 'A hook, which takes its table once.' },
}
export default meta

type Story = StoryObj<typeof AddButton>

export const ServerAccepts: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button')
    await userEvent.click(button)
    await expect(button).toHaveTextContent('Adding…')
    await userEvent.click(button)
    await expect(await canvas.findByText('Added!', {}, { timeout: 3000 })).toBe(button)
  },
}

export const ServerRefuses: Story = {
  args: { answer: 'rejected' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await canvas.findByText('Add to Cart', {}, { timeout: 3000 })
  },
}

export const SlowServer: Story = { args: { delay: 5000 } }
