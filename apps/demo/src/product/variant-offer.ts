import type { InstalmentOffer } from '@sitewright/cart-client/instalment'
import { priceOf } from '@sitewright/cart-client/product'
import { choose } from '@sitewright/cart-client/variant'
import { instalments } from '../site/record/instalment.ts'
import { items, type Localization } from '../site/record/item.ts'
import { product as productOf } from './product.ts'

/** Instalment offer of the variant that is chosen. Undefined until one is, and for subscriptions. */
export function variantOffer(
  itemId: string | undefined,
  selection: Readonly<Record<string, string>>,
  localization: Localization,
): InstalmentOffer | undefined {
  const item = items(localization).find(({ id }) => id === itemId)
  if (!item) return undefined
  const product = productOf(item)
  const choice = choose(product, selection)
  if (choice.kind !== 'variant' || product.isSubscribable) return undefined
  const price = priceOf(product, choice.variant, localization.currency)
  return instalments(price, product.productType, localization)
}
