import type { Money } from '../money/money.contract.ts'
import { readMoney } from '../money/money.ts'
import { moneyDigits } from '../currency/currency.ts'
import { showDigits, type DigitOptions } from '../decimal/digits.ts'
import { writeDigits, type Punctuation } from '../format/pattern.ts'

const punctuation: Punctuation = { point: '.', separator: ',', primary: 3, secondary: 3, leading: 1 }

/** Money in the format of older templates, the same in every locale and without a symbol: '1,234.50'. */
export function formatLegacyMoney(money: Money, options: DigitOptions = {}): string {
  const { decimal, currency } = readMoney(money)
  const shown = showDigits(decimal, options, moneyDigits(currency))
  return (shown.negative ? '-' : '') + writeDigits(shown, punctuation)
}
