import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { createProseMirror } from '../prosemirror/prosemirror.browser.ts'
import { RichTextEditor } from './rich-text.react.tsx'
import '../styles.css'

const sample = `<h2>Our workshop</h2>
<p>Everything is <strong>made by hand</strong> in a small workshop by the sea. Each bowl takes <em>three days</em>,
two firings and a lot of <span style="color: #b3261e">patience</span>.</p>
<ul><li><p>Stoneware from local clay</p></li><li><p>Glazes <u>without lead</u></p></li></ul>
<p>Write to <a href="mailto:hello@example.com">hello@example.com</a> for H<sub>2</sub>O-proof answers.</p>`

/** A text with its toolbar, edited by ProseMirror. */
const meta = {
  title: 'editor-ui/RichTextEditor',
  component: RichTextEditor,
  args: { label: 'Text', engine: () => createProseMirror, defaultValue: sample, onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '52rem', marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RichTextEditor>
export default meta

type Story = StoryObj<typeof meta>

const text = async (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('textbox', { name: 'Text' })

export const WithText: Story = {
  play: async ({ canvasElement }) => {
    await expect(await text(canvasElement)).toHaveTextContent('Our workshop')
  },
}
