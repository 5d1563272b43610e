const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text for the inside of an element: `&`, `<` and `>` are escaped. */
export const escapeHtml = (text: string): string => escape(text, /[&<>]/)

/** Text for an attribute in double quotes: `"` is escaped as well, the single quote is not. */
export const escapeAttribute = (text: string): string => escape(text, /[&<>"]/)

/** Most text is clean, and the rest nearly so: a search to the next sign is far cheaper than a look at each character. */
function escape(text: string, unsafe: RegExp): string {
  let out = ''
  let rest = text
  for (let at = rest.search(unsafe); at >= 0; at = rest.search(unsafe)) {
    out += rest.slice(0, at) + (ENTITIES[rest.charAt(at)] ?? '')
    rest = rest.slice(at + 1)
  }
  return out + rest
}
