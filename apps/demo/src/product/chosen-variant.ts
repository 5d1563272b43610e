import type { Product } from '@sitewright/cart-client/product'
import { choose } from '@sitewright/cart-client/variant'
import { inChosenLanguage } from '../rerender/language.ts'
import { items, type Item, type Localization } from '../site/record/item.ts'
import { product as productOf } from './product.ts'

interface ChosenVariant {
  readonly item: Item
  readonly product: Product
  /** Undefined until all options are chosen. */
  readonly variant: Product['variants'][number] | undefined
}

/** Item of an id, and the variant of it that is chosen. Undefined for an item that is not in the catalogue. */
export function chosenVariant(
  itemId: string | undefined,
  selection: Readonly<Record<string, string>>,
  localization: Localization,
): ChosenVariant | undefined {
  const item = inChosenLanguage(() => items(localization)).find(({ id }) => id === itemId)
  if (!item) return undefined
  const product = productOf(item)
  const choice = choose(product, selection)
  return { item, product, variant: choice.kind === 'variant' ? choice.variant : undefined }
}
