import type { Money, ValueMoney } from '../money/money.contract.ts'
import { isCurrency, readMoney } from '../money/money.ts'
import { MoneyError, MoneyRangeError } from '../money/money-error.ts'
import { round, type RoundingMode } from '../decimal/round.ts'
import { fromScaled } from '../subunits/scaled.ts'

/** Currencies of ISO 4217 that do not have two decimals, by the number of those they have. */
const exponents = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
  3: 'BHD IQD JOD KWD LYD OMR TND',
  4: 'CLF UYW',
} as const

/** The number of decimals between a currency and its minor unit in ISO 4217: 2 for USD, 0 for JPY, 3 for KWD. */
export function minorUnitDigits(currency: string): number {
  if (!isCurrency(currency)) {
    throw new MoneyError(
      'not-currency',
      `Pass a currency code of three capitals, not '${String(currency)}'.`,
      currency,
    )
  }
  const [digits = 2] = Object.entries(exponents).find(([, codes]) => codes.includes(currency)) ?? []
  return Number(digits)
}

/**
 * Money in minor units of ISO 4217, as payment services count: 19.99 USD are 1999, 500 JPY are 500, 1.234 KWD are
 * 1234. Finer amounts are rounded, half away from zero unless told otherwise.
 */
export function toMinorUnits(money: Money, mode?: RoundingMode): number {
  const { decimal, currency } = readMoney(money)
  const digits = minorUnitDigits(currency)
  const { negative, integer, fraction } = round(decimal, digits, mode)
  const units = Number(integer + fraction.padEnd(digits, '0'))
  if (!Number.isSafeInteger(units)) {
    throw new MoneyRangeError('Keep amounts beyond 9 quadrillion units as money, not as minor units.', {
      cause: money,
    })
  }
  return negative && units ? -units : units
}

/** Money from minor units of ISO 4217: 1999 in USD are 19.99, 500 in JPY are 500, 1234 in KWD are 1.234. */
export function fromMinorUnits(units: number | bigint, currency: string): ValueMoney {
  if (typeof units === 'number' && !Number.isSafeInteger(units)) {
    throw new MoneyError('not-subunits', 'Pass minor units as a whole number that is safe: 1999.', units)
  }
  return fromScaled({ units: BigInt(units), scale: minorUnitDigits(currency) }, currency)
}
