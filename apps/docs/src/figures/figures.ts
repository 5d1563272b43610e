import { readTables, type Table } from './table.ts'

/** Columns that say how much a median varies. */
const SPREAD = ['min', 'max', 'times ours', 'input', 'minified', 'brotli', 'budget', '']

const isOurs = (name: string): boolean => name === 'sitewright' || name === '`.`'

/** True if a row is that of a peer, with its version: `photoswipe 5.4.4`. */
const isPeer = (name: string, peers: readonly string[]): boolean =>
  peers.some((peer) => name === peer || name.startsWith(`${peer} `))

/** Measured values of a row of a peer beside those of ours, one line each. */
function linesOf({ title, header, rows }: Table, peers: readonly string[]): string[] {
  const input = header.indexOf('input')
  const ratio = header.indexOf('times ours')
  return rows
    .filter(([name = '']) => isPeer(name, peers))
    .flatMap((row) => {
      const ours = rows.find((other) => isOurs(other[0] ?? '') && (input < 0 || other[input] === row[input]))
      if (!ours) return []
      const scale = input < 0 || row[input] === '1 ×' ? '' : `, ${row[input] ?? ''} the input`
      const measures = header
        .map((column, index) => ({ column, index }))
        .filter(({ column }) => !SPREAD.includes(column))
      return measures.map(({ column, index }, position) => {
        const isTime = column === 'median'
        const times = isTime && ratio > 0 ? ` (${row[ratio]?.replace(/ \(.*/, '') ?? ''})` : ''
        const what = position > 0 ? `… ${column}` : isTime ? title + scale : `${title}${scale}: ${column}`
        return `| ${what} | ${ours[index] ?? ''} | ${row[index] ?? ''}${times} |`
      })
    })
}

/** Figures of a peer beside ours as a table, from the page of benchmarks. Undefined where it is not measured. */
export function figuresOf(benchmarks: string, peers: readonly string[]): string | undefined {
  const lines = readTables(benchmarks).flatMap((table) => linesOf(table, peers))
  if (lines.length === 0) return undefined
  return ['| | Sitewright | the other, times ours |', '| --- | ---: | ---: |', ...lines].join('\n')
}

/** Fills the place that a guide leaves for figures: `<!-- figures: names of the peer -->`. */
export const fillFigures = (guide: string, benchmarks: string): string =>
  guide.replace(/<!-- figures: ([^>]+?) -->\n/g, (mark, names: string) => {
    const table = figuresOf(benchmarks, names.split(', '))
    return table === undefined ? mark : `${mark}\n${table}\n\n`
  })
