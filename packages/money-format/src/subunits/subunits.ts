import { defaultCurrency } from '../currency/currency.contract.ts'
import type { Money, ValueMoney } from '../money/money.contract.ts'
import { readMoney } from '../money/money.ts'
import { decimalText } from '../decimal/decimal.ts'
import { MoneyError, MoneyRangeError } from '../money/money-error.ts'
import { round } from '../decimal/round.ts'

/** Money in hundredths, whatever the currency: 19.99 is 1999, and 500 yen are 50000. */
export function toSubunits(money: Money): number {
  const { negative, integer, fraction } = round(readMoney(money).decimal, 2)
  const subunits = Number(integer + fraction.padEnd(2, '0'))
  if (!Number.isSafeInteger(subunits)) {
    throw new MoneyRangeError('Keep amounts beyond 90 trillion as money, not as subunits.', { cause: money })
  }
  return negative && subunits ? -subunits : subunits
}

/** Money from hundredths, whatever the currency: 1999 is 19.99, and 50000 in JPY are 500 yen. */
export function fromSubunits(subunits: number, currency: string = defaultCurrency): ValueMoney {
  if (!Number.isSafeInteger(subunits)) {
    throw new MoneyError('not-subunits', 'Pass subunits as a whole number that is safe: 1999.', subunits)
  }
  const digits = String(Math.abs(subunits)).padStart(3, '0')
  return { value: `${subunits < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`, currency }
}

/** Money as a number, for analytics. Do not calculate with it. */
export function toFloat(money: Money): number {
  return Number(decimalText(readMoney(money).decimal))
}
