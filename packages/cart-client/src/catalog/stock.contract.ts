import type { Call } from '@sitewright/site/http'

/** Stock of a variant; of the item's only variant if it has no sku. */
export interface StockResult {
  /** Sku of the variant. */
  readonly sku?: string | null | undefined
  /** True if it never sells out. */
  readonly unlimited: boolean
  /** How many are left. */
  readonly qtyInStock: number
}

/** How much there is of an item. */
export interface StockResults {
  readonly results: readonly StockResult[]
}

export const fetchStockCall = {
  method: 'GET',
  path: '/api/commerce/inventory/stock/',
} as const satisfies Call
