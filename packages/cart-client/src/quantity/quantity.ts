import { quantityInput } from '@sitewright/site/stock'
import { fail, succeed, type Result } from '@sitewright/site/result'

/** What is wrong with a quantity that a shopper typed. */
export type QuantityProblem = 'quantity-number' | 'quantity-whole' | 'not-enough'

/**
 * Reads a typed quantity. Nothing is rounded or clamped: what is below the input's minimum counts as no whole number,
 * what is above its maximum as more than a shop has.
 */
export function readQuantity(typed: string | number): Result<number, { readonly kind: QuantityProblem }> {
  const quantity = numberIn(typed)
  if (quantity === undefined) return fail({ kind: 'quantity-number' })
  if (!Number.isInteger(quantity) || quantity < quantityInput.min) return fail({ kind: 'quantity-whole' })
  if (quantity > quantityInput.max) return fail({ kind: 'not-enough' })
  return succeed(quantity)
}

/** The quantity beside a typed one, within the bounds of the input. */
export function stepQuantity(text: string, by: number): string {
  const quantity = numberIn(text)
  const next =
    quantity !== undefined && Number.isInteger(quantity) ? quantity + by : quantityInput.defaultValue
  return String(Math.min(quantityInput.max, Math.max(quantityInput.min, next)))
}

function numberIn(typed: string | number): number | undefined {
  const text = String(typed).trim()
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : undefined
}
