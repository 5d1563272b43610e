const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text for an element or a quoted attribute. */
export function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (char) => ENTITIES[char] ?? '')
}

/** The same for text whose entities are escaped already. */
export function escapeQuotes(text: string): string {
  return text.replace(/[<>"']/g, (char) => ENTITIES[char] ?? '')
}

/** Characters that have a name in HTML, and a meaning in an address or a script. */
const NAMED = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    colon: ':',
    Tab: '\t',
    NewLine: '\n',
  }),
)

/** Decodes an attribute's value as a browser does. Other names than these stay as they are. */
export const unescape = (text: string): string =>
  text.replace(/&(?:#(x[\da-f]+|\d+);?|([a-z]{2,7});)/gi, (entity, code?: string, name = '') => {
    const point = Number(code?.replace(/^x/i, '0x'))
    return code === undefined
      ? (NAMED.get(name as string) ?? entity)
      : point < 0x110000
        ? String.fromCodePoint(point)
        : '\ufffd'
  })
