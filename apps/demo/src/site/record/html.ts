const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/**
 * Markup that ends in itself, however it was written: a comment, a field or an end tag that an owner is typing would
 * otherwise take what follows it on the page. The site is built from markup that is complete already.
 */
export function completeMarkup(html: string): string {
  if (typeof document === 'undefined') return html
  const template = document.createElement('template')
  template.innerHTML = html
  return template.innerHTML
}

/** A text as HTML: as it is if it is HTML already, and as one paragraph if it is plain. */
export const htmlOf = (text: string): string =>
  text === '' || text.startsWith('<') ? text : `<p>${escape(text)}</p>`

/** Paragraphs of plain text as HTML. */
export const htmlOfParagraphs = (paragraphs: readonly string[]): string => paragraphs.map(htmlOf).join('')

/** A text without its markup, for where only text is shown. */
export const plainText = (html: string): string =>
  html
    .replace(/<\/(p|h\d|li)>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .trim()
