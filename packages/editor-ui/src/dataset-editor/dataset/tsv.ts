/**
 * Reads cells as spreadsheets put them on the clipboard: tabs between columns, line breaks between rows, and quotes around
 * cells that hold either. The line break at the end is no row.
 */
export function parseTsv(text: string): readonly (readonly string[])[] {
  if (text === '') return []
  const rows: string[][] = [[]]
  // A cell in quotes, or one up to the next tab or line break, then what separates it.
  const cell = /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n|\n|\r|$)/gy
  for (;;) {
    const [, quoted, plain = '', separator = ''] = cell.exec(text) ?? []
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain)
    if (separator === '') return rows
    if (separator === '\t') continue
    if (cell.lastIndex >= text.length) return rows
    rows.push([])
  }
}

/** Writes cells as spreadsheets read them. */
export const toTsv = (cells: readonly (readonly string[])[]): string =>
  cells.map((row) => row.map(quoteCell).join('\t')).join('\n')

const quoteCell = (text: string): string =>
  /["\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
