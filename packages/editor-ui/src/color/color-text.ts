import { fail, succeed, type Result } from '@sitewright/machine/result'
import { channels, colorBounds, hexOf, hslOf, rgbOf, type Channel, type Hsla } from './color.ts'

/** Ways to write a colour. */
export type ColorFormat = 'hex' | 'rgb' | 'hsl'

/** Problem of a colour: values that are out of bounds or missing, or a text that is no colour. */
export type ColorProblem = Channel | 'missing' | 'format'

/** Result of reading a colour: the problems are in the order in which they are shown. */
export type ParsedColor = Result<Hsla, readonly ColorProblem[]>

/** Values of a colour, of which some may be missing. */
type Values = { readonly [Each in Channel]?: number | undefined }

/** The problems of a colour, in the order in which they are shown. An alpha that is left out is 1. */
export function colorProblems(color: Values): ColorProblem[] {
  const values: Values = { alpha: 1, ...color }
  const isOut = (channel: Channel): boolean => {
    const { [channel]: value = 0 } = values
    return !(value >= 0 && value <= colorBounds[channel])
  }
  return [...channels.filter(isOut), ...(hasAll(values) ? [] : ['missing' as const])]
}

const hasAll = (values: Values): values is Hsla => channels.every((channel) => values[channel] !== undefined)

/**
 * Returns a colour as text: `#rrggbb` without its alpha, or `rgb()` or `hsl()` with the alpha if it is below
 * 1.
 */
export function formatColor(color: Hsla, format: ColorFormat): string {
  if (format === 'hex') return hexOf(color)
  const alpha = color.alpha < 1 ? ` / ${round(color.alpha, 100)}` : ''
  if (format === 'hsl') {
    return `hsl(${round(color.hue, 100)} ${percent(color.saturation)} ${percent(color.lightness)}${alpha})`
  }
  const { red, green, blue } = rgbOf(color)
  return `rgb(${red} ${green} ${blue}${alpha})`
}

/** Rounds, and makes 0 of NaN. */
const round = (value: number, parts: number): number => ((value * parts + 0.5) | 0) / parts
// Two decimals are enough to get the same RGB values back.
const percent = (value: number): string => `${round(value * 100, 100)}%`

/**
 * Returns a colour as the shortest CSS text that keeps the alpha: `#rrggbb`, or `rgb(… / …)` for a colour
 * that is not opaque.
 */
export const cssColor = (color: Hsla): string => formatColor(color, color.alpha < 1 ? 'rgb' : 'hex')

/** Checks that two colours look the same: an alpha has two decimals, as in a text. */
export const isSameColor = (one: Hsla, other: Hsla): boolean => cssColor(one) === cssColor(other)

/** Numbers of `rgb` and `hsl`, with or without the name of the function. */
const NUMBERS = /^(?:(rgb|(hsl))a?)?(?:\s*\()?([\d\s.,/%+-]+)\)?$/i

/**
 * Reads a colour from a text. Without a format the text says which it is. `hex` has 3 or 6 digits, with or without `#`;
 * `rgb` and `hsl` have numbers, with or without the name of the function.
 *
 * @example
 * ```ts
 * import { hexOf, parseColor } from '@sitewright/editor-ui/color'
 *
 * const typed = parseColor('hsl(210 60% 40%)')
 * if (typed.ok) console.log(hexOf(typed.value))
 * ```
 */
export function parseColor(typed: string, chosen?: ColorFormat): ParsedColor {
  const text = typed.trim()
  const [, name, hsl, inside] = NUMBERS.exec(text) ?? []
  const format = chosen ?? (hsl ? 'hsl' : name ? 'rgb' : 'hex')
  if (format === 'hex') return parseHex(text)
  const [one, two, three, alpha = 1, more] = (inside?.match(/[^\s,/]+/g) ?? []).map((number, index) =>
    share(number, maximumOf(format, index)),
  )
  if (inside === undefined || more !== undefined) return fail(['format'])
  return format === 'rgb'
    ? fromShares([one, two, three], alpha)
    : checkColor({ hue: one, saturation: two, lightness: three, alpha })
}

/** Number in a text that is a share of 1, by its index. A hue is no share. */
function maximumOf(format: 'rgb' | 'hsl', index: number): number {
  if (index === 3) return 1
  if (format === 'rgb') return 255
  return index === 0 ? 1 : 100
}

function parseHex(text: string): ParsedColor {
  const digits = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(text)?.[1]
  if (!digits) return fail(['format'])
  const value = Number(`0x${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`)
  return succeed(hslOf({ red: value >> 16, green: (value >> 8) & 255, blue: value & 255 }))
}

function fromShares(shares: readonly (number | undefined)[], alpha: number): ParsedColor {
  const [red = -1, green = -1, blue = -1] = shares.map((value = -1) => Math.round(value * 255))
  return [red, green, blue].every((value) => value >= 0 && value <= 255)
    ? checkColor({ ...hslOf({ red, green, blue }), alpha })
    : fail(['format'])
}

function checkColor(color: Values): ParsedColor {
  const problems = colorProblems(color)
  return hasAll(color) && problems.length === 0 ? succeed(color) : fail(problems)
}

/** A number as a share of its maximum, or a percentage. */
const share = (text: string, max: number): number =>
  text.endsWith('%') ? Number.parseFloat(text) / 100 : Number(text) / max

/** Black, for a text that is no colour. Compare it as an object: a text that says black is another one. */
export const noColor: Hsla = { hue: 0, saturation: 0, lightness: 0, alpha: 1 }

/** A colour from a text or from its values; `noColor` for a text that is none. A value that is missing is that of black. */
export function readColor(value: string | Partial<Hsla> = ''): Hsla {
  if (typeof value !== 'string') return { ...noColor, ...value }
  if (/^\s*transparent/i.test(value)) return { ...noColor, alpha: 0 }
  const parsed = parseColor(value)
  return parsed.ok ? parsed.value : noColor
}
