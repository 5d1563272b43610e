import { isStocked } from '@sitewright/site/rules'
import type { Product, Variant } from '../catalog/product.contract.ts'
import type { ShopState } from './shop-state.testing.ts'

/** A product, and the variant of it that a line names. */
export interface FoundProduct {
  readonly product: Product
  readonly variant: Variant | undefined
}

/** Finds the product of a line. Returns undefined for an unknown product or variant. */
export function findProduct(
  { products }: ShopState,
  itemId: string,
  sku: string | null,
): FoundProduct | undefined {
  const product = products.find(({ id }) => id === itemId)
  if (!product) return undefined
  const { variants } = product
  // A page names no variant of a product that has only one.
  const only = sku === null && variants.length === 1 ? variants[0] : undefined
  const variant = variants.find((each) => (each.sku ?? '') === (sku ?? '')) ?? only
  return variant || variants.length === 0 ? { product, variant } : undefined
}

/** Quantity that the shop has, including that of the cart. */
export function supplyOf({ product, variant }: FoundProduct): number {
  const isEndless = !isStocked(product.productType) || variant?.unlimited
  return isEndless ? Infinity : (variant?.qtyInStock ?? 0)
}

/** The product after a quantity of one of its variants was sold. */
export const sellVariant = (product: Product, sold: Variant, quantity: number): Product => ({
  ...product,
  variants: product.variants.map((variant) =>
    variant === sold && !variant.unlimited
      ? { ...variant, qtyInStock: Math.max(0, (variant.qtyInStock ?? 0) - quantity) }
      : variant,
  ),
})
