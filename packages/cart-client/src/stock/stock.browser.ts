import { fields, flag, maybe, orElse, reader, text } from '@sitewright/site/reader'
import { listOf, stock } from '../entry/checks.ts'
import { fetchStockCall, type StockResult, type StockResults } from '../catalog/stock.contract.ts'
import type { CartClient } from '../client/client.browser.ts'
import { call } from '../call.browser.ts'

const readStock = reader<StockResults>((value, path) =>
  fields(value, path, {
    results: listOf((each, at) =>
      fields(each, at, { sku: maybe(text), unlimited: orElse(flag, false), qtyInStock: stock }),
    ),
  }),
)

/** Fetches the stock of an item; `undefined` if it cannot be had, and then the stock that the page knows counts. */
export async function fetchStock(
  { http, report }: Pick<CartClient, 'http' | 'report'>,
  itemId: string,
): Promise<readonly StockResult[] | undefined> {
  const answer = await call(http, { ...fetchStockCall, query: { itemId } }, readStock)
  if (answer.ok) return answer.value.results
  report(answer.failure, { itemId })
  return undefined
}
