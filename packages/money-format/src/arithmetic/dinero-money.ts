import { dinero, type Dinero } from 'dinero.js/bigint'
import type { Money, ValueMoney } from '../money/money.contract.ts'
import { readMoney } from '../money/money.ts'
import { fractionDigits } from '../currency/currency.ts'
import { fromScaled, toScaled } from '../subunits/scaled.ts'

/** Money as a dinero.js object of big integers, in hundredths or finer, whatever the currency. */
export function toDinero(money: Money): Dinero<bigint> {
  const { decimal, currency } = readMoney(money)
  const { units, scale } = toScaled(decimal, 2)
  return dinero({
    amount: units,
    currency: { code: currency, base: 10n, exponent: BigInt(fractionDigits(currency)) },
    // Dinero would read hundredths of JPY as yen.
    scale: BigInt(scale),
  })
}

/** A dinero.js object, of numbers or of big integers, as money. */
export function fromDinero(object: Dinero<bigint> | Dinero<number>): ValueMoney {
  const { amount, scale, currency } = object.toJSON()
  return fromScaled({ units: BigInt(amount), scale: Number(scale) }, currency.code)
}
