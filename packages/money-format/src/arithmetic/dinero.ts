import { dinero, type Dinero } from 'dinero.js/bigint'
import { checkCurrencyCode, digitsOf } from '../currency/currency.ts'
import { readMoney } from '../money/money.ts'
import type { Money, ValueMoney } from '../money/money.contract.ts'
import { fromScaled, toScaled } from '../subunits/subunits.ts'

/** Returns money as a dinero.js object of big integers, in hundredths or finer, whatever its currency. */
export function toDinero(money: Money): Dinero<bigint> {
  const { decimal, currency } = readMoney(money)
  const { units, scale } = toScaled(decimal, 2)
  return dinero({
    amount: units,
    currency: { code: currency, base: 10n, exponent: BigInt(digitsOf(currency)) },
    // The default is the currency's exponent, and hundredths of JPY would be read as yen.
    scale: BigInt(scale),
  })
}

/**
 * Makes money from a dinero.js object of numbers or of big integers.
 *
 * @throws MoneyError unless the currency is three capitals
 */
export function fromDinero(object: Dinero<bigint> | Dinero<number>): ValueMoney {
  const { amount, scale, currency } = object.toJSON()
  checkCurrencyCode(currency.code)
  return fromScaled({ units: BigInt(amount), scale: Number(scale) }, currency.code)
}
