import { fetchStockCall, type StockResult, type StockResults } from '../contract/stock.ts'
import { fields, flag, list, maybe, reader, text, whole, type Check } from '../core/reader.ts'
import type { CartClient } from './client.ts'
import { call } from './call.ts'

const stock: Check = (value, path) =>
  fields(value, path, { sku: maybe(text), unlimited: flag, qtyInStock: whole })

const readStock = reader<StockResults>((value, path) =>
  fields(value, path, {
    results: (results, at) =>
      (list(results, at) as unknown[]).map((each, index) => stock(each, `${at}.${index}`)),
  }),
)

/** How much there is of an item; nothing if nobody can say, and then what the page knows is good enough. */
export async function fetchStock(
  { http, report }: Pick<CartClient, 'http' | 'report'>,
  itemId: string,
): Promise<readonly StockResult[] | undefined> {
  const answer = await call(http, { ...fetchStockCall, query: { itemId } }, readStock)
  if (answer.ok) return answer.value.results
  report(answer.failure, { itemId })
  return undefined
}
