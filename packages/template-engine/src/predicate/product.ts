import type { Predicates } from './predicate.ts'
import { asking } from './asking.ts'
import { hasVariants, hasVariedPrices, isOnSale, isSoldOut } from '../product.ts'

/** Questions about a product. */
export const product: Predicates = {
  predicates: {
    'has-variants?': asking(hasVariants),
    'on-sale?': asking(isOnSale),
    'sold-out?': asking(isSoldOut),
    'varied-prices?': asking(hasVariedPrices),
  },
}
