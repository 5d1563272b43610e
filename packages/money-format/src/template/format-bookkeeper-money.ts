import { readDecimal } from '../decimal/decimal.ts'
import { formatMoney } from '../format/format-money.ts'
import { regionCurrency } from '../currency/region-currency.ts'

/**
 * Hundredths as a bookkeeper's template shows them: in the currency of the locale's region, halves to even. What is not
 * a number counts as 0; without a locale there is no text.
 */
export function formatBookkeeperMoney(subunits: unknown, locale: string | undefined): string {
  if (!locale) return ''
  const { negative, integer, fraction } = readDecimal(subunits) ?? {
    negative: false,
    integer: '0',
    fraction: '',
  }
  const digits = integer.padStart(3, '0')
  const value = `${negative ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}${fraction}`
  return formatMoney({ value, currency: regionCurrency(locale) }, { locale, roundingMode: 'halfEven' })
}
