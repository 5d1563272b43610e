import type { Family } from '../family.ts'
import { definePredicate, type Predicate } from '../predicate.ts'
import { hasVariants, hasVariedPrices, isOnSale, isSoldOut } from '../product.ts'

const asking = (test: (item: unknown) => boolean): Predicate => definePredicate({ arity: [0, 0], test })

/** Questions about a product. */
export const product: Family = {
  predicates: {
    'has-variants?': asking(hasVariants),
    'on-sale?': asking(isOnSale),
    'sold-out?': asking(isSoldOut),
    'varied-prices?': asking(hasVariedPrices),
  },
}
