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

/** Keyword of the text that a file carries beside its picture. */
const NOTE = 'Comment'

const noteChunk = (note: string): Buffer => chunk('tEXt', Buffer.from(`${NOTE}\0${note}`, 'latin1'))

/** A picture as a file, with a note in ASCII if one is given. */
export function encode({ width, height, indices, palette }: Indexed, note?: string): Buffer {
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
    ...(note === undefined ? [] : [noteChunk(note)]),
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

/** The note of a file that was written here, or undefined if it has none. */
export function noteOf(file: Buffer): string | undefined {
  const [keyword, note] = chunksOf(file).get('tEXt')?.toString('latin1').split('\0') ?? []
  return keyword === NOTE ? note : undefined
}

function paeth(left: number, up: number, corner: number): number {
  const byLeft = Math.abs(up - corner)
  const byUp = Math.abs(left - corner)
  const byCorner = Math.abs(left + up - 2 * corner)
  if (byLeft <= byUp && byLeft <= byCorner) return left
  return byUp <= byCorner ? up : corner
}

/** Guesses at a byte from those before it, by the number of the filter: the file holds the differences. `addAbove` is the second. */
const GUESSES: readonly (((left: number, up: number, corner: number) => number) | undefined)[] = [
  undefined,
  (left) => left,
  undefined,
  (left, up) => (left + up) >> 1,
  paeth,
]

/** Undoes the second filter, the one that Chromium uses where it is asked to be fast. */
function addAbove(rows: Uint8Array, start: number, length: number, above?: number): void {
  if (above === undefined) return
  for (let at = 0; at < length; at += 1) rows[start + at] = (rows[start + at] ?? 0) + (rows[above + at] ?? 0)
}

/** Undoes the filter of one row, in place. Its bytes begin at `start`, those of the row above at `above`, if any. */
function unfilter(rows: Uint8Array, start: number, length: number, step: number, above?: number): void {
  const filter = rows[start - 1] ?? 0
  if (filter === 2) {
    addAbove(rows, start, length, above)
    return
  }
  const guess = GUESSES[filter]
  if (!guess) return
  for (let at = 0; at < length; at += 1) {
    const left = at < step ? 0 : (rows[start + at - step] ?? 0)
    const up = above === undefined ? 0 : (rows[above + at] ?? 0)
    const corner = above === undefined || at < step ? 0 : (rows[above + at - step] ?? 0)
    rows[start + at] = (rows[start + at] ?? 0) + guess(left, up, corner)
  }
}

/** Pixels of a row, three bytes for each. */
function pixelsOf(row: Uint8Array, channels: number, palette: Uint8Array): Uint8Array {
  if (channels === 3) return row
  const pixels = new Uint8Array((row.length / channels) * 3)
  const source = channels === 1 ? palette : row
  for (let at = 0, to = 0; at < row.length; at += channels, to += 3) {
    const from = channels === 1 ? (row[at] ?? 0) * 3 : at
    pixels[to] = source[from] ?? 0
    pixels[to + 1] = source[from + 1] ?? 0
    pixels[to + 2] = source[from + 2] ?? 0
  }
  return pixels
}

function unpack(
  rows: Uint8Array,
  [width, height]: readonly [number, number],
  channels: number,
  palette: Uint8Array,
): Picture {
  const data = new Uint8Array(width * height * 3)
  const length = width * channels
  for (let y = 0; y < height; y += 1) {
    const start = y * (length + 1) + 1
    unfilter(rows, start, length, channels, y > 0 ? start - length - 1 : undefined)
    data.set(pixelsOf(rows.subarray(start, start + length), channels, palette), y * width * 3)
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
