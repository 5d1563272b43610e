import { MoneyError } from '../money/money-error.ts'

/** A decimal number as its digits, so that no step on the way to a price goes through a binary fraction. */
export interface Decimal {
  readonly negative: boolean
  /** At least one digit, without leading zeros. */
  readonly integer: string
  readonly fraction: string
}

/** The digits of decimal text or of a number that is exact; nothing for everything else. */
export function readDecimal(value: unknown): Decimal | undefined {
  if (typeof value === 'string') return read(value)
  // A whole number beyond the safe ones has lost digits before it came here.
  if (typeof value !== 'number' || !(Number.isSafeInteger(value) || value % 1)) return undefined
  const text = String(value)
  // Small numbers spell themselves as '1.5e-7'.
  return read(text.includes('e') ? value.toFixed(20) : text)
}

/** The digits of an amount, or a complaint. */
export function toDecimal(value: unknown): Decimal {
  const decimal = readDecimal(value)
  if (!decimal) throw new MoneyError('not-decimal', 'Pass a decimal number, or its text: "1234.56".', value)
  return decimal
}

/** Whether a value is a decimal amount: text such as '-12.50', or a number that is finite and exact. */
export function isDecimal(value: unknown): value is string | number {
  return readDecimal(value) !== undefined
}

/** The digits as text that `Number`, `BigInt` and `Intl` read: '-1234.50'. */
export function decimalText({ negative, integer, fraction }: Decimal): `${number}` {
  return `${negative ? '-' : ''}${integer}${fraction && `.${fraction}`}` as `${number}`
}

function read(text: string): Decimal | undefined {
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
