import { formatMoney, fromSubunits } from '@sitewright/money-format'
import type { CartEntry } from '@sitewright/cart-client'
import { items, type Item } from '../site/record/item.ts'
import type { Shop } from '../wiring.ts'

/** Hundredths as the shopper reads them. */
export const cash = ({ edition, context }: Shop, cents: number): string =>
  formatMoney(fromSubunits(cents, edition.currency), { locale: context.website.language })

let shelf: { readonly key: string; readonly found: readonly Item[] } | undefined

/** The record of what lies in a cart: its picture, its page. */
export function itemOf({ edition }: Shop, { itemId }: Pick<CartEntry, 'itemId'>): Item | undefined {
  const key = `${edition.locale} ${edition.currency}`
  if (shelf?.key !== key) shelf = { key, found: items(edition) }
  return shelf.found.find(({ id }) => id === itemId)
}

/** The picture of the variant that was chosen, or of the item. */
export function pictureOf(shop: Shop, entry: Pick<CartEntry, 'itemId' | 'chosenVariant'>) {
  const item = itemOf(shop, entry)
  const variant = item?.counter.find(({ sku }) => sku === entry.chosenVariant.sku)
  return item?.items.find(({ id }) => id === variant?.mainImageId) ?? item?.items[0]
}

/** What was chosen and written beside an entry, line by line. */
export function choices({ chosenVariant, additionalFields }: CartEntry): string[] {
  const fields: unknown =
    typeof additionalFields === 'string' ? JSON.parse(additionalFields || 'null') : additionalFields
  return [
    ...Object.entries(chosenVariant.attributes).map(([name, value]) => `${name}: ${value}`),
    ...Object.values(fields ?? {}).flatMap((value) =>
      typeof value === 'string' && value ? `“${value}”` : [],
    ),
  ]
}
