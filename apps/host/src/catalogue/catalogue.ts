import { isStocked } from '@sitewright/site/rules'
import { eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { inLanguage } from '../request/localization.ts'
import { products, variants } from './catalogue.table.ts'

/** A variant with its product. */
export interface FoundVariant {
  readonly product: typeof products.$inferSelect
  readonly variant: typeof variants.$inferSelect
}

/** Finds the variant that a line names. A page names no variant of a product that has only one. */
export async function findVariant(
  database: Database,
  itemId: string,
  sku: string | null,
): Promise<FoundVariant | undefined> {
  const found = await database
    .select()
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(eq(products.id, itemId))
  const [only, ...others] = found
  const named = found.find(({ variant }) => (variant.sku ?? '') === (sku ?? ''))
  return named ?? (sku === null && others.length === 0 ? only : undefined)
}

/** Name of a product, in a language. */
export const nameOf = ({ product }: Pick<FoundVariant, 'product'>, language: string): string =>
  inLanguage(product.names, language) ?? product.id

/** Quantity that can be sold. */
export const supplyOf = ({ product, variant }: FoundVariant): number =>
  variant.isUnlimited || !isStocked(product.type) ? Infinity : variant.stock

/** Price of a variant in hundredths. Undefined where it is not sold in the currency. */
export const priceOf = ({ prices }: FoundVariant['variant'], currency: string): number | undefined =>
  Object.hasOwn(prices, currency) ? prices[currency] : undefined
