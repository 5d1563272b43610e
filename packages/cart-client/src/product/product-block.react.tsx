'use client'

import { useMemo, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { toSubunits, type Money } from '@sitewright/money-format'
import { isSoldOut } from '@sitewright/site/rules'
import type { Product, Variant } from '../catalog/product.contract.ts'
import type { Selection } from '../catalog/selection.ts'
import { currencyOf, isLess } from '../catalog/price.ts'
import { priceOf, shownImageId } from '../catalog/product.ts'
import { Amount } from '../amount/amount.react.tsx'
import { useCartClient } from '../provider/cart-provider.react.tsx'
import { createPartContext } from '../part/part-context.react.ts'
import {
  useAddToCart,
  type AddToCartControls,
  type UseAddToCartOptions,
} from '../add-to-cart/use-add-to-cart.react.ts'
import { useQuantity, type Quantity } from '../quantity/use-quantity.react.ts'
import { useVariantSelection, type VariantSelection } from '../variant/use-variant-selection.react.ts'

/** Context of the parts of a product block. */
export interface ProductBlockValue extends VariantSelection {
  readonly product: Product
  /** What the shopper typed into the quantity of the block. */
  readonly quantity: Quantity
  /** What the add-to-cart button of the block shows and does. */
  readonly button: AddToCartControls
}

const [GiveProduct, useGivenProduct] = createPartContext<ProductBlockValue>(
  'Put the parts of a product into a <ProductBlock.Root product={…}>.',
)

/** Returns the product of the nearest `ProductBlock.Root`, and what the shopper has chosen of it. */
export const useProductBlock: () => ProductBlockValue = useGivenProduct

/** Props of `Root`. */
export interface RootProps extends ComponentPropsWithoutRef<'div'>, UseAddToCartOptions {
  /** Product that the parts show. */
  readonly product: Product
  /**
   * Options that are chosen at first, by name.
   * @default {}
   */
  readonly initialSelection?: Selection | undefined
}

/**
 * A product: what its parts show, and what the shopper chooses with them.
 *
 * @example
 * ```tsx
 * <ProductBlock.Root product={mug}>
 *   <ProductBlock.Price />
 *   <VariantSelect design="radios" />
 *   <QuantityInput less="One less" more="One more" />
 *   <AddToCartButton />
 * </ProductBlock.Root>
 * ```
 */
export function Root(props: RootProps): ReactNode {
  // Another product begins anew.
  return <OneProduct key={props.product.id} {...props} />
}

function OneProduct({
  product,
  initialSelection,
  isListing,
  label,
  expressCheckout,
  children,
  ...element
}: RootProps) {
  const selection = useVariantSelection(product, initialSelection)
  const quantity = useQuantity()
  const button = useAddToCart(product, { isListing, label, expressCheckout })
  const value = { product, ...selection, quantity, button }
  const chosen = selection.variant ? { ...product, variants: [selection.variant] } : product
  return (
    <GiveProduct value={value}>
      <div
        {...element}
        data-cart="product"
        data-listing={isListing ? true : undefined}
        data-sold-out={isSoldOut(chosen) ? true : undefined}
      >
        {children}
      </div>
    </GiveProduct>
  )
}

/** One picture of a product. */
export interface ProductImage {
  /** A variant names the image that shows it by this id, as `mainImageId`. */
  readonly id: string
  readonly src: string
  readonly alt: string
}

/** Pictures of a product, of which that of the selected variant is shown. Children are drawn over it. */
export function Images({
  images,
  children,
  ...element
}: ComponentPropsWithoutRef<'div'> & {
  /** The first one is shown for a variant without an image of its own, and before a variant is chosen. */
  readonly images: readonly ProductImage[]
}): ReactNode {
  const { variant } = useProductBlock()
  const ids = useMemo(() => images.map(({ id }) => id), [images])
  const shown = shownImageId(variant, ids)
  return (
    <div {...element} data-cart="images">
      {images.map(({ id, src, alt }) => (
        <img key={id} src={src} alt={alt} data-shown={id === shown || undefined} hidden={id !== shown} />
      ))}
      {children}
    </div>
  )
}

/** Price of the selected variant, or the range of all, and the price before a sale. Not shown without a valid price. */
export function Price(element: ComponentPropsWithoutRef<'p'>): ReactNode {
  const { currency } = useCartClient()
  const { product, variant } = useProductBlock()
  const [price, most] = pricesOf(product, variant, currency)
  if (!price) return null
  const [before] = pricesOf(withoutSale(product), variant && withoutSale(variant), currency)
  const isReduced = !most && before !== undefined && isLess(price, before)
  return (
    <p {...element} data-cart="price" data-sale={isReduced || undefined}>
      <Amount value={price} to={most} />
      {isReduced && (
        <s>
          <Amount value={before} />
        </s>
      )}
    </p>
  )
}

const withoutSale = <Sold extends { readonly onSale?: boolean | undefined }>(sold: Sold): Sold => ({
  ...sold,
  onSale: false,
})

/** Price of the variant or of the product, else the least and the most of the variants. */
function pricesOf(product: Product, variant: Variant | undefined, currency: string): readonly Money[] {
  const own = priceOf(product, variant, currency)
  if (own) return [own]
  const all = product.variants.flatMap((each) => priceOf(product, each, currency) ?? [])
  // Amounts in two currencies are no range: what the store sells in comes first.
  const shown = all.find((each) => currencyOf(each) === currency) ?? all[0]
  const prices = all
    .filter((each) => shown && currencyOf(each) === currencyOf(shown))
    .sort((a, b) => toSubunits(a) - toSubunits(b))
  const [least, most] = [prices[0], prices.at(-1)]
  if (!least || !most) return []
  return isLess(least, most) ? [least, most] : [least]
}
