/** A table of a Markdown page: cells as text, by row. */
export interface Table {
  /** Heading that the table stands below. */
  readonly title: string
  readonly header: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

const cells = (line: string): string[] =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim())

/** Tables of a Markdown page, in their order. */
export function readTables(markdown: string): Table[] {
  const tables: { title: string; header: string[]; rows: string[][] }[] = []
  let title = ''
  let isInside = false
  for (const line of markdown.split('\n')) {
    title = /^#+ (.+)$/.exec(line)?.[1] ?? title
    const isRow = line.startsWith('|')
    if (isRow && !isInside) tables.push({ title, header: cells(line), rows: [] })
    else if (isRow && !/^[|\s:-]+$/.test(line)) tables.at(-1)?.rows.push(cells(line))
    isInside = isRow
  }
  return tables
}
