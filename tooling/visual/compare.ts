import type { Picture } from './picture.ts'

/** Side of the blocks whose mean difference counts. */
const BLOCK = 8

/** Mean difference of a block, of 255, from which a reader sees that it has changed. */
const SEEN = 8

/** Pixels of a picture of half the size that an edge may move: two pixels of a page. */
const SHIFT = 1

/** Difference between two pictures. */
export interface Difference {
  /** Blocks of 8 × 8 pixels that have changed, by their left upper corner. */
  readonly blocks: readonly (readonly [x: number, y: number])[]
  /** The largest mean difference of a block, of 255. */
  readonly worst: number
  /** Sizes before and after, where they differ by more than two pixels of the page. */
  readonly resized: string | undefined
}

/** One channel of a picture. */
type Plane = Int16Array

/** Lightness, and how blue and how red: an eye sees them apart, lightness best. https://en.wikipedia.org/wiki/YCbCr */
const CHANNELS: readonly (readonly [number, number, number])[] = [
  [0.299, 0.587, 0.114],
  [-0.169, -0.331, 0.5],
  [0.5, -0.419, -0.081],
]

/** The mean of each pixel and its neighbours along one direction. Neighbours are `step` apart. */
function soften(plane: Plane, step: number, isEdge: (at: number) => boolean): Plane {
  return plane.map((value, at) =>
    isEdge(at) ? value : Math.round(((plane[at - step] ?? 0) + value + (plane[at + step] ?? 0)) / 3),
  )
}

function planesOf({ width, height, data }: Picture): Plane[] {
  return CHANNELS.map(([red, green, blue]) => {
    const plane = new Int16Array(width * height)
    for (let at = 0, from = 0; at < plane.length; at += 1, from += 3) {
      plane[at] = red * (data[from] ?? 0) + green * (data[from + 1] ?? 0) + blue * (data[from + 2] ?? 0)
    }
    const across = soften(plane, 1, (at) => at % width === 0 || at % width === width - 1)
    return soften(across, width, (at) => at < width || at >= plane.length - width)
  })
}

interface Side {
  readonly width: number
  readonly height: number
  readonly planes: readonly Plane[]
}

const sideOf = (picture: Picture): Side => ({
  width: picture.width,
  height: picture.height,
  planes: planesOf(picture),
})

const clamp = (value: number, end: number): number => Math.min(Math.max(value, 0), end - 1)

/** Mean difference of the block at `x`, `y` from the one that is moved by `dx`, `dy` on the other side. */
function differ(one: Side, other: Side, [x, y]: readonly [number, number], dx: number, dy: number): number {
  const right = Math.min(x + BLOCK, one.width, other.width)
  const bottom = Math.min(y + BLOCK, one.height, other.height)
  // Beyond the smaller one there is only what their sizes say.
  if (right <= x || bottom <= y) return 0
  let sum = 0
  for (let row = y; row < bottom; row += 1) {
    const there = clamp(row + dy, other.height) * other.width
    for (let column = x; column < right; column += 1) {
      const from = row * one.width + column
      const to = there + clamp(column + dx, other.width)
      for (const [at, plane] of one.planes.entries())
        sum += Math.abs((plane[from] ?? 0) - (other.planes[at]?.[to] ?? 0))
    }
  }
  return sum / ((right - x) * (bottom - y))
}

const shifts = Array.from({ length: (2 * SHIFT + 1) ** 2 }, (_, at) => [
  (at % (2 * SHIFT + 1)) - SHIFT,
  Math.floor(at / (2 * SHIFT + 1)) - SHIFT,
]) as readonly (readonly [number, number])[]

/** Difference of a block from its nearest likeness on the other side. */
const nearest = (one: Side, other: Side, corner: readonly [number, number]): number =>
  Math.min(...shifts.map(([dx, dy]) => differ(one, other, corner, dx, dy)))

/**
 * Difference of a block, unless it has only moved a little: another rasteriser sets glyphs aside. Both sides are looked
 * for on the other, because a thin line can be moved out of a block, but not into one that has none near it.
 */
function leastDifference(one: Side, other: Side, corner: readonly [number, number]): number {
  const straight = differ(one, other, corner, 0, 0)
  if (straight < SEEN) return straight
  return Math.max(nearest(one, other, corner), nearest(other, one, corner))
}

const isSame = (one: Picture, other: Picture): boolean =>
  one.width === other.width && Buffer.compare(one.data, other.data) === 0

/**
 * Compares two pictures of half size, block by block, as a reader sees them. What is only smoothed otherwise, or set
 * aside by up to two pixels of the page, is equal.
 */
export function compare(before: Picture, after: Picture): Difference {
  if (isSame(before, after)) return { blocks: [], worst: 0, resized: undefined }
  const [one, other] = [sideOf(after), sideOf(before)]
  const blocks: [number, number][] = []
  let worst = 0
  for (let y = 0; y < one.height; y += BLOCK) {
    for (let x = 0; x < one.width; x += BLOCK) {
      const difference = leastDifference(one, other, [x, y])
      worst = Math.max(worst, difference)
      if (difference >= SEEN) blocks.push([x, y])
    }
  }
  const isResized =
    Math.abs(before.width - after.width) > SHIFT || Math.abs(before.height - after.height) > SHIFT
  const size = ({ width, height }: Picture): string => `${width * 2} × ${height * 2}`
  return { blocks, worst, resized: isResized ? `${size(before)} became ${size(after)}` : undefined }
}

/** True if nothing is to be seen of a difference. */
export const isEqual = ({ blocks, resized }: Difference): boolean => blocks.length === 0 && !resized

/** A pale picture with its changed blocks in red. */
export function mark({ width, height, data }: Picture, { blocks }: Difference): Picture {
  const marked = data.map((value) => 191 + (value >> 2))
  for (const [left, top] of blocks) {
    for (let y = top; y < Math.min(top + BLOCK, height); y += 1) {
      for (let x = left; x < Math.min(left + BLOCK, width); x += 1) {
        const at = (y * width + x) * 3
        marked.set([220, (data[at + 1] ?? 0) >> 1, (data[at + 2] ?? 0) >> 1], at)
      }
    }
  }
  return { width, height, data: marked }
}
