import { amountOf, compareAmounts } from './money.ts'
import { child, descend, isEqual, isTruthy, numberOf, textOf } from './value.ts'

export const PHYSICAL = 1
const DIGITAL = 2
export const SERVICE = 3
export const GIFT_CARD = 4

const NONE: unknown = { value: '0', currency: 'USD' }

/** What is sold: the part of an item that prices, stock and variants stand in. */
export const contentOf = (item: unknown): unknown => child(item, 'structuredContent')

/** What kind of product an item is. */
export const productTypeOf = (item: unknown): number => numberOf(child(contentOf(item), 'productType'))

/** The variants of a product; none if it cannot have any. */
export function variantsOf(item: unknown): readonly unknown[] {
  const variants = child(contentOf(item), 'variants')
  return Array.isArray(variants) ? variants : []
}

const isOnSaleItself = (value: unknown): boolean => isTruthy(child(value, 'onSale'))
const priceOf = (value: unknown): unknown => child(value, 'priceMoney') ?? NONE
const salePriceOf = (value: unknown): unknown => child(value, 'salePriceMoney') ?? NONE
const hasVariantPrices = (type: number): boolean => type === GIFT_CARD || hasStock(type)
const hasStock = (type: number): boolean => type === PHYSICAL || type === SERVICE

const least = (prices: readonly unknown[], sign = 1): unknown =>
  prices.length > 0
    ? prices.reduce((best, price) => (sign * compareAmounts(price, best) < 0 ? price : best))
    : NONE
const most = (prices: readonly unknown[]): unknown => least(prices, -1)

/** What a product or a variant costs now. */
export const currentPriceOf = (value: unknown): unknown =>
  isOnSaleItself(value) ? salePriceOf(value) : priceOf(value)

/** The lowest price that a product is sold for. */
export function fromPriceOf(item: unknown): unknown {
  const type = productTypeOf(item)
  if (type === DIGITAL) return priceOf(contentOf(item))
  return hasVariantPrices(type) ? least(variantsOf(item).map(currentPriceOf)) : NONE
}

/** The highest price of a product when it is not on sale. */
export function normalPriceOf(item: unknown): unknown {
  const type = productTypeOf(item)
  if (type === DIGITAL) return priceOf(contentOf(item))
  return hasVariantPrices(type) ? most(variantsOf(item).map(priceOf)) : NONE
}

/** The lowest price of what is on sale. */
export function salePrice(item: unknown): unknown {
  const type = productTypeOf(item)
  if (type === DIGITAL) return salePriceOf(contentOf(item))
  return hasStock(type) ? least(variantsOf(item).filter(isOnSaleItself).map(salePriceOf)) : NONE
}

/** Whether a product, or one of its variants, is on sale. Gift cards never are. */
export function isOnSale(item: unknown): boolean {
  const type = productTypeOf(item)
  return type === DIGITAL
    ? isOnSaleItself(contentOf(item))
    : hasStock(type) && variantsOf(item).some(isOnSaleItself)
}

const isEndless = (type: number): boolean => type === DIGITAL || type === GIFT_CARD
const stockOf = (variant: unknown): number =>
  isTruthy(child(variant, 'unlimited')) ? Infinity : numberOf(child(variant, 'qtyInStock'))

/** Whether nothing of a product is left. A product of unknown type counts as sold out. */
export function isSoldOut(item: unknown): boolean {
  const type = productTypeOf(item)
  return !isEndless(type) && !(hasStock(type) && variantsOf(item).some((variant) => stockOf(variant) > 0))
}

/** How much of a product is left in all; the largest safe integer where there is no end of it. */
export function stockLeft(item: unknown): number {
  const rest = isEndless(productTypeOf(item)) ? Infinity : 0
  const total = variantsOf(item).reduce<number>((sum, variant) => sum + stockOf(variant), rest)
  return Math.min(total, Number.MAX_SAFE_INTEGER)
}

/** Whether a product's variants are sold for different prices. */
export function hasVariedPrices(item: unknown): boolean {
  const [first, ...others] = variantsOf(item)
  const keys = isOnSaleItself(first) ? ['onSale', 'salePrice', 'price'] : ['onSale', 'price']
  const differs = (variant: unknown, name: string): boolean =>
    !isEqual(child(variant, name), child(first, name))
  return (
    hasVariantPrices(productTypeOf(item)) &&
    others.some((variant) => keys.some((key) => differs(variant, key)))
  )
}

/** Whether a shopper has to choose a variant. */
export const hasVariants = (item: unknown): boolean =>
  variantsOf(item).length > 1 && productTypeOf(item) !== DIGITAL

/** The subscription offers of the variant that costs least. */
export function offersOf(item: unknown): readonly unknown[] {
  if (!hasStock(productTypeOf(item))) return []
  const variants = variantsOf(item)
  const price = least(variants.map(currentPriceOf))
  const cheapest = variants.find((variant) => amountOf(currentPriceOf(variant)) === amountOf(price))
  const offers = child(cheapest, 'pricingOptions')
  return Array.isArray(offers) ? offers : []
}

/** What a product's shopper can choose of: `{ name: 'Size', values: ['S', 'M'] }`. */
export interface VariantOption {
  readonly name: string
  readonly values: readonly string[]
}

/** The options of a product in the shop's order. */
export function variantOptionsOf(item: unknown): readonly VariantOption[] {
  const variants = variantsOf(item)
  const names = child(contentOf(item), 'variantOptionOrdering')
  if (variants.length < 2 || !Array.isArray(names)) return []
  return names.map(textOf).map((name) => {
    const values = variants.map((variant) => descend(variant, ['attributes', name]))
    return { name, values: [...new Set(values.filter((value) => value !== undefined).map(textOf))] }
  })
}
