/** Pixels of a picture: three bytes for each, red, green and blue. */
export interface Pixels {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
}

const MOST = 64

/** More than the square of any distance between colours. */
const FARTHEST = 3 * 256 ** 2

/** Colours that differ by less than a 32nd are one: smoothed text has hundreds. */
const keyOf = (colour: number): number =>
  ((colour >> 9) & 0x7c00) | ((colour >> 6) & 0x3e0) | ((colour >> 3) & 0x1f)

type Colour = readonly [red: number, green: number, blue: number]

/** Colours of one key, and their nearest one of those that are kept. */
interface Bucket {
  readonly key: number
  count: number
  /** Pixels of the colour that most of them have: a flat area keeps its own exactly. */
  most: number
  colour: Colour
  nearest: Colour
  /** Square of the distance to it. */
  distance: number
}

const colourAt = (data: Uint8Array, at: number): number =>
  ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0)

function bucketsOf(data: Uint8Array): Bucket[] {
  const counts = new Map<number, number>()
  for (let at = 0; at < data.length; at += 3) {
    const colour = colourAt(data, at)
    counts.set(colour, (counts.get(colour) ?? 0) + 1)
  }
  const buckets = new Map<number, Bucket>()
  // Equal counts keep one order on every machine.
  for (const [value, pixels] of [...counts].sort(([one], [other]) => one - other)) {
    const key = keyOf(value)
    const colour: Colour = [value >> 16, (value >> 8) & 255, value & 255]
    const bucket = buckets.get(key) ?? { key, count: 0, most: 0, colour, nearest: colour, distance: FARTHEST }
    bucket.count += pixels
    if (pixels > bucket.most) Object.assign(bucket, { most: pixels, colour })
    buckets.set(key, bucket)
  }
  return [...buckets.values()].sort((one, other) => one.key - other.key)
}

/** Keeps a colour. */
function choose(buckets: readonly Bucket[], chosen: Colour): void {
  for (const bucket of buckets) {
    const [red, green, blue] = bucket.colour.map(
      (value, at) => value - (chosen[at] ?? 0),
    ) as unknown as Colour
    const distance = red ** 2 + green ** 2 + blue ** 2
    if (distance < bucket.distance) Object.assign(bucket, { distance, nearest: chosen })
  }
}

/** The bucket that loses most without a colour of its own: it has many pixels, or no colour that is kept is near it. */
function neediest(buckets: readonly Bucket[]): Bucket | undefined {
  let found: Bucket | undefined
  for (const bucket of buckets) {
    const need = bucket.count * bucket.distance
    if (need > (found ? found.count * found.distance : 0)) found = bucket
  }
  return found
}

/** A picture in the 64 colours that it needs most. A small red sign keeps its red, which libvips would mix with others. */
export function reduce({ width, height, data }: Pixels): Pixels {
  const buckets = bucketsOf(data)
  for (let kept = 0; kept < MOST; kept += 1) {
    const next = neediest(buckets)
    if (!next) break
    choose(buckets, next.colour)
  }
  const colours = new Map(buckets.map(({ key, nearest }) => [key, nearest]))
  const reduced = new Uint8Array(data.length)
  for (let at = 0; at < data.length; at += 3) reduced.set(colours.get(keyOf(colourAt(data, at))) ?? [], at)
  return { width, height, data: reduced }
}
