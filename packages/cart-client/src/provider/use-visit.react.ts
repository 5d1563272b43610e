'use client'

import { useEffect, useRef } from 'react'
import type { RelatedEvent, VisitEvent } from '../client/shop-event.ts'
import { useCartClient } from './cart-provider.react.tsx'

/**
 * Emits that a shopper visits a product, a listing or the cart: once, and again for another product or listing. Emits no
 * event for `undefined`.
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
  const emitted = useRef<string>(undefined)
  useEffect(() => {
    const visit = event && visitOf(event)
    if (!event || visit === emitted.current) return
    emitted.current = visit
    emit(event)
  }, [event, emit])
}

/** The kind of an event and the ids in it. A cart that is viewed stays the same visit, whatever is done to it. */
const visitOf = (event: VisitEvent | RelatedEvent): string =>
  JSON.stringify({ ...event, product: 'product' in event && event.product.id, cart: 0, group: 0 })
