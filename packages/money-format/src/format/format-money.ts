import { decimalText } from '../decimal/decimal.ts'
import type { Money } from '../money/money.contract.ts'
import { moneyText, nameFormat, type MoneyOptions } from './money-pattern.ts'
import { affixes, splitDigits, writeDigits } from './pattern.ts'

/**
 * Writes money as text: '$1,234.50', '1.234,50 €'.
 *
 * @throws MoneyError for values that are not money
 * @throws MoneyRangeError for more than 15 integer digits
 *
 * @example
 * ```ts
 * import { formatMoney } from '@sitewright/money-format'
 *
 * formatMoney({ value: '1234.5', currency: 'USD' }) // '$1,234.50'
 * formatMoney({ value: '1234.5', currency: 'EUR' }, { locale: 'de-DE' }) // '1.234,50 €'
 * ```
 */
export function formatMoney(money: Money, options: MoneyOptions = {}): string {
  const { currency, digits, pattern } = moneyText(money, options)
  const { prefix, suffix } =
    options.currencyDisplay === 'name'
      ? affixes(
          splitDigits(
            nameFormat(currency, options, digits.fraction).format(decimalText(digits)),
            pattern.numerals,
          ),
        )
      : pattern[digits.negative ? 'negative' : 'positive']
  return prefix + writeDigits(digits, pattern) + suffix
}
