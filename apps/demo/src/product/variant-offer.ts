import type { InstalmentOffer } from '@sitewright/cart-client/instalment'
import { priceOf } from '@sitewright/cart-client/product'
import { instalments } from '../site/record/instalment.ts'
import type { Localization } from '../site/record/item.ts'
import { chosenVariant } from './chosen-variant.ts'

/** Instalment offer of the variant that is chosen. Undefined until one is, and for subscriptions. */
export function variantOffer(
  itemId: string | undefined,
  selection: Readonly<Record<string, string>>,
  localization: Localization,
): InstalmentOffer | undefined {
  const chosen = chosenVariant(itemId, selection, localization)
  if (!chosen?.variant || chosen.product.isSubscribable) return undefined
  const price = priceOf(chosen.product, chosen.variant, localization.currency)
  return instalments(price, chosen.product.productType, localization)
}
