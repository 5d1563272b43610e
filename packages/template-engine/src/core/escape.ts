/** Text for the inside of an element: `&`, `<` and `>` are escaped. */
export function escapeHtml(text: string): string {
  // Most text is clean, and a search is far cheaper than a replacement that finds nothing.
  const from = text.search(/[&<>]/)
  return from < 0 ? text : escape(text, from, false)
}

/** Text for an attribute in double quotes: `"` is escaped as well, the single quote is not. */
export function escapeAttribute(text: string): string {
  const from = text.search(/[&<>"]/)
  return from < 0 ? text : escape(text, from, true)
}

function escape(text: string, from: number, quotes: boolean): string {
  let out = ''
  let done = 0
  for (let at = from; at < text.length; at++) {
    const entity = entityOf(text.charCodeAt(at), quotes)
    if (entity === '') continue
    out += text.slice(done, at) + entity
    done = at + 1
  }
  return out + text.slice(done)
}

function entityOf(code: number, quotes: boolean): string {
  switch (code) {
    case 38:
      return '&amp;'
    case 60:
      return '&lt;'
    case 62:
      return '&gt;'
    case 34:
      return quotes ? '&quot;' : ''
    default:
      return ''
  }
}
