import { MoneyRangeError } from '../money/money-error.ts'
import type { Decimal } from './decimal.ts'
import { round, type RoundingMode } from './round.ts'

/** Number of digits to show, with the options of Intl. Every count is clamped to 0…50; none throws. */
export interface DigitOptions {
  /**
   * Least number of digits before the separator; zeros fill it up.
   *
   * @default 1
   */
  readonly minimumIntegerDigits?: number | undefined
  /** Least number of fraction digits; zeros fill it up. */
  readonly minimumFractionDigits?: number | undefined
  /** Largest number of fraction digits; more are rounded. */
  readonly maximumFractionDigits?: number | undefined
  /** Above 0, significant digits decide instead of fraction digits. */
  readonly minimumSignificantDigits?: number | undefined
  /** Largest number of digits that count; more are rounded. */
  readonly maximumSignificantDigits?: number | undefined
  /**
   * How digits are rounded.
   *
   * @default 'halfExpand'
   */
  readonly roundingMode?: RoundingMode | undefined
  /**
   * `stripIfInteger` shows 10.00 as 10, and 10.50 as it is.
   *
   * @default 'auto'
   */
  readonly trailingZeroDisplay?: 'auto' | 'stripIfInteger' | undefined
}

/** Digits to show by default. */
export interface DigitLimits {
  /** Fraction digits. */
  readonly minimum: number
  readonly maximum: number
  /** Integer digits above which a number is rejected. */
  readonly integer: number
}

const MOST = 50

/** Clamps a count of digits to 0…50. NaN counts as 0. */
export function clampDigits(digits: number): number {
  return Math.min(MOST, Math.max(0, Math.trunc(digits) || 0))
}

/**
 * Digits to show: rounded, padded and trimmed by the options.
 *
 * @throws MoneyRangeError for more integer digits than the limit
 */
export function selectDigits(decimal: Decimal, options: DigitOptions, limits: DigitLimits): Decimal {
  const { minimumIntegerDigits = 1, minimumSignificantDigits = 0, maximumSignificantDigits = 0 } = options
  const least = clampDigits(minimumSignificantDigits)
  const most = clampDigits(maximumSignificantDigits)
  const { negative, integer, fraction } =
    least || most
      ? bySignificance(decimal, options, { minimum: least || 1, maximum: Math.max(least, most || MOST) })
      : byFraction(decimal, options, limits)
  if (integer.length > limits.integer) {
    throw new MoneyRangeError(`Show amounts of at most ${limits.integer} integer digits.`, { cause: decimal })
  }
  const isStripped = options.trailingZeroDisplay === 'stripIfInteger' && !/[1-9]/.test(fraction)
  return {
    negative: negative && /[1-9]/.test(integer + fraction),
    integer: minimumIntegerDigits > 1 ? integer.padStart(clampDigits(minimumIntegerDigits), '0') : integer,
    fraction: isStripped ? '' : fraction,
  }
}

function byFraction(decimal: Decimal, options: DigitOptions, limits: DigitLimits): Decimal {
  const maximum = clampDigits(options.maximumFractionDigits ?? limits.maximum)
  const minimum = clampDigits(options.minimumFractionDigits ?? Math.min(limits.minimum, maximum))
  return fitFraction(round(decimal, Math.max(minimum, maximum), options.roundingMode), minimum)
}

function bySignificance(
  decimal: Decimal,
  { roundingMode }: DigitOptions,
  { minimum, maximum }: Omit<DigitLimits, 'integer'>,
): Decimal {
  const rounded = round(decimal, maximum - magnitude(decimal), roundingMode)
  return fitFraction(rounded, minimum - magnitude(rounded))
}

/** Number of digits before the point; for numbers below 1, minus the number of zeros after it. */
function magnitude({ integer, fraction }: Decimal): number {
  return integer === '0' ? -fraction.search(/[1-9]/) : integer.length
}

/** Drops trailing zeros of the fraction, or adds some, down or up to a minimum length. */
function fitFraction(decimal: Decimal, minimum: number): Decimal {
  const { negative, integer, fraction } = decimal
  // Ordinary prices have the digits of their currency.
  if (fraction.length === minimum) return decimal
  let end = fraction.length
  while (end > minimum && fraction[end - 1] === '0') end--
  return { negative, integer, fraction: fraction.slice(0, end).padEnd(minimum, '0') }
}
