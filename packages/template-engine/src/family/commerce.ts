import { join, type Family } from './core/family.ts'
import { cart } from './core/formatters/cart.ts'
import { money } from './core/formatters/money.ts'
import { price } from './core/formatters/price.ts'
import { product } from './core/formatters/product.ts'
import { summary } from './core/formatters/summary.ts'
import { product as questions } from './core/predicates/product.ts'

/** Products, prices, the cart and orders. Prices and variants need a locale: add `i18n`. */
export const commerce: Family = /* @__PURE__ */ join(cart, money, price, product, summary, questions)
