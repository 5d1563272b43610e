import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { inArabic } from '../arabic/arabic.testing.tsx'
import { createProseMirror } from '../prosemirror/prosemirror.browser.ts'
import { RichTextEditor } from './rich-text.react.tsx'
import '../styles.css'

const sample = `<h2>Our workshop</h2>
<p>Everything is <strong>made by hand</strong> in a small workshop by the sea. Each bowl takes <em>three days</em>,
two firings and <span style="color: #4a3200"><span style="background-color: #ffe9a8">a lot of patience</span></span>.</p>
<ul><li><p>Stoneware from local clay</p></li><li><p>Glazes <u>without lead</u></p></li></ul>
<p>Write to <a href="mailto:hello@example.com">hello@example.com</a> for H<sub>2</sub>O-proof answers.</p>`

/** A text with its toolbar, edited by ProseMirror. */
const meta: Meta<typeof RichTextEditor> = {
  title: 'editor-ui/RichTextEditor',
  component: RichTextEditor,
  args: {
    label: 'Text',
    engine: () => createProseMirror,
    defaultValue: sample,
    onChange: fn(),
    swatches: ['#1a1c22', '#b3261e', '#12653d', '#2452d6', '#ffe9a8'],
    destinations: {
      pages: [
        { href: '/about', name: 'About us' },
        { href: '/shop', name: 'Shop' },
      ],
    },
  },
  argTypes: { destinations: { control: false }, swatches: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '54rem', minBlockSize: '36rem', marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
}
export default meta

type Story = StoryObj<typeof RichTextEditor>

const textOf = (root: HTMLElement): Promise<HTMLElement> =>
  within(root).findByRole('textbox', { name: 'Text' })

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

function rangeOf(text: HTMLElement, part: string): Range {
  const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const at = node.nodeValue?.indexOf(part) ?? -1
    if (at < 0) continue
    range.setStart(node, at)
    range.setEnd(node, at + part.length)
  }
  return range
}

/** Selects a part of the text. Soon after it gets the focus, ProseMirror puts its own selection back. */
async function select(root: HTMLElement, part: string): Promise<HTMLElement> {
  const text = await textOf(root)
  text.focus()
  await waitFor(async () => {
    const selection = document.getSelection()
    const { startContainer, startOffset, endContainer, endOffset } = rangeOf(text, part)
    selection?.setBaseAndExtent(startContainer, startOffset, endContainer, endOffset)
    for (let count = 0; count < 3; count++) await frame()
    await expect(String(document.getSelection())).toBe(part)
  })
  return text
}

const isShown: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await expect(await textOf(canvasElement)).toHaveTextContent('Our workshop')
}

export const WithText: Story = { play: isShown }

export const Empty: Story = { args: { defaultValue: '' } }

/** The keyboard map: Alt+F10 to the toolbar, arrows, Home and End along it, Escape back to the text. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement, canvas }) => {
    const text = await select(canvasElement, 'three days')
    await userEvent.keyboard('{Alt>}{F10}{/Alt}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Paragraph style/ })).toHaveFocus())
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Justify' })).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus())
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Justify' })).toHaveFocus())
    await userEvent.keyboard('{End}{Home}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(text).toHaveFocus())
  },
}

/** The keys of the text: formats, indentation, and steps of the history. */
export const KeysOfTheText: Story = {
  play: async ({ canvasElement, canvas }) => {
    await select(canvasElement, 'small workshop')
    const isPressed = (name: string, pressed: boolean) =>
      waitFor(() =>
        expect(canvas.getByRole('button', { name })).toHaveAttribute('aria-pressed', String(pressed)),
      )
    await userEvent.keyboard('{Control>}b{/Control}')
    await isPressed('Bold', true)
    await userEvent.keyboard('{Control>}i{/Control}')
    await isPressed('Italic', true)
    await userEvent.keyboard('{Control>}u{/Control}')
    await isPressed('Underline', true)
    await userEvent.keyboard('{Control>}z{/Control}')
    await isPressed('Underline', false)
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
    await isPressed('Underline', true)
    await userEvent.keyboard('{Control>}z{/Control}')
    await isPressed('Underline', false)
    await userEvent.keyboard('{Control>}y{/Control}')
    await isPressed('Underline', true)
    const outdent = canvas.getByRole('button', { name: 'Outdent' })
    const canOutdent = (can: boolean) =>
      waitFor(() => expect(outdent.getAttribute('aria-disabled')).toBe(can ? null : 'true'))
    await canOutdent(false)
    await userEvent.keyboard('{Control>}]{/Control}')
    await canOutdent(true)
    await userEvent.keyboard('{Control>}[[{/Control}')
    await canOutdent(false)
  },
}

export const SomeOfItBold: Story = {
  play: async ({ canvasElement, canvas }) => {
    await select(canvasElement, 'made by hand')
    const bold = canvas.getByRole('button', { name: 'Bold' })
    await waitFor(() => expect(bold).toHaveAttribute('aria-pressed', 'true'))
    await userEvent.keyboard('{Control>}a{/Control}')
    await waitFor(() => expect(bold).toHaveAttribute('aria-pressed', 'mixed'))
  },
}

/** The menu of paragraph styles: arrows walk, Enter chooses, Escape closes. */
export const ParagraphStyles: Story = {
  play: async ({ canvasElement, canvas }) => {
    await select(canvasElement, 'Our workshop')
    const opener = await canvas.findByRole('button', { name: 'Paragraph style: Heading 2' })
    opener.focus()
    await userEvent.keyboard('{ArrowDown}')
    const menu = within(await canvas.findByRole('menu', { name: 'Paragraph style' }))
    await waitFor(() => expect(menu.getByRole('menuitemradio', { name: 'Heading 2' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(menu.getByRole('menuitemradio', { name: 'Heading 3' })).toHaveFocus())
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(menu.getByRole('menuitemradio', { name: 'Heading 6' })).toHaveFocus())
    await userEvent.keyboard('{ArrowUp}')
    await waitFor(() => expect(menu.getByRole('menuitemradio', { name: 'Heading 5' })).toHaveFocus())
    await userEvent.keyboard('{Home}{ArrowDown}{ArrowDown}{ArrowDown}')
    await waitFor(() => expect(menu.getByRole('menuitemradio', { name: 'Heading 3' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    const changed = await canvas.findByRole('button', { name: 'Paragraph style: Heading 3' })
    changed.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('menuitemradio', { name: 'Heading 3' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(changed).toHaveFocus())
    await expect(canvas.queryByRole('menu')).toBeNull()
  },
}

/** Ctrl+K opens the link at the cursor. */
export const ALink: Story = {
  play: async ({ canvasElement, canvas }) => {
    await select(canvasElement, 'hello@example.com')
    await userEvent.keyboard('{Control>}k{/Control}')
    const panel = within(await canvas.findByRole('dialog', { name: 'Link' }))
    await expect(panel.getByRole('tab', { name: 'Email' })).toHaveAttribute('aria-selected', 'true')
    await expect(panel.getByRole('textbox', { name: 'Link Name' })).toHaveValue('hello@example.com')
  },
}

/** A colour that was written as a name is shown as what it is. */
export const ANamedColour: Story = {
  args: { defaultValue: '<p>Our workshop is <span style="color: teal">open</span>.</p>' },
  play: async ({ canvas, canvasElement }) => {
    await select(canvasElement, 'open')
    await userEvent.click(canvas.getByRole('button', { name: 'Text colour' }))
    const panel = within(await canvas.findByRole('dialog', { name: 'Text colour' }))
    await expect(panel.getByRole('textbox', { name: 'Hex' })).toHaveValue('#008080')
  },
}

export const ATextColour: Story = {
  play: async ({ canvas, canvasElement }) => {
    await select(canvasElement, 'a lot of patience')
    await userEvent.click(canvas.getByRole('button', { name: 'Text colour' }))
    await expect(await canvas.findByRole('dialog', { name: 'Text colour' })).toBeVisible()
  },
}

/** A new link: choose a page, name it, save. */
export const ANewLink: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const text = await select(canvasElement, 'by the sea')
    await userEvent.click(canvas.getByRole('button', { name: 'Link' }))
    const panel = within(await canvas.findByRole('dialog', { name: 'Link' }))
    await userEvent.click(await panel.findByText('About us'))
    await userEvent.click(panel.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(args.onChange).toHaveBeenCalled())
    const link = await within(text).findByRole('link', { name: 'by the sea' })
    await expect(link).toHaveAttribute('href', '/about')
    await waitFor(() => expect(text).toHaveFocus())
  },
}

export const ReadOnly: Story = {
  args: { isEditable: false },
  play: async ({ canvas, canvasElement }) => {
    await expect(await textOf(canvasElement)).toHaveAttribute('contenteditable', 'false')
    await expect(canvas.getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-disabled', 'true')
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  decorators: [inArabic],
  args: {
    defaultValue: '<h2>الورشة</h2><p>كل شيء <strong>مصنوع يدويًا</strong> في ورشة صغيرة بجانب البحر.</p>',
  },
  play: async ({ canvas, canvasElement }) => {
    await select(canvasElement, 'مصنوع')
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'محاذاة إلى اليمين' })).toHaveAttribute(
        'aria-pressed',
        'true',
      ),
    )
    await userEvent.keyboard('{Alt>}{F10}{/Alt}{ArrowLeft}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'إعادة' })).toHaveFocus())
  },
}

export const InTheDark: Story = { globals: { theme: 'dark' }, play: isShown }

export const ForcedColours: Story = { globals: { theme: 'forced' }, play: isShown }

export const OnAPhone: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '352px' }}>
        <Story />
      </div>
    ),
  ],
  play: isShown,
}

export const Loading: Story = {
  args: { engine: () => new Promise(() => undefined) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading')
  },
}

let tries = 0

/** The engine could not be loaded. */
export const FailedToLoad: Story = {
  args: {
    engine: () => (tries++ === 0 ? Promise.reject(new Error('offline')) : Promise.resolve(createProseMirror)),
  },
  loaders: [
    () => {
      tries = 0
      return {}
    },
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Unable to load. Try again.')).toBeVisible()
  },
}

/** The button loads the engine again. */
export const TriedAgain: Story = {
  ...FailedToLoad,
  play: async (context) => {
    await FailedToLoad.play?.(context)
    await userEvent.click(context.canvas.getByRole('button', { name: 'Try again' }))
    await expect(await textOf(context.canvasElement)).toBeVisible()
  },
}
