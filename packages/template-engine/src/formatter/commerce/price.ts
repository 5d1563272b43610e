import type { Formatter, Formatters } from '../formatter.ts'
import { markup, paidMarkup } from '../html/markup.ts'
import { productPrice, type PriceOptions, subscriptionPrice } from '../html/price.ts'
import { parseOptions } from '../../i18n/option.ts'
import { centsText } from '../../money/money.ts'
import type { Scope } from '../../4-render/scope.ts'
import { fromPriceOf, normalPriceOf, salePrice } from '../../product.ts'

const cents = (price: (item: unknown, scope: Scope) => unknown): Formatter =>
  markup((value, scope) => centsText(price(value, scope)), { returns: 'text' })

const element = (print: typeof productPrice): Formatter =>
  paidMarkup<PriceOptions>(print, {
    arity: [0, Infinity],
    parse: ({ list }) => ({ ...parseOptions(list), keepUnit: list.includes('keep-unit') }),
  })

/** Prices of products. */
export const price: Formatters = {
  formatters: {
    'from-price': cents(fromPriceOf),
    'normal-price': cents(normalPriceOf),
    'sale-price': cents(salePrice),
    'product-price': element(productPrice),
    'subscription-price': element(subscriptionPrice),
  },
}
