import type { Money } from '@sitewright/money-format'
import { ProductType } from '@sitewright/site/enumerations'
import { isSoldOut } from '@sitewright/site/stock'
import type { Merchandising, RestockView, ScarcityView } from '../contract/merchandising.ts'
import type { Product, Variant } from '../contract/product.ts'

/** What a mark on a product says. */
export type ProductStatus = 'soldOut' | 'sale' | 'none'

/** The mark of a product: sold out counts before on sale. */
export function productStatus(product: Product): ProductStatus {
  if (isSoldOut(product)) return 'soldOut'
  return isOnSale(product) ? 'sale' : 'none'
}

function isOnSale({ productType, onSale = false, variants }: Product): boolean {
  if (productType === ProductType.digital) return onSale
  if (productType === ProductType.physical || productType === ProductType.service) {
    return variants.some((variant) => variant.onSale)
  }
  return false
}

/** What a variant costs, or a product that has none chosen; nothing if nobody knows. */
export function priceOf(product: Product, variant: Variant | undefined, currency: string): Money | undefined {
  const sale = variant?.onSale ? (variant.salePriceMoney ?? variant.salePrice) : undefined
  const own = sale ?? variant?.priceMoney ?? variant?.price
  const whole = (product.onSale ? product.salePriceMoney : undefined) ?? product.priceMoney ?? product.price
  const price = own ?? whole
  if (!price || 'value' in price) return price
  return { decimalValue: price.decimalValue, currencyCode: price.currencyCode ?? currency }
}

/** The id of the image that shows a variant, among those that a block has. */
export const shownImageId = (variant: Variant | undefined, imageIds: readonly string[]): string | undefined =>
  imageIds.find((id) => id === variant?.mainImageId) ?? imageIds[0]

/** The scarcity that is told of a variant, or of the product while none is chosen. */
export const scarcityOf = (
  { scarcityEnabled, scarcityTemplateViews = [], scarcityShownByDefault }: Merchandising,
  variant: Variant | undefined,
): ScarcityView | undefined => {
  if (!scarcityEnabled || (!variant && !scarcityShownByDefault)) return undefined
  return scarcityTemplateViews.find(
    ({ attributes }) => !attributes || (variant && sameAttributes(attributes, variant.attributes)),
  )
}

/** Whether two sets of option values are the same. */
export const sameAttributes = (
  a: Readonly<Record<string, string>>,
  b: Readonly<Record<string, string>>,
): boolean =>
  Object.keys(a).length === Object.keys(b).length &&
  Object.entries(a).every(([name, value]) => b[name] === value)

/** The restock block for a variant: only for one that is sold out. */
export const restockViewOf = (
  { restockNotificationViews = [] }: Merchandising,
  variant: Variant | undefined,
): RestockView | undefined =>
  variant && !variant.unlimited && (variant.qtyInStock ?? 0) <= 0
    ? restockNotificationViews.find(({ variantId }) => variantId === variant.id || variantId === variant.sku)
    : undefined
