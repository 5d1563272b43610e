import { isDecimal } from '@sitewright/money-format'
import { child, textOf } from './value.ts'

/** The amount of `{ value, currency }` as decimal text; 0 for what is none. */
export function amountOf(money: unknown): string {
  const value = child(money, 'value')
  return isDecimal(value) ? textOf(value) : '0'
}

/** How two amounts are ordered. */
export const compareAmounts = (a: unknown, b: unknown): number => Number(amountOf(a)) - Number(amountOf(b))

/** An amount in hundredths, digit by digit: `10.00` is `1000`, `1.005` is `100.5`. */
export function centsText(money: unknown): string {
  const [, sign = '', whole = '', fraction = ''] = /^([+-]?)(\d*)\.?(\d*)$/.exec(amountOf(money)) ?? []
  const digits = (whole + fraction.padEnd(2, '0').slice(0, 2)).replace(/^0+(?=\d)/, '')
  return `${sign === '-' ? sign : ''}${digits}${fraction.length > 2 ? `.${fraction.slice(2)}` : ''}`
}
