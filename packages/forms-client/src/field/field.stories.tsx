import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { FormRoot } from '../form/form-root.react.tsx'
import { SubmitButton } from '../form/press/submit-button.react.tsx'
import { useForm } from '../hook/use-form.react.ts'
import { everyKind } from '../mock/sample.testing.ts'
import { createFormStage, createRefusingStage } from '../mock/stage.testing.ts'
import { CheckboxField, RadioField } from './choice-field.react.tsx'
import { HiddenField } from './hidden-field.react.tsx'
import { LikertField } from './likert-field.react.tsx'
import { AddressField, DateField, NameField, PhoneField, TimeField } from './parts-field.react.tsx'
import { SectionField } from './section-field.react.tsx'
import {
  CurrencyField,
  EmailField,
  NumberField,
  PasswordField,
  SelectField,
  TextareaField,
  TextField,
  TwitterField,
  WebsiteField,
} from './text-field.react.tsx'
import '../styles.css'

interface Args {
  readonly checksOnLeave: boolean
  /** Makes the server refuse each field. */
  readonly isRefused: boolean
}

type Sample = typeof everyKind

function Parts({ isRefused, checksOnLeave }: Args): ReactNode {
  const form = useForm(everyKind, isRefused ? createRefusingStage(everyKind) : createFormStage())
  return (
    <FormRoot form={form} style={{ maxInlineSize: '40rem' }}>
      <NameField<Sample> id="name" checksOnLeave={checksOnLeave} />
      <EmailField<Sample> id="email" checksOnLeave={checksOnLeave} />
      <PhoneField<Sample> id="phone" checksOnLeave={checksOnLeave} />
      <AddressField<Sample> id="address" checksOnLeave={checksOnLeave} />
      <SectionField<Sample> id="about" />
      <TextField<Sample> id="subject" checksOnLeave={checksOnLeave} />
      <TextareaField<Sample> id="message" checksOnLeave={checksOnLeave} />
      <RadioField<Sample> id="glaze" checksOnLeave={checksOnLeave} />
      <CheckboxField<Sample> id="extras" checksOnLeave={checksOnLeave} />
      <SelectField<Sample> id="size" checksOnLeave={checksOnLeave} />
      <NumberField<Sample> id="pieces" checksOnLeave={checksOnLeave} />
      <CurrencyField<Sample> id="budget" checksOnLeave={checksOnLeave} />
      <DateField<Sample> id="date" checksOnLeave={checksOnLeave} />
      <TimeField<Sample> id="time" checksOnLeave={checksOnLeave} />
      <WebsiteField<Sample> id="website" checksOnLeave={checksOnLeave} />
      <TwitterField<Sample> id="twitter" checksOnLeave={checksOnLeave} />
      <PasswordField<Sample> id="password" checksOnLeave={checksOnLeave} />
      <LikertField<Sample> id="opinion" checksOnLeave={checksOnLeave} />
      <HiddenField<Sample> id="source" />
      <SubmitButton />
    </FormRoot>
  )
}

/** A part for each kind of field: a page carries the code of those that it names. */
const meta = {
  title: 'forms-client/Part per kind',
  subcomponents: { EmailField },
  args: { checksOnLeave: false, isRefused: false },
  argTypes: {
    isRefused: {
      control: 'boolean',
      description: 'The server refuses each field.',
    },
  },
  render: (args) => <Parts {...args} />,
} satisfies Meta<Args>
export default meta

type Story = StoryObj<typeof meta>

export const EveryKind: Story = {}

export const EveryKindIsWrong: Story = {
  args: { isRefused: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByLabelText(/^Email/), 'mira@example.com')
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(canvasElement.querySelectorAll('.form-item.error')).toHaveLength(17))
  },
}

function Pieces(): ReactNode {
  const form = useForm(everyKind, { ...createFormStage(), values: { pieces: '2' } })
  return (
    <FormRoot form={form} style={{ maxInlineSize: '40rem' }}>
      <NumberField<Sample> id="pieces">
        {({ root, title }, { value, set }) => (
          <div {...root}>
            <b data-form="title">{title.children}</b>
            <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center' }}>
              <button type="button" data-form="button" onClick={() => set(String(Number(value) - 1))}>
                One less
              </button>
              <output style={{ minInlineSize: '4rem', textAlign: 'center' }}>{value}</output>
              <button type="button" data-form="button" onClick={() => set(String(Number(value) + 1))}>
                One more
              </button>
            </div>
          </div>
        )}
      </NumberField>
    </FormRoot>
  )
}

/** A control of the page's own, with the answer of the field. */
export const OwnControl: Story = {
  render: () => <Pieces />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'One more' }))
    await expect(await canvas.findByText('3')).toBeVisible()
    // A button of the page's own is as high as that of the form.
    await expect(canvas.getByRole('button', { name: 'One more' }).offsetHeight).toBe(44)
  },
}
