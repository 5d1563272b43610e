import * as fc from 'fast-check'
import { Node } from 'prosemirror-model'
import { expect, test } from 'vitest'
import { htmlOf } from '../document/html.ts'
import { parseHtml } from './parse.dom.ts'

const mark = (type: string, attrs: Record<string, unknown> = {}) => fc.constant({ type, attrs })
const color = fc.constantFrom('#b3261e', 'red', 'rgba(1, 2, 3, 0.5)')
const marks = fc.uniqueArray(
  fc.oneof(
    mark('bold'),
    mark('italic'),
    mark('underline'),
    mark('strikethrough'),
    mark('subscript'),
    color.map((value) => ({ type: 'color', attrs: { color: value } })),
    color.map((value) => ({ type: 'background', attrs: { color: value } })),
    fc.record({
      type: fc.constant('link'),
      attrs: fc.record({ href: fc.webUrl({ withQueryParameters: true }), newWindow: fc.boolean() }),
    }),
  ),
  { selector: ({ type }) => type, maxLength: 4 },
)
const text = fc.record({
  type: fc.constant('text'),
  text: fc.string({
    unit: fc.constantFrom('a', 'ж', '👍', ' ', '\u00A0', '<', '&', '"', '&amp;', '\t', '\n'),
    minLength: 1,
    maxLength: 8,
  }),
  marks,
})
const inline = fc.array(
  fc.oneof({ weight: 4, arbitrary: text }, fc.record({ type: fc.constant('hard_break'), marks })),
  { maxLength: 5 },
)
const blockAttributes = {
  align: fc.constantFrom(null, 'left', 'center', 'right', 'justify'),
  indent: fc.integer({ min: 0, max: 8 }),
}
const textblock = fc.oneof(
  fc.record({ type: fc.constant('paragraph'), attrs: fc.record(blockAttributes), content: inline }),
  fc.record({
    type: fc.constant('heading'),
    attrs: fc.record({ ...blockAttributes, level: fc.integer({ min: 1, max: 6 }) }),
    content: inline,
  }),
)
const { block } = fc.letrec((tie) => ({
  block: fc.oneof({ maxDepth: 3 }, textblock, tie('list')),
  list: fc.record({
    type: fc.constantFrom('bullet_list', 'ordered_list'),
    content: fc.array(tie('item'), { minLength: 1, maxLength: 3 }),
  }),
  item: fc
    .tuple(textblock, fc.array(tie('block'), { maxLength: 2 }))
    .map(([first, rest]) => ({ type: 'list_item', content: [first, ...rest] })),
}))
const documents = fc
  .array(block, { minLength: 1, maxLength: 4 })
  .map((content) => Node.fromJSON(parseHtml('').type.schema, { type: 'doc', content }))

/** The text of a document with all spaces alike: HTML writes some of them as hard ones. */
const shape = (document: Node): string => JSON.stringify(document.toJSON()).replace(/\\t|\\n|\u00A0/g, ' ')

test('a document that is written and read is the same', () => {
  fc.assert(
    fc.property(documents, (document) => {
      const read = parseHtml(htmlOf(document))
      read.check()
      expect(shape(read)).toBe(shape(document))
      expect(htmlOf(read)).toBe(htmlOf(document))
    }),
    { numRuns: 300 },
  )
})

const soup = fc
  .array(
    fc.constantFrom(
      '<p>',
      '</p>',
      '<div style="text-align:center">',
      '</div>',
      '<b>',
      '</b>',
      '<i style="color:red">',
      '</i>',
      '<ul>',
      '</ul>',
      '<ol start=2>',
      '<li>',
      '</li>',
      '<table>',
      '<tr>',
      '<td>',
      '</td>',
      '</table>',
      '<br>',
      '<h2>',
      '</h2>',
      '<a href="/a">',
      '<a href="javascript:a">',
      '</a>',
      '<script>a</script>',
      '<style>a{}</style>',
      '<svg>',
      '</svg>',
      '<img src=x onerror=a>',
      '<math>',
      '<form>',
      '<template>',
      '</template>',
      '<span style="margin-left:40px;background:url(x)">',
      '</span>',
      '<!--',
      '-->',
      'a',
      ' ',
      '&nbsp;',
      '&lt;',
      '"',
      '<blockquote>',
      '</blockquote>',
      '<pre>',
      '</pre>',
      '<sub>',
      '<sup>',
      '<iframe>',
      '<select>',
      '<option>',
    ),
    { maxLength: 30 },
  )
  .map((parts) => parts.join(''))

const ALLOWED = 'p,h1,h2,h3,h4,h5,h6,ul,ol,li,br,strong,em,u,s,sub,sup,span,a'

test('any HTML becomes elements and attributes of the schema alone, and stays as it is from then on', () => {
  fc.assert(
    fc.property(soup, (html) => {
      const once = htmlOf(parseHtml(html))
      expect(htmlOf(parseHtml(once))).toBe(once)
      const { body } = new DOMParser().parseFromString(once, 'text/html')
      for (const element of body.querySelectorAll('*')) {
        expect(element.matches(ALLOWED)).toBe(true)
        for (const { name, value } of element.attributes) {
          expect(name).toMatch(/^(style|href|target|rel|start)$/)
          expect(value).not.toMatch(/javascript|url\(/)
        }
      }
    }),
    { numRuns: 500 },
  )
})

test.each([
  ['line 1\n  line 2\n', '<p>line 1<br>&nbsp; line 2</p>'],
  ['\r\n<code>a\r\n\r\nb\r\n</code>', '<p>a<br><br>b</p>'],
  ['<b>a\nb</b>', '<p><strong>a<br>b</strong></p>'],
])('keeps the lines of <pre>%j</pre>, and the spaces before them', (text, html) => {
  expect(htmlOf(parseHtml(`<pre>${text}</pre>`))).toBe(html)
})
