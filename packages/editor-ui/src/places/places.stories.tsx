import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { inArabic } from '../arabic/arabic.testing.tsx'
import { PlacesAutocomplete } from './places.react.tsx'
import '../styles.css'

const cities = ['London, UK', 'London, Ontario, Canada', 'Londonderry, UK', 'Lisbon, Portugal']
const suggest = (input: string) =>
  Promise.resolve(
    cities
      .filter((city) => city.toLowerCase().startsWith(input.toLowerCase()))
      .map((description) => ({ placeId: description, description })),
  )
const details = (placeId: string) => Promise.resolve({ placeId })

/** A place that is found while its name is typed. */
const meta = {
  title: 'editor-ui/PlacesAutocomplete',
  component: PlacesAutocomplete,
  args: {
    suggest,
    details,
    tracking: { productPage: 'events', productSection: 'location' },
    onSelect: fn(),
  },
  argTypes: { tracking: { control: false, table: { type: { summary: 'PlaceTracking' } } } },
  decorators: [
    (Story) => (
      <div
        data-editor="panel"
        style={{ maxInlineSize: '26rem', minBlockSize: '16rem', alignContent: 'start' }}
      >
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PlacesAutocomplete>
export default meta

type Story = StoryObj<typeof meta>

/** Writes a text at once: while one is typed, a slow machine searches for its first letters, too. */
async function write(field: HTMLElement, text: string): Promise<void> {
  await userEvent.click(field)
  await userEvent.paste(text)
}

export const Empty: Story = {}

export const StoredPlace: Story = {
  args: { defaultValue: 'Lisbon, Portugal' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveValue('Lisbon, Portugal')
  },
}

export const Suggestions: Story = {
  play: async ({ canvas }) => {
    await write(canvas.getByRole('combobox'), 'lon')
    await expect(await canvas.findAllByRole('option')).toHaveLength(3)
    await userEvent.keyboard('{ArrowDown}')
  },
}

export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('combobox')
    await write(field, 'lon')
    await canvas.findAllByRole('option')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(field).toHaveAttribute('aria-expanded', 'false'))
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(field).toHaveAttribute('aria-expanded', 'true'))
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{Enter}')
    await expect(field).toHaveValue('London, Ontario, Canada')
    await expect(args.onSelect).toHaveBeenCalledWith({ placeId: 'London, Ontario, Canada' })
  },
}

export const NoneFound: Story = {
  play: async ({ canvas }) => {
    await write(canvas.getByRole('combobox'), 'xyz')
    await canvas.findByText('No place matches.')
  },
}

const fails = () => Promise.reject(new Error('The server is down.'))
export const LoadFailed: Story = {
  args: { suggest: fails },
  play: async ({ canvas }) => {
    await write(canvas.getByRole('combobox'), 'lon')
    await canvas.findByText('Unable to load results')
  },
}

const arabicCities = ['القاهرة، مصر', 'القاهرة الجديدة، مصر', 'القيروان، تونس']

export const RightToLeft: Story = {
  args: {
    suggest: (input) =>
      Promise.resolve(
        arabicCities
          .filter((city) => city.startsWith(input))
          .map((description) => ({ placeId: description, description })),
      ),
  },
  decorators: [inArabic],
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await write(canvas.getByRole('combobox', { name: 'البحث عن مكان' }), 'القا')
    await expect(await canvas.findAllByRole('option')).toHaveLength(2)
    await expect(canvas.getByRole('status')).toHaveTextContent('مكانان')
    await userEvent.keyboard('{ArrowDown}')
  },
}

export const InTheDark: Story = { ...Suggestions, globals: { theme: 'dark' } }

export const ForcedColours: Story = { ...Suggestions, globals: { theme: 'forced' } }
