import { type Flowchart, columnsOf } from './flowchart.ts'

/** A point that an arrow passes on its way, or a box. */
export interface Stop {
  readonly id: string
  readonly column: number
  /** Position of its middle. */
  y: number
}

/** A graph with a position for each box, and the stops of each arrow. */
export interface Arranged {
  readonly stops: ReadonlyMap<string, Stop>
  readonly paths: readonly (readonly Stop[])[]
  readonly height: number
  readonly columnCount: number
}

const SWEEPS = 40
export const BOX_HEIGHT = 34
const GAP = 14
const PASSAGE_HEIGHT = 6

const isPassage = (id: string): boolean => id.includes('>')
export const heightOf = (id: string): number => (isPassage(id) ? PASSAGE_HEIGHT : BOX_HEIGHT)

const middle = (stops: readonly Stop[]): number => stops.reduce((sum, { y }) => sum + y, 0) / stops.length

/** Moves the stops of a column as near to where they want to be as their heights allow. */
function spread(column: Stop[], wanted: ReadonlyMap<Stop, number>): void {
  column.sort((one, other) => (wanted.get(one) ?? one.y) - (wanted.get(other) ?? other.y))
  let end = -Infinity
  for (const stop of column) {
    const half = heightOf(stop.id) / 2
    stop.y = Math.max(wanted.get(stop) ?? stop.y, end + GAP + half)
    end = stop.y + half
  }
  // Boxes that were pushed down move back, so that the column is centred on the mean of their places.
  const shift =
    column.reduce((sum, stop) => sum + (wanted.get(stop) ?? stop.y) - stop.y, 0) / (column.length || 1)
  for (const stop of column) stop.y += shift
}

/** Arranges a flowchart in columns, so that arrows are short and pass between boxes. */
export function arrange(chart: Flowchart): Arranged {
  const columns = columnsOf(chart)
  const stops = new Map([...columns].map(([id, column]) => [id, { id, column, y: 0 }]))
  const stopAt = (id: string, column: number): Stop => {
    const stop = stops.get(id) ?? { id, column, y: 0 }
    stops.set(id, stop)
    return stop
  }
  const paths = chart.arrows.map(([from, to]) => {
    const [first, last] = [columns.get(from) ?? 0, columns.get(to) ?? 0]
    const between = Array.from({ length: last - first - 1 }, (_, step) => first + 1 + step)
    return [
      stopAt(from, first),
      ...between.map((column) => stopAt(`${from}>${to}@${column}`, column)),
      stopAt(to, last),
    ]
  })
  const columnCount = Math.max(...columns.values()) + 1
  const byColumn = Array.from({ length: columnCount }, (_, column) =>
    [...stops.values()].filter((stop) => stop.column === column),
  )
  for (const column of byColumn)
    spread(column, new Map(column.map((stop, index) => [stop, index * (BOX_HEIGHT + GAP)])))
  const links = paths.flatMap((path) =>
    path.slice(1).map((stop, index) => [path[index] ?? stop, stop] as const),
  )
  for (let sweep = 0; sweep < SWEEPS; sweep += 1) {
    for (const column of sweep % 2 ? byColumn.toReversed() : byColumn) {
      const wanted = column.map((stop) => {
        const near = links.flatMap(([a, b]) => (a === stop ? [b] : b === stop ? [a] : []))
        return [stop, near.length ? middle(near) : stop.y] as const
      })
      spread(column, new Map(wanted))
    }
  }
  const all = [...stops.values()]
  const top = Math.min(...all.map(({ id, y }) => y - heightOf(id) / 2))
  for (const stop of all) stop.y -= top
  return { stops, paths, columnCount, height: Math.max(...all.map(({ id, y }) => y + heightOf(id) / 2)) }
}
