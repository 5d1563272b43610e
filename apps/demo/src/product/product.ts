import type { Product } from '@sitewright/cart-client/product'
import type { Item } from '../site/record/item.ts'

/** Product of an item's record, in the shape of cart-client. */
export const product = ({ id, title, collectionId, counter, structuredContent }: Item): Product => ({
  ...structuredContent,
  id,
  name: title,
  collectionId,
  variants: counter,
})
