import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { inArabic } from '../arabic/arabic.testing.tsx'
import { Field, TextField, type TextFieldProps } from './field.react.tsx'
import '../styles.css'

type Args = Pick<TextFieldProps, 'label' | 'hint' | 'problem' | 'value' | 'onChange' | 'disabled'>

function Typed({ value: first, onChange, ...props }: Args) {
  const [value, setValue] = useState(first)
  const change = (text: string): void => {
    setValue(text)
    onChange(text)
  }
  return <TextField {...props} value={value} onChange={change} />
}

/** A control with its label, a hint, and a message about what is wrong with it. */
const meta = {
  title: 'editor-ui/Field',
  component: TextField,
  subcomponents: { Field },
  args: { label: 'Title', hint: 'Shown in search results.', value: 'Harbour Bakery', onChange: fn() },
  argTypes: {
    hint: { control: 'text' },
    problem: { control: 'text' },
    disabled: {
      description: 'Takes no text, and no focus.',
      control: 'boolean',
      type: { name: 'boolean' },
      table: { defaultValue: { summary: 'false' } },
    },
  },
  decorators: [
    (Story) => (
      <div data-editor="panel" style={{ maxInlineSize: '28rem' }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => <Typed key={args.value} {...args} />,
} satisfies Meta<Args>
export default meta

type Story = StoryObj<Args>

export const WithAHint: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Title' })
    await expect(field).toHaveAccessibleDescription('Shown in search results.')
    await userEvent.type(field, '!')
    await expect(args.onChange).toHaveBeenLastCalledWith('Harbour Bakery!')
  },
}

export const LabelAlone: Story = { args: { hint: undefined } }

export const Empty: Story = { args: { value: '' } }

/** The message describes the field, beside its hint. */
export const Wrong: Story = {
  args: {
    label: 'Slug',
    value: 'a b',
    hint: 'The last part of the address.',
    problem: 'a b is not a valid page URL',
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Slug' })
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription(/a b is not a valid page URL/)
  },
}

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    const { backgroundColor, color } = getComputedStyle(canvas.getByRole('textbox'))
    await expect(backgroundColor).not.toBe('rgb(255, 255, 255)')
    await expect(color).not.toBe(getComputedStyle(canvas.getByText('Title')).color)
  },
}

/** Any control takes the attributes that tie it to its texts. */
export const AnotherControl: Story = {
  args: { label: 'Language' },
  render: ({ label, hint, problem }) => (
    <Field label={label} hint={hint} problem={problem}>
      {(attributes) => (
        <select {...attributes}>
          <option>English</option>
          <option>Deutsch</option>
        </select>
      )}
    </Field>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Language' })).toHaveAccessibleDescription(
      'Shown in search results.',
    )
  },
}

export const LongTexts: Story = {
  args: {
    label: 'Beschreibung der Veranstaltungsreihe für Suchmaschinen und soziale Netzwerke',
    hint: 'Wird unter dem Titel angezeigt, solange keine eigene Zusammenfassung hinterlegt ist.',
    problem: 'Die Beschreibung ist länger als die meisten Suchmaschinen anzeigen.',
  },
}

export const RightToLeft: Story = {
  args: {
    label: 'المسار',
    value: 'قائمة الصيف',
    hint: 'الجزء الأخير من العنوان.',
    problem: 'قائمة الصيف ليس عنوان صفحة صالحًا',
  },
  decorators: [inArabic],
  globals: { direction: 'rtl' },
}

export const InTheDark: Story = { ...Wrong, globals: { theme: 'dark' } }

export const ForcedColours: Story = { ...Wrong, globals: { theme: 'forced' } }
