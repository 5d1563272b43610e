import { all } from '../part/find.dom.ts'
import type { Product, Variant } from '../catalog/product.contract.ts'
import { isRestockable } from './restock-block.ts'

/** Shows the printed restock block of a variant that is sold out, and hides those of the others. */
export function showRestock(item: ParentNode, product: Product, variant: Variant | undefined): void {
  for (const block of all(item, '.product-restock-notification')) {
    const { productId, variantId } = block.dataset
    if (productId !== product.id) continue
    block.hidden = !isRestockable(variant, variantId)
  }
}
