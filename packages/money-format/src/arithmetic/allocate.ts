import { digitsOf } from '../currency/currency.ts'
import { withoutEndingZeros } from '../decimal/decimal.ts'
import { MoneyError } from '../money/money-error.ts'
import { readMoney } from '../money/money.ts'
import type { Money, ValueMoney } from '../money/money.contract.ts'
import { fromScaled, toScaled } from '../subunits/subunits.ts'

/**
 * Splits an amount into equal shares. The first shares get the remainder, one smallest unit each.
 *
 * @example
 * ```ts
 * import { splitEvenly } from '@sitewright/money-format/arithmetic'
 *
 * splitEvenly({ value: '50.01', currency: 'USD' }, 4) // 12.51, 12.50, 12.50, 12.50
 * ```
 */
export function splitEvenly(money: Money, count: number): ValueMoney[] {
  return allocate(money, Number.isSafeInteger(count) && count > 0 ? Array<number>(count).fill(1) : [])
}

/**
 * Splits an amount by ratios: [70, 30]. The shares add up to the amount. The remainder goes to the first shares that were
 * rounded down, one smallest unit each: of the currency, or of the amount if that has more decimals.
 *
 * @throws MoneyError unless the ratios are whole numbers, one of them above 0
 *
 * @example
 * ```ts
 * import { allocate } from '@sitewright/money-format/arithmetic'
 *
 * allocate({ value: '50.01', currency: 'USD' }, [70, 30]) // 35.01, 15.00
 * ```
 */
export function allocate(money: Money, ratios: readonly number[]): ValueMoney[] {
  const { decimal, currency } = readMoney(money)
  if (!ratios.every((ratio) => Number.isSafeInteger(ratio) && ratio >= 0) || !ratios.some(Boolean)) {
    throw new MoneyError(
      'not-shares',
      'Split into one share or more, by ratios that are whole numbers.',
      ratios,
    )
  }
  const exact = { ...decimal, negative: false, fraction: withoutEndingZeros(decimal.fraction) }
  const { units, scale } = toScaled(exact, digitsOf(currency))
  const total = ratios.reduce((sum, ratio) => sum + BigInt(ratio), 0n)
  const products = ratios.map((ratio) => units * BigInt(ratio))
  let remainder = products.reduce((left, product) => left - product / total, units)
  return products.map((product) => {
    const extra = remainder > 0n && product % total > 0n ? 1n : 0n
    remainder -= extra
    const share = product / total + extra
    return fromScaled({ units: decimal.negative ? -share : share, scale }, currency)
  })
}
