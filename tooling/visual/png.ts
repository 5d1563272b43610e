import { crc32, deflateSync } from 'node:zlib'
import { decode as read } from 'fast-png'
import { paint, type Indexed } from './palette.ts'
import type { Picture } from './picture.ts'

// Written here, because zlib packs pictures more tightly than the library does: https://www.w3.org/TR/png-3/

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])

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

/** The note of a file that was written here, or undefined if it has none. It is found without decoding the picture. */
export function noteOf(file: Buffer): string | undefined {
  const at = file.indexOf(`tEXt${NOTE}\0`, 0, 'latin1')
  const begin = at + NOTE.length + 5
  return at < 0 ? undefined : file.toString('latin1', begin, at + 4 + file.readUInt32BE(at - 4))
}

/**
 * Pixels of a file of 8 bits for each channel. Transparency is left out: pages are opaque.
 * @throws for a file that is no PNG, or of another kind
 */
export function decode(file: Uint8Array): Picture {
  const { width, height, data, channels, palette, depth } = read(file)
  if (depth !== 8 || !(data instanceof Uint8Array)) throw new Error('This kind of PNG is not read here.')
  if (palette) {
    const colours = palette.flatMap((colour) => colour.slice(0, 3))
    return paint({ width, height, indices: data, palette: Uint8Array.from(colours) })
  }
  if (channels === 3) return { width, height, data }
  return { width, height, data: data.filter((_, at) => at % channels < 3) }
}
