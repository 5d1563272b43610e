import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { inArabic } from '../arabic/arabic.testing.tsx'
import { LinkEditor } from './link-editor.react.tsx'
import '../styles.css'

const pages = [
  { href: '/', name: 'Home' },
  { href: '/menu', name: 'Menu' },
  { href: '/about', name: 'About us' },
  { href: '/journal', name: 'Journal' },
]
const links = [
  { href: 'https://maps.example.com/harbour-bakery', name: 'Directions' },
  { href: 'https://tickets.example.com', name: 'Baking classes' },
]
const files = [
  { href: '/s/summer-menu.pdf', name: 'Summer menu.pdf' },
  { href: '/s/allergens.pdf', name: 'Allergens.pdf' },
]

/** A link to a page, a web address, an email, a phone or a file. */
const meta = {
  title: 'editor-ui/LinkEditor',
  component: LinkEditor,
  args: { pages, links, files, onSave: fn(), onCancel: fn() },
  argTypes: {
    pages: { control: false, table: { type: { summary: 'LinkChoice[] | Load<LinkChoice[]>' } } },
    links: { control: false, table: { type: { summary: 'LinkChoice[] | Load<LinkChoice[]>' } } },
    files: { control: false, table: { type: { summary: 'LinkChoice[] | Load<LinkChoice[]>' } } },
    tabs: { control: false, table: { type: { summary: 'LinkTab[]' } } },
  },
  decorators: [
    (Story) => (
      <div data-editor="panel" style={{ maxInlineSize: '28rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LinkEditor>
export default meta

type Story = StoryObj<typeof meta>

export const NewLink: Story = {}

export const ToAPage: Story = {
  args: {
    value: { target: 'page', href: '/menu', name: 'See the menu', newWindow: false },
    onRemove: fn(),
  },
}

export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Pages' })).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Web Address' })).toHaveFocus())
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'File' })).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Pages' })).toHaveFocus())
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'File' })).toHaveFocus())
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}')
    await userEvent.tab()
    await userEvent.keyboard('www.example.com{Enter}')
    await expect(args.onSave).toHaveBeenCalledWith({
      target: 'webAddress',
      href: 'https://www.example.com',
      name: '',
      newWindow: false,
    })
    await userEvent.keyboard('{Escape}')
    await expect(args.onCancel).toHaveBeenCalled()
  },
}

const refuse =
  (tab: string, label: string, text: string, message: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: tab }))
    await userEvent.type(canvas.getByRole('textbox', { name: label }), text)
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(canvas.getByRole('textbox', { name: label })).toHaveAccessibleDescription(message)
  }

export const WebAddressRefused: Story = {
  play: refuse(
    'Web Address',
    'Web Address',
    'our bakery',
    'Links must be a web address, with or without www.',
  ),
}

export const EmailRefused: Story = {
  play: refuse('Email', 'Email', 'ada at example', 'Please enter a valid email'),
}

export const PageRefused: Story = {
  play: refuse('Pages', 'Page', 'the menu', 'the menu is not a valid page URL'),
}

export const PhoneRefused: Story = {
  play: refuse('Phone', 'Phone', 'call us', 'Please enter a phone number'),
}

export const SavedLinks: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Links' }))
    const directions = canvas.getByLabelText(/Directions/)
    await userEvent.click(directions)
    await expect(canvas.getByLabelText('Link Name')).toHaveValue('Directions')
    // The browser's own ring is round.
    await expect(getComputedStyle(directions).outlineStyle).toBe('auto')
  },
}

const forever = () => new Promise<never>(() => undefined)
export const Loading: Story = { args: { pages: forever } }

const fails = () => Promise.reject(new Error('The server is down.'))
export const LoadFailed: Story = {
  args: { pages: fails },
  play: async ({ canvas }) => {
    await canvas.findByText('Unable to load collections')
  },
}

export const NothingToChoose: Story = { args: { pages: [] } }

const arabicPages = [
  { href: '/', name: 'الرئيسية' },
  { href: '/menu', name: 'القائمة' },
  { href: '/about', name: 'من نحن' },
  { href: '/journal', name: 'المدوّنة' },
]

export const RightToLeft: Story = {
  args: {
    pages: arabicPages,
    value: { target: 'page', href: '/menu', name: 'اطّلع على القائمة', newWindow: false },
    onRemove: fn(),
  },
  decorators: [inArabic],
  globals: { direction: 'rtl' },
}

export const InTheDark: Story = { ...ToAPage, globals: { theme: 'dark' } }

export const ForcedColours: Story = { ...ToAPage, globals: { theme: 'forced' } }
