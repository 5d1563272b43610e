import {
  add as addDinero,
  compare as compareDinero,
  multiply as multiplyDinero,
  subtract as subtractDinero,
  type Dinero,
} from 'dinero.js/bigint'
import { defaultCurrency } from '../currency/currency.contract.ts'
import type { Amount, Money, ValueMoney } from '../money/money.contract.ts'
import { isCurrency, readMoney } from '../money/money.ts'
import { fractionDigits } from '../currency/currency.ts'
import { toDecimal } from '../decimal/decimal.ts'
import { fromDinero, toDinero } from './dinero-money.ts'
import { MoneyError } from '../money/money-error.ts'
import { round, type RoundingMode } from '../decimal/round.ts'
import { fromScaled, toScaled } from '../subunits/scaled.ts'

type Both<Result> = (a: Dinero<bigint>, b: Dinero<bigint>) => Result

/** One amount and another of the same currency. */
export function add(a: Money, b: Money): ValueMoney {
  return fromDinero(both(a, b, addDinero))
}

/** One amount without another of the same currency. */
export function subtract(a: Money, b: Money): ValueMoney {
  return fromDinero(both(a, b, subtractDinero))
}

/** An amount so many times, exactly: 19.99 times '0.075' is 1.49925. Round when you need to. */
export function multiply(money: Money, factor: Amount): ValueMoney {
  const { units, scale } = toScaled(toDecimal(factor), 0)
  return fromDinero(multiplyDinero(toDinero(money), { amount: units, scale: BigInt(scale) }))
}

/**
 * All amounts together. Nothing in `currency`, USD unless given, if there are none. With a `currency`, amounts in
 * another one are refused.
 */
export function sum(amounts: readonly Money[], currency?: string): ValueMoney {
  const [first] = amounts
  const own = currency ?? (first ? readMoney(first).currency : defaultCurrency)
  return amounts.reduce<ValueMoney>(add, { value: '0.00', currency: own })
}

/** Below 0 if the first is less, above 0 if it is more, 0 if they are equal. */
export function compare(a: Money, b: Money): -1 | 0 | 1 {
  return both(a, b, compareDinero)
}

/** Whether two amounts of the same currency are equal: 1.10 and 1.1 are. */
export function equal(a: Money, b: Money): boolean {
  return compare(a, b) === 0
}

/** The least of some amounts of the same currency. */
export function min(first: Money, ...others: readonly Money[]): Money {
  return others.reduce((least, money) => (compare(money, least) < 0 ? money : least), first)
}

/** The greatest of some amounts of the same currency. */
export function max(first: Money, ...others: readonly Money[]): Money {
  return others.reduce((greatest, money) => (compare(money, greatest) > 0 ? money : greatest), first)
}

/** Whether an amount is nothing at all. */
export function isZero(money: Money): boolean {
  return sign(money) === 0n
}

/** Whether an amount is below nothing. */
export function isNegative(money: Money): boolean {
  return sign(money) < 0n
}

/** Whether an amount is above nothing. */
export function isPositive(money: Money): boolean {
  return sign(money) > 0n
}

/**
 * An amount in another currency, exactly: 10.00 USD at a rate of '0.9173' are 9.173 EUR. `rate` is what one unit costs
 * in the other currency. Round when you need to.
 */
export function convert(money: Money, currency: string, rate: Amount): ValueMoney {
  if (!isCurrency(currency)) {
    throw new MoneyError(
      'not-currency',
      `Pass a currency code of three capitals, not '${String(currency)}'.`,
      currency,
    )
  }
  return { ...multiply(money, rate), currency }
}

/** An amount with the digits of its currency, half away from zero unless told otherwise. */
export function roundMoney(money: Money, mode?: RoundingMode): ValueMoney {
  const { decimal, currency } = readMoney(money)
  return fromScaled(toScaled(round(decimal, fractionDigits(currency), mode), 2), currency)
}

/** Whole units of an amount, for their sign. */
const sign = (money: Money): bigint => toScaled(readMoney(money).decimal, 0).units

function both<Result>(a: Money, b: Money, work: Both<Result>): Result {
  if (readMoney(a).currency !== readMoney(b).currency) {
    throw new MoneyError(
      'other-currency',
      'Convert amounts to one currency before you calculate with them.',
      b,
    )
  }
  return work(toDinero(a), toDinero(b))
}
