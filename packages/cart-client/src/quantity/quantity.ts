import { quantityInput } from '@sitewright/site/rules'
import { fail, succeed, type Result } from '@sitewright/machine/result'

/** Problem of a typed quantity. */
export type QuantityProblem = 'quantity-number' | 'quantity-whole' | 'not-enough'

/**
 * Reads a typed quantity without rounding or clamping it. A quantity below the input's minimum counts as not whole,
 * one above its maximum as more than the stock.
 */
export function readQuantity(typed: string | number): Result<number, { readonly kind: QuantityProblem }> {
  const quantity = numberIn(typed)
  if (quantity === undefined) return fail({ kind: 'quantity-number' })
  if (!Number.isInteger(quantity) || quantity < quantityInput.min) return fail({ kind: 'quantity-whole' })
  if (quantity > quantityInput.max) return fail({ kind: 'not-enough' })
  return succeed(quantity)
}

/** Returns a typed quantity, raised or lowered within the bounds of the input. */
export function stepQuantity(text: string, by: number): string {
  const quantity = numberIn(text)
  const next =
    quantity !== undefined && Number.isInteger(quantity) ? quantity + by : quantityInput.defaultValue
  return String(Math.min(quantityInput.max, Math.max(quantityInput.min, next)))
}

function numberIn(typed: string | number): number | undefined {
  const text = String(typed).trim()
  return /^[+-]?(\d+(\.\d*)?|\.\d+)$/.test(text) ? Number(text) : undefined
}
