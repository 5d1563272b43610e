const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00A0' }

/** Decodes a character reference. An unknown reference is returned unchanged. */
function character(reference: string, hex?: string, decimal?: string, name = ''): string {
  const point = hex ? parseInt(hex, 16) : Number(decimal)
  return point <= 0x10ffff ? String.fromCodePoint(point) : (NAMED[name] ?? reference)
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
