import type { Money, ValueMoney } from '../money/money.contract.ts'
import { readMoney } from '../money/money.ts'
import { fractionDigits } from '../currency/currency.ts'
import { MoneyError } from '../money/money-error.ts'
import { fromScaled, toScaled } from '../subunits/scaled.ts'

/** Splits an amount into equal shares. What does not divide goes to the first shares, one smallest unit each. */
export function splitEvenly(money: Money, count: number): ValueMoney[] {
  return allocate(money, Number.isSafeInteger(count) && count > 0 ? Array<number>(count).fill(1) : [])
}

/**
 * Splits an amount by ratios: [70, 30]. The shares sum up to the amount. What does not divide goes to the first of the
 * shares that did not come out even, one smallest unit each: of the currency, or of the amount if that is written finer.
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
  const exact = { ...decimal, negative: false, fraction: decimal.fraction.replace(/0+$/, '') }
  const { units, scale } = toScaled(exact, fractionDigits(currency))
  const total = ratios.reduce((all, ratio) => all + BigInt(ratio), 0n)
  const parts = ratios.map((ratio) => units * BigInt(ratio))
  let rest = parts.reduce((left, part) => left - part / total, units)
  return parts.map((part) => {
    const more = rest > 0n && part % total > 0n ? 1n : 0n
    rest -= more
    const share = part / total + more
    return fromScaled({ units: decimal.negative ? -share : share, scale }, currency)
  })
}
