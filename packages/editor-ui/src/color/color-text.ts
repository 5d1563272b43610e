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

/** Checks that two colours look the same: an alpha has two decimals, as in a text. */
export const isSameColor = (one: Hsla, other: Hsla): boolean => cssColor(one) === cssColor(other)

/**
 * Reads a colour from a text. Without a format the text says which it is. `hex` has 3 or 6 digits, with or without `#`;
 * `rgb` and `hsl` have numbers, with or without the name of the function.
 */
export function parseColor(text: string, format: ColorFormat = formatOf(text)): ParsedColor {
  if (format === 'hex') return parseHex(text.trim())
  const inside = /^\s*((rgb|hsl)a?)?\s*\(?([\d\s.,/%+-]+)\)?\s*$/i.exec(text)?.[3]
  const [one, two, three, alpha = 1, more] = (inside?.match(/[^\s,/]+/g) ?? []).map((number, index) =>
    share(number, index === 3 ? 1 : maxima[format][index === 0 ? 0 : 1]),
  )
  if (inside === undefined || more !== undefined) return fail(['format'])
  return format === 'rgb'
    ? fromShares([one, two, three], alpha)
    : checkColor({ hue: one, saturation: two, lightness: three, alpha })
}

/** Largest first number of a text, and largest second and third one, for a share of 1. A hue is no share. */
const maxima = { rgb: [255, 255], hsl: [1, 100] } as const

function formatOf(text: string): ColorFormat {
  if (/^\s*rgb/i.test(text)) return 'rgb'
  return /^\s*hsl/i.test(text) ? 'hsl' : 'hex'
}

function parseHex(text: string): ParsedColor {
  const digits = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(text)?.[1]
  if (!digits) return fail(['format'])
  const value = Number.parseInt(digits.length === 3 ? digits.replace(/./g, '$&$&') : digits, 16)
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

/**
 * A colour from a text or from its values; black for a text that is no colour, and without alpha for `transparent`. A value
 * that is missing is that of black.
 */
export function readColor(value: string | Partial<Hsla> = ''): Hsla {
  const isText = typeof value === 'string'
  const parsed = isText && parseColor(value)
  if (parsed && parsed.ok) return parsed.value
  const alpha = Number(!isText || !/^\s*transparent/i.test(value))
  return { hue: 0, saturation: 0, lightness: 0, alpha, ...(!isText && value) }
}
