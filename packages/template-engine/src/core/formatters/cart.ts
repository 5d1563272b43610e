import type { Family } from '../family.ts'
import { defineFormatter } from '../formatter.ts'
import { markup } from '../html/markup.ts'
import { child, numberOf } from '../value.ts'

function quantityOf(cart: unknown): number {
  const entries = child(cart, 'entries')
  return Array.isArray(entries)
    ? entries.reduce((sum: number, entry) => sum + numberOf(child(entry, 'quantity')), 0)
    : 0
}

/** The cart that stands in a page's header. */
export const cart: Family = {
  formatters: {
    'cart-quantity': markup((value) => `<span class="sqs-cart-quantity">${quantityOf(value)}</span>`),
    'cart-subtotal': markup(() => 'deprecated, do not use'),
    'cart-url': defineFormatter({ returns: 'url', arity: [0, 0], apply: () => '/cart' }),
  },
}
