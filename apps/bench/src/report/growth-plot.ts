import type { Subject } from '../area.ts'
import { readableTime } from './number.ts'
import { element, label, line, picture } from './svg.ts'

/** How one subject's time grows. */
export interface PlottedLine {
  readonly name: string
  readonly role: Subject['role']
  readonly points: readonly { readonly scale: number; readonly time: number }[]
}

export interface GrowthPlot {
  readonly title: string
  readonly subtitle: string
  readonly lines: readonly PlottedLine[]
}

const WIDTH = 760
const HEIGHT = 340
const BOX = { left: 80, right: 590, top: 60, bottom: 300 }
/** Names at the ends of the lines stay so far apart. */
const APART = 18

/** Both axes are logarithmic: what grows as its input does is as steep as the dashed line. */
export function growthPlot({ title, subtitle, lines }: GrowthPlot): string {
  const points = lines.flatMap((one) => one.points)
  const scales = [...new Set(points.map(({ scale }) => scale))].toSorted((a, b) => a - b)
  const [low, high] = [
    Math.floor(Math.log10(Math.min(...points.map(({ time }) => time)))),
    Math.ceil(Math.log10(Math.max(...points.map(({ time }) => time)))),
  ]
  const [first = 1, last = 1] = [scales[0], scales.at(-1)]
  const share = (value: number, from: number, to: number): number =>
    (Math.log10(value) - from) / (to - from || 1)
  const x = (scale: number): number =>
    BOX.left + share(scale, Math.log10(first), Math.log10(last)) * (BOX.right - BOX.left)
  const y = (time: number): number => BOX.bottom - share(time, low, high) * (BOX.bottom - BOX.top)
  const decades = Array.from({ length: high - low + 1 }, (_, index) => 10 ** (low + index))
  return picture({
    title,
    subtitle,
    description: lines.map(describe).join('; '),
    width: WIDTH,
    height: HEIGHT,
    inside: [
      ...decades.map((time) => drawDecade(time, y(time))),
      ...scales.map((scale) =>
        label(`${scale} ×`, { x: x(scale), y: BOX.bottom + 22, class: 'muted middle' }),
      ),
      ...drawReference(lines, x, y, last),
      ...lines.map((one) => drawLine(one, x, y)),
      ...drawNames(lines, y),
    ],
  })
}

type Place = (value: number) => number

const describe = ({ name, points }: PlottedLine): string =>
  `${name} takes ${points.map(({ scale, time }) => `${readableTime(time)} at ${scale} ×`).join(', ')}`

const drawDecade = (time: number, y: number): string =>
  line(BOX.left, y, BOX.right, y, 'grid') +
  label(readableTime(time).replace(/\.0+ /, ' '), { x: BOX.left - 10, y: y + 4, class: 'muted end' })

const path = (points: readonly (readonly [number, number])[], look: string): string =>
  element('path', {
    d: `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`,
    class: look,
  })

/** Line of growth in proportion to the input. */
function drawReference(lines: readonly PlottedLine[], x: Place, y: Place, last: number): string[] {
  const [start] = lines.find(({ role }) => role === 'ours')?.points ?? []
  if (!start) return []
  const end = (start.time * last) / start.scale
  return [
    path(
      [
        [x(start.scale), y(start.time)],
        [x(last), y(end)],
      ],
      'reference',
    ),
  ]
}

const drawLine = ({ role, points }: PlottedLine, x: Place, y: Place): string =>
  [
    path(
      points.map(({ scale, time }) => [x(scale), y(time)]),
      role,
    ),
    ...points.map(({ scale, time }) => element('circle', { cx: x(scale), cy: y(time), r: 4, class: role })),
  ].join('\n')

/** Writes each name at the end of its line, moved down where it would cover the one above. */
function drawNames(lines: readonly PlottedLine[], y: Place): string[] {
  let free = 0
  return lines
    .map(({ name, role, points }) => ({ name, role, at: y(points.at(-1)?.time ?? 1) }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ name, role, at }) => {
      const place = Math.max(at, free)
      free = place + APART
      return label(name, { x: BOX.right + 14, y: place + 4.5, ...(role === 'ours' && { class: 'strong' }) })
    })
}
