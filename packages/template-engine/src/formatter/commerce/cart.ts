import { defineFormatter, type Formatters } from '../formatter.ts'
import { markup } from '../html/markup.ts'
import { paid } from '../../4-render/paid.ts'
import type { Scope } from '../../4-render/scope.ts'
import { child, listOf, numberOf } from '../../4-render/value.ts'

const quantityOf = (cart: unknown, { run }: Scope): number =>
  listOf(paid(child(cart, 'entries'), run)).reduce<number>(
    (sum, entry) => sum + numberOf(child(entry, 'quantity')),
    0,
  )

/** The cart link in a page's header. */
export const cart: Formatters = {
  formatters: {
    'cart-quantity': markup(
      (value, scope) => `<span class="sqs-cart-quantity">${quantityOf(value, scope)}</span>`,
    ),
    'cart-subtotal': markup(() => 'deprecated, do not use'),
    'cart-url': defineFormatter({ returns: 'url', arity: [0, 0], apply: () => '/cart' }),
  },
}
