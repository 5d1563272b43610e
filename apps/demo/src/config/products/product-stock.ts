import type { Choice, Option, Product } from '../../site/content/product.ts'

/** One thing that a product can be bought as. */
export interface VariantRow {
  /** Keys of its choices, by which its stock is found. Empty for a product without options. */
  readonly key: string
  readonly choices: readonly Choice[]
  /** Pieces in stock. Undefined if they are not counted. */
  readonly stock: number | undefined
}

type Options = readonly Option[] | undefined

/** Every way to pick one choice of each option. */
const selections = (options: Options): readonly (readonly Choice[])[] =>
  (options ?? []).reduce<readonly (readonly Choice[])[]>(
    (rows, { choices }) => rows.flatMap((row) => choices.map((choice) => [...row, choice])),
    [[]],
  )

const keyOf = (choices: readonly Choice[]): string => choices.map(({ key }) => key).join('-')

function stockOf({ stock }: Product, key: string): number | undefined {
  return typeof stock === 'object' ? (stock[key] ?? 0) : stock
}

/** The variants of a product with their stock, in the order of its options. */
export const variantRows = (product: Product): readonly VariantRow[] =>
  selections(product.options).map((choices) => {
    const key = keyOf(choices)
    return { key, choices, stock: stockOf(product, key) }
  })

const stockTable = (product: Product): Record<string, number> =>
  Object.fromEntries(variantRows(product).map(({ key, stock }) => [key, stock ?? 0]))

/** Changes the stock of one variant. */
export const withStock = (product: Product, key: string, count: number): Product => ({
  ...product,
  stock: product.options?.length ? { ...stockTable(product), [key]: count } : count,
})

/** Starts to count the stock of a product at one piece of each variant, or stops to. */
export function withCountedStock(product: Product, isCounted: boolean): Product {
  const { stock, ...endless } = product
  if (!isCounted) return endless
  return stock === undefined ? { ...product, stock: 1 } : product
}

/** Sum of the stock of all variants. Undefined if it is not counted. */
export function wholeStock(product: Product): number | undefined {
  const rows = variantRows(product)
  return rows[0]?.stock === undefined ? undefined : rows.reduce((sum, { stock = 0 }) => sum + stock, 0)
}

/** Keys of the choices of all options that still have one of their choices. */
function continuedKeys(before: Options, next: readonly Option[]): ReadonlySet<string> {
  const kept = new Set(next.flatMap(({ choices }) => choices.map(({ key }) => key)))
  const continued = (before ?? []).filter(({ choices }) => choices.some(({ key }) => kept.has(key)))
  return new Set(continued.flatMap(({ choices }) => choices.map(({ key }) => key)))
}

/**
 * Changes the options of a product. A variant keeps its stock as long as it can be recognised by its choices: of several
 * that come of one, the first keeps it, and one that comes of several has the sum.
 */
export function withOptions(product: Product, options: readonly Option[]): Product {
  const { options: before, ...plain } = product
  const next = options.filter(({ choices }) => choices.length > 0)
  if (typeof product.stock !== 'object' && (before?.length || product.stock === undefined)) {
    return next.length ? { ...product, options: next } : plain
  }
  if (!next.length) return { ...plain, stock: wholeStock(product) ?? 0 }
  const continued = continuedKeys(before, next)
  const left = new Set(variantRows(product))
  const take = (row: readonly Choice[]): number => {
    const keys = row.map(({ key }) => key)
    const isSame = ({ choices }: VariantRow) =>
      choices.every(({ key }) => !continued.has(key) || keys.includes(key))
    const found = [...left].filter(isSame)
    for (const old of found) left.delete(old)
    return found.reduce((sum, { stock = 0 }) => sum + stock, 0)
  }
  return {
    ...product,
    options: next,
    stock: Object.fromEntries(selections(next).map((row) => [keyOf(row), take(row)])),
  }
}
