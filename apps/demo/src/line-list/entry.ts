import type { CartEntry } from '@sitewright/cart-client'
import { fill } from '@sitewright/site/messages'
import { parseJson } from '@sitewright/site/reader'
import { TEXTS } from '../messages.ts'
import { inChosenLanguage } from '../rerender/language.ts'
import { textIn } from '../site/content/text-in.ts'
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

type Texts = Pick<Shop, 'client' | 'localization'>

/** Texts of an entry's extra fields, in quotation marks. */
export function fieldTexts(
  { localization }: Pick<Texts, 'localization'>,
  { additionalFields }: Pick<CartEntry, 'additionalFields'>,
): string[] {
  const fields = typeof additionalFields === 'string' ? parseJson(additionalFields) : additionalFields
  const quoted = textIn(TEXTS.quoted, localization.locale)
  return Object.values(fields ?? {}).flatMap((text) =>
    typeof text === 'string' && text ? fill(quoted, { text }) : [],
  )
}

/** Chosen options and extra fields of an entry, one line each. */
export const entryDetails = (shop: Texts, entry: CartEntry): string[] => [
  ...Object.entries(entry.chosenVariant.attributes).map(([label, name]) =>
    fill(shop.client.messages['cart.named'], { label, name }),
  ),
  ...fieldTexts(shop, entry),
]
