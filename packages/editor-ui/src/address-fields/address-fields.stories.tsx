import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { AddressFields } from './address-fields.react.tsx'
import { inArabic } from '../arabic/arabic.testing.tsx'
import '../styles.css'

const address = { address: 'Harbour Lane 4', cityStateZip: 'Kilnhaven, 24103', country: 'Germany' }

/** The fields of an address, which browsers fill in. */
const meta = {
  title: 'editor-ui/AddressFields',
  component: AddressFields,
  args: { defaultValue: address, onChange: fn() },
  argTypes: {
    value: { table: { type: { summary: 'Partial<Address>' } } },
    defaultValue: { table: { type: { summary: 'Partial<Address>' } } },
  },
  decorators: [
    (Story) => (
      <div data-editor="panel" style={{ maxInlineSize: '28rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AddressFields>
export default meta

type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('group', { name: 'Address' })).toBeVisible()
    const country = canvas.getByRole('textbox', { name: 'Country' })
    await userEvent.clear(country)
    await userEvent.type(country, 'Spain')
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...address, country: 'Spain' })
  },
}

export const Empty: Story = { args: { defaultValue: undefined } }

/** An address of an older site, which has a street only. */
export const StreetAlone: Story = { args: { defaultValue: { address: 'Harbour Lane 4' } } }

export const RightToLeft: Story = {
  args: {
    defaultValue: { address: '٤ شارع الميناء', cityStateZip: 'الإسكندرية، ٢١٥١١', country: 'مصر' },
  },
  decorators: [inArabic],
  globals: { direction: 'rtl' },
}

export const InTheDark: Story = { globals: { theme: 'dark' } }

export const ForcedColours: Story = { globals: { theme: 'forced' } }
