// A real font, under the Open Font License 1.1: its files are fetched when a text needs them.
import '@fontsource-variable/fraunces'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { inArabic } from '../arabic/arabic.testing.tsx'
import type { LoadFont } from './font-preview.browser.ts'
import { FontPicker } from './font-picker.react.tsx'
import { fontStack, type Font, type FontCategory } from './font.ts'
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
const kit: Font = { family: 'Fraunces Variable', category: 'serif' }
const loads: LoadFont = (font) => document.fonts.load(`1em ${fontStack(font)}`)

/** A font by name or category, shown in its own letters. */
const meta = {
  title: 'editor-ui/FontPicker',
  component: FontPicker,
  args: { fonts, styleGuide, kits: [kit], value: 'Georgia', loadPreview: loads, onSelect: fn() },
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

/** Fonts of the system are there; that of the kit is loaded when it comes into view. */
export const AllFonts: Story = {
  play: async ({ canvas }) => {
    const option = canvas.getByRole('option', { name: kit.family })
    await waitFor(() => expect(option).toHaveAttribute('data-preview', 'ready'))
    const faces = [...document.fonts].filter(({ family }) => family.includes(kit.family))
    await expect(faces.map(({ status }) => status)).toContain('loaded')
  },
}

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

const goneKit: readonly Font[] = [{ family: 'Harbour Grotesk', category: 'sansSerif' }]
const someFail: LoadFont = (font, signal) =>
  font === goneKit[0] ? Promise.reject(new Error('The kit is gone.')) : loads(font, signal)
export const PreviewFailed: Story = {
  args: { kits: goneKit, loadPreview: someFail },
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

export const RightToLeft: Story = {
  args: { hasLoadTimeWarning: true },
  decorators: [inArabic],
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('٢٠ خطًا')
  },
}

export const InTheDark: Story = { args: { hasLoadTimeWarning: true }, globals: { theme: 'dark' } }

export const ForcedColours: Story = { globals: { theme: 'forced' } }
