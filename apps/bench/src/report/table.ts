import { exponent } from '../statistics.ts'
import type { MeasuredResult, ScaleResult, SizeResult } from '../result.ts'
import { readableRatio, readableSize, readableTime } from './number.ts'

/** A table of Markdown: the first column to the left, the others to the right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
  return [row(head), row(head.map((_, column) => (column === 0 ? '---' : '---:'))), ...rows.map(row)].join(
    '\n',
  )
}

const named = ({
  name,
  version,
}: {
  readonly name: string
  readonly version?: string | undefined
}): string => (version ? `${name} ${version}` : name)

/** Sizes of a package's entry points, with peers below. */
export const sizeTable = ({ entries, peers }: SizeResult): string =>
  table(
    ['', 'minified', 'gzip', 'brotli', 'budget'],
    [...entries.map((row) => ({ ...row, name: `\`${row.name}\`` })), ...peers].map((row) => [
      named(row),
      ...[row.min, row.gzip, row.brotli].map(readableSize),
      row.budget === undefined ? '' : readableSize(row.budget),
    ]),
  )

/** Time of each subject at each scale, and its counts. */
export function measuredTable(scales: readonly ScaleResult[]): string {
  const many = scales.length > 1
  const counted = Object.keys(scales[0]?.subjects[0]?.counts ?? {})
  const timed = scales[0]?.subjects[0]?.cpu !== undefined
  const head = [
    '',
    ...(many ? ['input'] : []),
    ...(timed ? ['min', 'median', 'max', 'times ours'] : []),
    ...counted,
  ]
  const rows = scales.flatMap(({ scale, subjects, ratios }) =>
    subjects.map((subject) => {
      const { name, cpu, counts } = subject
      const ratio = ratios.find(({ beside }) => beside === name)?.times
      return [
        named(subject),
        ...(many ? [`${scale} ×`] : []),
        ...(cpu ? [cpu.min, cpu.median, cpu.max].map(readableTime) : []),
        ...(timed
          ? [
              ratio
                ? `${readableRatio(ratio.median)} (${readableRatio(ratio.low)} – ${readableRatio(ratio.high)})`
                : '',
            ]
          : []),
        ...counted.map((of) => String(Number((counts?.[of] ?? NaN).toPrecision(4)))),
      ]
    }),
  )
  return table(head, rows)
}

/** How steeply each subject's time grows, in one sentence. */
export function growthText({ scales, growth }: MeasuredResult): string[] {
  if (growth.length === 0) return []
  const told = (scales[0]?.subjects ?? []).map(({ name }) => {
    const steps = growth
      .filter(({ subject }) => subject === name)
      .map(({ times }) => readableRatio(times.median))
    const points = scales.flatMap(({ scale, units, subjects }) => {
      const time = subjects.find((one) => one.name === name)?.cpu?.median
      return time === undefined ? [] : [{ scale, time: time * units }]
    })
    return `${name} ${steps.join(' then ')} (exponent ${exponent(points).toFixed(2)})`
  })
  return [`Growth of a whole run from scale to scale: ${told.join('; ')}.`]
}
