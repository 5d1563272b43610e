import { quantityInput } from '@sitewright/site/stock'
import { fail, succeed, type Result } from '@sitewright/site/result'

/** What is wrong with a quantity that a shopper typed. */
export type QuantityProblem = 'quantity-number' | 'quantity-whole'

/** Reads what a shopper typed. What is outside of the input's bounds becomes the nearest bound. */
export function readQuantity(typed: string | number): Result<number, { readonly kind: QuantityProblem }> {
  const text = String(typed).trim()
  if (!/^[+-]?(\d+\.?\d*|\.\d+)$/.test(text)) return fail({ kind: 'quantity-number' })
  const quantity = Number(text)
  if (!Number.isInteger(quantity)) return fail({ kind: 'quantity-whole' })
  return succeed(Math.min(quantityInput.max, Math.max(quantityInput.min, quantity)))
}

/** The quantity beside a typed one, within the bounds of the input. */
export function stepQuantity(text: string, by: number): string {
  const read = readQuantity(text)
  const next = readQuantity(read.ok ? read.value + by : quantityInput.defaultValue)
  return next.ok ? String(next.value) : text
}
