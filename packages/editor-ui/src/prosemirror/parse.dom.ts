import type { Node } from 'prosemirror-model'
import { modelParser } from './parse-rule.dom.ts'

const LINE_ENDS = 'p, h1, h2, h3, h4, h5, h6, li, div, td, th'

/** The last line break of a block is not shown, and stands only for its height. */
function dropLastBreaks(root: ParentNode): void {
  for (const block of root.querySelectorAll(LINE_ENDS)) {
    const last = block.lastChild
    if (last?.nodeName === 'BR') last.remove()
  }
}

/** HTML from anywhere as a document of the schema. It is parsed where no script runs and no image is fetched. */
export function parseHtml(html: string): Node {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  dropLastBreaks(body)
  return modelParser.parse(body)
}
