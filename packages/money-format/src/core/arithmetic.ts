import {
  add as addDinero,
  compare as compareDinero,
  multiply as multiplyDinero,
  subtract as subtractDinero,
  type Dinero,
} from 'dinero.js/bigint'
import { defaultCurrency } from '../contract/currency.ts'
import type { Amount, Money, ValueMoney } from '../contract/money.ts'
import { readMoney } from './amount.ts'
import { fractionDigits } from './currency.ts'
import { toDecimal } from './decimal.ts'
import { fromDinero, toDinero } from './dinero-money.ts'
import { MoneyError } from './money-error.ts'
import { round, type RoundingMode } from './round.ts'
import { fromScaled, toScaled } from './scaled.ts'

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

/** All amounts together; nothing in `currency` if there are none. */
export function sum(amounts: readonly Money[], currency: string = defaultCurrency): ValueMoney {
  const nothing = { value: '0.00', currency: amounts[0] ? readMoney(amounts[0]).currency : currency }
  return amounts.reduce<ValueMoney>(add, nothing)
}

/** Below 0 if the first is less, above 0 if it is more, 0 if they are equal. */
export function compare(a: Money, b: Money): -1 | 0 | 1 {
  return both(a, b, compareDinero)
}

/** An amount with the digits of its currency, half away from zero unless told otherwise. */
export function roundMoney(money: Money, mode?: RoundingMode): ValueMoney {
  const { decimal, currency } = readMoney(money)
  return fromScaled(toScaled(round(decimal, fractionDigits(currency), mode), 2), currency)
}

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
