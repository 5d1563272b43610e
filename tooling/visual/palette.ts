import type { Picture } from './picture.ts'

/** A picture whose pixels are places in a table of at most 64 colours. */
export interface Indexed {
  readonly width: number
  readonly height: number
  readonly indices: Uint8Array
  /** Three bytes for each colour. */
  readonly palette: Uint8Array
}

const MOST = 64

/** More than the square of any distance between colours. */
const FARTHEST = 3 * 256 ** 2

/** Colours that differ by less than a 32nd are one: smoothed text has hundreds. */
const keyOf = (red: number, green: number, blue: number): number =>
  ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3)

type Colour = readonly [red: number, green: number, blue: number]

/** Colours of one key, and their nearest one of the table. */
interface Bucket {
  readonly key: number
  readonly count: number
  /** The colour that most of its pixels have: a flat area keeps its own exactly. */
  readonly colour: Colour
  place: number
  /** Square of the distance to the nearest colour of the table. */
  distance: number
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

const partsOf = (colour: number): Colour => [colour >> 16, (colour >> 8) & 255, colour & 255]

function bucketOf(key: number, colours: ReadonlyMap<number, number>): Bucket {
  let [most, colour, count] = [0, 0, 0]
  for (const [candidate, pixels] of colours) {
    count += pixels
    // Equal counts keep one order on every machine.
    if (pixels > most || (pixels === most && candidate < colour)) [most, colour] = [pixels, candidate]
  }
  return { key, count, colour: partsOf(colour), place: 0, distance: FARTHEST }
}

function bucketsOf(picture: Picture): Bucket[] {
  const keys = new Map<number, Map<number, number>>()
  for (const [colour, count] of coloursOf(picture)) {
    const key = keyOf(...partsOf(colour))
    const colours = keys.get(key) ?? new Map<number, number>()
    keys.set(key, colours.set(colour, count))
  }
  return [...keys].map(([key, colours]) => bucketOf(key, colours)).sort((one, other) => one.key - other.key)
}

/** The bucket that loses most without a colour of its own: it has many pixels, or none of the table is near it. */
function neediest(buckets: readonly Bucket[]): Bucket | undefined {
  let neediest: Bucket | undefined
  let need = 0
  for (const bucket of buckets) {
    if (bucket.count * bucket.distance <= need) continue
    need = bucket.count * bucket.distance
    neediest = bucket
  }
  return neediest
}

/** Chooses the colours of a picture, and gives each bucket its nearest one. */
function choose(buckets: readonly Bucket[]): Colour[] {
  const table: Colour[] = []
  for (let next = neediest(buckets); next && table.length < MOST; next = neediest(buckets)) {
    const [red, green, blue] = next.colour
    for (const bucket of buckets) {
      const [r, g, b] = bucket.colour
      const distance = (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2
      if (distance >= bucket.distance) continue
      bucket.distance = distance
      bucket.place = table.length
    }
    table.push(next.colour)
  }
  return table
}

/** A picture in the colours that it needs most. */
export function index(picture: Picture): Indexed {
  const { width, height, data } = picture
  const buckets = bucketsOf(picture)
  const table = choose(buckets)
  const places = new Map(buckets.map(({ key, place }) => [key, place]))
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

/** A picture in the colours that its file keeps. */
export const asKept = (picture: Picture): Picture => paint(index(picture))
