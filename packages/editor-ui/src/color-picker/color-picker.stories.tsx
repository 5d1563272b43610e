import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { ColorContrast } from '../color-contrast/color-contrast.react.tsx'
import { inArabic } from '../arabic/arabic.testing.tsx'
import { ColorPicker, type ColorPickerProps } from './color-picker.react.tsx'
import '../styles.css'

const swatches = [
  { color: '#1f3a5f', name: 'Harbour' },
  { color: '#2f6f4e', name: 'Fern' },
  { color: '#c8553d', name: 'Brick' },
  { color: '#f2b134', name: 'Saffron' },
  { color: '#f4efe6', name: 'Linen' },
  { color: 'rgb(31 58 95 / 0.4)', name: 'Harbour, clear' },
]

/** A colour by hue, saturation, lightness and alpha, as text, or by a swatch. */
const meta = {
  title: 'editor-ui/ColorPicker',
  component: ColorPicker,
  args: { label: 'Text colour', defaultValue: '#2f6fb4', swatches, onChange: fn(), onCommit: fn() },
  argTypes: {
    value: { table: { type: { summary: 'string | Hsla' } } },
    defaultValue: { table: { type: { summary: 'string | Hsla' } } },
    swatches: { table: { type: { summary: '(string | Swatch)[]' } } },
    children: { control: false, table: { type: { summary: '(color: Hsla) => ReactNode' } } },
  },
  decorators: [
    (Story) => (
      <div data-editor="panel" style={{ inlineSize: 'fit-content' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<ColorPickerProps>
export default meta

type Story = StoryObj<typeof meta>

export const WithSwatches: Story = {}

export const SwatchPressed: Story = {
  play: async ({ canvas, args }) => {
    const swatch = canvas.getByRole('button', { name: 'Fern' })
    await userEvent.click(swatch)
    await expect(swatch).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.getByLabelText('Hex')).toHaveValue('#2f6f4e')
    await expect(args.onCommit).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Harbour, clear' }))
    await expect(canvas.getByRole('slider', { name: 'Alpha' })).toHaveAttribute('aria-valuetext', '40%')
    await expect(swatch).toHaveAttribute('aria-pressed', 'false')
  },
}

export const WithContrast: Story = {
  args: {
    defaultValue: '#767676',
    children: (color) => <ColorContrast color={color} background="#ffffff" />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Contrast 4.54:1/)).toBeVisible()
    await expect(canvas.getByText('AA')).toBeVisible()
  },
}

export const LowContrast: Story = {
  args: {
    defaultValue: '#f2b134',
    children: (color) => <ColorContrast color={color} background="#ffffff" />,
  },
}

export const WithoutAlpha: Story = {
  args: { hasAlpha: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('slider', { name: 'Alpha' })).toBeNull()
  },
}

export const Keyboard: Story = {
  args: { defaultValue: 'hsl(210 50% 40%)', defaultFormat: 'hsl' },
  play: async ({ canvas, args }) => {
    const text = canvas.getByLabelText('HSL')
    const hue = canvas.getByRole('slider', { name: 'Hue' })
    await userEvent.tab()
    await waitFor(() => expect(hue).toHaveFocus())
    await userEvent.keyboard('{PageUp}')
    await expect(text).toHaveValue('hsl(220 50% 40%)')
    await userEvent.keyboard('{PageDown}{PageDown}')
    await expect(hue).toHaveAttribute('aria-valuetext', '200°')
    await userEvent.tab()
    await userEvent.keyboard('{PageUp}')
    await expect(text).toHaveValue('hsl(200 60% 40%)')
    await expect(args.onCommit).toHaveBeenLastCalledWith(
      { hue: 200, saturation: 0.6, lightness: 0.4, alpha: 1 },
      '#297aa3',
    )
    await userEvent.clear(text)
    await userEvent.type(text, 'hsl(0 100% 50%){Enter}')
    await expect(hue).toHaveAttribute('aria-valuetext', '0°')
    await userEvent.tab()
    await expect(args.onCommit).toHaveBeenLastCalledWith(
      { hue: 0, saturation: 1, lightness: 0.5, alpha: 1 },
      '#ff0000',
    )
  },
}

export const TextOutOfBounds: Story = {
  args: { defaultFormat: 'hsl' },
  play: async ({ canvas }) => {
    const text = canvas.getByLabelText('HSL')
    await userEvent.clear(text)
    await userEvent.type(text, '400 50')
    await expect(canvas.getByRole('alert')).toHaveTextContent('Hue out of bounds. Missing an H/S/L value.')
    await expect(text).toHaveAccessibleDescription('Hue out of bounds. Missing an H/S/L value.')
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

export const Invalid: Story = {
  play: async ({ canvas }) => {
    const text = canvas.getByLabelText('Hex')
    await userEvent.clear(text)
    await userEvent.type(text, '#12345')
    await expect(text).toHaveAttribute('aria-invalid', 'true')
  },
}

const arabicNames = ['الميناء', 'السرخس', 'القرميد', 'الزعفران', 'الكتان', 'الميناء، شفاف']

export const RightToLeft: Story = {
  args: {
    label: 'لون النص',
    swatches: swatches.map(({ color }, index) => ({ color, name: arabicNames[index] ?? color })),
    children: (color) => <ColorContrast color={color} background="#ffffff" />,
  },
  decorators: [inArabic],
  globals: { direction: 'rtl' },
}

export const InTheDark: Story = { globals: { theme: 'dark' } }

export const ForcedColours: Story = { globals: { theme: 'forced' } }
