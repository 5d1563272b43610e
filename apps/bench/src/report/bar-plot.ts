import type { Subject } from '../area.ts'
import { element, label, line, picture } from './svg.ts'

/** One bar. */
export interface PlottedBar {
  readonly name: string
  readonly role: Subject['role']
  readonly value: number
  /** The value in words, beside the bar. */
  readonly text: string
  /** Secondary text behind it. */
  readonly remark?: string | undefined
  /** From where to where the middle half of the samples reaches. */
  readonly reach?: { readonly from: number; readonly to: number } | undefined
  /** Limit that it may not pass. */
  readonly limit?: number | undefined
}

export interface BarPlot {
  readonly title: string
  readonly subtitle: string
  readonly bars: readonly PlottedBar[]
}

const WIDTH = 760
const TOP = 56
const ROW = 34
const THICK = 20
/** A letter, at most. */
const LETTER = 7.5
const RIGHT = 200

/** Bars from zero, one below the other: the shortest is the best. */
export function barPlot({ title, subtitle, bars }: BarPlot): string {
  const left = Math.max(...bars.map(({ name }) => name.length)) * LETTER + 20
  const most = Math.max(...bars.flatMap(({ value, reach, limit }) => [value, reach?.to ?? 0, limit ?? 0]))
  const x = (value: number): number => left + (value / most) * (WIDTH - left - RIGHT)
  const height = TOP + bars.length * ROW
  const describe = ({ name, text, remark }: PlottedBar): string =>
    [name, text, remark].filter(Boolean).join(' ')
  return picture({
    title,
    subtitle,
    description: bars.map(describe).join('; '),
    width: WIDTH,
    height,
    inside: [
      ...bars.map((bar, index) => drawBar(bar, TOP + index * ROW, x)),
      line(left, TOP - 8, left, height - 6, 'axis'),
    ],
  })
}

function drawBar(bar: PlottedBar, y: number, x: (value: number) => number): string {
  const { name, role, value, text, remark, reach, limit } = bar
  const middle = y + THICK / 2
  const furthest = x(Math.max(value, reach?.to ?? 0, limit ?? 0))
  const words = element('tspan', { class: 'strong' }, text)
  const more = remark ? element('tspan', { class: 'muted', dx: 8 }, remark) : ''
  return [
    label(name, { x: x(0) - 10, y: middle + 4.5, class: role === 'ours' ? 'end strong' : 'end' }),
    element('rect', { x: x(0), y, width: Math.max(1, x(value) - x(0)), height: THICK, rx: 2, class: role }),
    ...(reach
      ? [
          line(x(reach.from), middle, x(reach.to), middle, 'whisker'),
          line(x(reach.from), middle - 4, x(reach.from), middle + 4, 'whisker'),
          line(x(reach.to), middle - 4, x(reach.to), middle + 4, 'whisker'),
        ]
      : []),
    ...(limit === undefined ? [] : [line(x(limit), y - 3, x(limit), y + THICK + 3, 'limit')]),
    element('text', { x: furthest + 10, y: middle + 4.5 }, words, more),
  ].join('\n')
}
