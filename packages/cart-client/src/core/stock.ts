import type { Cart } from '../contract/cart.ts'
import type { Product, Variant } from '../contract/product.ts'
import type { StockResult } from '../contract/stock.ts'

/** How many of an item's variant lie in the cart, whatever was filled in beside them. */
export const quantityInCart = (
  cart: Pick<Cart, 'entries'> | undefined,
  { itemId, sku }: { readonly itemId: string; readonly sku?: string | null | undefined },
): number =>
  cart?.entries.reduce(
    (sum, entry) =>
      entry.itemId === itemId && (entry.chosenVariant.sku ?? '') === (sku ?? '') ? sum + entry.quantity : sum,
    0,
  ) ?? 0

/** Whether there is one more than the cart holds already. How many more, the server decides. */
export const isAvailable = (
  { unlimited, qtyInStock = 0 }: Pick<Variant, 'unlimited' | 'qtyInStock'>,
  quantityInTheCart: number,
): boolean => unlimited === true || qtyInStock > quantityInTheCart

/** A product with newer news of its stock. What the news does not speak of stays as it is. */
export const withStock = (product: Product, results: readonly StockResult[]): Product => ({
  ...product,
  variants: product.variants.map((variant) => {
    // Where there is only one variant, there is no doubt whose stock it is.
    const only = product.variants.length === 1 && results.length === 1 ? results[0] : undefined
    const found = results.find(({ sku }) => sku != null && sku === variant.sku) ?? only
    return found ? { ...variant, unlimited: found.unlimited, qtyInStock: found.qtyInStock } : variant
  }),
})
