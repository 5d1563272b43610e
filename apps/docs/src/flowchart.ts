import { graphlib, layout } from '@dagrejs/dagre'

const WIDTH = 128
const HEIGHT = 36

interface Point {
  readonly x: number
  readonly y: number
}

/** A smooth line from the right side of a box to the left side of another. */
function line(from: Point, between: readonly Point[], to: Point): string {
  const points = [{ x: from.x + WIDTH / 2, y: from.y }, ...between, { x: to.x - WIDTH / 2, y: to.y }]
  const [first = from, ...others] = points.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }))
  const parts = others.map(({ x, y }, index) => {
    const before = others[index - 1] ?? first
    const half = (before.x + x) / 2
    return `C${half} ${before.y} ${half} ${y} ${x} ${y}`
  })
  return `<path d="M${first.x} ${first.y}${parts.join('')}"/>`
}

/** Draws the flowcharts of this repository as SVG: `id[label]` and `id --> id`, one on each line. */
export function drawFlowchart(text: string): string {
  const labels = new Map(
    [...text.matchAll(/^\s*(\w+)\[([^\]<>&"]+)\]$/gm)].map(([, id = '', label = '']) => [id, label]),
  )
  const graph = new graphlib.Graph()
  graph.setGraph({ rankdir: 'LR', nodesep: 16, ranksep: 64, marginx: 8, marginy: 8 })
  for (const id of labels.keys()) graph.setNode(id, { width: WIDTH, height: HEIGHT })
  for (const [, from = '', to = ''] of text.matchAll(/^\s*(\w+) --> (\w+)$/gm)) graph.setEdge(from, to, {})
  layout(graph)
  const lines = graph.edges().map((edge) => {
    const { points } = graph.edge(edge) as { points: Point[] }
    return line(graph.node(edge.v) as Point, points.slice(1, -1), graph.node(edge.w) as Point)
  })
  const boxes = [...labels].map(([id, label]) => {
    const { x, y } = graph.node(id) as Point
    return `<rect x="${x - WIDTH / 2}" y="${y - HEIGHT / 2}" width="${WIDTH}" height="${HEIGHT}" rx="8"/><text x="${x}" y="${y + 4}">${label}</text>`
  })
  const words = [...labels].map(([id, label]) => {
    const targets = (graph.successors(id) ?? []).map((to) => labels.get(to) ?? '')
    return `${label} leads to ${targets.join(', ') || 'nothing'}.`
  })
  const { width = 0, height = 0 } = graph.graph() as { width?: number; height?: number }
  return `<div class="graph" tabindex="0" role="group" aria-label="Drawing"><svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${words.join(' ')}">${lines.join('')}${boxes.join('')}</svg></div>\n`
}
