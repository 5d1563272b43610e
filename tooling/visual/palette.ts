import type { Picture } from './picture.ts'

/** A picture whose pixels are places in a table of at most 128 colours. */
export interface Indexed {
  readonly width: number
  readonly height: number
  readonly indices: Uint8Array
  /** Three bytes for each colour. */
  readonly palette: Uint8Array
}

const MOST = 128

/** Colours that differ by less than a 32nd are one: smoothed text has hundreds. */
const keyOf = (red: number, green: number, blue: number): number =>
  ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3)

interface Bucket {
  readonly key: number
  count: number
  /** Each exact colour of the bucket, with its number of pixels. */
  readonly colours: Map<number, number>
}

/** Each exact colour of a picture, with its number of pixels. Counted in runs: most pixels are as the one before. */
function coloursOf({ data }: Picture): ReadonlyMap<number, number> {
  const colours = new Map<number, number>()
  let [colour, run] = [-1, 0]
  for (let at = 0; at < data.length; at += 3) {
    const next = ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0)
    if (next !== colour) {
      if (run > 0) colours.set(colour, (colours.get(colour) ?? 0) + run)
      ;[colour, run] = [next, 0]
    }
    run += 1
  }
  return colours.set(colour, (colours.get(colour) ?? 0) + run)
}

function bucketsOf(picture: Picture): Bucket[] {
  const buckets = new Map<number, Bucket>()
  for (const [colour, count] of coloursOf(picture)) {
    const key = keyOf(colour >> 16, (colour >> 8) & 255, colour & 255)
    const bucket = buckets.get(key) ?? { key, count: 0, colours: new Map<number, number>() }
    bucket.count += count
    bucket.colours.set(colour, count)
    buckets.set(key, bucket)
  }
  // Equal counts keep one order on every machine.
  return [...buckets.values()].sort((one, other) => other.count - one.count || one.key - other.key)
}

/** The colour that most pixels of a bucket have: a flat area keeps its own exactly. */
function colourOf({ colours }: Bucket): readonly [number, number, number] {
  const [[colour] = [0]] = [...colours].sort((one, other) => other[1] - one[1] || one[0] - other[0])
  return [colour >> 16, (colour >> 8) & 255, colour & 255]
}

function nearest(
  colour: readonly [number, number, number],
  table: readonly (readonly [number, number, number])[],
): number {
  let best = 0
  let least = Infinity
  for (const [index, [red, green, blue]] of table.entries()) {
    const distance = (red - colour[0]) ** 2 + (green - colour[1]) ** 2 + (blue - colour[2]) ** 2
    if (distance >= least) continue
    least = distance
    best = index
  }
  return best
}

/** A picture in its most frequent colours. */
export function index(picture: Picture): Indexed {
  const { width, height, data } = picture
  const buckets = bucketsOf(picture)
  const table = buckets.slice(0, MOST).map(colourOf)
  const places = new Map(
    buckets.map((bucket, at) => [bucket.key, at < MOST ? at : nearest(colourOf(bucket), table)]),
  )
  const indices = new Uint8Array(width * height)
  let [key, place] = [-1, 0]
  for (let at = 0, to = 0; to < indices.length; at += 3, to += 1) {
    const next = keyOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)
    if (next !== key) [key, place] = [next, places.get(next) ?? 0]
    indices[to] = place
  }
  return { width, height, indices, palette: Uint8Array.from(table.flat()) }
}

/** A picture in the colours of its palette. */
export function paint({ width, height, indices, palette }: Indexed): Picture {
  const data = new Uint8Array(indices.length * 3)
  for (let at = 0; at < indices.length; at += 1) {
    const from = (indices[at] ?? 0) * 3
    for (let channel = 0; channel < 3; channel += 1) data[at * 3 + channel] = palette[from + channel] ?? 0
  }
  return { width, height, data }
}
