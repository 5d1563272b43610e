import { checkCurrencyCode } from '../currency/currency.ts'
import type { RoundingMode } from '../decimal/round.ts'
import { MoneyError } from '../money/money-error.ts'
import { readMoney } from '../money/money.ts'
import type { Money, ValueMoney } from '../money/money.contract.ts'
import { countUnits, fromScaled } from '../subunits/subunits.ts'

/**
 * Currencies of ISO 4217 that do not have two decimals, by the number of decimals they have.
 *
 * @see https://www.iso.org/iso-4217-currency-codes.html
 */
const exponents = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
  3: 'BHD IQD JOD KWD LYD OMR TND',
  4: 'CLF UYW',
} as const

/**
 * Returns the number of decimals between a currency and its minor unit in ISO 4217: 2 for USD, 0 for JPY, 3
 * for KWD.
 *
 * @throws MoneyError unless the currency is three capitals
 */
export function minorUnitDigits(currency: string): number {
  checkCurrencyCode(currency)
  const [digits = 2] = Object.entries(exponents).find(([, codes]) => codes.includes(currency)) ?? []
  return Number(digits)
}

/**
 * Returns money in minor units of ISO 4217, as payment services count: 19.99 USD are 1999, 500 JPY are 500,
 * 1.234 KWD are 1234. Finer amounts are rounded, by default half away from zero.
 *
 * @example
 * ```ts
 * import { toMinorUnits } from '@sitewright/money-format/minor-units'
 *
 * toMinorUnits({ value: '19.99', currency: 'USD' }) // 1999
 * toMinorUnits({ value: '500', currency: 'JPY' }) // 500
 * ```
 */
export function toMinorUnits(money: Money, mode?: RoundingMode): number {
  return countUnits(money, minorUnitDigits(readMoney(money).currency), mode)
}

/**
 * Makes money from minor units of ISO 4217: 1999 in USD are 19.99, 500 in JPY are 500, 1234 in KWD are 1.234.
 */
export function fromMinorUnits(units: number | bigint, currency: string): ValueMoney {
  if (typeof units !== 'bigint' && !Number.isSafeInteger(units)) {
    throw new MoneyError('not-subunits', 'Pass minor units as a whole number that is safe: 1999.', units)
  }
  return fromScaled({ units: BigInt(units), scale: minorUnitDigits(currency) }, currency)
}
