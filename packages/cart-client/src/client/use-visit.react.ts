'use client'

import { useEffect, useRef } from 'react'
import type { RelatedEvent, VisitEvent } from './shop-event.ts'
import { useCartClient } from './cart-provider.react.tsx'

/** Tells once that a shopper sees something: a product, a listing, the cart. Nothing is told of nothing. */
export function useVisit(event: VisitEvent | RelatedEvent | undefined): void {
  const { emit } = useCartClient()
  const isTold = useRef(false)
  useEffect(() => {
    if (!event || isTold.current) return
    isTold.current = true
    emit(event)
  }, [event, emit])
}
