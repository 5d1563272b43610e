import { decimalText, type Decimal } from '../decimal/decimal.ts'
import type { Money } from '../money/money.contract.ts'
import { moneyText, nameFormat, type MoneyOptions } from './money-pattern.ts'
import { groupDigits, isDigitPart, writeDigits, type Punctuation } from './pattern.ts'

/** One part of a price, as Intl names it: currency, integer, group, decimal, fraction, minusSign, literal. */
export type MoneyPart = Intl.NumberFormatPart

/**
 * Writes money as the parts of `Intl.NumberFormat.formatToParts`, so that a symbol or cents can be styled on
 * their own.
 *
 * @example
 * ```ts
 * import { formatMoneyToParts } from '@sitewright/money-format'
 *
 * formatMoneyToParts({ value: '25.5', currency: 'EUR' })
 * // [{ type: 'currency', value: '€' }, { type: 'integer', value: '25' }, …]
 * ```
 */
export function formatMoneyToParts(money: Money, options: MoneyOptions = {}): MoneyPart[] {
  const { currency, digits, pattern } = moneyText(money, options)
  const parts =
    options.currencyDisplay === 'name'
      ? nameFormat(currency, options, digits.fraction).formatToParts(decimalText(digits))
      : pattern.intl.formatToParts(digits.negative ? -1 : 1)
  return [
    ...parts.slice(0, parts.findIndex(isDigitPart)),
    ...digitParts(digits, pattern),
    ...parts.slice(parts.map(isDigitPart).lastIndexOf(true) + 1),
  ]
}

function digitParts({ negative, integer, fraction }: Decimal, punctuation: Punctuation): MoneyPart[] {
  const { point, separator } = punctuation
  const write = (digits: string): string =>
    writeDigits({ negative, integer: digits, fraction: '' }, { ...punctuation, separator: '' })
  const groups = separator ? groupDigits(integer, punctuation).split(separator) : [integer]
  const parts = groups.flatMap((digits, i): MoneyPart[] => {
    const whole: MoneyPart = { type: 'integer', value: write(digits) }
    return i > 0 ? [{ type: 'group', value: separator }, whole] : [whole]
  })
  if (!fraction) return parts
  return [...parts, { type: 'decimal', value: point }, { type: 'fraction', value: write(fraction) }]
}
