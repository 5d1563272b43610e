export { createProseMirror } from './prosemirror.browser.ts'
export { htmlOf } from './html.ts'
export { parseHtml } from './parse.dom.ts'
