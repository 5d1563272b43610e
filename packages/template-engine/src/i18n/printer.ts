import type { I18n } from './i18n.ts'
import { decimalOf } from '../money/money.ts'
import { paid } from '../4-render/paid.ts'
import type { Scope } from '../4-render/scope.ts'
import { child, isObject, numberOf, textOf } from '../4-render/value.ts'
import type { Options } from './option.ts'
import { zoneOf } from './zone.ts'

/** Prints values in the words of a locale, for a tag or for an argument of a message. */
export type Printer = (values: readonly unknown[], options: Options, i18n: I18n, scope: Scope) => string

/** The text of an argument; of money, its amount. */
export const amountText = (value: unknown): string =>
  textOf(isObject(value) ? (child(value, 'decimalValue') ?? child(value, 'value')) : value)

/** Money of either wire shape; empty for what is none. */
export const printMoney: Printer = ([value], options, i18n, { run }) => {
  const amount = paid(amountText(value), run)
  const currency = textOf(child(value, 'currencyCode') ?? child(value, 'currency'))
  return isObject(value) && amount && currency ? i18n.money(amount, currency, options) : ''
}

/** A date in the website's time zone. */
export const printDatetime: Printer = ([ms], options, i18n, scope) =>
  i18n.datetime(numberOf(ms), zoneOf(scope), options)

/** From one date to another; empty for a single one. */
export const printInterval: Printer = ([start, ...ends], options, i18n, scope) =>
  ends.length > 0 ? i18n.interval(numberOf(start), numberOf(ends[0]), zoneOf(scope), options) : ''

/** The number that a plural is about, and that a number prints: 0 for what is none. */
export const numberText = (value: unknown): string => decimalOf(value === true ? 1 : amountText(value)) ?? '0'

const printNumber: Printer = ([value], options, i18n) => i18n.decimal(numberText(value), options)

/** How messages print arguments, by the word that follows the name. */
export const printers: Readonly<Record<string, Printer>> = {
  '': ([value]) => amountText(value),
  number: printNumber,
  decimal: printNumber,
  money: printMoney,
  currency: printMoney,
  datetime: printDatetime,
  'datetime-interval': printInterval,
}
