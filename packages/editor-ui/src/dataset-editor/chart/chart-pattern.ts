/** Number of colours, of textures and of dashes after which they repeat. */
export const chartColorCount = 8

/** Look of a series of a chart, or of a slice: colour is never all that distinguishes it. */
export interface ChartLook {
  /** Index of the colour. */
  readonly color: number
  /** Index of the texture of areas, or of the dash of lines. */
  readonly pattern: number
}

/**
 * Returns the look of a series, or of a slice, by its index. Where the colours begin anew, each meets another
 * pattern.
 */
export const chartLook = (index: number): ChartLook => ({
  color: index % chartColorCount,
  pattern: (index + Math.floor(index / chartColorCount)) % chartColorCount,
})

/** Number of looks after which they repeat. */
export const chartLookCount = chartColorCount ** 2

/** Side of the square in which a texture is drawn. */
export const TEXTURE_SIZE = 8

/** Textures of areas, as lines in a square of `TEXTURE_SIZE`. The first is plain. */
export const chartTextures: readonly string[] = [
  '',
  'M0 8L8 0M-1 1L1 -1M7 9L9 7',
  'M0 4h8',
  'M1 2h2M5 6h2',
  'M0 0L8 8M-1 7L1 9M7 -1L9 1',
  'M4 0v8',
  'M0 8L8 0M0 0L8 8',
  'M0 4h8M4 0v8',
]

/** Dashes of lines with round ends, as lengths of strokes and gaps. The first is solid. */
export const chartDashes: readonly string[] = [
  'none',
  '7 6',
  '0.1 6',
  '7 6 0.1 6',
  '16 6',
  '7 6 0.1 6 0.1 6',
  '16 6 0.1 6',
  '16 6 4 6',
]
