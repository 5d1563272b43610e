import type { Decimal } from './decimal.ts'
import { MoneyRangeError } from '../money/money-error.ts'
import { round, type RoundingMode } from './round.ts'

/** How many digits a number shows, in the words of Intl. Numbers of digits are clamped to 0…50 and never refused. */
export interface DigitOptions {
  readonly minimumIntegerDigits?: number | undefined
  readonly minimumFractionDigits?: number | undefined
  readonly maximumFractionDigits?: number | undefined
  /** Above 0, significant digits decide instead of fraction digits. */
  readonly minimumSignificantDigits?: number | undefined
  readonly maximumSignificantDigits?: number | undefined
  /** Half away from zero, 'halfExpand', unless given. */
  readonly roundingMode?: RoundingMode | undefined
  /** 'stripIfInteger' shows 10.00 as 10, and 10.50 as it is. */
  readonly trailingZeroDisplay?: 'auto' | 'stripIfInteger' | undefined
}

/** How many digits are shown when no option says so. */
export interface UsualDigits {
  /** Fraction digits, at least and at most. */
  readonly minimum: number
  readonly maximum: number
  /** Above so many integer digits, the number is refused. */
  readonly integer: number
}

const MOST = 50

/** A number of digits between 0 and 50. What is not a number counts as 0. */
export function clampDigits(digits: number): number {
  return Math.min(MOST, Math.max(0, Math.trunc(digits) || 0))
}

/** The digits that are shown: rounded, padded and trimmed as the options say. */
export function showDigits(decimal: Decimal, options: DigitOptions, usual: UsualDigits): Decimal {
  const { minimumIntegerDigits = 1, minimumSignificantDigits = 0, maximumSignificantDigits = 0 } = options
  const least = clampDigits(minimumSignificantDigits)
  const most = clampDigits(maximumSignificantDigits)
  const { negative, integer, fraction } =
    least || most
      ? significant(decimal, options, { minimum: least || 1, maximum: Math.max(least, most || MOST) })
      : fractional(decimal, options, usual)
  if (integer.length > usual.integer) {
    throw new MoneyRangeError(`Show amounts of at most ${usual.integer} integer digits.`, { cause: decimal })
  }
  const strips = options.trailingZeroDisplay === 'stripIfInteger' && !/[1-9]/.test(fraction)
  return {
    negative: negative && /[1-9]/.test(integer + fraction),
    integer: integer.padStart(clampDigits(minimumIntegerDigits), '0'),
    fraction: strips ? '' : fraction,
  }
}

function fractional(decimal: Decimal, options: DigitOptions, usual: UsualDigits): Decimal {
  const highest = clampDigits(options.maximumFractionDigits ?? usual.maximum)
  const minimum = clampDigits(options.minimumFractionDigits ?? Math.min(usual.minimum, highest))
  return fit(round(decimal, Math.max(minimum, highest), options.roundingMode), minimum)
}

function significant(
  decimal: Decimal,
  { roundingMode }: DigitOptions,
  { minimum, maximum }: Omit<UsualDigits, 'integer'>,
): Decimal {
  const rounded = round(decimal, maximum - magnitude(decimal), roundingMode)
  return fit(rounded, minimum - magnitude(rounded))
}

/** How many digits stand before the point; below zero, how many zeros follow it. */
function magnitude({ integer, fraction }: Decimal): number {
  return integer === '0' ? -fraction.search(/[1-9]/) : integer.length
}

/** Trailing zeros enough, and no more. */
function fit({ negative, integer, fraction }: Decimal, minimum: number): Decimal {
  let end = fraction.length
  while (end > minimum && fraction[end - 1] === '0') end--
  return { negative, integer, fraction: fraction.slice(0, end).padEnd(minimum, '0') }
}
