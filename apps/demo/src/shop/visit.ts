import { items } from '../site/record/item.ts'
import type { Shop } from '../wiring.ts'
import { product } from './product.ts'

/** Tells whoever listens that a product was looked at. */
export function visitProduct({ client, context, edition }: Shop): void {
  const found = items(edition).find(({ id }) => id === context.item?.id)
  if (found) client.emit({ kind: 'product-visited', product: product(found) })
}
