interface Table {
  /** Heading that it stands below. */
  readonly title: string
  readonly header: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

const cells = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())

const tablesOf = (markdown: string): Table[] =>
  markdown.split(/^#+ /m).flatMap((section) =>
    (section.match(/(?:^\|.*\|\n)+/gm) ?? []).map((table) => {
      const [header = '', , ...rows] = table.trim().split('\n')
      return { title: section.split('\n', 1)[0] ?? '', header: cells(header), rows: rows.map(cells) }
    }),
  )

/** Columns that say how much a median varies, or nothing of their own. */
const ASIDE = ['min', 'max', 'times ours', 'input', 'minified', 'brotli', 'budget', '']

/** Measured values of each row of a peer, `photoswipe 5.4.4`, beside those of ours. */
const linesOf = ({ title, header, rows }: Table, peers: readonly string[]): string[] =>
  rows
    .filter(([name = '']) => peers.some((peer) => `${name} `.startsWith(`${peer} `)))
    .flatMap((row) => {
      const input = row[header.indexOf('input')]
      const isOurs = ([name = '', ...rest]: readonly string[]): boolean =>
        ['sitewright', '`.`'].includes(name) && [name, ...rest][header.indexOf('input')] === input
      const ours = rows.find(isOurs)
      const scale = !input || input === '1 ×' ? '' : `, ${input} the input`
      const ratio = row[header.indexOf('times ours')]?.replace(/ \(.*/, '')
      const measures = [...header.entries()].filter(([, column]) => ours && !ASIDE.includes(column))
      return measures.map(([index, column], position) => {
        const isTime = column === 'median'
        const what = position > 0 ? `… ${column}` : isTime ? title + scale : `${title}${scale}: ${column}`
        return `| ${what} | ${ours?.[index]} | ${row[index]}${isTime && ratio ? ` (${ratio})` : ''} |`
      })
    })

/** Figures of a peer beside ours as a table, from the page of benchmarks. Undefined where it is not measured. */
export function figuresOf(benchmarks: string, peers: readonly string[]): string | undefined {
  const lines = tablesOf(benchmarks).flatMap((table) => linesOf(table, peers))
  if (lines.length === 0) return undefined
  return ['| | Sitewright | the other, times ours |', '| --- | ---: | ---: |', ...lines].join('\n')
}

/** Fills the place that a guide leaves for figures: `<!-- figures: names of the peer -->`. */
export const fillFigures = (guide: string, benchmarks: string): string =>
  guide.replace(/<!-- figures: ([^>]+?) -->\n/g, (mark, names: string) => {
    const table = figuresOf(benchmarks, names.split(', '))
    return table === undefined ? mark : `${mark}\n${table}\n\n`
  })
