import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import pixelmatch from 'pixelmatch'
import sharp from 'sharp'
import { type Pixels, reduce } from './palette.ts'

/** Difference of two channels that an eye does not see: shadows fade into the page below it. */
const FAINT = 8

/** Differences of two colours, of 1, from which a pixel has changed: plainly, or faintly, which counts if there are more than a few. */
const [PLAIN, FAINTLY, FEW] = [0.05, 0.03, 2]

/** Pixels of a kept picture, in each direction, whose mean is compared. */
const SOFT = 4

/** Equal screenshots have equal hashes: most of them are never decoded. */
export const hashOf = (screenshot: Buffer): string =>
  createHash('sha256').update(screenshot).digest('hex').slice(0, 32)

/** A screenshot in half its size. Each pixel is the mean of four: kernels of libvips would make lines paler. */
async function halve(screenshot: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(screenshot).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const [width, height, below] = [info.width >> 1, info.height >> 1, info.width * 3]
  const half = new Uint8Array(width * height * 3)
  const at = (from: number): number => data[from] ?? 0
  for (let to = 0; to < half.length; to += 1) {
    const pixel = Math.floor(to / 3)
    const from = 2 * Math.floor(pixel / width) * below + 6 * (pixel % width) + (to % 3)
    half[to] = (at(from) + at(from + 3) + at(from + below) + at(from + below + 3) + 2) >> 2
  }
  return { width, height, data: half }
}

/** A picture without the empty space at its right and below: there, all is as in its last corner. */
function trim({ width, data }: Pixels): Pixels {
  let [right, bottom] = [1, 1]
  for (let at = 0; at < data.length; at += 1) {
    const corner = data[data.length - 3 + (at % 3)] ?? 0
    if (Math.abs((data[at] ?? 0) - corner) <= FAINT) continue
    const pixel = Math.floor(at / 3)
    right = Math.max(right, (pixel % width) + 1)
    bottom = Math.floor(pixel / width) + 1
  }
  const trimmed = new Uint8Array(right * bottom * 3)
  for (let row = 0; row < bottom; row += 1)
    trimmed.set(data.subarray(row * width * 3, (row * width + right) * 3), row * right * 3)
  return { width: right, height: bottom, data: trimmed }
}

/** The picture that is kept of a screenshot: half its size, without empty space, in few colours. */
export async function shrink(screenshot: Buffer): Promise<Buffer> {
  const { width, height, data } = reduce(trim(await halve(screenshot)))
  return sharp(data, { raw: { width, height, channels: 3 } })
    .png({ palette: true, dither: 0, effort: 10, compressionLevel: 9 })
    .toBuffer()
}

/** Keyword of the text that a file carries beside its picture: https://www.w3.org/TR/png-3/#11tEXt */
const KEYWORD = 'tEXtComment\0'

/** Where the chunks after the header begin. */
const HEADER = 33

/** A picture that carries the hash of its screenshot. */
export function withHash(picture: Buffer, hash: string): Buffer {
  const body = Buffer.from(KEYWORD + hash, 'latin1')
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(body.length - 4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([picture.subarray(0, HEADER), length, body, check, picture.subarray(HEADER)])
}

/** True if a picture carries the hash of a screenshot. */
export const isOf = (picture: Buffer, hash: string): boolean => picture.includes(KEYWORD + hash, 0, 'latin1')

/** Difference between two pictures: in words, and as a picture. */
export interface Difference {
  readonly words: string
  readonly picture?: Buffer
}

/** A part of a picture in a quarter of its size: edges may be smoothed otherwise. */
const softened = (picture: Buffer, width: number, height: number): Promise<Buffer> =>
  sharp(picture)
    .extract({ left: 0, top: 0, width, height })
    .resize(Math.ceil(width / SOFT), Math.ceil(height / SOFT), { fit: 'fill', kernel: 'linear' })
    .ensureAlpha()
    .raw()
    .toBuffer()

/** Compares two pictures as a reader sees them. Undefined if they look the same. */
export async function compare(before: Buffer, after: Buffer): Promise<Difference | undefined> {
  const [one, other] = [await sharp(before).metadata(), await sharp(after).metadata()]
  if (Math.abs(one.width - other.width) > 1 || Math.abs(one.height - other.height) > 1)
    return { words: `${one.width} × ${one.height} became ${other.width} × ${other.height}` }
  const [width, height] = [Math.min(one.width, other.width), Math.min(one.height, other.height)]
  const [left, right] = [await softened(before, width, height), await softened(after, width, height)]
  const size = { width: Math.ceil(width / SOFT), height: Math.ceil(height / SOFT) }
  const marked = new Uint8Array(left.length)
  const count = (threshold: number): number =>
    pixelmatch(left, right, marked, size.width, size.height, { threshold, includeAA: true })
  const [plain, all] = [count(PLAIN), count(FAINTLY)]
  if (plain === 0 && all <= FEW) return undefined
  const picture = await sharp(marked, { raw: { ...size, channels: 4 } })
    .resize(width, height, { kernel: 'nearest' })
    .png()
    .toBuffer()
  return { words: `${Math.ceil((100 * all) / (size.width * size.height))} % of it has changed`, picture }
}

/** Pictures beside each other. */
export const beside = (pictures: readonly Buffer[]): Promise<Buffer> =>
  pictures.length < 2
    ? Promise.resolve(pictures[0] ?? Buffer.alloc(0))
    : sharp([...pictures], { join: { across: pictures.length, shim: 8, background: '#808080' } })
        .png()
        .toBuffer()
