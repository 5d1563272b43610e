import type { Decimal } from '../decimal/decimal.ts'

/** What stands around a number. */
export interface Affixes {
  readonly prefix: string
  readonly suffix: string
}

/** How a number is punctuated. */
export interface Punctuation {
  readonly point: string
  readonly separator: string
  /** How many digits stand after the last separator, and between two of them. */
  readonly primary: number
  readonly secondary: number
  /** How many digits at least stand before the first separator. */
  readonly leading: number
  /** The ten digits, where they are not those of ASCII. */
  readonly numerals?: readonly string[] | undefined
}

/** Everything that a locale says about an amount, asked of Intl once, so that formatting is string work. */
export interface Pattern extends Punctuation {
  readonly intl: Intl.NumberFormat
  readonly positive: Affixes
  readonly negative: Affixes
}

/** Learns a locale's pattern from how Intl writes some numbers with two fraction digits. */
export function learnPattern(locale: string, options: Intl.NumberFormatOptions): Pattern {
  const tag = locale.replaceAll('_', '-')
  const intl = new Intl.NumberFormat(tag, options)
  const numerals = /\d/.test(intl.format(0))
    ? undefined
    : Array.from(new Intl.NumberFormat(tag, { useGrouping: false }).format(9876543210)).reverse()
  const write = (sample: number): string[] => pieces(intl.format(sample), numerals)
  const negative = write(-1234567890123.45)
  const positive = write(1234.5)
  const [, , point = '', primary = '', separator = '', secondary = ''] = [...negative].reverse()
  return {
    intl,
    numerals,
    positive: affixes(positive),
    negative: affixes(negative),
    point,
    separator: secondary && separator,
    primary: primary.length,
    secondary: secondary.length,
    // Some locales do not group four digits yet, and Ewe not even five.
    leading: positive.length > 5 ? 1 : write(12345.5).length > 5 ? 2 : 3,
  }
}

/** The groups of ASCII digits in a text, with what stands before, between and after them. */
export function pieces(text: string, numerals: readonly string[] = []): string[] {
  return numerals
    .reduce((ascii, numeral, digit) => ascii.replaceAll(numeral, String(digit)), text)
    .split(/(\d+)/)
}

/** What stands around all of the digits. */
export function affixes(all: readonly string[]): Affixes {
  return { prefix: all[0] ?? '', suffix: all.at(-1) ?? '' }
}

/** The digits of a number as a locale writes them. */
export function writeDigits({ integer, fraction }: Decimal, punctuation: Punctuation): string {
  const { point, numerals } = punctuation
  const whole = group(integer, punctuation)
  const written = fraction ? whole + point + fraction : whole
  return numerals ? written.replace(/\d/g, (digit) => numerals[Number(digit)] ?? digit) : written
}

/** The digits before the point, with separators. */
export function group(integer: string, { separator, primary, secondary, leading }: Punctuation): string {
  let end = integer.length - primary
  if (end < leading || !separator) return integer
  let written = integer.slice(end)
  for (; end > secondary; end -= secondary) {
    written = integer.slice(end - secondary, end) + separator + written
  }
  return integer.slice(0, end) + separator + written
}
