import { fail, succeed, type Result } from '@sitewright/machine/result'
import { hexOf, hslOf, rgbOf, type Hsla } from './color.ts'

/** Ways to write a colour. */
export type ColorFormat = 'hex' | 'rgb' | 'hsl'

/** Problem of a colour: values that are out of bounds or missing, or a text that is no colour. */
export type ColorProblem = 'hue' | 'saturation' | 'lightness' | 'alpha' | 'missing' | 'format'

/**
 * The problems of a colour, in the order in which they are shown. An alpha that is left out is 1.
 */
export function colorProblems({ hue, saturation, lightness, alpha = 1 }: Partial<Hsla>): ColorProblem[] {
  const isWithin = (value: number | undefined, max: number): boolean =>
    value === undefined || (value >= 0 && value <= max)
  const isMissing = hue === undefined || saturation === undefined || lightness === undefined
  return [
    ...(isWithin(hue, 360) ? [] : ['hue' as const]),
    ...(isWithin(saturation, 1) ? [] : ['saturation' as const]),
    ...(isWithin(lightness, 1) ? [] : ['lightness' as const]),
    ...(isWithin(alpha, 1) ? [] : ['alpha' as const]),
    ...(isMissing ? ['missing' as const] : []),
  ]
}

/** A colour as text: `#rrggbb` without its alpha, or `rgb()` or `hsl()` with the alpha if it is below 1. */
export function formatColor(color: Hsla, format: ColorFormat): string {
  if (format === 'hex') return hexOf(color)
  const alpha = color.alpha < 1 ? ` / ${round(color.alpha, 100)}` : ''
  if (format === 'hsl') {
    const [saturation, lightness] = [percent(color.saturation), percent(color.lightness)]
    return `hsl(${round(color.hue, 100)} ${saturation} ${lightness}${alpha})`
  }
  const { red, green, blue } = rgbOf(color)
  return `rgb(${red} ${green} ${blue}${alpha})`
}

const round = (value: number, parts: number): number => Math.round(value * parts) / parts
// Two decimals are enough to get the same RGB values back.
const percent = (value: number): string => `${round(value * 100, 100)}%`

/** The shortest text that keeps the alpha: `#rrggbb`, or `rgb(… / …)` for a colour that is not opaque. */
export const cssColor = (color: Hsla): string => formatColor(color, color.alpha < 1 ? 'rgb' : 'hex')

/**
 * Reads a colour from a text. Without a format the text says which it is. `hex` has 3 or 6 digits, with or without `#`;
 * `rgb` and `hsl` have numbers, with or without the name of the function.
 */
export function parseColor(
  text: string,
  format: ColorFormat = formatOf(text),
): Result<Hsla, readonly ColorProblem[]> {
  if (format === 'hex') return readHex(text.trim())
  const inside = /^\s*(?:rgba?|hsla?)?\s*\(?([\d\s.,/%+-]*)\)?\s*$/i.exec(text)?.[1]
  if (inside === undefined) return fail(['format'])
  const numbers = inside.match(/[+-]?(\d+\.?\d*|\.\d+)%?/g) ?? []
  return format === 'rgb' ? readRgb(numbers) : readHsl(numbers)
}

function formatOf(text: string): ColorFormat {
  if (/^\s*rgb/i.test(text)) return 'rgb'
  return /^\s*hsl/i.test(text) ? 'hsl' : 'hex'
}

function readHex(text: string): Result<Hsla, readonly ColorProblem[]> {
  const digits = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(text)?.[1]
  if (!digits) return fail(['format'])
  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits
  const value = Number.parseInt(full, 16)
  return succeed(hslOf({ red: value >> 16, green: (value >> 8) & 255, blue: value & 255 }))
}

function readRgb(numbers: readonly string[]): Result<Hsla, readonly ColorProblem[]> {
  const [red, green, blue] = numbers.map((text) => share(text, 255) * 255)
  const alpha = numbers[3] === undefined ? 1 : share(numbers[3], 1)
  if (red === undefined || green === undefined || blue === undefined || numbers.length > 4)
    return fail(['format'])
  if ([red, green, blue].some((value) => value < 0 || value > 255)) return fail(['format'])
  const problems = colorProblems({ hue: 0, saturation: 0, lightness: 0, alpha })
  const rgb = { red: Math.round(red), green: Math.round(green), blue: Math.round(blue) }
  return problems.length > 0 ? fail(problems) : succeed({ ...hslOf(rgb), alpha })
}

function readHsl([hue, saturation, lightness, alpha, ...rest]: readonly string[]): Result<
  Hsla,
  readonly ColorProblem[]
> {
  const color = {
    ...(hue !== undefined && { hue: Number.parseFloat(hue) }),
    ...(saturation !== undefined && { saturation: share(saturation, 100) }),
    ...(lightness !== undefined && { lightness: share(lightness, 100) }),
    alpha: alpha === undefined ? 1 : share(alpha, 1),
  }
  const problems = rest.length > 0 ? (['format'] as const) : colorProblems(color)
  return problems.length > 0 ? fail(problems) : succeed({ hue: 0, saturation: 0, lightness: 0, ...color })
}

/** A number as a share of its maximum, or a percentage. */
const share = (text: string, max: number): number =>
  Number.parseFloat(text) / (text.endsWith('%') ? 100 : max)
