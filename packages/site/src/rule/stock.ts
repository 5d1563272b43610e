import { ProductType } from '../enumeration/record-type.ts'

/** Stock of one variant. */
export interface VariantStock {
  /** True if it never sells out. @default false */
  readonly unlimited?: boolean | undefined
  /** How many are left. @default 0 */
  readonly qtyInStock?: number | undefined
}

/** Stock of a product. */
export interface ProductStock {
  /** A `ProductType` of `@sitewright/site/enumerations`. */
  readonly productType: number
  readonly variants?: readonly VariantStock[] | undefined
}

/** Checks whether a type of product has a stock: physical products and services do. */
export const isStocked = (productType: number): boolean =>
  productType === ProductType.physical || productType === ProductType.service

/** Checks whether a product is sold out: no variant of a physical product or a service is left. */
export const isSoldOut = ({ productType, variants = [] }: ProductStock): boolean =>
  isStocked(productType) && !variants.some((variant) => stockOf(variant) > 0)

/** Sums the stock of all variants. It is the largest safe integer if the stock is unlimited. */
export function totalStock({ productType, variants = [] }: ProductStock): number {
  if (isUnlimited(productType)) return Number.MAX_SAFE_INTEGER
  const total = variants.reduce((sum, variant) => sum + stockOf(variant), 0)
  return Math.min(total, Number.MAX_SAFE_INTEGER)
}

/** Attributes of a quantity input. */
export const quantityInput = { min: 1, max: 9999, step: 1, defaultValue: 1, size: 4 } as const

/** Checks whether a product has a quantity input. */
export const hasQuantityInput = (
  product: ProductStock & {
    /** Mark of the owner. A subscription has no quantity input. @default false */
    readonly isSubscribable?: boolean | undefined
  },
  store: {
    /** Setting of the store: services have a quantity input as well. */
    readonly multipleQuantityAllowedForServices: boolean
  },
): boolean =>
  (product.productType === ProductType.physical ||
    (product.productType === ProductType.service && store.multipleQuantityAllowedForServices)) &&
  !product.isSubscribable &&
  totalStock(product) > 1

const isUnlimited = (type: number): boolean => type === ProductType.digital || type === ProductType.giftCard

const stockOf = ({ unlimited, qtyInStock = 0 }: VariantStock): number =>
  unlimited ? Number.MAX_SAFE_INTEGER : Math.max(0, qtyInStock)
