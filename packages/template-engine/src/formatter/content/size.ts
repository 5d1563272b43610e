import { defineFormatter, type Formatter, type Formatters } from '../formatter.ts'
import { numberOf, textOf } from '../../4-render/value.ts'
import { mapping } from '../mapping.ts'

type Size = readonly [width: number, height: number]

const INVALID = "Invalid source parameter. Pass in 'originalSize'"
const buckets = [100, 300, 500, 750, 1000]

/** Reads `800x400`. */
function sizeOf(text: string): Size | undefined {
  const [width = NaN, height = NaN, ...rest] = text.split('x', 3).map((part) => Number.parseInt(part, 10))
  return rest.length > 0 || Number.isNaN(width + height) ? undefined : [width, height]
}

/** The smallest width that is made of every image and still wide enough; 1500 for all that is wider. */
const thumbnail = (width: number): string => `${buckets.find((bucket) => !(width > bucket)) ?? 1500}w`

const resized = (resize: (size: Size, wanted: number) => unknown): Formatter =>
  defineFormatter({
    arity: [1, 1],
    parse: ({ list: [wanted = ''] }) => Number.parseInt(wanted, 10) || 0,
    apply(value, wanted) {
      const size = sizeOf(textOf(value))
      return size ? resize(size, wanted) : INVALID
    },
  })

/** A side that keeps the proportion; 0 for a side of a size that has no other. */
function proportional(side: number, wanted: number, other: number): number {
  const found = Math.trunc((side * wanted) / other)
  return Number.isFinite(found) ? found : 0
}

/** Sizes such as `800x400`, and how long something takes. */
export const size: Formatters = {
  formatters: {
    width: mapping('text', (text) => sizeOf(text)?.[0]),
    height: mapping('text', (text) => sizeOf(text)?.[1]),
    resizedHeightForWidth: resized(([width, height], wanted) => proportional(height, wanted, width)),
    resizedWidthForHeight: resized(([width, height], wanted) => proportional(width, wanted, height)),
    squarespaceThumbnailForWidth: defineFormatter({
      arity: [1, 1],
      parse: ({ list: [width = ''] }) => thumbnail(Number.parseInt(width, 10)),
      apply: (_, width) => width,
    }),
    squarespaceThumbnailForHeight: resized(([width, height], wanted) =>
      thumbnail(proportional(width, wanted, height)),
    ),
    humanizeDuration: defineFormatter({
      arity: [0, 0],
      apply(value) {
        const seconds = Math.trunc((numberOf(value) || 0) / 1000)
        return `${Math.trunc(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
      },
    }),
  },
}
