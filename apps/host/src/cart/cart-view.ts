import type { Cart, CartEntry } from '@sitewright/cart-client'
import { ProductType } from '@sitewright/site/enumerations'
import { asc, eq } from 'drizzle-orm'
import { nameOf, priceOf, type FoundVariant } from '../catalogue/catalogue.ts'
import { products, variants } from '../catalogue/catalogue.table.ts'
import type { Database } from '../database/database.ts'
import { inLanguage, type Localization } from '../request/localization.ts'
import { cartEntries, type carts } from './cart.table.ts'

export type CartRow = typeof carts.$inferSelect
export type EntryRow = FoundVariant & { readonly entry: typeof cartEntries.$inferSelect }

/** Reads the entries of a cart, in the order in which they were added. */
export async function readEntries(database: Database, cartId: string): Promise<readonly EntryRow[]> {
  const rows = await database
    .select()
    .from(cartEntries)
    .innerJoin(variants, eq(variants.id, cartEntries.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .where(eq(cartEntries.cartId, cartId))
    .orderBy(asc(cartEntries.position))
  return rows.map(({ cart_entry: entry, variant, product }) => ({ entry, variant, product }))
}

function entryView({ entry, variant, product }: EntryRow, { language, currency }: Localization): CartEntry {
  // Goods that are not sold in a currency that was chosen later count nothing, and cannot be bought.
  const cents = priceOf(variant, currency) ?? 0
  return {
    id: entry.id,
    itemId: product.id,
    chosenVariant: { sku: variant.sku, attributes: inLanguage(variant.attributes, language) ?? {} },
    quantity: entry.quantity,
    title: nameOf({ product }, language),
    purchasePriceCents: cents,
    subTotal: cents * entry.quantity,
    additionalFields: entry.fields,
  }
}

/** A cart as the pages read it. */
export function cartView(
  cart: CartRow,
  rows: readonly EntryRow[],
  of: Localization & { readonly websiteId: string },
): Cart {
  const entries = rows.map((row) => entryView(row, of))
  const subtotal = entries.reduce((sum, { subTotal = 0 }) => sum + subTotal, 0)
  const isOf = (type: number) => rows.filter(({ product }) => product.type === type).length
  return {
    id: cart.id,
    websiteId: of.websiteId,
    orderId: null,
    created: cart.createdAt.getTime(),
    isPurchased: cart.purchasedAt !== null,
    entries,
    shippingOptions: [],
    selectedShippingOption: null,
    shippingLocation: null,
    applicableTaxRules: [],
    coupons: [],
    validCoupons: [],
    invalidCoupons: [],
    subtotalCents: subtotal,
    taxCents: 0,
    shippingCostCents: 0,
    discountCents: 0,
    grandTotalCents: subtotal,
    totalQuantity: entries.reduce((sum, { quantity }) => sum + quantity, 0),
    hasDigital: isOf(ProductType.digital) > 0,
    purelyDigital: rows.length > 0 && isOf(ProductType.digital) === rows.length,
    requiresShipping: isOf(ProductType.physical) > 0,
  }
}
