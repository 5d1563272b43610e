import { ProductType } from './enumeration/record-type.ts'

/** How much there is of one variant. */
export interface VariantStock {
  readonly unlimited?: boolean | undefined
  readonly qtyInStock?: number | undefined
}

/** What the stock rules need to know of a product. */
export interface ProductStock {
  readonly productType: number
  readonly variants?: readonly VariantStock[] | undefined
}

/** Checks whether a type of product has a stock: physical products and services do. */
export const isStocked = (productType: number): boolean =>
  productType === ProductType.physical || productType === ProductType.service

/** A physical product or a service of which no variant is left. Digital products and gift cards never run out. */
export const isSoldOut = ({ productType, variants = [] }: ProductStock): boolean =>
  isStocked(productType) && !variants.some((variant) => stockOf(variant) > 0)

/** How much there is of all variants; the largest safe integer where there is no end of it. */
export function totalStock({ productType, variants = [] }: ProductStock): number {
  if (isEndless(productType)) return Number.MAX_SAFE_INTEGER
  const total = variants.reduce((sum, variant) => sum + stockOf(variant), 0)
  return Math.min(total, Number.MAX_SAFE_INTEGER)
}

/** The attributes of a quantity input. */
export const quantityInput = { min: 1, max: 9999, step: 1, defaultValue: 1, size: 4 } as const

/** Whether a shopper may choose a quantity. */
export const hasQuantityInput = (
  product: ProductStock & { readonly isSubscribable?: boolean | undefined },
  store: { readonly multipleQuantityAllowedForServices: boolean },
): boolean =>
  (product.productType === ProductType.physical ||
    (product.productType === ProductType.service && store.multipleQuantityAllowedForServices)) &&
  !product.isSubscribable &&
  totalStock(product) > 1

const isEndless = (type: number): boolean => type === ProductType.digital || type === ProductType.giftCard

const stockOf = ({ unlimited, qtyInStock = 0 }: VariantStock): number =>
  unlimited ? Number.MAX_SAFE_INTEGER : Math.max(0, qtyInStock)
