import { defineFormatter, type Formatters } from '../formatter.ts'
import { markup } from '../html/markup.ts'
import { child, listOf, numberOf } from '../../4-render/value.ts'

const quantityOf = (cart: unknown): number =>
  listOf(child(cart, 'entries')).reduce<number>((sum, entry) => sum + numberOf(child(entry, 'quantity')), 0)

/** The cart link in a page's header. */
export const cart: Formatters = {
  formatters: {
    'cart-quantity': markup((value) => `<span class="sqs-cart-quantity">${quantityOf(value)}</span>`),
    'cart-subtotal': markup(() => 'deprecated, do not use'),
    'cart-url': defineFormatter({ returns: 'url', arity: [0, 0], apply: () => '/cart' }),
  },
}
