import { parseJson } from '@sitewright/site/reader'
import type { CartEntry } from '@sitewright/cart-client'
import { inChosenLanguage } from '../rerender/language.ts'
import { items, type Item } from '../site/record/item.ts'
import type { Shop } from '../wiring.ts'

/** Record of an entry's item. */
export const itemOf = ({ localization }: Shop, { itemId }: Pick<CartEntry, 'itemId'>): Item | undefined =>
  inChosenLanguage(() => items(localization)).find(({ id }) => id === itemId)

/** Picture of the chosen variant, or of the item. */
export function pictureOf(shop: Shop, entry: Pick<CartEntry, 'itemId' | 'chosenVariant'>) {
  const item = itemOf(shop, entry)
  const variant = item?.counter.find(({ sku }) => sku === entry.chosenVariant.sku)
  return item?.items.find(({ id }) => id === variant?.mainImageId) ?? item?.items[0]
}

/** Texts of an entry's extra fields. */
export function fieldTexts({ additionalFields }: Pick<CartEntry, 'additionalFields'>): string[] {
  const fields = typeof additionalFields === 'string' ? parseJson(additionalFields) : additionalFields
  return Object.values(fields ?? {}).flatMap((value) =>
    typeof value === 'string' && value ? `“${value}”` : [],
  )
}

/** Chosen options and extra fields of an entry, one line each. */
export const entryDetails = (entry: CartEntry): string[] => [
  ...Object.entries(entry.chosenVariant.attributes).map(([name, value]) => `${name}: ${value}`),
  ...fieldTexts(entry),
]
