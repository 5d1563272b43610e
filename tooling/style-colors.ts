import type { Rgb } from '../packages/editor-ui/src/color/color.ts'
import { luminanceOf } from '../packages/editor-ui/src/color/contrast.ts'

// Colours that a style sheet names, and their contrast, for tests that run without a browser.

/** Colours of a style sheet by their names, as `#rrggbb` or `#rgb`. */
export interface StyleColors {
  /** Colours for browsers without `light-dark()`. */
  readonly plain: Readonly<Record<string, string>>
  readonly light: Readonly<Record<string, string>>
  readonly dark: Readonly<Record<string, string>>
}

const HEX = '(#[0-9a-f]{3,6})'

/** Reads the custom properties of a style sheet that hold a colour. */
export function colorsOf(css: string): StyleColors {
  const plain = [...css.matchAll(new RegExp(`--([\\w-]+): ${HEX};`, 'g'))]
  const both = [...css.matchAll(new RegExp(`--([\\w-]+): light-dark\\(${HEX}, ${HEX}\\);`, 'g'))]
  const record = (found: readonly RegExpExecArray[], index: number): Record<string, string> =>
    Object.fromEntries(found.map((match) => [match[1] ?? '', match[index] ?? '']))
  return { plain: record(plain, 2), light: record(both, 2), dark: record(both, 3) }
}

function rgbOf(hex: string): Rgb {
  const digits = hex.length === 4 ? hex.replace(/[^#]/g, '$&$&') : hex
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(digits.slice(at, at + 2), 16))
  return { red, green, blue }
}

/** Contrast of two colours, from 1 to 21: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrastOf(one: string, other: string): number {
  const [low = 0, high = 0] = [one, other].map((hex) => luminanceOf(rgbOf(hex))).sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}
