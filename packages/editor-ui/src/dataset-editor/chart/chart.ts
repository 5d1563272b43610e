import { chartLook, type ChartLook } from './chart-pattern.ts'
import { numbersOf, type Dataset } from '../dataset/dataset.ts'

/** Kinds of charts that the preview draws. */
export const chartKinds = ['bar', 'line', 'pie'] as const

/** A kind of chart. */
export type ChartKind = (typeof chartKinds)[number]

/** A shape of a chart, with the text that names it. */
export interface ChartShape extends ChartLook {
  /** Path in the units of the chart. */
  readonly path: string
  readonly title: string
}

/** A line of the grid behind a chart. */
export interface ChartTick {
  readonly y: number
  readonly text: string
}

/** A chart as shapes, in a box of `chartSize`. */
export interface Chart {
  /** In the order in which they are drawn. */
  readonly shapes: readonly ChartShape[]
  /** Labels of the axis. Empty for a pie. */
  readonly ticks: readonly ChartTick[]
  /** Names of the looks, in their order: the series, or the labels of a pie. */
  readonly legend: readonly string[]
}

/** Size of the box in which charts are drawn. */
export const chartSize = { width: 480, height: 240, left: 48 } as const

const round = (value: number): number => Math.round(value * 100) / 100

/** Even values around a range, with a step of 1, 2 or 5 times a power of ten. */
export function niceTicks(least: number, greatest: number, count = 5): readonly number[] {
  const low = Math.min(0, least)
  const high = Math.max(0, greatest)
  if (low === high) return [0, 1]
  const rough = (high - low) / (count - 1)
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = ([1, 2, 5, 10].find((factor) => factor * power >= rough * 0.999) ?? 10) * power
  // Powers below 1 are not exact: 0.0002 would lie a little above the fourth step of 0.00005.
  const first = Math.floor(low / step + 1e-9)
  const last = Math.ceil(high / step - 1e-9)
  // A multiple of the index: adding the step up would add up its rounding errors, too.
  return Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  )
}

interface Scale {
  readonly y: (value: number) => number
  readonly ticks: readonly ChartTick[]
}

/** Divides first: the difference of the largest numbers is beyond what a number can hold. */
function createScale(values: readonly number[], locale: string | undefined): Scale {
  const least = values.reduce((a, b) => Math.min(a, b), 0)
  const greatest = values.reduce((a, b) => Math.max(a, b), 0)
  const size = Math.max(-least, greatest) > 1e300 ? 1e10 : 1
  const ticks = niceTicks(least / size, greatest / size)
  const [low = 0] = ticks
  const high = ticks.at(-1) ?? 1
  const position = (scaled: number): number =>
    round(chartSize.height - ((scaled - low) / (high - low)) * chartSize.height)
  const format = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 2 })
  return {
    y: (value) => position(value / size),
    ticks: ticks.map((tick) => ({ y: position(tick), text: format.format(tick * size) })),
  }
}

/** Draws a dataset. Cells without a number are left out. */
export function drawChart(whole: Dataset, kind: ChartKind, locale?: string): Chart {
  if (kind === 'pie') return drawPie(whole, locale)
  const dataset = thinOut(whole)
  const numbers = numbersOf(dataset)
  const all = numbers.flat().filter((value) => value !== undefined)
  const { y, ticks } = createScale(all, locale)
  const points = pointsOf(dataset, numbers, locale)
  const shapes = kind === 'bar' ? drawBars(points, y, dataset) : drawLines(points, y, dataset)
  return { shapes, ticks, legend: dataset.series }
}

interface Point {
  readonly row: number
  readonly column: number
  readonly value: number
  readonly title: string
}

function pointsOf(
  { series, rows }: Dataset,
  numbers: readonly (readonly (number | undefined)[])[],
  locale: string | undefined,
): readonly Point[] {
  const format = new Intl.NumberFormat(locale)
  return numbers.flatMap((cells, row) =>
    cells.flatMap((value, column) => {
      const names = [rows[row]?.label, series[column]].filter((name) => name)
      return value === undefined
        ? []
        : [{ row, column, value, title: `${names.join(', ')}: ${format.format(value)}` }]
    }),
  )
}

type Y = Scale['y']

/** Points of a chart that can be told from one another. */
const MAX_POINTS = 2000

/** A dataset of which neighbouring rows are one: the largest number of each series stands for them, above or below 0. */
function thinOut(dataset: Dataset): Dataset {
  const { series, rows } = dataset
  const step = Math.ceil((rows.length * series.length) / MAX_POINTS)
  if (step <= 1) return dataset
  const numbers = numbersOf(dataset)
  const thin = rows.flatMap(({ label }, first) => {
    if (first % step > 0) return []
    const merged = numbers.slice(first, first + step)
    const values = series.map((_, column) => largestOf(merged.map((cells) => cells[column])))
    return [{ label, values: values.map((value) => String(value ?? '')) }]
  })
  return { series, rows: thin }
}

const largestOf = (numbers: readonly (number | undefined)[]): number | undefined =>
  numbers.reduce((largest, number) => (sizeOf(number) > sizeOf(largest) ? number : largest), undefined)

/** Distance of a number from 0. A cell without one is behind all of them. */
const sizeOf = (number: number | undefined): number => (number === undefined ? -1 : Math.abs(number))

/** Bars above which those of a series are one shape. */
const MAX_BARS = 400

function drawBars(points: readonly Point[], y: Y, { series, rows }: Dataset): readonly ChartShape[] {
  const group = (chartSize.width - chartSize.left) / rows.length
  const width = (group * 0.72) / series.length
  const bars = points.map(({ row, column, value, title }) => {
    const x = round(chartSize.left + group * (row + 0.14) + column * width)
    const path = `M${x} ${y(0)}V${y(value)}h${round(width * 0.9)}V${y(0)}z`
    return { path, ...chartLook(column), title, column }
  })
  if (bars.length <= MAX_BARS) return bars
  const bySeries = series.map((): string[] => [])
  for (const { path, column } of bars) bySeries[column]?.push(path)
  return bySeries.map((paths, column) => ({
    path: paths.join(''),
    ...chartLook(column),
    title: series[column] ?? '',
  }))
}

function drawLines(points: readonly Point[], y: Y, { series, rows }: Dataset): readonly ChartShape[] {
  const step = (chartSize.width - chartSize.left) / rows.length
  const bySeries = series.map((): Point[] => [])
  for (const point of points) bySeries[point.column]?.push(point)
  return bySeries.flatMap((own, column) => {
    if (own.length === 0) return []
    const [only] = own.length === 1 ? own : []
    const path = own
      // A gap begins a line of its own.
      .map(({ row, value }, index) => {
        const isConnected = own[index - 1]?.row === row - 1
        return `${isConnected ? 'L' : 'M'}${round(chartSize.left + step * (row + 0.5))} ${y(value)}`
      })
      .join('')
    // A line of length 0 with round caps is a dot.
    return [{ path: only ? `${path}h0.01` : path, ...chartLook(column), title: series[column] ?? '' }]
  })
}

/** A pie of the first series. Numbers below 0 have no share. */
function drawPie(dataset: Dataset, locale: string | undefined): Chart {
  const numbers = numbersOf(dataset)
  const values = numbers.map(([value = 0]) => Math.max(0, value))
  const greatest = values.reduce((a, b) => Math.max(a, b), 0)
  const shares = values.map((value) => (greatest === 0 ? 0 : value / greatest))
  const total = shares.reduce((sum, share) => sum + share, 0)
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 })
  let angle = 0
  const shapes = shares.flatMap((share, index) => {
    if (share === 0) return []
    const from = angle
    angle += share / total
    const title = `${dataset.rows[index]?.label ?? ''}: ${percent.format(share / total)}`
    return [{ path: slicePath(from, angle), ...chartLook(index), title }]
  })
  return { shapes, ticks: [], legend: dataset.rows.map(({ label }) => label) }
}

/** A slice between two shares of the circle, clockwise from the top. */
function slicePath(from: number, to: number): string {
  const radius = chartSize.height / 2
  const [x, y] = [chartSize.width / 2, radius]
  if (to - from > 0.9999) return `M${x} 0a${radius} ${radius} 0 1 1 -0.01 0z`
  const at = (share: number): string =>
    `${round(x + radius * Math.sin(share * 2 * Math.PI))} ${round(y - radius * Math.cos(share * 2 * Math.PI))}`
  const isLarge = to - from > 0.5 ? 1 : 0
  return `M${x} ${y}L${at(from)}A${radius} ${radius} 0 ${isLarge} 1 ${at(to)}z`
}
