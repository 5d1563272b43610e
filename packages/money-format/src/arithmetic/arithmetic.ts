import {
  add as addDinero,
  compare as compareDinero,
  multiply as multiplyDinero,
  subtract as subtractDinero,
  type Dinero,
} from 'dinero.js/bigint'
import { defaultCurrency } from '../currency/currency.contract.ts'
import { checkCurrencyCode, digitsOf } from '../currency/currency.ts'
import { toDecimal } from '../decimal/decimal.ts'
import { round, type RoundingMode } from '../decimal/round.ts'
import { MoneyError } from '../money/money-error.ts'
import { readMoney } from '../money/money.ts'
import type { Amount, Money, ValueMoney } from '../money/money.contract.ts'
import { fromScaled, toScaled } from '../subunits/subunits.ts'
import { fromDinero, toDinero } from './dinero.ts'

type Operation<Result> = (a: Dinero<bigint>, b: Dinero<bigint>) => Result

/** Returns the sum of two amounts of the same currency. */
export function add(a: Money, b: Money): ValueMoney {
  return fromDinero(calculate(a, b, addDinero))
}

/** Returns the difference of two amounts of the same currency. */
export function subtract(a: Money, b: Money): ValueMoney {
  return fromDinero(calculate(a, b, subtractDinero))
}

/** Returns the product of an amount and a factor, exactly: 19.99 times '0.075' is 1.49925. Not rounded. */
export function multiply(money: Money, factor: Amount): ValueMoney {
  const { units, scale } = toScaled(toDecimal(factor), 0)
  return fromDinero(multiplyDinero(toDinero(money), { amount: units, scale: BigInt(scale) }))
}

/**
 * Returns the sum of a list of amounts in one currency. An empty list is zero in `currency`, by default in
 * USD.
 *
 * @throws MoneyError for an amount in a currency other than `currency` or the first amount's, and for a `currency` that
 * is not three capitals
 *
 * @example
 * ```ts
 * import { roundMoney, multiply, sum } from '@sitewright/money-format/arithmetic'
 *
 * const price = { value: '50.01', currency: 'USD' }
 * const net = sum([price, price], 'USD') // 100.02. Name the currency: a list may be empty.
 * const gross = roundMoney(multiply(net, '1.19')) // 119.02
 * ```
 */
export function sum(amounts: readonly Money[], currency?: string): ValueMoney {
  const [first] = amounts
  const code = currency ?? (first ? readMoney(first).currency : defaultCurrency)
  checkCurrencyCode(code)
  return amounts.reduce<ValueMoney>(add, { value: '0.00', currency: code })
}

/**
 * Returns the order of two amounts of the same currency: -1 if the first is less, 1 if it is more, 0 if they
 * are equal.
 */
export function compare(a: Money, b: Money): -1 | 0 | 1 {
  return calculate(a, b, compareDinero)
}

/** Checks whether two amounts of the same currency are equal: 1.10 and 1.1 are. */
export function equal(a: Money, b: Money): boolean {
  return compare(a, b) === 0
}

/** Returns the least of several amounts of the same currency. */
export function min(first: Money, ...others: readonly Money[]): Money {
  return others.reduce((least, money) => (compare(money, least) < 0 ? money : least), first)
}

/** Returns the greatest of several amounts of the same currency. */
export function max(first: Money, ...others: readonly Money[]): Money {
  return others.reduce((greatest, money) => (compare(money, greatest) > 0 ? money : greatest), first)
}

/** Checks whether an amount is zero. */
export function isZero(money: Money): boolean {
  return sign(money) === 0n
}

/** Checks whether an amount is below zero. */
export function isNegative(money: Money): boolean {
  return sign(money) < 0n
}

/** Checks whether an amount is above zero. */
export function isPositive(money: Money): boolean {
  return sign(money) > 0n
}

/**
 * Returns an amount in another currency, exactly: 10.00 USD at a rate of '0.9173' are 9.173 EUR. `rate` is
 * the price of one unit in the other currency. Not rounded.
 *
 * @example
 * ```ts
 * import { convert, roundMoney } from '@sitewright/money-format/arithmetic'
 *
 * roundMoney(convert({ value: '50.01', currency: 'USD' }, 'EUR', '0.9173')) // 45.87 EUR
 * ```
 */
export function convert(money: Money, currency: string, rate: Amount): ValueMoney {
  checkCurrencyCode(currency)
  return { ...multiply(money, rate), currency }
}

/** Returns an amount rounded to the digits of its currency, by default half away from zero. */
export function roundMoney(money: Money, mode?: RoundingMode): ValueMoney {
  const { decimal, currency } = readMoney(money)
  return fromScaled(toScaled(round(decimal, digitsOf(currency), mode), 2), currency)
}

/** Units of an amount, for their sign. */
const sign = (money: Money): bigint => toScaled(readMoney(money).decimal, 0).units

function calculate<Result>(a: Money, b: Money, operation: Operation<Result>): Result {
  if (readMoney(a).currency !== readMoney(b).currency) {
    throw new MoneyError('other-currency', 'Convert amounts to one currency before calculating.', b)
  }
  return operation(toDinero(a), toDinero(b))
}
