import type { Node } from 'prosemirror-model'
import { inertBody } from './inert.dom.ts'
import { modelParser } from './parse-rule.dom.ts'

const LINE_ENDS = 'p, h1, h2, h3, h4, h5, h6, li, div, td, th'

/** The last line break of a block is not shown, and stands only for its height. */
function dropLastBreaks(root: ParentNode): void {
  for (const block of root.querySelectorAll(LINE_ENDS)) {
    const last = block.lastChild
    if (last?.nodeName === 'BR') last.remove()
  }
  for (const block of root.querySelectorAll('pre')) {
    let last: globalThis.Node = block
    while (last.lastChild) last = last.lastChild
    last.nodeValue &&= last.nodeValue.replace(/\r?\n$/, '')
  }
}

/** Reads HTML from anywhere as a document of the schema. */
export function parseHtml(html: string): Node {
  const body = inertBody(html)
  dropLastBreaks(body)
  return modelParser.parse(body)
}
