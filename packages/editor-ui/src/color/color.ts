/** A colour by hue (0 to 360), saturation, lightness and alpha (0 to 1), without rounding. */
export interface Hsla {
  /** From 0 to 360. */
  readonly hue: number
  /** From 0 to 1. */
  readonly saturation: number
  /** From 0 to 1. */
  readonly lightness: number
  /** From 0, which is transparent, to 1. */
  readonly alpha: number
}

/** A colour by red, green and blue: whole numbers from 0 to 255. */
export interface Rgb {
  readonly red: number
  readonly green: number
  readonly blue: number
}

/**
 * Returns hue, saturation and lightness of a colour. Its RGB values come back exactly, for all 16,777,216 of
 * them.
 */
export function hslOf({ red, green, blue }: Rgb): Hsla {
  const max = Math.max(red, green, blue)
  const min = Math.min(red, green, blue)
  const chroma = max - min
  const sum = max + min
  return {
    // Grey has neither, and is not divided by 0.
    hue: chroma && 60 * sectorOf(red, green, blue, max, chroma),
    saturation: chroma && chroma / (sum > 255 ? 510 - sum : sum),
    lightness: sum / 510,
    alpha: 1,
  }
}

function sectorOf(red: number, green: number, blue: number, max: number, chroma: number): number {
  if (max === red) return (green - blue) / chroma + (green < blue ? 6 : 0)
  if (max === green) return (blue - red) / chroma + 2
  return (red - green) / chroma + 4
}

/**
 * Returns red, green and blue of a colour, without its alpha. A colour with a NaN among its values is black.
 */
export function rgbOf({ hue, saturation, lightness }: Omit<Hsla, 'alpha'>): Rgb {
  const reach = saturation * Math.min(lightness, 1 - lightness)
  // https://drafts.csswg.org/css-color-4/#hsl-to-rgb
  const channel = (offset: number): number => {
    const step = (offset + hue / 30) % 12
    // Rounds, and makes 0 of NaN.
    return (255 * (lightness - reach * Math.max(-1, Math.min(step - 3, 9 - step, 1))) + 0.5) | 0
  }
  return { red: channel(0), green: channel(8), blue: channel(4) }
}

/**
 * Returns a colour with the hue of an earlier one if it is grey, and also with its saturation if it is black
 * or white.
 */
export const keepHue = (color: Hsla, { hue, saturation }: Hsla): Hsla => ({
  ...color,
  hue: color.saturation === 0 ? hue : color.hue,
  // Black is 0, and white 1.
  saturation: color.lightness % 1 === 0 ? saturation : color.saturation,
})

/** The values of a colour, in the order in which they are shown, and their largest. The smallest is 0. */
export const colorBounds = { hue: 360, saturation: 1, lightness: 1, alpha: 1 } as const

/** A value of a colour. */
export type Channel = keyof typeof colorBounds

/** The values of a colour, in the order in which they are shown. */
export const channels: readonly Channel[] = ['hue', 'saturation', 'lightness', 'alpha']

/**
 * Returns a colour with another value for one of its channels, brought into its bounds.
 *
 * @example
 * ```ts
 * import { cssColor, parseColor, withChannel } from '@sitewright/editor-ui/color'
 *
 * const stored = parseColor('hsl(210 60% 40%)')
 * if (stored.ok) console.log(cssColor(withChannel(stored.value, 'lightness', 0.8)))
 * ```
 */
export const withChannel = (color: Hsla, channel: Channel, value: number): Hsla => ({
  ...color,
  [channel]: Math.min(Math.max(value, 0), colorBounds[channel]),
})

/** Returns a colour without its alpha, as `#rrggbb`. */
export function hexOf(color: Hsla): string {
  const { red, green, blue } = rgbOf(color)
  return `#${(0x1000000 + red * 0x10000 + green * 0x100 + blue).toString(16).slice(1)}`
}
