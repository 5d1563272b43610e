/** A graph of boxes and arrows. */
export interface Flowchart {
  readonly labels: ReadonlyMap<string, string>
  readonly arrows: readonly (readonly [from: string, to: string])[]
}

/** Reads the flowcharts of this repository: `id[label]` and `id --> id`, one on each line. */
export function parseFlowchart(text: string): Flowchart {
  const labels = new Map<string, string>()
  const arrows: [string, string][] = []
  for (const line of text.split('\n').slice(1)) {
    const [, id, label] = /^\s*(\w+)\[([^\]]+)\]\s*$/.exec(line) ?? []
    if (id && label) labels.set(id, label)
    const [, from, to] = /^\s*(\w+) --> (\w+)\s*$/.exec(line) ?? []
    if (from && to) arrows.push([from, to])
    if (line.trim() && !label && !to)
      throw new Error(`This line of a flowchart cannot be drawn: ${line.trim()}`)
  }
  return { labels, arrows }
}

/** Column of each box: behind all that point to it. */
export function columnsOf({ labels, arrows }: Flowchart): ReadonlyMap<string, number> {
  const columns = new Map<string, number>()
  function columnOf(id: string, path: readonly string[]): number {
    if (path.includes(id)) throw new Error(`A flowchart has a circle: ${[...path, id].join(' → ')}`)
    const known = columns.get(id)
    if (known !== undefined) return known
    const above = arrows.filter(([, to]) => to === id).map(([from]) => columnOf(from, [...path, id]))
    const column = Math.max(-1, ...above) + 1
    columns.set(id, column)
    return column
  }
  for (const id of labels.keys()) columnOf(id, [])
  return columns
}
