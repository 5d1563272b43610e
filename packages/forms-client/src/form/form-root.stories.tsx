import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { ErrorSummary } from '../error/error-summary.react.tsx'
import { CheckboxField } from '../field/choice-field.react.tsx'
import { LikertField } from '../field/likert-field.react.tsx'
import { NameField } from '../field/parts-field.react.tsx'
import { EmailField, NumberField } from '../field/text-field.react.tsx'
import { everyKind } from '../mock/sample.testing.ts'
import { createFormStage } from '../mock/stage.testing.ts'
import { SuccessMessage } from './success/success-message.react.tsx'
import { useFieldsState, useWatch } from '../watch/watch.react.ts'
import { FormRoot, type FormRootProps } from './form-root.react.tsx'
import { SubmitButton } from './press/submit-button.react.tsx'
import { useForm } from '../hook/use-form.react.ts'
import '../styles.css'

function Order(props: Pick<FormRootProps, 'focus' | 'success' | 'labels'>): ReactNode {
  const form = useForm(everyKind, { ...createFormStage(), values: { pieces: '2' } })
  const { pieces, extras } = useWatch(form, ['pieces', 'extras'])
  const { dirtyFields } = useFieldsState(form)
  return (
    <FormRoot form={form} {...props} style={{ maxInlineSize: '40rem' }}>
      <ErrorSummary />
      <NameField<typeof everyKind> id="name" />
      <EmailField<typeof everyKind> id="email" checksOnLeave />
      <NumberField<typeof everyKind> id="pieces" />
      <CheckboxField<typeof everyKind> id="extras" />
      <LikertField<typeof everyKind> id="opinion" />
      <output aria-live="off">
        Pieces: {pieces}. Extras: {extras.length}. Changed answers: {dirtyFields.length}.
      </output>
      <SubmitButton>Order</SubmitButton>
    </FormRoot>
  )
}

/** A form whose page names each of its parts, and follows some of its answers. */
const meta = {
  title: 'forms-client/FormRoot',
  component: FormRoot,
  args: { focus: 'auto', success: <SuccessMessage /> },
  argTypes: { form: { control: false } },
  render: ({ focus, success, labels }) => <Order focus={focus} success={success} labels={labels} />,
} satisfies Meta<FormRootProps>
export default meta

type Story = StoryObj<FormRootProps>

export const NothingChanged: Story = {}

export const AnswersFollowed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByLabelText('Gift wrap'))
    await userEvent.clear(canvas.getByLabelText('Pieces'))
    await userEvent.type(canvas.getByLabelText('Pieces'), '3')
    await expect(await canvas.findByText('Pieces: 3. Extras: 1. Changed answers: 2.')).toBeVisible()
  },
}

export const CheckedOnLeave: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByLabelText('Email'), 'mira@')
    await userEvent.tab()
    await canvas.findByText(/^Email is not valid/)
  },
}
