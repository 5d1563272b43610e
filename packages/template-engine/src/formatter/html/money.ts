import { directionOfMoney, formatDecimal } from '@sitewright/money-format'
import type { NumberOptions } from '../../i18n/i18n.ts'
import { amountOf } from '../../money/money.ts'
import type { Scope } from '../../4-render/scope.ts'
import { child, isTruthy, textOf } from '../../4-render/value.ts'
import { escaped } from './fill.ts'

const FLAG = ['featureFlags', 'useCLDRMoneyFormat'] as const

/** An amount that a script of the site may convert to the visitor's currency. */
export const nativeMoney = (amount: string): string =>
  `<span class="sqs-money-native">${plainMoney(amount)}</span>`

/** An amount as every site shows it: `1,234.50`. */
export const plainMoney = (amount: string): string =>
  formatDecimal(amount, { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Money as the site wants it: in the locale's words, or as a plain amount; nothing without a locale. */
export function moneyHtml(money: unknown, scope: Scope, options: NumberOptions): string {
  const { i18n } = scope.run.settings
  if (!i18n) return ''
  const amount = amountOf(money)
  if (!isTruthy(scope.resolve(FLAG))) return nativeMoney(amount)
  const text = escaped(i18n.money(amount, textOf(child(money, 'currency')) || 'USD', options))
  const direction = directionOfMoney(text)
  return direction ? `<bdi dir="${direction}">${text}</bdi>` : text
}
