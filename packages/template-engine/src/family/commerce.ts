import { join, type Family } from './family.ts'
import { cart } from '../formatter/commerce/cart.ts'
import { money } from '../formatter/commerce/money.ts'
import { price } from '../formatter/commerce/price.ts'
import { product } from '../formatter/commerce/product.ts'
import { summary } from '../formatter/commerce/summary.ts'
import { product as questions } from '../predicate/product.ts'

/** Products, prices, the cart and orders. Prices and variants need a locale: add `i18n`. */
export const commerce: Family = /* @__PURE__ */ join(cart, money, price, product, summary, questions)
