'use client'

import { useEffect, useMemo, useState } from 'react'
import { fetchStock } from './stock.browser.ts'
import type { Product } from '../catalog/product.contract.ts'
import type { StockResult } from '../catalog/stock.contract.ts'
import { withStock } from './stock.ts'
import { useCartClient } from '../provider/cart-provider.react.tsx'

/**
 * Returns a product with its newest stock, which is fetched once the component is mounted. Keep `product` the
 * same object.
 */
export function useStock(product: Product): Product {
  const client = useCartClient()
  const [news, setNews] = useState<{ readonly id: string; readonly results: readonly StockResult[] }>()
  const { id } = product
  useEffect(() => {
    let isLeft = false
    void fetchStock(client, id).then((results) => {
      if (results && !isLeft) setNews({ id, results })
    })
    return () => {
      isLeft = true
    }
  }, [client, id])
  return useMemo(
    () => (news?.id === product.id ? withStock(product, news.results) : product),
    [product, news],
  )
}
