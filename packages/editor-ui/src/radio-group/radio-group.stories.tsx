import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { inArabic } from '../arabic/arabic.testing.tsx'
import { RadioGroup, type RadioGroupProps } from './radio-group.react.tsx'
import '../styles.css'

type Args = RadioGroupProps<string>

function Group({ value: first, onChange, ...props }: Args) {
  const [value, setValue] = useState(first)
  const change = (next: string): void => {
    setValue(next)
    onChange(next)
  }
  return <RadioGroup {...props} value={value} onChange={change} />
}

const sizes = ['Small', 'Medium', 'Large'].map((label) => ({ value: label.toLowerCase(), label }))

const places = ['top', 'middle', 'bottom'].flatMap((line) =>
  ['left', 'centre', 'right'].map((column) => ({ value: `${line} ${column}`, label: `${line} ${column}` })),
)

const bars = (heights: readonly number[]) => (
  <svg aria-hidden="true" data-editor="sketch" viewBox="0 0 64 44">
    <path d={heights.map((height, index) => `M${12 + index * 13} 40v-${height}`).join('')} />
  </svg>
)

const cards = [
  { value: 'rising', label: 'Rising', picture: bars([8, 16, 24, 32]) },
  { value: 'falling', label: 'Falling', picture: bars([32, 24, 16, 8]) },
  { value: 'even', label: 'Even', picture: bars([20, 20, 20, 20]) },
]

/** One of several options: native radio buttons in a row, as cards, or in a grid of places. */
const meta = {
  title: 'editor-ui/RadioGroup',
  component: RadioGroup,
  args: { label: 'Size', options: sizes, value: 'medium', onChange: fn() },
  argTypes: {
    options: { table: { type: { summary: 'RadioOption[]' } }, control: 'object' },
    value: { control: 'text' },
    problem: { control: 'text' },
  },
  render: (args) => <Group key={args.value} {...args} />,
} satisfies Meta<Args>
export default meta

type Story = StoryObj<Args>

export const ARow: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Medium' })).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'Large' })).toBeChecked()
    await expect(args.onChange).toHaveBeenLastCalledWith('large')
  },
}

export const NothingChosen: Story = { args: { value: undefined } }

/** A stored value that is no option any more. */
export const Wrong: Story = {
  args: { value: 'huge', problem: 'huge is not one of the expected options' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Size' })).toHaveAccessibleDescription(
      'huge is not one of the expected options',
    )
  },
}

export const Cards: Story = { args: { label: 'Chart', options: cards, value: 'falling', kind: 'cards' } }

/** The arrow keys walk in both directions. */
export const AGrid: Story = {
  args: { label: 'Position', options: places, value: 'middle centre', kind: 'grid', columns: 3 },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByLabelText('middle centre')).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{ArrowRight}')
    await waitFor(() => expect(canvas.getByLabelText('bottom right')).toHaveFocus())
    await expect(canvas.getByLabelText('bottom right')).toBeChecked()
  },
}

const arabicSizes = [
  { value: 'small', label: 'صغير' },
  { value: 'medium', label: 'متوسط' },
  { value: 'large', label: 'كبير' },
]

export const RightToLeft: Story = {
  args: { label: 'المقاس', options: arabicSizes },
  decorators: [inArabic],
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'متوسط' })).toBeChecked()
    const [first, last] = ['صغير', 'كبير'].map((name) => canvas.getByText(name).getBoundingClientRect().x)
    await expect(first).toBeGreaterThan(last ?? Infinity)
  },
}

const arabicLines = ['أعلى', 'وسط', 'أسفل']
const arabicColumns = ['اليسار', 'الوسط', 'اليمين']
const arabicPlaces = places.map(({ value }, index) => ({
  value,
  label: `${arabicLines[Math.floor(index / 3)] ?? ''} ${arabicColumns[index % 3] ?? ''}`,
}))

export const GridRightToLeft: Story = {
  args: { ...AGrid.args, label: 'الموضع', options: arabicPlaces },
  decorators: [inArabic],
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(canvas.getByLabelText('وسط اليسار')).toHaveFocus())
  },
}

export const InTheDark: Story = { globals: { theme: 'dark' } }

export const CardsInTheDark: Story = { ...Cards, globals: { theme: 'dark' } }

export const ForcedColours: Story = { globals: { theme: 'forced' } }

export const GridInForcedColours: Story = { args: AGrid.args ?? {}, globals: { theme: 'forced' } }
