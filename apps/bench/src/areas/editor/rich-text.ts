/** A document of many paragraphs, as HTML that every editor reads. */
export const paragraphs = (count: number): string =>
  Array.from(
    { length: count },
    (_, index) =>
      `<p>Paragraph ${index + 1} tells of a <strong>small workshop</strong> by the sea, where each bowl takes ` +
      `<em>three days</em> and two firings before it is <a href="/shop">sold</a>.</p>`,
  ).join('')

/** Place of the text, in the middle of the document. */
export const middle = (count: number): number => Math.floor(count / 2)

/** Waits until what was typed has been drawn. */
export const frames = (): Promise<void> =>
  new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(() => then())))

/** Puts the cursor at the end of a paragraph, as a writer does. */
export function putCursor(editor: HTMLElement, count: number): HTMLElement {
  editor.focus()
  const paragraph = editor.querySelectorAll('p').item(middle(count))
  const selection = document.getSelection()
  selection?.selectAllChildren(paragraph)
  selection?.collapseToEnd()
  return editor
}

/** Text of the paragraph that is written in. */
export const written = (editor: HTMLElement, count: number): string =>
  editor.querySelectorAll('p').item(middle(count)).textContent

/** Prepares a case: an editor in the page with the cursor in its middle. Its work waits for the frame of a key. */
export function typing(editor: HTMLElement, count: number): () => Promise<string> {
  let isPlaced = false
  return async () => {
    await frames()
    if (!isPlaced) {
      // Editors put their own selection back soon after they get the focus.
      await new Promise((then) => setTimeout(then, 100))
      putCursor(editor, count)
      isPlaced = true
    }
    return written(editor, count)
  }
}

/** The element of the page that holds an editor. */
export function host(): HTMLElement {
  const element = document.querySelector<HTMLElement>('#host')
  if (!element) throw new Error('There is no host.')
  return element
}
