import type { Money } from '../money/money.contract.ts'
import { formatCompactMoney } from '../format/format-compact-money.ts'
import { formatLegacyMoney } from './format-legacy-money.ts'
import { formatMoney } from '../format/format-money.ts'
import type { MoneyOptions } from '../format/money-options.ts'

/** How a site's templates show money. */
export interface TemplateMoneyOptions extends MoneyOptions {
  /** The site's setting of this name: the locale's currency format if true, otherwise '1,234.50'. */
  readonly useCLDRMoneyFormat?: boolean | undefined
  /** 'compact' shortens: $1.2M. */
  readonly notation?: 'standard' | 'compact' | undefined
}

/** Money as the site's setting `useCLDRMoneyFormat` wants it in templates. */
export function formatTemplateMoney(money: Money, options: TemplateMoneyOptions = {}): string {
  if (!options.useCLDRMoneyFormat) return formatLegacyMoney(money, options)
  return options.notation === 'compact' ? formatCompactMoney(money, options) : formatMoney(money, options)
}
