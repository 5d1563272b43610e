'use client'

import { useCallback, useMemo, useState } from 'react'
import type { Product, Variant } from '../product/product.contract.ts'
import {
  choose as chosenOf,
  variantOptions,
  type Choice,
  type Selection,
  type VariantOption,
} from './selection.ts'

/** Selection of a product, and its options. */
export interface VariantSelection {
  readonly selection: Selection
  readonly options: readonly VariantOption[]
  readonly choice: Choice
  /** Once all is chosen, and there is such a one. */
  readonly variant: Variant | undefined
  /** An empty value takes a choice back. */
  readonly choose: (option: string, value: string) => void
}

/** Keeps what a shopper chooses of a product. */
export function useVariantSelection(product: Product, initial: Selection = {}): VariantSelection {
  const [selection, setSelection] = useState(initial)
  const choose = useCallback(
    (option: string, value: string) => setSelection((before) => ({ ...before, [option]: value })),
    [],
  )
  return useMemo(() => {
    const choice = chosenOf(product, selection)
    return {
      selection,
      choose,
      choice,
      options: variantOptions(product, selection),
      variant: choice.kind === 'variant' ? choice.variant : undefined,
    }
  }, [product, selection, choose])
}
