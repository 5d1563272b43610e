// Word puts no lists on the clipboard: each item is a paragraph that names its list and level in a style that browsers
// do not know, and starts with a text that looks like a marker. `<p style="mso-list:l0 level2 lfo1">`

const LEVEL = /mso-list:[^;"]*\blevel(\d)/
const ORDERED = /^\s*\(?(\d+|[a-z]|[ivxlc]+)[.)]/i

/** Removes the marker of an item and returns its text. */
function takeMarker(paragraph: Element): string {
  const marker = [...paragraph.querySelectorAll('span')].find((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
  )
  marker?.remove()
  return marker?.textContent ?? ''
}

function createList(document: Document, marker: string): Element {
  const [, number] = ORDERED.exec(marker) ?? []
  const list = document.createElement(number ? 'ol' : 'ul')
  if (Number(number) > 1) list.setAttribute('start', String(Number(number)))
  return list
}

/** The list below the last item of another one. It is created if there is none. */
function innerList(list: Element, marker: string): Element {
  const document = list.ownerDocument
  const item = list.lastElementChild ?? list.appendChild(document.createElement('li'))
  const last = item.lastElementChild
  return last?.matches('ol, ul') ? last : item.appendChild(createList(document, marker))
}

/** Makes lists of the paragraphs that Word marks as items. */
export function restoreWordLists(root: ParentNode): void {
  const lists = new WeakSet<Element>()
  for (const paragraph of root.querySelectorAll('[style*="mso-list"]')) {
    const level = Number(LEVEL.exec(paragraph.getAttribute('style') ?? '')?.[1])
    if (!level) continue
    const marker = takeMarker(paragraph)
    const before = paragraph.previousElementSibling
    const isNext = before !== null && lists.has(before)
    const outer = isNext ? before : createList(paragraph.ownerDocument, marker)
    if (!isNext) paragraph.before(outer)
    lists.add(outer)
    let list = outer
    for (let depth = 1; depth < level; depth++) list = innerList(list, marker)
    const item = paragraph.ownerDocument.createElement('li')
    item.append(...paragraph.childNodes)
    list.append(item)
    paragraph.remove()
  }
}
