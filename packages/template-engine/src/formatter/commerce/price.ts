import { defineFormatter, type Formatter, type Formatters } from '../formatter.ts'
import { productPrice, subscriptionPrice } from '../html/price.ts'
import { parseOptions } from '../../i18n/option.ts'
import { centsText } from '../../money/money.ts'
import { fromPriceOf, normalPriceOf, salePrice } from '../../product.ts'

const cents = (price: (item: unknown) => unknown): Formatter =>
  defineFormatter({ arity: [0, 0], apply: (value) => centsText(price(value)) })

const element = (print: typeof productPrice): Formatter =>
  defineFormatter({
    scoped: true,
    returns: 'html',
    parse: ({ list }) => ({ ...parseOptions(list), keepUnit: list.includes('keep-unit') }),
    apply: (value, options, scope) => print(value, scope, options),
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
