import type { Cart } from '../entry/cart.contract.ts'
import type { Product, Variant } from '../catalog/product.contract.ts'
import type { StockResult } from '../catalog/stock.contract.ts'
import { totalOf } from '../operation/operation.ts'

/**
 * How many of an item's variant lie in the cart, whatever was filled in beside them. Without a sku every entry of the
 * item counts: only a product with one variant leaves it out.
 */
export const quantityInCart = (
  cart: Pick<Cart, 'entries'> | undefined,
  { itemId, sku }: { readonly itemId: string; readonly sku?: string | null | undefined },
): number =>
  totalOf(
    cart?.entries.filter(
      (entry) => entry.itemId === itemId && (!sku || (entry.chosenVariant.sku ?? '') === sku),
    ) ?? [],
  )

/** Checks that there is one more than the cart holds already. The server decides how many more. */
export const isAvailable = (
  { unlimited, qtyInStock = 0 }: Pick<Variant, 'unlimited' | 'qtyInStock'>,
  quantityInTheCart: number,
): boolean => unlimited === true || qtyInStock > quantityInTheCart

/**
 * Returns a product with newer stock. Variants that no result names stay as they are; the only one learns its
 * sku.
 */
export const withStock = (product: Product, results: readonly StockResult[]): Product => ({
  ...product,
  variants: product.variants.map((variant) => {
    // With one variant and one result there is no doubt whose stock it is.
    const only = product.variants.length === 1 && results.length === 1 ? results[0] : undefined
    const found = results.find(({ sku }) => sku != null && sku === variant.sku) ?? only
    if (!found) return variant
    const { unlimited, qtyInStock, sku } = found
    return { ...variant, unlimited, qtyInStock, sku: variant.sku ?? sku }
  }),
})
