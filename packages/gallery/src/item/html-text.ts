/** Characters by their names in HTML: those that editors write most. */
const NAMED: Readonly<Record<string, number>> = {
  ...{ amp: 38, lt: 60, gt: 62, quot: 34, apos: 39, nbsp: 160, ndash: 8211, mdash: 8212, hellip: 8230 },
  ...{ lsquo: 8216, rsquo: 8217, ldquo: 8220, rdquo: 8221 },
}

/** Decodes a character reference. An unknown reference is returned unchanged. */
function character(reference: string, hex?: string, decimal?: string, name = ''): string {
  // What is inherited, such as `constructor`, is no number.
  const point = Number(hex ? `0x${hex}` : (decimal ?? NAMED[name]))
  return point <= 0x10ffff ? String.fromCodePoint(point) : reference
}

/** Text of an HTML fragment, with spaces for blocks and line breaks. `undefined` if there is no text. */
export const htmlText = (html = ''): string | undefined =>
  html
    .replace(
      /<(script|style)[\s\S]*?(<\/\1>|$)|<!--[\s\S]*?(-->|$)|<\/?(?!p|div|br|li|h\d)[a-z][^>]*(>|$)/gi,
      '',
    )
    .replace(/<\/?[a-z][^>]*(>|$)/gi, ' ')
    .replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, character)
    .replace(/\s+/g, ' ')
    .trim() || undefined
