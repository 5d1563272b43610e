'use client'

import type { ReactNode } from 'react'
import type { Merchandising } from '../catalog/merchandising.contract.ts'
import { scarcityOf } from '../catalog/product.ts'
import { useProductBlock } from './product-block.react.tsx'

/** Scarcity of the selected variant, if the owner shows it. */
export function Scarcity({
  merchandising,
}: {
  /** Texts and settings of the owner. Nothing is drawn while `scarcityEnabled` is not set. */
  readonly merchandising: Merchandising
}): ReactNode {
  const { variant } = useProductBlock()
  const view = scarcityOf(merchandising, variant)
  const text = view && (view.scarcityText ?? merchandising.scarcityText)
  return text ? <p data-cart="scarcity">{text}</p> : null
}
