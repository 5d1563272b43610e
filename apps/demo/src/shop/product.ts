import type { Product } from '@sitewright/cart-client'
import type { Item } from '../site/record/item.ts'

/** The product behind an item's record, as the cart knows products. */
export const product = ({ id, title, collectionId, counter, structuredContent }: Item): Product => ({
  ...structuredContent,
  id,
  name: title,
  collectionId,
  variants: counter,
})
