import { onTestFinished, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { RichText } from '../rich-text/rich-text-engine.browser.ts'
import type { RichTextCommand } from '../rich-text/rich-text.ts'
import '../styles.css'
import { createProseMirror } from './prosemirror.browser.ts'

export interface Opened {
  readonly text: RichText
  readonly element: HTMLElement
  readonly exec: (command: RichTextCommand) => boolean
}

/** Opens a text in the page, with the cursor at its start. */
export function openText(html: string, dir: 'ltr' | 'rtl' = 'ltr'): Opened {
  const host = document.body.appendChild(document.createElement('div'))
  host.dir = dir
  host.dataset.editor = 'rich-text-host'
  const text = createProseMirror({ html, attributes: { 'aria-label': 'Text' } })
  const undo = text.start(host)
  onTestFinished(() => {
    undo()
    host.remove()
  })
  const element = host.querySelector<HTMLElement>('[role=textbox]')
  if (!element) throw new Error('The text has not started.')
  text.focus()
  return { text, element, exec: text.exec }
}

/** Selects from one text to another one, or the whole of one. */
export async function select(element: HTMLElement, from: string, to = from): Promise<void> {
  const find = (part: string): [Node, number] => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = node.nodeValue?.indexOf(part) ?? -1
      if (at >= 0) return [node, at]
    }
    throw new Error(`There is no text "${part}".`)
  }
  const [first, start] = find(from)
  const [last, end] = find(to)
  // Soon after it gets the focus, ProseMirror puts its own selection back.
  await vi.waitFor(async () => {
    document.getSelection()?.setBaseAndExtent(first, start, last, end + to.length)
    for (let count = 0; count < 3; count++) await frame()
    const { focusNode, focusOffset } = document.getSelection() ?? {}
    if (focusNode !== last || focusOffset !== end + to.length) throw new Error('The selection has moved.')
  })
}

/** Waits until the editor has seen what the browser did. */
export const frame = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

/** Presses keys in the text. */
export const press = (keys: string): Promise<void> => userEvent.keyboard(keys)

/** Pastes HTML, as a word processor puts it on the clipboard. */
export function paste(element: HTMLElement, html: string): void {
  const data = new DataTransfer()
  data.setData('text/html', html)
  element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
}
