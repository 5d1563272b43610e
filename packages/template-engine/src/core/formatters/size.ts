import type { Family } from '../family.ts'
import { defineFormatter, type Formatter } from '../formatter.ts'
import { numberOf, textOf } from '../value.ts'

type Size = readonly [width: number, height: number]

const INVALID = "Invalid source parameter. Pass in 'originalSize'"
const buckets = [1000, 750, 500, 300, 100]

/** Reads `800x400`. */
function sizeOf(value: unknown): Size | undefined {
  const [width = NaN, height = NaN, rest] = textOf(value)
    .split('x', 3)
    .map((part) => Number.parseInt(part, 10))
  return rest === undefined && !Number.isNaN(width + height) ? [width, height] : undefined
}

/** The smallest width that is made of every image and still wide enough; 1500 for all that is wider. */
function thumbnail(width: number): string {
  const at = buckets.findIndex((bucket) => width > bucket)
  return `${at < 0 ? 100 : (buckets[at - 1] ?? 1500)}w`
}

const side = (at: 0 | 1): Formatter =>
  defineFormatter({ arity: [0, 0], apply: (value) => sizeOf(value)?.[at] })

const resized = (resize: (size: Size, wanted: number) => unknown): Formatter =>
  defineFormatter({
    arity: [1, 1],
    parse: ({ list: [wanted = ''] }) => Number.parseInt(wanted, 10) || 0,
    apply(value, wanted) {
      const size = sizeOf(value)
      return size ? resize(size, wanted) : INVALID
    },
  })

/** The whole part; 0 for a side of a size that has no other. */
const whole = (side: number): number => (Number.isFinite(side) ? Math.trunc(side) : 0)

const widthFor = ([width, height]: Size, wanted: number): number => whole((width * wanted) / height)

/** Sizes such as `800x400`, and how long something takes. */
export const size: Family = {
  formatters: {
    width: side(0),
    height: side(1),
    resizedHeightForWidth: resized(([width, height], wanted) => whole((height * wanted) / width)),
    resizedWidthForHeight: resized(widthFor),
    squarespaceThumbnailForWidth: defineFormatter({
      arity: [1, 1],
      parse: ({ list: [width = ''] }) => thumbnail(Number.parseInt(width, 10)),
      apply: (_, width) => width,
    }),
    squarespaceThumbnailForHeight: resized((size, wanted) => thumbnail(widthFor(size, wanted))),
    humanizeDuration: defineFormatter({
      arity: [0, 0],
      apply(value) {
        const seconds = Math.trunc((numberOf(value) || 0) / 1000)
        return `${Math.trunc(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
      },
    }),
  },
}
