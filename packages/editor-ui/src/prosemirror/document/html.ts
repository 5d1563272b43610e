import type { DOMOutputSpec, Mark, Node } from 'prosemirror-model'

// Writes a document as HTML text. The DOM is not needed for it, so that it also runs on servers, and blocks that did
// not change are not written again: a document is a tree of values, and the text of each block is kept beside it.

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\u00A0': '&nbsp;',
}
const escape = (text: string): string =>
  text.replace(/[&<>"\u00A0]/g, (character) => ESCAPES[character] ?? '')

interface Tags {
  readonly open: string
  readonly close: string
}

/** The two tags of an element that the schema describes as `[name, attributes?, 0?]`. */
function tagsOf(spec: DOMOutputSpec | undefined): Tags {
  const [name, ...rest] = Array.isArray(spec) ? (spec as readonly unknown[]) : []
  const [first] = rest
  const attributes = typeof first === 'object' && first !== null ? Object.entries(first) : []
  const written = attributes.map(([key, value]) => ` ${key}="${escape(String(value))}"`).join('')
  return { open: `<${String(name)}${written}>`, close: rest.at(-1) === 0 ? `</${String(name)}>` : '' }
}

const tagsOfNode = (node: Node): Tags => tagsOf(node.type.spec.toDOM?.(node))
const tagsOfMark = (mark: Mark): Tags => tagsOf(mark.type.spec.toDOM?.(mark, true))

/** The text of a node. Of several spaces, and at the ends of a line, HTML shows only those that are hard. */
function hardSpaces(text: string, isAfterSpace: boolean, isBeforeEnd: boolean): string {
  const hard = text.replace(/[\t\n\r\f ]+/g, (spaces, at: number) => {
    const isFirstHard = at === 0 && isAfterSpace
    return Array.from(spaces, (_, index) => (index % 2 === Number(isFirstHard) ? ' ' : '\u00A0')).join('')
  })
  return isBeforeEnd ? hard.replace(/ $/, '\u00A0') : hard
}

/** Writes the inline content of a block: marks that go on from one text to the next are written once. */
function inlineHtml(block: Node): string {
  let html = ''
  let open: readonly Mark[] = []
  let isAfterSpace = true
  const closeTo = (kept: number): void => {
    html += open
      .slice(kept)
      .reverse()
      .map((mark) => tagsOfMark(mark).close)
      .join('')
  }
  block.forEach((node, _, index) => {
    const kept = sharedMarks(open, node.marks)
    closeTo(kept)
    html += node.marks
      .slice(kept)
      .map((mark) => tagsOfMark(mark).open)
      .join('')
    open = node.marks
    const next = block.maybeChild(index + 1)
    const text = hardSpaces(node.text ?? '', isAfterSpace, next?.isText !== true)
    html += node.isText ? escape(text) : tagsOfNode(node).open
    isAfterSpace = !node.isText || text.endsWith(' ')
  })
  closeTo(0)
  // The last line break of a block is not shown, and neither is a block without content.
  return html + (block.lastChild?.isText ? '' : '<br>')
}

function sharedMarks(open: readonly Mark[], marks: readonly Mark[]): number {
  const different = open.findIndex((mark, index) => !marks[index]?.eq(mark))
  return different === -1 ? open.length : different
}

const written = new WeakMap<Node, string>()

function blockHtml(node: Node): string {
  const known = written.get(node)
  if (known !== undefined) return known
  const { open, close } = tagsOfNode(node)
  const html = open + (node.isTextblock ? inlineHtml(node) : childrenHtml(node)) + close
  written.set(node, html)
  return html
}

function childrenHtml(node: Node): string {
  let html = ''
  node.forEach((child) => {
    html += blockHtml(child)
  })
  return html
}

const EMPTY = '<p><br></p>'

/** Returns a document as HTML. It is `''` for one empty paragraph, which every empty text is. */
export function htmlOf(document: Node): string {
  const html = childrenHtml(document)
  return html === EMPTY ? '' : html
}
