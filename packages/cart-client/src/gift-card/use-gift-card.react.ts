'use client'

import {
  useAddToCart,
  type AddToCartControls,
  type UseAddToCartOptions,
} from '../add-to-cart/use-add-to-cart.react.ts'
import type { Product } from '../catalog/product.contract.ts'
import { useVariantSelection, type VariantSelection } from '../variant/use-variant-selection.react.ts'

/** Returns a button that buys a gift card, and what the card may be worth. */
export function useGiftCard(
  product: Product,
  options?: UseAddToCartOptions,
): AddToCartControls & {
  /** Amounts to choose from, as the product's variants name them. */
  readonly denominations: readonly string[]
  /** The chosen amount. Undefined before one of several is chosen. */
  readonly denomination: string | undefined
  /** Chooses one of `denominations`. */
  readonly choose: (denomination: string) => void
  /** The chosen options, as a press of the button takes them. */
  readonly selection: VariantSelection['selection']
} {
  const { options: asked, selection, choose } = useVariantSelection(product)
  const [option] = asked
  // A product with one variant asks for no option.
  const [only] = product.variants.length === 1 ? Object.values(product.variants[0]?.attributes ?? {}) : []
  return {
    ...useAddToCart(product, options),
    selection,
    denominations: option?.values.map(({ value }) => value) ?? (only === undefined ? [] : [only]),
    denomination: option ? selection[option.name] : only,
    choose: (denomination) => option && choose(option.name, denomination),
  }
}
