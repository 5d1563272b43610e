import type { Decimal } from './decimal.ts'

/** How the digits that are cut off change the last one that stays, as Intl names it. */
export type RoundingMode =
  'ceil' | 'floor' | 'expand' | 'trunc' | 'halfCeil' | 'halfFloor' | 'halfExpand' | 'halfTrunc' | 'halfEven'

/** Decides for each mode if a number is rounded away from zero; for the `half` modes, if an exact half is. */
function awayFromZero(negative: boolean, odd: boolean): Readonly<Record<RoundingMode, boolean>> {
  return {
    ceil: !negative,
    floor: negative,
    expand: true,
    trunc: false,
    halfCeil: !negative,
    halfFloor: negative,
    halfExpand: true,
    halfTrunc: false,
    halfEven: odd,
  }
}

/** Rounds a decimal to a number of fraction digits. Below zero, integer digits become zeros: -2 rounds to hundreds. */
export function round(decimal: Decimal, places: number, mode: RoundingMode = 'halfExpand'): Decimal {
  const { negative, integer, fraction } = decimal
  if (fraction.length <= places) return decimal
  const amount = BigInt(integer + fraction)
  const unit = 10n ** BigInt(fraction.length - places)
  const rest = amount % unit
  let units = amount / unit
  const half = 2n * rest - unit
  const isNearest = half !== 0n && mode.startsWith('half')
  if (isNearest ? half > 0n : rest > 0n && awayFromZero(negative, units % 2n > 0n)[mode]) units++
  const digits = String(units * unit).padStart(fraction.length + 1, '0')
  const point = digits.length - fraction.length
  return {
    negative,
    integer: digits.slice(0, point),
    fraction: digits.slice(point, point + Math.max(0, places)),
  }
}
