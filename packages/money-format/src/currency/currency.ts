import type { DigitLimits } from '../decimal/digits.ts'
import { MoneyError } from '../money/money-error.ts'
import { currencies } from './currency.contract.ts'

/** True if a value has the form of an ISO 4217 code: three capitals. */
export function isCurrencyCode(value: unknown): value is string {
  return typeof value === 'string' && /^[A-Z]{3}$/.test(value)
}

/**
 * Checks an argument that names a currency.
 *
 * @throws MoneyError unless it is three capitals
 */
export function checkCurrencyCode(value: unknown): void {
  if (isCurrencyCode(value)) return
  throw new MoneyError(
    'not-currency',
    `Pass a currency code of three capitals, not '${String(value)}'.`,
    value,
  )
}

/**
 * Returns the number of fraction digits that a currency shows. A table of our own for the currencies of a
 * store, because engines disagree: COP and IDR have none in some. Other currencies have those of Intl.
 *
 * @throws MoneyError unless the currency is three capitals
 */
export function fractionDigits(currency: string): number {
  checkCurrencyCode(currency)
  return digitsOf(currency)
}

/** As `fractionDigits`, for the currency of money that has been read. */
export function digitsOf(currency: string): number {
  if (currency === 'JPY') return 0
  if ((currencies as readonly string[]).includes(currency)) return 2
  const intl = new Intl.NumberFormat('en', { style: 'currency', currency })
  return intl.resolvedOptions().maximumFractionDigits ?? 2
}

/** Digits that money shows by default: those of its currency, with at most 15 before the point. */
export function moneyDigits(currency: string): DigitLimits {
  const digits = digitsOf(currency)
  return { minimum: digits, maximum: digits, integer: 15 }
}
