import type { Money } from '@sitewright/money-format'
import { ProductType } from '@sitewright/site/enumerations'
import { isSoldOut, isStocked } from '@sitewright/site/rules'
import type { Merchandising, ScarcityView } from './merchandising.contract.ts'
import type { DecimalPrice, Product, Variant } from './product.contract.ts'
import { readableMoney } from './price.ts'

/** Mark of a product. */
export type ProductStatus = 'soldOut' | 'sale' | 'none'

/** Returns the mark of a product: one that is sold out is not marked as on sale. */
export function productStatus(product: Product): ProductStatus {
  if (isSoldOut(product)) return 'soldOut'
  return isOnSale(product) ? 'sale' : 'none'
}

function isOnSale({ productType, onSale = false, variants }: Product): boolean {
  if (productType === ProductType.digital) return onSale
  return isStocked(productType) && variants.some((variant) => variant.onSale)
}

/**
 * Returns the price of a variant, or of a product without a selected one; `undefined` if it is unknown. An
 * invalid price counts as missing.
 */
export function priceOf(product: Product, variant: Variant | undefined, currency: string): Money | undefined {
  const prices = [
    variant?.onSale && variant.salePriceMoney,
    variant?.onSale && variant.salePrice,
    variant?.priceMoney,
    variant?.price,
    product.onSale && product.salePriceMoney,
    product.priceMoney,
    product.price,
  ]
  for (const price of prices) {
    // Records come from a server: the place of a price may hold anything.
    if (typeof price !== 'object' || price === null) continue
    const money = readableMoney('decimalValue' in price ? inCurrency(price, currency) : price)
    if (money) return money
  }
  return undefined
}

const inCurrency = ({ decimalValue, currencyCode }: DecimalPrice, currency: string): Money => ({
  decimalValue,
  currencyCode: currencyCode ?? currency,
})

/** Id of the image that shows a variant, among those that a block has. */
export const shownImageId = (variant: Variant | undefined, imageIds: readonly string[]): string | undefined =>
  imageIds.find((id) => id === variant?.mainImageId) ?? imageIds[0]

/** Returns the scarcity view of a variant, or of the product without a selected one. */
export function scarcityOf(
  { scarcityEnabled, scarcityTemplateViews, scarcityShownByDefault }: Merchandising,
  variant: Variant | undefined,
): ScarcityView | undefined {
  if (!scarcityEnabled || (!variant && !scarcityShownByDefault)) return undefined
  return scarcityTemplateViews?.find(
    ({ attributes }) => !attributes || (variant && sameAttributes(attributes, variant.attributes)),
  )
}

/** Checks whether two sets of option values are equal. */
export const sameAttributes = (
  a: Readonly<Record<string, string>>,
  b: Readonly<Record<string, string>>,
): boolean =>
  Object.keys(a).length === Object.keys(b).length &&
  Object.entries(a).every(([name, value]) => b[name] === value)
