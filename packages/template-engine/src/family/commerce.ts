import { join, type Family } from './family.ts'
import { cart } from '../formatter/cart.ts'
import { money } from '../formatter/money.ts'
import { price } from '../formatter/price.ts'
import { product } from '../formatter/product.ts'
import { summary } from '../formatter/summary.ts'
import { product as questions } from '../predicate/product.ts'

/** Products, prices, the cart and orders. Prices and variants need a locale: add `i18n`. */
export const commerce: Family = /* @__PURE__ */ join(cart, money, price, product, summary, questions)
