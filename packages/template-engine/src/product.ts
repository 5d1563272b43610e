import { compareAmounts } from './money/money.ts'
import { child, descend, isEqual, isTruthy, listOf, numberOf, textOf } from './4-render/value.ts'

export const PHYSICAL = 1
const DIGITAL = 2
export const SERVICE = 3
export const GIFT_CARD = 4

const NONE: unknown = { value: '0', currency: 'USD' }

/** The part of an item that holds prices, stock and variants. */
export const contentOf = (item: unknown): unknown => child(item, 'structuredContent')

/** Kind of product of an item. */
export const productTypeOf = (item: unknown): number => numberOf(child(contentOf(item), 'productType'))

/** The variants of a product; none if it cannot have any. */
export const variantsOf = (item: unknown): readonly unknown[] => listOf(child(contentOf(item), 'variants'))

const isOnSaleItself = (value: unknown): boolean => isTruthy(child(value, 'onSale'))
const priceOf = (value: unknown): unknown => child(value, 'priceMoney') ?? NONE
const salePriceOf = (value: unknown): unknown => child(value, 'salePriceMoney') ?? NONE

/** Everything with a price: the variants of a product, or a digital product itself. */
function pricedOf(item: unknown): readonly unknown[] {
  const type = productTypeOf(item)
  if (type === DIGITAL) return [contentOf(item)]
  return [PHYSICAL, SERVICE, GIFT_CARD].includes(type) ? variantsOf(item) : []
}

/** The same, without gift cards: those are never on sale. */
const reducedOf = (item: unknown): readonly unknown[] =>
  productTypeOf(item) === GIFT_CARD ? [] : pricedOf(item)

/** The lowest price, or the highest. */
const least = (prices: readonly unknown[], sign = 1): unknown =>
  prices.length > 0
    ? prices.reduce((best, price) => (sign * compareAmounts(price, best) < 0 ? price : best))
    : NONE

/** Current price of a product or variant. */
export const currentPriceOf = (value: unknown): unknown =>
  isOnSaleItself(value) ? salePriceOf(value) : priceOf(value)

/** The lowest price that a product is sold for; of a digital one, the price without a sale. */
export const fromPriceOf = (item: unknown): unknown =>
  least(pricedOf(item).map(productTypeOf(item) === DIGITAL ? priceOf : currentPriceOf))

/** The highest price of a product when it is not on sale. */
export const normalPriceOf = (item: unknown): unknown => least(pricedOf(item).map(priceOf), -1)

/** The lowest price of what is on sale; of a digital product, the one that it would have. */
export const salePrice = (item: unknown): unknown =>
  least(
    reducedOf(item)
      .filter((value) => productTypeOf(item) === DIGITAL || isOnSaleItself(value))
      .map(salePriceOf),
  )

/** True if a product, or one of its variants, is on sale. */
export const isOnSale = (item: unknown): boolean => reducedOf(item).some(isOnSaleItself)

/** True if a product's stock is unlimited. */
const isEndless = (item: unknown): boolean => [DIGITAL, GIFT_CARD].includes(productTypeOf(item))
const stockOf = (variant: unknown): number =>
  isTruthy(child(variant, 'unlimited')) ? Infinity : numberOf(child(variant, 'qtyInStock'))

/** True if a product is sold out. A product of unknown type counts as sold out. */
export const isSoldOut = (item: unknown): boolean =>
  !isEndless(item) && !pricedOf(item).some((variant) => stockOf(variant) > 0)

/** Stock of a product in total; the largest safe integer if it is unlimited. */
export function stockLeft(item: unknown): number {
  const rest = isEndless(item) ? Infinity : 0
  const total = variantsOf(item).reduce<number>((sum, variant) => sum + stockOf(variant), rest)
  return Math.min(total, Number.MAX_SAFE_INTEGER)
}

/** True if a product's variants have different prices. */
export function hasVariedPrices(item: unknown): boolean {
  const [first, ...others] = pricedOf(item)
  const keys = isOnSaleItself(first) ? ['onSale', 'salePrice', 'price'] : ['onSale', 'price']
  return others.some((other) => !keys.every((key) => isEqual(child(other, key), child(first, key))))
}

/** True if a shopper has to choose a variant. */
export const hasVariants = (item: unknown): boolean =>
  variantsOf(item).length > 1 && productTypeOf(item) !== DIGITAL

/** The subscription offers of the variant that costs least. */
export function offersOf(item: unknown): readonly unknown[] {
  const variants = isEndless(item) ? [] : pricedOf(item)
  const prices = variants.map(currentPriceOf)
  const cheapest = variants[prices.indexOf(least(prices))]
  return listOf(child(cheapest, 'pricingOptions'))
}

/** Options that a shopper chooses from: `{ name: 'Size', values: ['S', 'M'] }`. */
export interface VariantOption {
  readonly name: string
  readonly values: readonly string[]
}

/** The options of a product in the shop's order. */
export function variantOptionsOf(item: unknown): readonly VariantOption[] {
  const variants = variantsOf(item)
  const names = variants.length > 1 ? listOf(child(contentOf(item), 'variantOptionOrdering')) : []
  return names.map(textOf).map((name) => {
    const values = variants.map((variant) => descend(variant, ['attributes', name]))
    return { name, values: [...new Set(values.filter((value) => value !== undefined).map(textOf))] }
  })
}
