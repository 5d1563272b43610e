import { createProseMirror } from '@sitewright/editor-ui/engines/prosemirror'
import { RichTextEditor } from '@sitewright/editor-ui/rich-text'
import '@sitewright/editor-ui/styles.css'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { Work } from '../../area.ts'
import { frames, host, paragraphs, typing } from './rich-text.ts'

/** The whole part: toolbar, engine, and the HTML of each change. */
function open(count: number): Promise<HTMLElement> {
  const html = paragraphs(count)
  createRoot(host()).render(
    <RichTextEditor
      label="Text"
      engine={() => createProseMirror}
      defaultValue={html}
      onChange={(next) => {
        host().dataset.length = String(next.length)
      }}
    />,
  )
  return editorOf(host())
}

async function editorOf(root: HTMLElement): Promise<HTMLElement> {
  const editor = root.querySelector<HTMLElement>('[contenteditable]')
  if (editor) return editor
  await frames()
  return editorOf(root)
}

export const keys: Work<number, string> = (count) => {
  const opened = open(count)
  let work: (() => Promise<string>) | undefined
  return async () => {
    work ??= typing(await opened, count)
    return work()
  }
}

/** Opens a panel of the toolbar and closes it again. */
const panel =
  (name: string): Work<number, boolean> =>
  (count) => {
    const opened = open(count)
    return async () => {
      await opened
      const button = host().querySelector<HTMLElement>(`[data-item=${name}]`)
      flushSync(() => button?.click())
      await frames()
      const isOpen = host().querySelector('[data-editor=toolbar-panel], [data-editor=toolbar-menu]') !== null
      flushSync(() => button?.click())
      await frames()
      return isOpen
    }
  }

export const colorPanel = panel('color')
export const linkPanel = panel('link')
export const blockPanel = panel('block')
