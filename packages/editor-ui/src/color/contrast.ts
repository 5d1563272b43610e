import { rgbOf, type Hsla, type Rgb } from './color.ts'

/** Relative luminance above which a colour counts as light. */
export const luminanceThreshold = 0.65

/**
 * Returns the relative luminance of a colour, from 0 to 1:
 * https://www.w3.org/TR/WCAG22/#dfn-relative-luminance
 */
export function luminanceOf({ red, green, blue }: Rgb): number {
  const linear = (value: number): number => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/** Checks whether a colour is so light that text on it has to be dark. */
export const isLightColor = (color: Hsla): boolean => luminanceOf(rgbOf(color)) > luminanceThreshold

/**
 * Returns the contrast of a colour with an opaque background, from 1 to 21:
 * https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
 */
export function contrastOf(color: Hsla, background: Hsla): number {
  const [above, below] = [rgbOf(color), rgbOf(background)]
  const mix = (one: number, other: number): number => one * color.alpha + other * (1 - color.alpha)
  const seen = {
    red: mix(above.red, below.red),
    green: mix(above.green, below.green),
    blue: mix(above.blue, below.blue),
  }
  const [one, other] = [luminanceOf(seen), luminanceOf(below)]
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

/**
 * Level of WCAG 2.2 that text reaches, `large` for large text alone: https://www.w3.org/TR/WCAG22/#contrast-minimum and
 * https://www.w3.org/TR/WCAG22/#contrast-enhanced
 */
export function levelOf(ratio: number): 'AAA' | 'AA' | 'large' | 'low' {
  if (ratio >= 7) return 'AAA'
  if (ratio >= 4.5) return 'AA'
  return ratio >= 3 ? 'large' : 'low'
}
