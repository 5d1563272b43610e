import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/button.react.tsx'
import { inArabic } from '../arabic/arabic.testing.tsx'
import type { ConfirmOptions } from './confirm.dom.ts'
import { confirmDialog, requiredConfirmDialog } from './confirm.machine.ts'
import { useConfirm } from './use-confirm.react.ts'
import '../styles.css'

interface Texts {
  readonly page: string
  readonly button: string
  readonly answer: string
  readonly none: string
}

const english: Texts = { page: 'Summer menu', button: 'Ask', answer: 'Answer', none: 'none yet' }

const Ask = (options: ConfirmOptions) => <AskIn texts={english} options={options} />

interface AskInProps {
  readonly texts: Texts
  readonly options: ConfirmOptions
}

function AskIn({ texts, options }: AskInProps) {
  const ask = useConfirm()
  const [answer, setAnswer] = useState<boolean>()
  const put = (button: HTMLElement) => {
    // Within the part of the page that names its language, if one does.
    const parent = button.closest<HTMLElement>('div[lang]') ?? undefined
    void ask({ ...options, parent }).then(setAnswer)
  }
  return (
    <div data-editor="panel" style={{ maxInlineSize: '28rem' }}>
      <div data-editor="panel-head">
        <h3 data-editor="panel-title">{texts.page}</h3>
        <Button onClick={({ currentTarget }) => put(currentTarget)}>{texts.button}</Button>
      </div>
      <output>
        {texts.answer}: {answer === undefined ? texts.none : String(answer)}
      </output>
    </div>
  )
}

/** A question that resolves with an answer. */
const meta = {
  title: 'editor-ui/Confirm',
  component: Ask,
  parameters: { machine: confirmDialog },
  args: { title: 'Publish “Summer menu”?', body: 'Visitors see it at once.', confirm: 'Publish' },
  argTypes: {
    signal: {
      control: false,
      description: 'Closes the dialog with `false` when it is aborted.',
      table: { type: { summary: 'AbortSignal' }, defaultValue: { summary: 'none' } },
    },
    parent: {
      control: false,
      description: 'Element that the dialog is appended to.',
      table: { type: { summary: 'HTMLElement' }, defaultValue: { summary: 'document.body' } },
    },
    title: { description: 'The question.' },
    body: {
      control: 'text',
      description: 'Text below the question.',
      table: { defaultValue: { summary: 'none' } },
    },
    confirm: {
      control: 'text',
      description: 'Text of the button that confirms.',
      table: { defaultValue: { summary: "'Confirm'" } },
    },
    cancel: {
      control: 'text',
      description: 'Text of the button that cancels.',
      table: { defaultValue: { summary: "'Cancel'" } },
    },
    isCancellable: {
      control: 'boolean',
      description: 'Lets the user cancel, by a button, the Escape key or a press outside.',
      table: { defaultValue: { summary: 'true' } },
    },
    tone: {
      control: 'inline-radio',
      options: ['neutral', 'danger'],
      description: 'Look of the button that confirms. `danger` is for what cannot be undone.',
      table: { defaultValue: { summary: "'neutral'" } },
    },
  },
} satisfies Meta<typeof Ask>
export default meta

type Story = StoryObj<typeof meta>

async function open({ button } = english): Promise<HTMLElement> {
  await userEvent.click(screen.getByRole('button', { name: button }))
  return screen.findByRole('alertdialog')
}

export const Open: Story = {
  play: async () => {
    await open()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Publish' })).toHaveFocus())
  },
}

export const Danger: Story = {
  args: {
    title: 'Delete “Summer menu”?',
    body: 'The page and its 12 pictures are deleted. This cannot be undone.',
    confirm: 'Delete',
    tone: 'danger',
  },
  play: async () => {
    await open()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus())
  },
}

export const NotCancellable: Story = {
  parameters: { machine: requiredConfirmDialog },
  args: { title: 'Your session has ended', body: undefined, confirm: 'Sign in', isCancellable: false },
  play: async () => {
    const dialog = await open()
    await waitFor(() => expect(dialog).toBeVisible())
    await userEvent.keyboard('{Escape}{Escape}{Escape}{Escape}')
    await expect(dialog).toBeVisible()
  },
}

export const Confirmed: Story = {
  play: async () => {
    await open()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByText('Answer: true')).toBeVisible())
  },
}

export const Cancelled: Story = {
  play: async () => {
    await open()
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.getByText('Answer: false')).toBeVisible())
  },
}

export const CancelledByKeyboard: Story = {
  play: async () => {
    const dialog = await open()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Publish' })).toHaveFocus())
    await userEvent.tab({ shift: true })
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByText('Answer: false')).toBeVisible())
    await expect(dialog).not.toBeVisible()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Ask' })).toHaveFocus())
  },
}

const arabic: Texts = { page: 'قائمة الصيف', button: 'اسأل', answer: 'الجواب', none: 'لا جواب بعد' }

export const RightToLeft: Story = {
  args: {
    title: 'حذف «قائمة الصيف»؟',
    body: 'تُحذف الصفحة وصورها الاثنتا عشرة. لا يمكن التراجع عن ذلك.',
    confirm: 'حذف',
    tone: 'danger',
  },
  decorators: [inArabic],
  globals: { direction: 'rtl' },
  render: (args) => <AskIn texts={arabic} options={args} />,
  play: async () => {
    await open(arabic)
    await waitFor(() => expect(screen.getByRole('button', { name: 'إلغاء' })).toHaveFocus())
  },
}

export const InTheDark: Story = { ...Danger, globals: { theme: 'dark' } }

export const ForcedColours: Story = { ...Danger, globals: { theme: 'forced' } }
