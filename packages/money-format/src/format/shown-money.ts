import type { Money } from '../money/money.contract.ts'
import { readMoney } from '../money/money.ts'
import { showDigits } from '../decimal/digits.ts'
import { moneyPattern, type MoneyPattern } from './money-pattern.ts'
import type { MoneyOptions } from './money-options.ts'
import type { Decimal } from '../decimal/decimal.ts'

/** Money on its way to text: which digits are shown, and how they are written. */
export interface ShownMoney {
  readonly currency: string
  readonly digits: Decimal
  readonly pattern: MoneyPattern
}

/** Decides the digits of money and finds the pattern to write them in. */
export function showMoney(money: Money, options: MoneyOptions): ShownMoney {
  const { decimal, currency } = readMoney(money)
  const pattern = moneyPattern(currency, options)
  return { currency, digits: showDigits(decimal, options, pattern.digits), pattern }
}

/** Intl for the currency's name, whose plural depends on the digits: 1.00 US dollars, 1 yen. */
export function nameIntl(currency: string, options: MoneyOptions, fraction: string): Intl.NumberFormat {
  // More than 20 fraction digits are refused by some engines, and change no plural.
  return moneyPattern(currency, options, Math.min(20, fraction.length)).intl
}
