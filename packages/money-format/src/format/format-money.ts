import type { Money } from '../money/money.contract.ts'
import { decimalText } from '../decimal/decimal.ts'
import type { MoneyOptions } from './money-options.ts'
import { affixes, pieces, writeDigits } from './pattern.ts'
import { nameIntl, showMoney } from './shown-money.ts'

/** Money as text: '$1,234.50', '1.234,50 €'. Throws for everything that is not money. */
export function formatMoney(money: Money, options: MoneyOptions = {}): string {
  const { currency, digits, pattern } = showMoney(money, options)
  const { prefix, suffix } =
    options.currencyDisplay === 'name'
      ? affixes(
          pieces(nameIntl(currency, options, digits.fraction).format(decimalText(digits)), pattern.numerals),
        )
      : pattern[digits.negative ? 'negative' : 'positive']
  return prefix + writeDigits(digits, pattern) + suffix
}
