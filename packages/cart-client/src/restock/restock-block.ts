import type { Merchandising } from '../catalog/merchandising.contract.ts'
import type { Variant } from '../catalog/product.contract.ts'
import type { RestockBlock } from '../catalog/restock.contract.ts'

/** Checks whether the restock block with a variant's id or sku belongs to a variant: only if that is sold out. */
export const isRestockable = (variant: Variant | undefined, variantId: string | undefined): boolean =>
  variant !== undefined &&
  !variant.unlimited &&
  (variant.qtyInStock ?? 0) <= 0 &&
  (variantId === variant.id || variantId === variant.sku)

/** Returns the restock block of a variant that is sold out, and undefined for any other. */
export const restockBlockOf = (
  { restockNotificationViews }: Merchandising,
  variant: Variant | undefined,
): RestockBlock | undefined =>
  restockNotificationViews?.find(({ variantId }) => isRestockable(variant, variantId))
