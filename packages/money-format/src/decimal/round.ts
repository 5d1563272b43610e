import type { Decimal } from './decimal.ts'

/** How digits that are not shown turn the last one that is, in the words of Intl. */
export type RoundingMode =
  'ceil' | 'floor' | 'expand' | 'trunc' | 'halfCeil' | 'halfFloor' | 'halfExpand' | 'halfTrunc' | 'halfEven'

/** Cuts a decimal after so many fraction digits. Below zero, whole digits become zeros: -2 rounds to hundreds. */
export function round(decimal: Decimal, places: number, mode: RoundingMode = 'halfExpand'): Decimal {
  const { negative, integer, fraction } = decimal
  if (fraction.length <= places) return decimal
  const amount = BigInt(integer + fraction)
  const step = 10n ** BigInt(fraction.length - places)
  const steps = amount / step
  const twice = (amount % step) * 2n
  const rule = mode.replace('half', '').toLowerCase()
  const away = ['expand', negative ? 'floor' : 'ceil', steps % 2n ? 'even' : ''].includes(rule)
  // The halves ask their rule only when it is exactly half.
  const grows = twice > 0n && (rule === mode || twice === step ? away : twice > step)
  const digits = String((grows ? steps + 1n : steps) * step).padStart(fraction.length + 1, '0')
  const point = digits.length - fraction.length
  return {
    negative,
    integer: digits.slice(0, point),
    fraction: digits.slice(point, point + Math.max(0, places)),
  }
}
