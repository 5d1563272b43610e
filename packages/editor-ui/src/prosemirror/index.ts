export { createProseMirror } from './prosemirror.browser.ts'
export { htmlOf } from './document/html.ts'
export { parseHtml } from './parse/parse.dom.ts'
