import { MoneyError } from '../money/money-error.ts'

/** A decimal number as its digits, so that no step on the way to a price uses a binary fraction. */
export interface Decimal {
  readonly negative: boolean
  /** At least one digit, without leading zeros. */
  readonly integer: string
  readonly fraction: string
}

/** Digits of decimal text or of an exact number; `undefined` for everything else. */
export function readDecimal(value: unknown): Decimal | undefined {
  if (typeof value === 'string') return readText(value)
  // A whole number beyond the safe integers has already lost digits.
  if (typeof value !== 'number' || !(Number.isSafeInteger(value) || value % 1)) return undefined
  const text = String(value)
  // Small numbers are converted to text such as '1.5e-7'.
  return readText(text.includes('e') ? value.toFixed(20) : text)
}

/**
 * Digits of an amount.
 *
 * @throws MoneyError unless it is a decimal number or its text
 */
export function toDecimal(value: unknown): Decimal {
  const decimal = readDecimal(value)
  if (!decimal) throw new MoneyError('not-decimal', 'Pass a decimal number, or its text: "1234.56".', value)
  return decimal
}

/**
 * Checks whether a value is a decimal amount: text such as '-12.50', or a number that is finite and exact.
 */
export function isDecimal(value: unknown): value is string | number {
  return readDecimal(value) !== undefined
}

/** Digits as text that `Number`, `BigInt` and `Intl` read: '-1234.50'. */
export function decimalText({ negative, integer, fraction }: Decimal): `${number}` {
  return `${negative ? '-' : ''}${integer}${fraction && `.${fraction}`}` as `${number}`
}

/** Digits of a fraction up to the last one that is not 0. */
export const withoutEndingZeros = (fraction: string): string => /^\d*[1-9]/.exec(fraction)?.[0] ?? ''

function readText(text: string): Decimal | undefined {
  if (!/^[+-]?(\d+(\.\d*)?|\.\d+)$/.test(text)) return undefined
  const point = text.includes('.') ? text.indexOf('.') : text.length
  const integer = text.slice(0, point)
  return {
    negative: text.startsWith('-'),
    // A sign, a point and leading zeros all sort before '1'.
    integer: text < '1' ? integer.replace(/^[+-]?0*/, '') || '0' : integer,
    fraction: text.slice(point + 1),
  }
}
