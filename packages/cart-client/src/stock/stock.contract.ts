import type { Call } from '@sitewright/site/http'

/** How much there is of a variant; of the item's only one when it names no sku. */
export interface StockResult {
  readonly sku?: string | null | undefined
  readonly unlimited: boolean
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
