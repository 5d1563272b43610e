import { join, type Family } from './family.ts'
import { cart } from '../formatters/cart.ts'
import { money } from '../formatters/money.ts'
import { price } from '../formatters/price.ts'
import { product } from '../formatters/product.ts'
import { summary } from '../formatters/summary.ts'
import { product as questions } from '../predicates/product.ts'

/** Products, prices, the cart and orders. Prices and variants need a locale: add `i18n`. */
export const commerce: Family = /* @__PURE__ */ join(cart, money, price, product, summary, questions)
