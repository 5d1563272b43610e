import type { Decimal } from '../decimal/decimal.ts'

/** Locale of a text for callers that name none. */
export const defaultLocale = 'en-US'

/** Text before and after the digits of a number. */
export interface Affixes {
  readonly prefix: string
  readonly suffix: string
}

/** Punctuation of a number. */
export interface Punctuation {
  readonly point: string
  readonly separator: string
  /** Number of digits after the last separator, and between two of them. */
  readonly primary: number
  readonly secondary: number
  /** Least number of digits before the first separator. */
  readonly leading: number
  /** The ten digits; `undefined` for ASCII. */
  readonly numerals?: readonly string[] | undefined
}

/** Everything a locale decides about an amount. Intl is asked once; formatting is then work on strings. */
export interface Pattern extends Punctuation {
  readonly intl: Intl.NumberFormat
  readonly positive: Affixes
  readonly negative: Affixes
}

/**
 * Tag of a locale that Intl knows. Settings and pages may hold others, and Intl throws for some of them, and takes the
 * machine's locale for the rest: those are shown in the default locale.
 */
export function readLocale(locale: string | null | undefined): string {
  try {
    // Intl takes quadratic time for longer ones.
    const tag = locale && locale.length <= 100 ? locale.replaceAll('_', '-') : []
    return Intl.NumberFormat.supportedLocalesOf(tag)[0] ?? defaultLocale
  } catch {
    return defaultLocale
  }
}

/** Learns a locale's pattern from the text of a few numbers with two fraction digits, which Intl multiplies by `factor`. */
export function learnPattern(locale: string, options: Intl.NumberFormatOptions, factor = 1): Pattern {
  const tag = readLocale(locale)
  const intl = new Intl.NumberFormat(tag, options)
  const numerals = /\d/.test(intl.format(0))
    ? undefined
    : Array.from(new Intl.NumberFormat(tag, { useGrouping: false }).format(9876543210)).reverse()
  const split = (sample: number): string[] => splitDigits(intl.format(sample / factor), numerals)
  const negative = split(-1234567890123.45)
  const positive = split(1234.5)
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
    // Some locales group five digits but not four. Ewe groups only six.
    leading: positive.length > 5 ? 1 : split(12345.5).length > 5 ? 2 : 3,
  }
}

/** Splits a text at its groups of digits, which become ASCII: '-$1,234.50' is ['-$', '1', ',', '234', '.', '50', '']. */
export function splitDigits(text: string, numerals: readonly string[] = []): string[] {
  return numerals
    .reduce((ascii, numeral, digit) => ascii.replaceAll(numeral, String(digit)), text)
    .split(/(\d+)/)
}

/** Text before and after all of the digits, from a text that was split at them. */
export function affixes(split: readonly string[]): Affixes {
  return { prefix: split[0] ?? '', suffix: split.at(-1) ?? '' }
}

/** Digits of a number in a locale's punctuation and numerals. */
export function writeDigits({ integer, fraction }: Decimal, punctuation: Punctuation): string {
  const { point, numerals } = punctuation
  const whole = groupDigits(integer, punctuation)
  const written = fraction ? whole + point + fraction : whole
  return numerals ? written.replace(/\d/g, (digit) => numerals[Number(digit)] ?? digit) : written
}

/** Digits before the point, with separators. */
export function groupDigits(
  integer: string,
  { separator, primary, secondary, leading }: Punctuation,
): string {
  let end = integer.length - primary
  if (end < leading || !separator) return integer
  let written = integer.slice(end)
  for (; end > secondary; end -= secondary) {
    written = integer.slice(end - secondary, end) + separator + written
  }
  return integer.slice(0, end) + separator + written
}

const DIGIT_PARTS = ['integer', 'group', 'decimal', 'fraction']

/** True if a part of `formatToParts` belongs to the digits. */
export function isDigitPart({ type }: { readonly type: string }): boolean {
  return DIGIT_PARTS.includes(type)
}
