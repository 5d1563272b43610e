import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { inArabic } from '../arabic/arabic.testing.tsx'
import { EmailSettingsFields } from './email-settings.react.tsx'
import '../styles.css'

/** The email that a form sends. */
const meta = {
  title: 'editor-ui/EmailSettings',
  component: EmailSettingsFields,
  args: {
    defaultValue: {
      subject: 'New order from your site',
      to: 'orders@example.com',
      cc: '',
      bcc: '',
      body: 'A new order has arrived.',
    },
    onChange: fn(),
  },
  argTypes: {
    value: { control: false, table: { type: { summary: 'EmailSettings' } } },
    defaultValue: { control: false, table: { type: { summary: 'EmailSettings' } } },
  },
  decorators: [
    (Story) => (
      <div data-editor="panel" style={{ maxInlineSize: '28rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof EmailSettingsFields>
export default meta

type Story = StoryObj<typeof meta>

export const Filled: Story = {}

export const AddressRefused: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('CC'), 'ada at example')
    await userEvent.tab()
    await expect(canvas.getByLabelText('CC')).toHaveAccessibleDescription(
      'Emails must be formatted as name@example.com',
    )
  },
}

export const SaveRefused: Story = {
  args: {
    isChecked: true,
    defaultValue: { subject: '', to: 'ada', cc: '', bcc: 'bob', body: '' },
  },
}

export const RightToLeft: Story = {
  args: {
    isChecked: true,
    defaultValue: {
      subject: 'طلب جديد من موقعك',
      to: 'orders@example.com',
      cc: 'ada',
      bcc: '',
      body: 'وصل طلب جديد.',
    },
  },
  decorators: [inArabic],
  globals: { direction: 'rtl' },
}

export const InTheDark: Story = { ...SaveRefused, globals: { theme: 'dark' } }

export const ForcedColours: Story = { ...SaveRefused, globals: { theme: 'forced' } }
