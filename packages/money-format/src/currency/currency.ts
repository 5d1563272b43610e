import { currencies } from './currency.contract.ts'
import type { UsualDigits } from '../decimal/digits.ts'

/**
 * How many fraction digits a currency shows. For the store's currencies this is our own table, because engines differ:
 * COP and IDR have none in some. For the others it is what Intl says.
 */
export function fractionDigits(currency: string): number {
  if (currency === 'JPY') return 0
  if ((currencies as readonly string[]).includes(currency)) return 2
  const intl = new Intl.NumberFormat('en', { style: 'currency', currency })
  return intl.resolvedOptions().maximumFractionDigits ?? 2
}

/** The digits of money in a currency: at most 15 of them before the point. */
export function moneyDigits(currency: string): UsualDigits {
  const digits = fractionDigits(currency)
  return { minimum: digits, maximum: digits, integer: 15 }
}
