import { isDecimal } from '@sitewright/money-format'
import { child, textOf } from '../4-render/value.ts'

/** A number, or its text, as decimal text without an exponent; nothing for what is no number. */
export function decimalOf(value: unknown): string | undefined {
  const text = textOf(value)
  const plain = /^[+-]?[\d.]+e/i.test(text) ? Number(text).toLocaleString('en-US', allDigits) : text
  return isDecimal(plain) ? plain : undefined
}

const allDigits = { useGrouping: false, maximumFractionDigits: 20 }

/** The amount of `{ value, currency }` as decimal text; 0 for what is none. */
export const amountOf = (money: unknown): string => decimalOf(child(money, 'value')) ?? '0'

/** An amount in hundredths as a decimal, digit by digit; 0 for what is no number. */
export const hundredths = (cents: unknown): string =>
  (decimalOf(cents) ?? '0').replace(/[\d.]/, '00$&').replace(/(\d\d)(\.|$)/, '.$1')

/** How two amounts are ordered. */
export const compareAmounts = (a: unknown, b: unknown): number => Number(amountOf(a)) - Number(amountOf(b))

/** An amount in hundredths, digit by digit: `10.00` is `1000`, `1.005` is `100.5`. */
export function centsText(money: unknown): string {
  const amount = amountOf(money)
  const padded = amount + (amount.includes('.') ? '00' : '.00')
  const shifted = padded.replace(/\.(\d\d)/, '$1.').replace(/\.?\d{0,2}$/, '')
  return shifted.replace(/^(\+|(-?))0*(?=\d)/, '$2')
}
