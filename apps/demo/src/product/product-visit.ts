import { items } from '../site/record/item.ts'
import type { Shop } from '../wiring.ts'
import { product } from './product.ts'

/** Emits that the product of the page was visited. */
export function visitProduct({ client, context, localization }: Shop): void {
  const found = items(localization).find(({ id }) => id === context.item?.id)
  if (found) client.emit({ kind: 'product-visited', product: product(found) })
}
