import type { AreaResult, CaseResult, MeasuredResult, SizeResult } from '../result.ts'
import { barPlot, type PlottedBar } from './bar-plot.ts'
import { growthPlot } from './growth-plot.ts'
import { readableRatio, readableSize, readableTime } from './number.ts'

/** A picture of the page of results. */
export interface DrawnFile {
  /** The name below `docs/benchmarks/`. */
  readonly file: string
  /** Text alternative. */
  readonly alternative: string
  readonly svg: string
}

/** The pictures of one case: its bars, and how it grows if that was measured. */
export function pictures({ area }: AreaResult, result: CaseResult): DrawnFile[] {
  const name = `${area}-${result.name}`
  if (result.kind === 'size') {
    return [{ file: `${name}.svg`, alternative: `Sizes of ${result.title}`, svg: drawSizes(result) }]
  }
  if (result.kind === 'count') return []
  const bars = { file: `${name}.svg`, alternative: `Times of: ${result.title}`, svg: drawTimes(result) }
  return result.scales.length < 2
    ? [bars]
    : [
        bars,
        { file: `${name}-growth.svg`, alternative: `Growth of: ${result.title}`, svg: drawGrowth(result) },
      ]
}

/** Unit of this case's times. */
export function measuredWhat({ kind, ticks, browser, unit = 'run' }: MeasuredResult): string {
  if (kind === 'load') return 'CPU time of loading the module in a fresh process'
  if (kind === 'first-run') return `CPU time per ${unit} of the first run in a fresh process`
  if (kind === 'page') return `Ticks of the main thread (${ticks}) per ${unit} in ${browser}`
  return `CPU time per ${unit}, warmed`
}

function drawTimes(result: MeasuredResult): string {
  const [at] = result.scales
  const bars = (at?.subjects ?? []).flatMap(({ name, role, cpu }): PlottedBar[] => {
    if (!cpu) return []
    const ratio = at?.ratios.find(({ beside }) => beside === name)
    const remark = ratio && role !== 'ours' ? `${readableRatio(ratio.times.median)} ours` : undefined
    const reach = { from: cpu.low, to: cpu.high }
    return [{ name, role, value: cpu.median, text: readableTime(cpu.median), remark, reach }]
  })
  const subtitle = `${measuredWhat(result)}: median and middle half of ${result.rounds} rounds. Less is better.`
  return barPlot({ title: result.title, subtitle, bars })
}

const drawGrowth = ({ title, scales }: MeasuredResult): string =>
  growthPlot({
    title: `${title}: growth`,
    subtitle:
      'CPU time of a whole run as its input grows. Dashed: in step with the input. Lower and flatter is better.',
    lines: (scales[0]?.subjects ?? []).map(({ name, role }) => ({
      name,
      role,
      points: scales.flatMap(({ scale, units, subjects }) => {
        const time = subjects.find((one) => one.name === name)?.cpu?.median
        return time === undefined ? [] : [{ scale, time: time * units }]
      }),
    })),
  })

const drawSizes = ({ title, entries, peers }: SizeResult): string =>
  barPlot({
    title,
    subtitle: 'Bytes that a visitor downloads, minified and gzip. Red: the budget. Less is better.',
    bars: [
      ...entries.map(({ name, gzip, budget }): PlottedBar => ({
        name,
        role: 'ours',
        value: gzip,
        text: readableSize(gzip),
        limit: budget,
      })),
      ...peers.map(({ name, version, gzip }): PlottedBar => ({
        name,
        role: 'peer',
        value: gzip,
        text: readableSize(gzip),
        remark: version,
      })),
    ],
  })
