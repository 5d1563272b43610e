import type { ValueMoney } from '../money/money.contract.ts'
import type { Decimal } from '../decimal/decimal.ts'

/** An exact amount as a whole number of units, each 10 to the power of minus `scale`. */
export interface Scaled {
  readonly units: bigint
  readonly scale: number
}

/** A decimal as whole units, with at least so many decimals. */
export function toScaled({ negative, integer, fraction }: Decimal, leastScale: number): Scaled {
  const scale = Math.max(leastScale, fraction.length)
  const units = BigInt(integer + fraction.padEnd(scale, '0'))
  return { units: negative ? -units : units, scale }
}

/** Whole units as money, with two decimals or as many as it takes. */
export function fromScaled({ units, scale }: Scaled, currency: string): ValueMoney {
  const digits = String(units < 0n ? -units : units).padStart(scale + 1, '0')
  const point = digits.length - scale
  const fraction = digits.slice(point).replace(/0+$/, '').padEnd(2, '0')
  return { value: `${units < 0n ? '-' : ''}${digits.slice(0, point)}.${fraction}`, currency }
}
