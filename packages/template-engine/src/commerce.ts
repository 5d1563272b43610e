import type { Family } from './core/family.ts'
import { cart } from './core/formatters/cart.ts'
import { money } from './core/formatters/money.ts'
import { price } from './core/formatters/price.ts'
import { product } from './core/formatters/product.ts'
import { summary } from './core/formatters/summary.ts'
import { product as questions } from './core/predicates/product.ts'

/** Products, prices, the cart and orders. Prices and variants need a locale: add `i18n`. */
export const commerce: Family = {
  formatters: {
    ...cart.formatters,
    ...money.formatters,
    ...price.formatters,
    ...product.formatters,
    ...summary.formatters,
  },
  predicates: { ...questions.predicates },
}
