import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import type { LoadFont } from './font-preview.browser.ts'
import { FontPicker } from './font-picker.react.tsx'
import type { Font, FontCategory } from './font.ts'
import '../styles.css'

const families: Readonly<Record<FontCategory, readonly string[]>> = {
  sansSerif: ['Arial', 'Helvetica', 'Verdana', 'Tahoma', 'Trebuchet MS'],
  serif: ['Georgia', 'Times New Roman', 'Palatino', 'Garamond'],
  display: ['Impact', 'Copperplate'],
  script: ['Brush Script MT', 'Comic Sans MS'],
  slabSerif: ['Rockwell'],
  mono: ['Courier New', 'Menlo'],
  other: ['Papyrus'],
}
const fonts = Object.entries(families).flatMap(([category, names]) =>
  names.map((family): Font => ({ family, category: category as FontCategory })),
)
const styleGuide: readonly Font[] = [
  { family: 'Georgia', category: 'serif' },
  { family: 'Verdana', category: 'sansSerif' },
]
const kits: readonly Font[] = [{ family: 'Harbour Grotesk', category: 'sansSerif' }]
const loads: LoadFont = () => Promise.resolve()

/** A font by name or category, shown in its own letters. */
const meta = {
  title: 'editor-ui/FontPicker',
  component: FontPicker,
  args: { fonts, styleGuide, kits, value: 'Georgia', loadPreview: loads, onSelect: fn() },
  argTypes: {
    fonts: { control: false, table: { type: { summary: 'Font[] | Load<Font[]>' } } },
    styleGuide: { control: false, table: { type: { summary: 'Font[]' } } },
    kits: { control: false, table: { type: { summary: 'Font[]' } } },
  },
  decorators: [
    (Story) => (
      <div data-editor="panel" style={{ maxInlineSize: '22rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FontPicker>
export default meta

type Story = StoryObj<typeof meta>

export const AllFonts: Story = {}

export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    const search = canvas.getByRole('combobox', { name: 'Search fonts' })
    await waitFor(() => expect(search).toHaveFocus())
    await userEvent.keyboard('ver{ArrowDown}{ArrowDown}{ArrowUp}{Enter}')
    await expect(args.onSelect).toHaveBeenCalledWith({ family: 'Verdana', category: 'sansSerif' })
    await waitFor(() => expect(search).toHaveFocus())
    await userEvent.clear(search)
    await userEvent.keyboard('{PageDown}')
    const active = () => document.getElementById(search.getAttribute('aria-activedescendant') ?? '')
    await waitFor(() => expect(active()).toHaveTextContent('Times New Roman'))
    await userEvent.keyboard('{PageUp}{Enter}')
    await expect(args.onSelect).toHaveBeenLastCalledWith({ family: 'Georgia', category: 'serif' })
  },
}

export const OneCategory: Story = {
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Category' }), 'Mono')
    await canvas.findByText('2 fonts')
  },
}

export const NoneFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Search fonts' }), 'zapf')
    await canvas.findByText('No font matches “zapf”.')
  },
}

export const LoadTimeWarning: Story = { args: { hasLoadTimeWarning: true } }

const someFail: LoadFont = ({ family }) =>
  family === 'Harbour Grotesk' ? Promise.reject(new Error('The kit is gone.')) : Promise.resolve()
export const PreviewFailed: Story = {
  args: { loadPreview: someFail },
  play: async ({ canvas }) => {
    await canvas.findByText('Unable to load preview for Harbour Grotesk')
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

const forever = () => new Promise<never>(() => undefined)
export const Loading: Story = { args: { fonts: forever } }

const fails = () => Promise.reject(new Error('The server is down.'))
export const LoadFailed: Story = {
  args: { fonts: fails },
  play: async ({ canvas }) => {
    await canvas.findByText('Unable to load fonts')
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const InTheDark: Story = { args: { hasLoadTimeWarning: true }, globals: { theme: 'dark' } }

export const ForcedColours: Story = { globals: { theme: 'forced' } }
