'use client'

import { useCallback, useMemo, useState } from 'react'
import type { Product, Variant } from '../catalog/product.contract.ts'
import {
  choose as chosenOf,
  variantOptions,
  type Choice,
  type Selection,
  type VariantOption,
} from '../catalog/selection.ts'

/** Selection of a product, and its options. */
export interface VariantSelection {
  /** The chosen values by the name of their option. */
  readonly selection: Selection
  /** All options with their values, and whether each value is offered. */
  readonly options: readonly VariantOption[]
  /** What the selection comes to: a variant, or what keeps it from being one. */
  readonly choice: Choice
  /** Once all is chosen, and there is such a one. */
  readonly variant: Variant | undefined
  /** An empty value takes a choice back. */
  readonly choose: (option: string, value: string) => void
}

/**
 * Keeps what a shopper chooses of a product.
 *
 * @example
 * ```tsx
 * import { useVariantSelection } from '@sitewright/cart-client/react'
 *
 * export function Colour({ product }: { readonly product: Product }) {
 *   const { variant, choose } = useVariantSelection(product, { Colour: 'Blue' })
 *   return <button onClick={() => choose('Colour', 'Red')}>{variant?.sku}</button>
 * }
 * ```
 */
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
