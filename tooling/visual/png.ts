import { crc32, deflateSync, inflateSync } from 'node:zlib'
import type { Indexed } from './palette.ts'
import type { Picture } from './picture.ts'

// PNG as far as it is needed here: written with a palette, read as Chromium writes it and as it is written here.
// https://www.w3.org/TR/png-3/

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])
const CHANNELS: Readonly<Record<number, number>> = { 2: 3, 3: 1, 6: 4 }

function chunk(type: string, body: Uint8Array): Buffer {
  const result = Buffer.alloc(body.length + 12)
  result.writeUInt32BE(body.length, 0)
  result.write(type, 4, 'latin1')
  result.set(body, 8)
  result.writeUInt32BE(crc32(result.subarray(4, body.length + 8)), body.length + 8)
  return result
}

/** A picture as a file. */
export function encode({ width, height, indices, palette }: Indexed): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // Eight bits for each pixel, which is a place in the palette.
  header.set([8, 3, 0, 0, 0], 8)
  const rows = Buffer.alloc((width + 1) * height)
  for (let y = 0; y < height; y += 1)
    rows.set(indices.subarray(y * width, (y + 1) * width), y * (width + 1) + 1)
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** The chunks of a file, those of one type joined. */
function chunksOf(file: Buffer): ReadonlyMap<string, Buffer> {
  if (!file.subarray(0, 8).equals(SIGNATURE)) throw new Error('This file is no PNG.')
  const chunks = new Map<string, Buffer>()
  for (let at = 8; at < file.length;) {
    const length = file.readUInt32BE(at)
    const type = file.toString('latin1', at + 4, at + 8)
    const body = file.subarray(at + 8, at + 8 + length)
    const before = chunks.get(type)
    chunks.set(type, before ? Buffer.concat([before, body]) : body)
    at += length + 12
  }
  return chunks
}

function paeth(left: number, up: number, corner: number): number {
  const byLeft = Math.abs(up - corner)
  const byUp = Math.abs(left - corner)
  const byCorner = Math.abs(left + up - 2 * corner)
  if (byLeft <= byUp && byLeft <= byCorner) return left
  return byUp <= byCorner ? up : corner
}

/** Guesses at a byte from those before it, by the number of the filter. The file holds the differences. */
const GUESSES: readonly (((left: number, up: number, corner: number) => number) | undefined)[] = [
  undefined,
  (left) => left,
  (_, up) => up,
  (left, up) => (left + up) >> 1,
  paeth,
]

/** Undoes the filter of one row, in place. Its bytes begin at `start`, those of the row above at `above`, if any. */
function unfilter(rows: Uint8Array, start: number, length: number, step: number, above?: number): void {
  const guess = GUESSES[rows[start - 1] ?? 0]
  if (!guess) return
  for (let at = 0; at < length; at += 1) {
    const left = at < step ? 0 : (rows[start + at - step] ?? 0)
    const up = above === undefined ? 0 : (rows[above + at] ?? 0)
    const corner = above === undefined || at < step ? 0 : (rows[above + at - step] ?? 0)
    rows[start + at] = (rows[start + at] ?? 0) + guess(left, up, corner)
  }
}

function unpack(
  rows: Uint8Array,
  [width, height]: readonly [number, number],
  channels: number,
  palette: Uint8Array,
): Picture {
  const data = new Uint8Array(width * height * 3)
  const length = width * channels
  let to = 0
  for (let y = 0; y < height; y += 1) {
    const start = y * (length + 1) + 1
    unfilter(rows, start, length, channels, y > 0 ? start - length - 1 : undefined)
    for (let at = start; at < start + length; at += channels, to += 3) {
      const isIndexed = channels === 1
      const from = isIndexed ? (rows[at] ?? 0) * 3 : at
      const source = isIndexed ? palette : rows
      data[to] = source[from] ?? 0
      data[to + 1] = source[from + 1] ?? 0
      data[to + 2] = source[from + 2] ?? 0
    }
  }
  return { width, height, data }
}

/**
 * Pixels of a file of 8 bits for each channel. Transparency is left out: pages are opaque.
 * @throws for a file that is no PNG, or of another kind
 */
export function decode(file: Buffer): Picture {
  const chunks = chunksOf(file)
  const header = chunks.get('IHDR') ?? Buffer.alloc(13)
  const [bits = 0, colours = 0, , , interlaced = 0] = header.subarray(8)
  const channels = CHANNELS[colours]
  if (bits !== 8 || !channels || interlaced > 0) throw new Error('This kind of PNG is not read here.')
  const rows = inflateSync(chunks.get('IDAT') ?? Buffer.alloc(0))
  const size = [header.readUInt32BE(0), header.readUInt32BE(4)] as const
  return unpack(rows, size, channels, chunks.get('PLTE') ?? new Uint8Array())
}
