import { compareAmounts } from './money/money.ts'
import { paid } from './4-render/paid.ts'
import type { Scope } from './4-render/scope.ts'
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
const variantsOf = (item: unknown, { run }: Scope): readonly unknown[] =>
  listOf(paid(child(contentOf(item), 'variants'), run))

const isOnSaleItself = (value: unknown): boolean => isTruthy(child(value, 'onSale'))
const priceOf = (value: unknown): unknown => child(value, 'priceMoney') ?? NONE
const salePriceOf = (value: unknown): unknown => child(value, 'salePriceMoney') ?? NONE

/** Everything with a price: the variants of a product, or a digital product itself. */
const pricedOf = (item: unknown, scope: Scope): readonly unknown[] =>
  productTypeOf(item) === DIGITAL
    ? [contentOf(item)]
    : [PHYSICAL, SERVICE, GIFT_CARD].includes(productTypeOf(item))
      ? variantsOf(item, scope)
      : []

/** The same, without gift cards: those are never on sale. */
const reducedOf = (item: unknown, scope: Scope): readonly unknown[] =>
  productTypeOf(item) === GIFT_CARD ? [] : pricedOf(item, scope)

/** The lowest price, or the highest. */
const least = (prices: readonly unknown[], sign = 1): unknown =>
  prices.length > 0
    ? prices.reduce((best, price) => (sign * compareAmounts(price, best) < 0 ? price : best))
    : NONE

/** Current price of a product or variant. */
export const currentPriceOf = (value: unknown): unknown =>
  isOnSaleItself(value) ? salePriceOf(value) : priceOf(value)

/** The lowest price that a product is sold for; of a digital one, the price without a sale. */
export const fromPriceOf = (item: unknown, scope: Scope): unknown =>
  least(pricedOf(item, scope).map(productTypeOf(item) === DIGITAL ? priceOf : currentPriceOf))

/** The highest price of a product when it is not on sale. */
export const normalPriceOf = (item: unknown, scope: Scope): unknown =>
  least(pricedOf(item, scope).map(priceOf), -1)

/** The lowest price of what is on sale; of a digital product, the one that it would have. */
export const salePrice = (item: unknown, scope: Scope): unknown =>
  least(
    reducedOf(item, scope)
      .filter((value) => productTypeOf(item) === DIGITAL || isOnSaleItself(value))
      .map(salePriceOf),
  )

/** True if a product, or one of its variants, is on sale. */
export const isOnSale = (item: unknown, scope: Scope): boolean => reducedOf(item, scope).some(isOnSaleItself)

/** True if a product's stock is unlimited. */
const isEndless = (item: unknown): boolean => [DIGITAL, GIFT_CARD].includes(productTypeOf(item))
const stockOf = (variant: unknown): number =>
  isTruthy(child(variant, 'unlimited')) ? Infinity : numberOf(child(variant, 'qtyInStock'))

/** True if a product is sold out. A product of unknown type counts as sold out. */
export const isSoldOut = (item: unknown, scope: Scope): boolean =>
  !isEndless(item) && !pricedOf(item, scope).some((variant) => stockOf(variant) > 0)

/** Stock of a product in total; the largest safe integer if it is unlimited. */
export function stockLeft(item: unknown, scope: Scope): number {
  const rest = isEndless(item) ? Infinity : 0
  const total = variantsOf(item, scope).reduce<number>((sum, variant) => sum + stockOf(variant), rest)
  return Math.min(total, Number.MAX_SAFE_INTEGER)
}

/** True if a product's variants have different prices. */
export function hasVariedPrices(item: unknown, scope: Scope): boolean {
  const [first, ...others] = pricedOf(item, scope)
  const keys = isOnSaleItself(first) ? ['onSale', 'salePrice', 'price'] : ['onSale', 'price']
  return others.some(
    (other) => !keys.every((key) => isEqual(child(other, key), child(first, key), scope.run)),
  )
}

/** True if a shopper has to choose a variant. */
export const hasVariants = (item: unknown, scope: Scope): boolean =>
  variantsOf(item, scope).length > 1 && productTypeOf(item) !== DIGITAL

/** The subscription offers of the variant that costs least. */
export function offersOf(item: unknown, scope: Scope): readonly unknown[] {
  const variants = isEndless(item) ? [] : pricedOf(item, scope)
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
export function variantOptionsOf(item: unknown, scope: Scope): readonly VariantOption[] {
  const variants = variantsOf(item, scope)
  const names = variants.length > 1 ? listOf(child(contentOf(item), 'variantOptionOrdering')) : []
  scope.run.spend(variants.length * names.length)
  return names.map(textOf).map((name) => {
    const values = variants.map((variant) => descend(variant, ['attributes', name]))
    return { name, values: [...new Set(values.filter((value) => value !== undefined).map(textOf))] }
  })
}
