import { escape } from '../markdown/escape.ts'
import { arrange, BOX_HEIGHT, type Stop } from './arrange.ts'
import type { Flowchart } from './flowchart.ts'

const BOX_WIDTH = 128
const COLUMN_WIDTH = 190
const MARGIN = 2

const leftOf = ({ column }: Stop): number => column * COLUMN_WIDTH + MARGIN

const round = (value: number): number => Math.round(value * 10) / 10

/** An arrow as a smooth line from the right side of a box to the left side of another. */
function line(path: readonly Stop[]): string {
  const points = path.map((stop, index) => {
    const inside = index === 0 ? BOX_WIDTH : index === path.length - 1 ? 0 : BOX_WIDTH / 2
    return { x: leftOf(stop) + inside, y: stop.y + MARGIN }
  })
  const parts = points.map(({ x, y }, index) => {
    const before = points[index - 1]
    if (!before) return `M${round(x)} ${round(y)}`
    const half = round((before.x + x) / 2)
    return `C${half} ${round(before.y)} ${half} ${round(y)} ${round(x)} ${round(y)}`
  })
  return `<path d="${parts.join('')}"/>`
}

/** A flowchart as words, for those who do not see it. */
export function describe({ labels, arrows }: Flowchart): string {
  const name = (id: string): string => labels.get(id) ?? id
  const sentences = [...labels.keys()].map((id) => {
    const targets = arrows.filter(([from]) => from === id).map(([, to]) => name(to))
    return targets.length > 0 ? `${name(id)} leads to ${targets.join(', ')}.` : `${name(id)} leads nowhere.`
  })
  return sentences.join(' ')
}

/** Draws a flowchart as SVG, from left to right. Its colours are those of the site's style sheet. */
export function drawFlowchart(chart: Flowchart): string {
  const { stops, paths, columnCount, ...arranged } = arrange(chart)
  const [width, height] = [(columnCount - 1) * COLUMN_WIDTH + BOX_WIDTH, Math.ceil(arranged.height)]
  const size = [width + 2 * MARGIN, height + 2 * MARGIN] as const
  const boxes = [...chart.labels].map(([id, label]) => {
    const stop = stops.get(id)
    if (!stop) return ''
    const [x, y] = [leftOf(stop), round(stop.y - BOX_HEIGHT / 2 + MARGIN)]
    const box = `<rect x="${x}" y="${y}" width="${BOX_WIDTH}" height="${BOX_HEIGHT}" rx="8"/>`
    return `${box}<text x="${x + BOX_WIDTH / 2}" y="${round(y + 22)}">${escape(label)}</text>`
  })
  const svg = `<svg viewBox="0 0 ${size.join(' ')}" width="${size[0]}" height="${size[1]}" role="img" aria-label="${escape(describe(chart))}">`
  return `<div class="graph" tabindex="0" role="group" aria-label="Drawing">${svg}${paths.map(line).join('')}${boxes.join('')}</svg></div>\n`
}
