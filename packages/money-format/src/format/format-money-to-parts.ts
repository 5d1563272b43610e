import type { Money } from '../money/money.contract.ts'
import { decimalText, type Decimal } from '../decimal/decimal.ts'
import { isDigitPart } from './digit-part.ts'
import type { MoneyOptions } from './money-options.ts'
import { group, writeDigits, type Punctuation } from './pattern.ts'
import { nameIntl, showMoney } from './shown-money.ts'

/** One piece of a price, as Intl names it: currency, integer, group, decimal, fraction, minusSign, literal. */
export type MoneyPart = Intl.NumberFormatPart

/** Money in pieces, as `Intl.NumberFormat.formatToParts` names them, for a symbol or cents with a look of their own. */
export function formatMoneyToParts(money: Money, options: MoneyOptions = {}): MoneyPart[] {
  const { currency, digits, pattern } = showMoney(money, options)
  const parts =
    options.currencyDisplay === 'name'
      ? nameIntl(currency, options, digits.fraction).formatToParts(decimalText(digits))
      : pattern.intl.formatToParts(digits.negative ? -1 : 1)
  return [
    ...parts.slice(0, parts.findIndex(isDigitPart)),
    ...digitParts(digits, pattern),
    ...parts.slice(parts.findLastIndex(isDigitPart) + 1),
  ]
}

function digitParts({ negative, integer, fraction }: Decimal, punctuation: Punctuation): MoneyPart[] {
  const { point, separator } = punctuation
  const write = (digits: string): string =>
    writeDigits({ negative, integer: digits, fraction: '' }, { ...punctuation, separator: '' })
  const groups = separator ? group(integer, punctuation).split(separator) : [integer]
  const parts = groups.flatMap((digits, i): MoneyPart[] => {
    const whole: MoneyPart = { type: 'integer', value: write(digits) }
    return i > 0 ? [{ type: 'group', value: separator }, whole] : [whole]
  })
  if (!fraction) return parts
  return [...parts, { type: 'decimal', value: point }, { type: 'fraction', value: write(fraction) }]
}
