'use client'

import { useEffect, useRef } from 'react'
import type { RelatedEvent, VisitEvent } from '../client/shop-event.ts'
import { useCartClient } from './cart-provider.react.tsx'

/**
 * Emits once that a shopper visits a product, a listing or the cart. Emits no event for `undefined`.
 *
 * @example
 * ```tsx
 * import { useVisit } from '@sitewright/cart-client/react'
 *
 * export function ProductPage({ product }: { readonly product: Product }) {
 *   useVisit({ kind: 'product-visited', product })
 *   return <h1>{product.name}</h1>
 * }
 * ```
 */
export function useVisit(event: VisitEvent | RelatedEvent | undefined): void {
  const { emit } = useCartClient()
  const isEmitted = useRef(false)
  useEffect(() => {
    if (!event || isEmitted.current) return
    isEmitted.current = true
    emit(event)
  }, [event, emit])
}
