/** Text for the inside of an element: `&`, `<` and `>` are escaped. */
export const escapeHtml = (text: string): string =>
  replace(replace(replace(text, '&', '&amp;'), '<', '&lt;'), '>', '&gt;')

/** Text for an attribute in double quotes: `"` is escaped as well, the single quote is not. */
export const escapeAttribute = (text: string): string => escapeQuote(escapeHtml(text))

/** Text that may hold entities already, for an attribute in double quotes. */
export const escapeQuote = (text: string): string => replace(text, '"', '&quot;')

/** Most text is clean, and a search for one sign after the other is several times as fast as one for all of them. */
function replace(text: string, sign: string, entity: string): string {
  let at = text.indexOf(sign)
  if (at < 0) return text
  let out = ''
  let from = 0
  for (; at >= 0; at = text.indexOf(sign, from)) {
    out += text.slice(from, at) + entity
    from = at + 1
  }
  return out + text.slice(from)
}
