import type { Meta, StoryObj } from '@storybook/react-vite'
import { useStore } from '@sitewright/machine/react'
import { useEffect, useState, type ReactNode } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { ErrorSummary } from '../error/error-summary.react.tsx'
import { Field } from '../field/field.react.tsx'
import { FormRoot } from '../form/form-root.react.tsx'
import { SubmitButton } from '../form/press/submit-button.react.tsx'
import { useForm } from '../hook/use-form.react.ts'
import { visit } from '../mock/sample.testing.ts'
import { createFormStage } from '../mock/stage.testing.ts'
import { SuccessMessage } from '../form/success/success-message.react.tsx'
import { createFormPages } from './form-pages.ts'
import '../styles.css'

interface Args {
  /** Makes the server refuse the email. */
  readonly isRefused: boolean
}

function Pages({ isRefused }: Args): ReactNode {
  const [stage] = useState(() => {
    const stage = createFormStage()
    stage.server.state.errors = { email: 'This address is on our block list.' }
    if (isRefused) stage.server.use('fieldErrors', 'saveForm')
    return stage
  })
  const form = useForm(visit, stage)
  const [pages] = useState(() => createFormPages(form))
  const { index, count, page, isFirst, isLast } = useStore(pages)
  useEffect(() => pages.start(), [pages])
  return (
    <FormRoot form={form} success={<SuccessMessage />} style={{ maxInlineSize: '40rem' }}>
      <ErrorSummary />
      <h2>
        {page.title} ({index + 1} of {count})
      </h2>
      {visit.fields
        .filter(({ kind }) => kind !== 'section')
        .map(({ id }) => (
          <div key={id} hidden={!page.fields.some((field) => field.id === id)}>
            <Field id={id} />
          </div>
        ))}
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.75rem' }}>
        {!isFirst && (
          <button type="button" data-form="button" onClick={pages.back}>
            Back
          </button>
        )}
        {!isLast && (
          <button type="submit" data-form="button">
            Next
          </button>
        )}
        {isLast && <SubmitButton>Send</SubmitButton>}
      </div>
    </FormRoot>
  )
}

/** A form that is shown page by page: each section of its definition begins one. */
const meta = {
  title: 'forms-client/Pages of a form',
  parameters: { noControls: 'Pages are made of a definition by `createFormPages`, which has no settings.' },
  args: { isRefused: false },
  argTypes: {
    isRefused: {
      control: 'boolean',
      description: 'The server refuses the email.',
    },
  },
  render: (args) => <Pages {...args} />,
} satisfies Meta<Args>
export default meta

type Story = StoryObj<typeof meta>

export const FirstPage: Story = {}

/** A page with a wrong answer is not left. */
export const PageIsWrong: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await canvas.findByText(/^Email is not valid/)
    await expect(canvas.getByRole('heading', { name: 'About you (1 of 3)' })).toBeVisible()
  },
}

async function goToEnd(canvasElement: HTMLElement): Promise<void> {
  const canvas = within(canvasElement)
  await userEvent.type(canvas.getByLabelText(/^Email/), 'mira@example.com')
  await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
  await canvas.findByRole('heading', { name: 'Your visit (2 of 3)' })
  await userEvent.click(canvas.getByLabelText('Something to mend'))
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Piece' }), 'A bowl')
  await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
  await canvas.findByRole('heading', { name: 'Anything else (3 of 3)' })
}

/** Answers of the pages before stay as they are. */
export const LastPage: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await goToEnd(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await canvas.findByRole('heading', { name: 'Your visit (2 of 3)' })
    await expect(canvas.getByLabelText('Piece')).toHaveValue('A bowl')
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await canvas.findByRole('button', { name: 'Send' })
  },
}

export const Saved: Story = {
  play: async ({ canvasElement }) => {
    await goToEnd(canvasElement)
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Send' }))
    await within(canvasElement).findByText('See you soon.')
  },
}

/** The page of the first wrong field opens. */
export const RefusedOnAnEarlierPage: Story = {
  args: { isRefused: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await goToEnd(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await canvas.findByRole('heading', { name: 'About you (1 of 3)' })
    await waitFor(() => expect(canvas.getByLabelText(/^Email/)).toBeVisible())
    await expect(canvas.getByLabelText(/^Email/)).toHaveValue('mira@example.com')
  },
}
