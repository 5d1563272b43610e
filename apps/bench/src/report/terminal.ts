import type { CaseResult, MeasuredResult, ScaleResult, SizeResult } from '../result.ts'
import { readableRatio, readableSize, readableTime } from './number.ts'

/** Lays out rows so that their columns align: the first to the left, the others to the right. */
function align(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? []
  const cell = (text: string, column: number): string =>
    column === 0 ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0)
  return rows.map((row) => `  ${row.map(cell).join('  ').trimEnd()}`).join('\n')
}

function scaleText({ unit = 'run' }: MeasuredResult, { scale, subjects, ratios }: ScaleResult): string {
  const rows = subjects.map(({ name, cpu, counts = {} }) => {
    const ratio = ratios.find((one) => one.beside === name)
    return [
      name,
      ...(cpu ? [cpu.min, cpu.median, cpu.max].map(readableTime) : []),
      ...(cpu ? [ratio ? readableRatio(ratio.times.median) : ''] : []),
      ...Object.entries(counts).map(([of, count]) => `${of} ${Number(count.toPrecision(4))}`),
    ]
  })
  const head = subjects[0]?.cpu ? [['', 'min', 'median', 'max', 'ratio']] : []
  return `  ${scale} ×, per ${unit}\n${align([...head, ...rows])}`
}

const sizeText = ({ entries, peers }: SizeResult): string =>
  align([
    ['', 'min', 'gzip', 'brotli', 'budget'],
    ...[...entries, ...peers].map(({ name, min, gzip, brotli, budget }) => [
      name,
      ...[min, gzip, brotli].map(readableSize),
      budget === undefined ? '' : readableSize(budget),
    ]),
  ])

/** One case's result for a terminal. */
export function caseText(result: CaseResult): string {
  const body =
    result.kind === 'size' ? sizeText(result) : result.scales.map((at) => scaleText(result, at)).join('\n')
  const bars = result.bars.map(({ promise, found, held }) => `  ${held ? '✓' : '✗'} ${promise}: ${found}`)
  return [`${result.title} (${result.kind})`, body, ...bars, ''].join('\n')
}
