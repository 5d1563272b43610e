import { defaultCurrency } from '../currency/currency.contract.ts'
import { decimalText, withoutEndingZeros, type Decimal } from '../decimal/decimal.ts'
import { round, type RoundingMode } from '../decimal/round.ts'
import { MoneyError, MoneyRangeError } from '../money/money-error.ts'
import { readMoney } from '../money/money.ts'
import type { Money, ValueMoney } from '../money/money.contract.ts'

/** Returns money in hundredths, whatever its currency: 19.99 is 1999, and 500 yen are 50000. */
export function toSubunits(money: Money): number {
  return countUnits(money, 2)
}

/**
 * Makes money from hundredths, whatever its currency: 1999 is 19.99, and 50000 in JPY are 500 yen.
 *
 * @throws MoneyError unless the currency is three capitals
 */
export function fromSubunits(subunits: number, currency: string = defaultCurrency): ValueMoney {
  if (!Number.isSafeInteger(subunits)) {
    throw new MoneyError('not-subunits', 'Pass subunits as a whole number that is safe: 1999.', subunits)
  }
  const digits = String(Math.abs(subunits)).padStart(3, '0')
  const money = { value: `${subunits < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`, currency }
  readMoney(money)
  return money
}

/** Returns money as a number, for analytics. Do not calculate with it. */
export function toFloat(money: Money): number {
  return Number(decimalText(readMoney(money).decimal))
}

/**
 * Rounded number of units in an amount of money, each 10 to the power of minus `digits`.
 *
 * @throws MoneyRangeError beyond the safe integers
 */
export function countUnits(money: Money, digits: number, mode?: RoundingMode): number {
  const { negative, integer, fraction } = round(readMoney(money).decimal, digits, mode)
  const units = Number(integer + fraction.padEnd(digits, '0'))
  if (!Number.isSafeInteger(units)) {
    throw new MoneyRangeError('Keep amounts beyond 9 quadrillion units as money.', { cause: money })
  }
  return negative && units ? -units : units
}

/** An exact amount as a whole number of units, each 10 to the power of minus `scale`. */
export interface Scaled {
  readonly units: bigint
  readonly scale: number
}

/** Whole units of a decimal, with at least this many decimals. */
export function toScaled({ negative, integer, fraction }: Decimal, minimumScale: number): Scaled {
  const scale = Math.max(minimumScale, fraction.length)
  const units = BigInt(integer + fraction.padEnd(scale, '0'))
  return { units: negative ? -units : units, scale }
}

/** Money from whole units, with two decimals or as many as it needs. */
export function fromScaled({ units, scale }: Scaled, currency: string): ValueMoney {
  const digits = String(units < 0n ? -units : units).padStart(scale + 1, '0')
  const point = digits.length - scale
  const fraction = withoutEndingZeros(digits.slice(point)).padEnd(2, '0')
  return { value: `${units < 0n ? '-' : ''}${digits.slice(0, point)}.${fraction}`, currency }
}
