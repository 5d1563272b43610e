import { moneyDigits } from '../currency/currency.ts'
import { selectDigits, type DigitOptions } from '../decimal/digits.ts'
import { formatCompactMoney } from '../format/format-compact-money.ts'
import { formatMoney } from '../format/format-money.ts'
import type { MoneyOptions } from '../format/money-pattern.ts'
import { writeDigits, type Punctuation } from '../format/pattern.ts'
import { readMoney } from '../money/money.ts'
import type { Money } from '../money/money.contract.ts'

/** How a site's templates show money. */
export interface TemplateMoneyOptions extends MoneyOptions {
  /**
   * Setting of the site with this name: the currency format of the locale, or '1,234.50' in every locale.
   *
   * @default false
   */
  readonly useCLDRMoneyFormat?: boolean | undefined
  /**
   * `compact` shortens: $1.2M.
   *
   * @default 'standard'
   */
  readonly notation?: 'standard' | 'compact' | undefined
}

/**
 * Writes money in a site's templates, in the format that the setting `useCLDRMoneyFormat` selects.
 *
 * @example
 * ```ts
 * import { formatTemplateMoney } from '@sitewright/money-format/template'
 *
 * const price = { value: '1234.5', currency: 'EUR' }
 * formatTemplateMoney(price) // '1,234.50', the same in every locale
 * formatTemplateMoney(price, { useCLDRMoneyFormat: true, locale: 'en-US' }) // '€1,234.50'
 * ```
 */
export function formatTemplateMoney(money: Money, options: TemplateMoneyOptions = {}): string {
  if (!options.useCLDRMoneyFormat) return formatLegacyMoney(money, options)
  return options.notation === 'compact' ? formatCompactMoney(money, options) : formatMoney(money, options)
}

const legacyPunctuation: Punctuation = { point: '.', separator: ',', primary: 3, secondary: 3, leading: 1 }

/** Money in the format of older templates, the same in every locale and without a symbol: '1,234.50'. */
export function formatLegacyMoney(money: Money, options: DigitOptions = {}): string {
  const { decimal, currency } = readMoney(money)
  const digits = selectDigits(decimal, options, moneyDigits(currency))
  return (digits.negative ? '-' : '') + writeDigits(digits, legacyPunctuation)
}
