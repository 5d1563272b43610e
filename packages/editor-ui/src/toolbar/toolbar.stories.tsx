import { createStore } from '@sitewright/machine/store'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/button.react.tsx'
import { inArabic } from '../arabic/arabic.testing.tsx'
import { Field } from '../field/field.react.tsx'
import { emptyState, type RichTextController, type RichTextState } from '../rich-text/rich-text.ts'
import { Toolbar, type ToolbarProps } from './toolbar.react.tsx'
import '../styles.css'

interface Args extends ToolbarProps {
  readonly state: Partial<RichTextState>
}

const exec = fn<RichTextController['exec']>(() => true)

/** An engine without a text, which is in the state of the story. */
function createEngine(state: Partial<RichTextState>) {
  const all = { ...emptyState, isEditable: true, canUndo: true, canIndent: true, ...state }
  const controller: RichTextController = {
    ...createStore<RichTextState>(all),
    exec,
    focus: () => undefined,
    linkAtSelection: () => ({ href: '', text: '', newWindow: false }),
  }
  return controller
}

function OfAnEngine({ state, groups, panels }: Args) {
  const [controller] = useState(() => createEngine(state))
  useEffect(() => () => void exec.mockClear(), [])
  return <Toolbar controller={controller} groups={groups} panels={panels} />
}

const panel = (label: string) => (close: () => void) => (
  <>
    <Field label={label}>{(control) => <input {...control} />}</Field>
    <div data-editor="actions">
      <Button onClick={close}>Done</Button>
    </div>
  </>
)

/** Buttons and menus that format a text, for any engine. The rich-text editor has it above its text. */
const meta = {
  title: 'editor-ui/Toolbar',
  component: Toolbar,
  args: {
    panels: { color: panel('Colour'), background: panel('Highlight'), link: panel('Address') },
    state: {},
  },
  argTypes: {
    controller: { control: false },
    panels: { control: false },
    editor: { control: false },
    groups: { control: 'object' },
    state: {
      description: 'What the engine says about the selection.',
      control: 'object',
      type: { name: 'other', value: 'Partial<RichTextState>' },
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '54rem', minBlockSize: '24rem' }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => <OfAnEngine key={JSON.stringify(args.state)} {...args} />,
} satisfies Meta<Args>
export default meta

type Story = StoryObj<Args>

export const PlainText: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('toolbar')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Bold' }))
    await expect(exec).toHaveBeenLastCalledWith({ type: 'mark', mark: 'bold' })
  },
}

/** The buttons of what the selected text already is are pressed; one that is true of a part of it says "mixed". */
export const FormattedText: Story = {
  args: { state: { bold: true, italic: 'mixed', list: 'bullet', align: 'center', canRedo: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.getByRole('button', { name: 'Italic' })).toHaveAttribute('aria-pressed', 'mixed')
  },
}

export const ReadOnly: Story = { args: { state: { isEditable: false } } }

/** One Tab stop: the arrow keys, Home and End lead from button to button. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus())
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('button', { name: 'Undo' })).not.toHaveFocus()
    await userEvent.keyboard('{Home}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus())
  },
}

/** Each style is shown in its own look; the one of the selection is checked. */
export const MenuOfStyles: Story = {
  args: { state: { block: 2 } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Paragraph style: Heading 2' }))
    const menu = await canvas.findByRole('menu')
    await waitFor(() => expect(menu).toBeVisible())
    await expect(canvas.getByRole('menuitemradio', { checked: true })).toHaveTextContent('Heading 2')
  },
}

/** A panel below its button, which its own content closes. */
export const PanelOfALink: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Link' }))
    await expect(await canvas.findByLabelText('Address')).toBeVisible()
  },
}

export const PanelClosed: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('button', { name: 'Link' })
    await userEvent.click(link)
    await canvas.findByLabelText('Address')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByLabelText('Address')).toBeNull())
    await expect(link).toHaveAttribute('aria-expanded', 'false')
  },
}

export const FewButtons: Story = { args: { groups: [['bold', 'italic'], ['link']] } }

/** On a narrow screen, the groups are set in lines. */
export const OnAPhone: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '22rem' }}>
        <Story />
      </div>
    ),
  ],
}

export const RightToLeft: Story = {
  args: { ...FormattedText.args },
  decorators: [inArabic],
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'غامق' })).toHaveAttribute('aria-pressed', 'true')
  },
}

export const InTheDark: Story = { ...MenuOfStyles, globals: { theme: 'dark' } }

export const ForcedColours: Story = { ...FormattedText, globals: { theme: 'forced' } }

export const MenuInForcedColours: Story = { ...MenuOfStyles, globals: { theme: 'forced' } }
