import {
  DOMParser as ModelParser,
  type Node as ModelNode,
  type ParseOptions,
  type ParseRule,
  type Slice,
} from 'prosemirror-model'
import { cleanAlignment, cleanColor, cleanHref, indentOf } from '../../rich-text/clean-value.ts'
import { schema } from '../document/schema.ts'
import { applyStyles } from './style.dom.ts'

// The schema's parse rules. What no rule names is dropped, and its text stays; attributes and styles that no rule reads
// are dropped, too. So the parser is the sanitiser: there is no list of what is forbidden that could miss something.

const blockAttributes = (element: HTMLElement) => ({
  align: cleanAlignment(element.style.textAlign || (element.getAttribute('align') ?? '')) ?? null,
  indent: indentOf(element.style.marginInlineStart || element.style.marginLeft || '0px'),
})

const headings = [1, 2, 3, 4, 5, 6].map((level): ParseRule => ({
  tag: `h${level}`,
  node: 'heading',
  getAttrs: (element) => ({ ...blockAttributes(element), level }),
}))

const blocks: readonly ParseRule[] = [
  { tag: 'p', node: 'paragraph', getAttrs: blockAttributes },
  // Code keeps its lines and the spaces before them.
  { tag: 'pre', node: 'paragraph', getAttrs: blockAttributes, preserveWhitespace: true },
  ...headings,
  { tag: 'ul', node: 'bullet_list' },
  {
    tag: 'ol',
    node: 'ordered_list',
    getAttrs: (element) => ({ start: startOf(element.getAttribute('start')) }),
  },
  { tag: 'li', node: 'list_item' },
  { tag: 'br', node: 'hard_break' },
  // Containers that state an alignment for the one text they hold.
  {
    tag: 'div, center, td, th, dt, dd, address, blockquote, figcaption',
    getAttrs: containerAttributes,
    node: 'paragraph',
  },
]

function startOf(text: string | null): number {
  const start = Number(text ?? 1)
  return Number.isSafeInteger(start) && start > 0 ? start : 1
}

const BLOCK =
  'address,article,aside,blockquote,center,dd,div,dl,dt,fieldset,figure,footer,form,h1,h2,h3,h4,h5,h6,header,hr,li,main,nav,ol,p,pre,section,table,td,th,tr,ul'

/** A container is a paragraph if it holds text alone; otherwise only its content counts. */
function containerAttributes(element: HTMLElement) {
  if (element.querySelector(BLOCK)) return false
  const isCentred = element.localName === 'center'
  return { ...blockAttributes(element), ...(isCentred ? { align: 'center' } : {}) }
}

const MARK_TAGS: Readonly<Record<string, readonly string[]>> = {
  bold: ['strong'],
  italic: ['em', 'i', 'cite', 'dfn'],
  underline: ['u', 'ins'],
  strikethrough: ['s', 'strike', 'del'],
  subscript: ['sub'],
  superscript: ['sup'],
}

const isBold = (weight: string): boolean => /^(bold|bolder|[6-9]\d{2}|1000)$/.test(weight)

const style = (name: string, mark: string, matches: (value: string) => boolean): ParseRule => ({
  style: name,
  mark,
  // One declaration may name several marks: `text-decoration: underline line-through`.
  consuming: false,
  getAttrs: (value) => (matches(value) ? null : false),
})

const color = (name: string, mark: string): ParseRule => ({
  style: name,
  mark,
  getAttrs: (value) => {
    const clean = cleanColor(value)
    return clean ? { color: clean } : false
  },
})

const marks: readonly ParseRule[] = [
  {
    tag: 'a[href]',
    mark: 'link',
    getAttrs: (element) => {
      const href = cleanHref(element.getAttribute('href') ?? '')
      return href ? { href, newWindow: element.getAttribute('target')?.toLowerCase() === '_blank' } : false
    },
  },
  ...Object.entries(MARK_TAGS).flatMap(([mark, tags]) => tags.map((tag): ParseRule => ({ tag, mark }))),
  // Google Docs wraps all that is copied in a `<b>` that is not bold.
  {
    tag: 'b',
    mark: 'bold',
    getAttrs: ({ style: { fontWeight } }) => (/^(normal|[1-5]\d{2})$/.test(fontWeight) ? false : null),
  },
  style('font-weight', 'bold', isBold),
  style('font-style', 'italic', (value) => /^(italic|oblique)/.test(value)),
  style('text-decoration-line', 'underline', (value) => value.includes('underline')),
  style('text-decoration-line', 'strikethrough', (value) => value.includes('line-through')),
  style('vertical-align', 'subscript', (value) => value === 'sub'),
  style('vertical-align', 'superscript', (value) => value === 'super'),
  color('color', 'color'),
  color('background-color', 'background'),
  {
    tag: 'font[color]',
    mark: 'color',
    getAttrs: (element) => {
      const clean = cleanColor(element.getAttribute('color') ?? '')
      // Of a style, the browser has dropped a name that is none.
      return clean && CSS.supports('color', clean) ? { color: clean } : false
    },
  },
]

/** Elements that hold no text of the page: their content is dropped with them. */
const ignored: ParseRule = {
  tag: 'script,style,template,noscript,iframe,frame,object,embed,applet,svg,math,canvas,audio,video,map,select,textarea,button,datalist,title,head,xml,[hidden]',
  ignore: true,
}

/** A parser that reads styles also on a page with a content security policy. */
class StyleParser extends ModelParser {
  override parse(dom: Node, options?: ParseOptions): ModelNode {
    applyStyles(dom)
    return super.parse(dom, options)
  }

  override parseSlice(dom: Node, options?: ParseOptions): Slice {
    applyStyles(dom)
    return super.parseSlice(dom, options)
  }
}

/** Reads the DOM of the editor, of HTML and of what is pasted. */
export const modelParser = new StyleParser(schema, [ignored, ...blocks, ...marks])
