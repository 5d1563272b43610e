import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { userEvent, within } from 'storybook/test'
import { Form } from '../form/form.react.tsx'
import { contact } from '../mock/sample.testing.ts'
import { readSubmission } from '../server.ts'
import { useFormAction, type FormActionState } from './form-action.react.ts'
import '../styles.css'

/** A server function, which runs in the page here. */
async function send(_: FormActionState, data: FormData): Promise<FormActionState> {
  const checks = {
    email: (value: string) => (value.startsWith('taken') ? 'This address is taken.' : undefined),
  }
  const read = await readSubmission(contact, data, { checks })
  return read.ok ? { saved: true } : read.failure
}

interface Args {
  readonly definition: typeof contact
}

function Contact({ definition }: Args): ReactNode {
  const { form, action } = useFormAction(definition, send)
  return <Form form={form} action={action} style={{ maxInlineSize: '40rem' }} />
}

/** A form that a server action of React 19 saves. */
const meta = {
  title: 'forms-client/useFormAction',
  args: { definition: contact },
  argTypes: {
    definition: {
      description: 'Fields and texts of the form.',
      type: { name: 'other', value: 'FormDefinition', required: true },
      control: 'object',
    },
  },
  render: ({ definition }) => <Contact key={JSON.stringify(definition)} definition={definition} />,
} satisfies Meta<Args>
export default meta

type Story = StoryObj<typeof meta>

const submitting = (email: string, text: string): Story => ({
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByLabelText('Email'), email)
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await canvas.findByText(text)
  },
})

export const Ready: Story = {}
export const RefusedByTheAction: Story = submitting('taken@example.com', 'This address is taken.')
export const SavedByTheAction: Story = submitting(
  'mira@example.com',
  'Thank you! We write back within two days.',
)
