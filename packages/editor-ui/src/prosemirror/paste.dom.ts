import { isPlainColor } from '../rich-text/clean-value.ts'
import { inertBody } from './parse/inert.dom.ts'
import { applyStyle } from './parse/style.dom.ts'
import { restoreWordLists } from './word-list.dom.ts'

// Markup that word processors put on the clipboard looks like the page in their window. The structure and the formatting that
// a writer chose are kept; what is only theirs is dropped. The schema drops the rest.

/** Word's empty paragraphs hold `<o:p>&nbsp;</o:p>`. */
function dropOfficeElements(root: ParentNode): void {
  for (const element of root.querySelectorAll('*')) {
    if (!element.localName.includes(':')) continue
    if (element.textContent?.trim()) element.replaceWith(...element.childNodes)
    else element.remove()
  }
}

/** Black text and white paper are no choice of the writer, and a link has the look of the page's links. */
function dropPlainStyles(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>('[style]')) {
    const { style } = element
    if (/mso-hide:\s*all/i.test(element.getAttribute('style') ?? '')) element.remove()
    applyStyle(element)
    const isLink = element.closest('a[href]') !== null
    if (isLink || isPlainColor(style.color, 'black')) style.removeProperty('color')
    if (isPlainColor(style.backgroundColor, 'white')) style.removeProperty('background-color')
    if (isLink) style.removeProperty('text-decoration-line')
    // Margins of a list's items come with the list.
    if (element.closest('li')) style.removeProperty('margin-left')
  }
}

/** Google Docs writes an empty paragraph as a line break between two blocks. */
function restoreEmptyParagraphs(root: ParentNode): void {
  const between = ':is(p, h1, h2, h3, h4, h5, h6, ul, ol, table, br) + br'
  for (const line of root.querySelectorAll(between)) {
    const isBetweenBlocks = line.parentElement?.querySelector(
      ':scope > :is(p, h1, h2, h3, h4, h5, h6, ul, ol, table)',
    )
    if (isBetweenBlocks) line.replaceWith(line.ownerDocument.createElement('p'))
  }
}

/** Cleans HTML from the clipboard: of Word, of Google Docs, of other pages. */
export function cleanPasted(html: string): string {
  const body = inertBody(html)
  restoreWordLists(body)
  dropOfficeElements(body)
  dropPlainStyles(body)
  restoreEmptyParagraphs(body)
  return body.innerHTML
}
