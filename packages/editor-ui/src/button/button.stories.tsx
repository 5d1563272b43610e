import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { inArabic } from '../arabic/arabic.testing.tsx'
import { Button, type ButtonProps } from './button.react.tsx'
import '../styles.css'

/** A button in each of its looks. It submits no form, unless its `type` says so. */
const meta = {
  title: 'editor-ui/Button',
  component: Button,
  args: { children: 'Save', onClick: fn() },
  argTypes: {
    children: {
      description: 'Content of the button, such as its text.',
      table: { defaultValue: { summary: 'none' } },
    },
    disabled: {
      description: 'Takes no press, and no focus.',
      control: 'boolean',
      type: { name: 'boolean' },
      table: { defaultValue: { summary: 'false' } },
    },
    onClick: {
      description: 'Is called with each press of a button that is not busy.',
      table: { defaultValue: { summary: 'none' }, type: { summary: '(event: MouseEvent) => void' } },
    },
  },
} satisfies Meta<typeof Button>
export default meta

type Story = StoryObj<typeof meta>

export const Quiet: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveFocus()
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const Primary: Story = { args: { kind: 'primary' } }

export const Danger: Story = { args: { kind: 'danger', children: 'Delete' } }

/** Without a frame, for rows of buttons and for icons. */
export const Plain: Story = { args: { kind: 'plain' } }

/** It keeps the focus, and takes no press. */
export const Busy: Story = {
  args: { kind: 'primary', isBusy: true, children: 'Saving…' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Saving…' })
    await userEvent.click(button)
    await expect(button).toHaveFocus()
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

export const Disabled: Story = { args: { disabled: true } }

interface LooksProps extends Pick<ButtonProps, 'onClick'> {
  readonly save: string
  readonly saving: string
}

const Looks = ({ save, saving, onClick }: LooksProps) => (
  <div style={{ display: 'grid', gap: '0.75rem', justifyItems: 'start' }}>
    {(['plain', 'quiet', 'danger', 'primary'] as const).map((kind) => (
      <div key={kind} data-editor="actions">
        <Button kind={kind} onClick={onClick}>
          {save}
        </Button>
        <Button kind={kind} disabled>
          {save}
        </Button>
        <Button kind={kind} isBusy>
          {saving}
        </Button>
      </div>
    ))}
  </div>
)

/** All looks side by side, as they are, disabled and busy. */
export const EveryLook: Story = {
  render: ({ onClick }) => <Looks save="Save" saving="Saving…" onClick={onClick} />,
}

export const RightToLeft: Story = {
  decorators: [inArabic],
  globals: { direction: 'rtl' },
  render: ({ onClick }) => <Looks save="حفظ" saving="جارٍ الحفظ…" onClick={onClick} />,
}

export const InTheDark: Story = { ...EveryLook, globals: { theme: 'dark' } }

export const ForcedColours: Story = { ...EveryLook, globals: { theme: 'forced' } }
