import { Schema, type DOMOutputSpec, type Node } from 'prosemirror-model'
import { INDENT_PX } from '../../rich-text/clean-value.ts'

// The only elements and attributes that a text can hold. What reads HTML, what writes it and what draws the editor all
// take them from here.

/** Joins declarations of a style; `undefined` if there is none. */
function styleOf(declarations: Readonly<Record<string, string | undefined>>): { readonly style?: string } {
  const style = Object.entries(declarations)
    .flatMap(([name, value]) => (value ? [`${name}: ${value}`] : []))
    .join('; ')
  return style ? { style } : {}
}

const blockStyle = ({ attrs }: Node) =>
  styleOf({
    'text-align': attrs.align as string | undefined,
    'margin-inline-start': attrs.indent ? `${Number(attrs.indent) * INDENT_PX}px` : undefined,
  })

const blockAttributes = { align: { default: null }, indent: { default: 0 } }

/** A mark without attributes. */
const plainMark = (tag: string, excludes?: string) => ({
  toDOM: (): DOMOutputSpec => [tag, 0],
  ...(excludes ? { excludes } : {}),
})

/** A colour of the text, or of what is behind it. */
const colorMark = (property: string) => ({
  attrs: { color: {} },
  toDOM: ({ attrs }: { readonly attrs: Readonly<Record<string, unknown>> }): DOMOutputSpec => [
    'span',
    styleOf({ [property]: String(attrs.color) }),
    0,
  ],
})

/** Paragraphs, headings 1 to 6, two kinds of list, line breaks, links, and the marks of the toolbar. */
export const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: {
      group: 'block textblock',
      content: 'inline*',
      attrs: blockAttributes,
      toDOM: (node) => ['p', blockStyle(node), 0],
    },
    heading: {
      group: 'block textblock',
      content: 'inline*',
      attrs: { ...blockAttributes, level: { default: 1 } },
      defining: true,
      toDOM: (node) => [`h${Number(node.attrs.level)}`, blockStyle(node), 0],
    },
    bullet_list: { group: 'block list', content: 'list_item+', toDOM: () => ['ul', 0] },
    ordered_list: {
      group: 'block list',
      content: 'list_item+',
      attrs: { start: { default: 1 } },
      toDOM: ({ attrs }) => ['ol', attrs.start === 1 ? {} : { start: Number(attrs.start) }, 0],
    },
    list_item: { content: 'textblock block*', defining: true, toDOM: () => ['li', 0] },
    text: { group: 'inline' },
    hard_break: {
      group: 'inline',
      inline: true,
      selectable: false,
      // Line ends of a text that keeps its spaces, as those of `<pre>`.
      linebreakReplacement: true,
      toDOM: () => ['br'],
    },
  },
  marks: {
    link: {
      attrs: { href: {}, newWindow: { default: false } },
      inclusive: false,
      toDOM: ({ attrs }) => [
        'a',
        {
          href: String(attrs.href),
          ...(attrs.newWindow ? { target: '_blank', rel: 'noopener noreferrer' } : {}),
        },
        0,
      ],
    },
    bold: plainMark('strong'),
    italic: plainMark('em'),
    underline: plainMark('u'),
    strikethrough: plainMark('s'),
    subscript: plainMark('sub', 'subscript superscript'),
    superscript: plainMark('sup', 'subscript superscript'),
    color: colorMark('color'),
    background: colorMark('background-color'),
  },
})
