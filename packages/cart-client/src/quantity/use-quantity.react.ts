'use client'

import { useCallback, useMemo, useState } from 'react'
import { quantityInput } from '@sitewright/site/rules'
import { readQuantity, stepQuantity } from './quantity.ts'
import { selectionText } from '../catalog/selection.ts'
import { useCartClient } from '../provider/cart-provider.react.tsx'

/** A quantity that a shopper types. */
export interface Quantity {
  /** As it was typed: what the input shows. */
  readonly text: string
  /** Keeps what was typed, right or wrong. `quantity` and `problem` follow from it. */
  readonly setText: (text: string) => void
  /** `undefined` while what was typed is no quantity. */
  readonly quantity: number | undefined
  /** Error text for the shopper. */
  readonly problem: string | undefined
  /** One more, or one less. */
  readonly step: (by: number) => void
}

/** Keeps the quantity that a shopper types. */
export function useQuantity(initial: number = quantityInput.defaultValue): Quantity {
  const { messages } = useCartClient()
  const [text, setText] = useState(String(initial))
  const step = useCallback((by: number) => setText((before) => stepQuantity(before, by)), [])
  return useMemo(() => {
    const read = readQuantity(text)
    return {
      text,
      setText,
      step,
      quantity: read.ok ? read.value : undefined,
      problem: read.ok ? undefined : selectionText(read.failure, messages),
    }
  }, [text, step, messages])
}
