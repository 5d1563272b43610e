const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00A0' }

/** A character reference as the character it stands for. What is not known stays as it is written. */
function character(reference: string, hex?: string, decimal?: string, name = ''): string {
  const point = hex ? parseInt(hex, 16) : Number(decimal)
  return point <= 0x10ffff ? String.fromCodePoint(point) : (NAMED[name] ?? reference)
}

/** The text of a piece of HTML: blocks and line breaks become spaces. `undefined` if nothing is left. */
export const htmlText = (html = ''): string | undefined =>
  html
    .replace(/<(script|style)[\s\S]*?<\/\1>|<!--[\s\S]*?-->|<\/?(?!p|div|br|li|h\d)[a-z][^>]*>/gi, '')
    .replace(/<\/?[a-z][^>]*>/gi, ' ')
    .replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, character)
    .replace(/\s+/g, ' ')
    .trim() || undefined
