import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/button.react.tsx'
import { createCodeMirror } from '../codemirror/codemirror.browser.ts'
import { inArabic } from '../arabic/arabic.testing.tsx'
import { CodeEditor } from './code-editor.react.tsx'
import '../styles.css'

const html = `<section class="team">
  <h2>Our team</h2>
  <!-- One card for each of us -->
  <a href="/about" title="About us">Ada &amp; Grace</a>
  <style>
    .team { display: grid; gap: 1rem }
  </style>
</section>`

/** The editor of a code block. The small default is a textarea; an engine adds colours. */
const meta = {
  title: 'editor-ui/CodeEditor',
  component: CodeEditor,
  args: { label: 'Code', defaultValue: html, language: 'html', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '48rem', marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CodeEditor>
export default meta

type Story = StoryObj<typeof meta>

/** Tab indents; Escape, then Tab leaves. */
export const Textarea: Story = {
  render: (args) => (
    <>
      <CodeEditor {...args} />
      <div data-editor="actions" style={{ marginBlockStart: '1rem' }}>
        <Button>Save</Button>
      </div>
    </>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Code' })
    field.focus()
    field.setSelectionRange(0, 0)
    await userEvent.keyboard('{Tab}')
    await expect(field.value).toMatch(/^ {2}<section/)
    await userEvent.keyboard('{Escape}{Tab}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Save' })).toHaveFocus())
  },
}

export const Empty: Story = { args: { defaultValue: '' } }

export const ReadOnly: Story = { args: { isEditable: false } }

const coloured: Partial<Story> = {
  args: { engine: () => createCodeMirror },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[class^=tok-]')).not.toBeNull())
  },
}

export const Coloured: Story = { ...coloured }

/** The ground of the numbers goes down to the frame, also below few lines. */
export const ColouredCss: Story = {
  ...coloured,
  play: async (context) => {
    await coloured.play?.(context)
    const bottomOf = (selector: string) =>
      context.canvasElement.querySelector(selector)?.getBoundingClientRect().bottom ?? 0
    await expect(bottomOf('.cm-gutters')).toBeCloseTo(bottomOf('[data-editor=code-host]') - 1, 0)
  },
  args: {
    ...coloured.args,
    language: 'css',
    defaultValue: '/* Team */\n.team {\n  gap: 1rem;\n  color: #2452d6;\n}\n',
  },
}

export const ColouredJavaScript: Story = {
  ...coloured,
  args: {
    ...coloured.args,
    language: 'javascript',
    defaultValue:
      "// Counts\nconst count = 1\nexport function next(name = 'one') {\n  return `${name} ${count + 1}`\n}\n",
  },
}

export const ColouredInTheDark: Story = { ...coloured, globals: { theme: 'dark' } }

const arabicHtml = `<section class="team" lang="ar" dir="rtl">
  <h2>فريقنا</h2>
  <!-- بطاقة لكل واحد منا -->
  <a href="/about" title="من نحن">آدا وغريس</a>
</section>`

export const RightToLeft: Story = {
  ...coloured,
  args: { ...coloured.args, label: 'الشفرة', defaultValue: arabicHtml },
  decorators: [inArabic],
  globals: { direction: 'rtl' },
}

export const ForcedColours: Story = { ...coloured, globals: { theme: 'forced' } }

const userAgent = 'Mozilla/5.0 (Linux; Android 14; Pixel 8)'

export const OnAndroid: Story = {
  beforeEach: () => {
    Object.defineProperty(navigator, 'userAgent', { value: userAgent, configurable: true })
    return () => Reflect.deleteProperty(navigator, 'userAgent')
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Code editing is not available on Android.')
    await expect(canvas.getByRole('textbox', { name: 'Code' })).toHaveAttribute('readonly')
  },
}
