import { escapeAttribute, escapeHtml } from '../escape-html.ts'
import { defineFormatter, type Formatters } from './formatter.ts'
import { isTruthy, numberOf, textOf } from '../4-render/value.ts'
import { slugOf } from './text/slug.ts'
import { removeTags } from './text/tag.ts'
import { mapping } from './mapping.ts'

const attribute = mapping('attribute', escapeAttribute)

const truncate = defineFormatter({
  returns: 'part',
  arity: [0, 2],
  parse: ({ list: [length = '100', ellipsis = '...'] }) => ({
    length: Number.parseInt(length, 10),
    ellipsis,
  }),
  apply: (value, { length, ellipsis }) => {
    const text = textOf(value)
    if (!(length > 0)) return value
    return text.length > length ? cutAfterSpace(text, length) + ellipsis : text
  },
})

/** The beginning of a text, at most `length` characters: up to and with its last white space, if it has any. */
function cutAfterSpace(text: string, length: number): string {
  for (let end = length; end > 0; end--) {
    const code = text.charCodeAt(end - 1)
    // Space, \t, \n, \v, \f and \r.
    if (code === 32 || (code > 8 && code < 14)) return text.slice(0, end)
  }
  return text.slice(0, length)
}

const pluralize = defineFormatter({
  arity: [0, 2],
  parse: ({ list: [first = 's', second] }) => (second === undefined ? ['', first] : [first, second]),
  apply: (value, [one, many]) => (numberOf(value) === 1 ? one : many),
})

/** Straight quotes become curly ones, and `--` a long dash. The character before a quote decides whether it opens. */
function curl(text: string): string {
  return text
    .replace(/(^|[-\u2014\s(["])'/g, '$1\u2018')
    .replaceAll("'", '\u2019')
    .replace(/(^|[-\u2014/[(\u2018\s])"/g, '$1\u201c')
    .replaceAll('"', '\u201d')
    .replaceAll('--', '\u2014')
}

/** Text: escaping, cutting, casing. */
export const text: Formatters = {
  formatters: {
    html: mapping('escaped', escapeHtml),
    htmlattr: attribute,
    htmltag: attribute,
    str: mapping('same', (text) => text),
    output: defineFormatter({ parse: ({ list }) => list.join(' '), apply: (_, words) => words }),
    // Their additions are markup only if the text was markup before: `{x|html|line-breaks}`.
    capitalize: mapping('same', (text) => text.toUpperCase()),
    'encode-space': mapping('same', (text) => text.replace(/\s/g, '&nbsp;')),
    'line-breaks': mapping('more', (text) => text.replaceAll('\n', '<br/>')),
    // Empty values and zero stay as they are.
    safe: defineFormatter({
      returns: 'same',
      arity: [0, 0],
      apply: (value) => (isTruthy(value) ? removeTags(textOf(value)) : value),
    }),
    smartypants: mapping('same', curl),
    slugify: mapping('text', slugOf),
    pluralize,
    truncate,
  },
}
