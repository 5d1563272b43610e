import type { Family } from '../family/family.ts'
import { asking } from './asking.ts'
import { hasVariants, hasVariedPrices, isOnSale, isSoldOut } from '../product.ts'

/** Questions about a product. */
export const product: Family = {
  predicates: {
    'has-variants?': asking(hasVariants),
    'on-sale?': asking(isOnSale),
    'sold-out?': asking(isSoldOut),
    'varied-prices?': asking(hasVariedPrices),
  },
}
